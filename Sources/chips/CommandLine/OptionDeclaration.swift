/// An option of the command line.
struct OptionDeclaration {
  /// What an option does to the configuration.
  enum Action {
    case flag((inout Configuration) -> Void)
    /// With a value, which help calls by `placeholder`. Throws when the value cannot be used.
    ///
    /// `words` are the values that are worth offering; all that there are where it is one of a fixed set.
    case value(placeholder: String, words: [String], (inout Configuration, Value) throws(UsageError) -> Void)

    /// With a value of any kind.
    static func value(
      _ placeholder: String, _ set: @escaping (inout Configuration, Value) throws(UsageError) -> Void
    ) -> Action {
      .value(placeholder: placeholder, words: [], set)
    }

    /// With one of the words of a type as its value.
    static func choice<Word: CaseIterable & RawRepresentable<String>>(
      _ placeholder: String, of _: Word.Type, _ set: @escaping (inout Configuration, Word) -> Void
    ) -> Action {
      let words = Word.allCases.map(\.rawValue)
      return .value(placeholder: placeholder, words: words) { configuration, value throws(UsageError) in
        guard let word = Word(rawValue: value.text) else {
          throw value.error("takes \(words.alternatives)")
        }
        set(&configuration, word)
      }
    }

    /// With a whole number of at least `minimum` as its value.
    static func number(
      _ placeholder: String, atLeast minimum: Int, _ set: @escaping (inout Configuration, Int) -> Void
    ) -> Action {
      .value(placeholder) { configuration, value throws(UsageError) in
        let isWritten = value.bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isWritten, let number = Int(value.text), number >= minimum else {
          throw value.error("takes a whole number, \(minimum) or more")
        }
        set(&configuration, number)
      }
    }
  }

  /// What options are about: the parts of help.
  enum Section: String, CaseIterable {
    case input = "Input"
    case choice = "Choice"
    case answer = "Answer"
    case screen = "Screen"
    case chips = "Chips"
    case search = "Search"
    case other = "Other"
  }

  /// The name after two dashes.
  let name: String
  /// The letter after one dash; nil for none.
  let letter: Character?
  let section: Section
  /// What it means, in a few words.
  let meaning: String
  /// What else the manual says; empty for nothing.
  let details: String
  let action: Action

  init(
    _ name: String, letter: Character? = nil, in section: Section, _ meaning: String, details: String = "",
    _ action: Action
  ) {
    self.name = name
    self.letter = letter
    self.section = section
    self.meaning = meaning
    self.details = details
    self.action = action
  }

  /// What the value is called; nil when the option takes none.
  var placeholder: String? {
    if case .value(let placeholder, _, _) = action { placeholder } else { nil }
  }

  /// The values that are worth offering.
  var words: [String] {
    if case .value(_, let words, _) = action { words } else { [] }
  }

  /// The value of an option as it was given.
  struct Value {
    let bytes: [UInt8]
    /// The option as it was written, such as `-t` or `--title`.
    let option: String

    /// The value as text, for options whose values are words or numbers.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The error that the value is not what the option `takes…`.
    func error(_ takes: String) -> UsageError {
      UsageError("\(option) \(takes), not \(bytes.quoted)")
    }
  }
}

extension [String] {
  /// Words to choose one from, as in `lines, tsv, csv or json`.
  var alternatives: String {
    let others = dropLast().joined(separator: ", ")
    return [others, last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
  }
}
