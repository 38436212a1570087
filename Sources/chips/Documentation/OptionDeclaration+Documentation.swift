/// What help, the manual and the completions say of an option.
extension OptionDeclaration {
  /// Its letter, if it has one, and its name, with their dashes: `-o`, `--output`.
  var spellings: [String] {
    [letter.map { "-\($0)" }, "--\(name)"].compactMap(\.self)
  }

  var takesValue: Bool { placeholder != nil }

  /// What it means, and where its value is one of a few, which: `…: lines (default), tsv, csv or json`.
  var meaningWithWords: String {
    guard !words.isEmpty else { return meaning }
    return meaning + ": " + words.map { $0 == defaultWord ? "\($0) (default)" : $0 }.alternatives
  }

  /// The word that is as if the option were not there; nil when there is none.
  var defaultWord: String? {
    words.first { configuration(after: $0) == Configuration() }
  }

  /// Whether it counts each time it is there, not only the last time.
  var isRepeatable: Bool {
    configuration(after: "1", "2") != configuration(after: "2")
  }

  /// What the option asks for, once with each of `values` that it takes.
  private func configuration(after values: String...) -> Configuration {
    var configuration = Configuration()
    guard case .value(_, _, let set) = action else { return configuration }
    for value in values { try? set(&configuration, Value(bytes: Array(value.utf8), option: name)) }
    return configuration
  }
}
