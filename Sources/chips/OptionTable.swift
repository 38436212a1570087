/// An option of the command line.
struct OptionDeclaration {
  /// What an option does to the configuration.
  enum Action {
    case flag((inout Configuration) -> Void)
    /// With a value, which help calls by `placeholder`. Throws when the value cannot be used.
    case value(placeholder: String, (inout Configuration, Value) throws(UsageError) -> Void)
  }

  /// The name after two dashes.
  let name: String
  /// The letter after one dash; nil for none.
  let letter: Character?
  /// What it means, in a line of help.
  let meaning: String
  let action: Action

  init(_ name: String, letter: Character? = nil, _ meaning: String, _ action: Action) {
    self.name = name
    self.letter = letter
    self.meaning = meaning
    self.action = action
  }

  /// What the value is called; nil when the option takes none.
  var placeholder: String? {
    if case .value(let placeholder, _) = action { placeholder } else { nil }
  }
}

/// All options: the one table that the parser and `--help` are made from.
enum OptionTable {
  nonisolated(unsafe) static let options: [OptionDeclaration] = [
    OptionDeclaration(
      "title", letter: "t", "a line above the chips",
      .value(placeholder: "TEXT") { configuration, value in configuration.title = value.bytes }),
    OptionDeclaration(
      "read0", letter: "0", "records on standard input end with NUL", .flag { $0.readsNUL = true }),
    OptionDeclaration(
      "select", letter: "s", "chosen at the start (repeatable)",
      .value(placeholder: "OPTION") { configuration, value in configuration.selected.append(value.bytes) }),
    OptionDeclaration("select-all", "all are chosen at the start", .flag { $0.selectsAll = true }),
    OptionDeclaration(
      "print0", "NUL after each printed option, not a newline", .flag { $0.printsNUL = true }),
    OptionDeclaration(
      "height", "auto or full; both take the whole screen",
      .value(placeholder: "HEIGHT") { _, value throws(UsageError) in
        guard ["auto", "full"].contains(value.text) else { throw value.error("takes auto or full") }
      }),
    OptionDeclaration("search", "start in the search field", .flag { $0.startsInSearch = true }),
    OptionDeclaration(
      "fuzzy", "search for a term's characters in order, not nearby", .flag { $0.searchMode = .fuzzy }),
    OptionDeclaration(
      "filter", "print the options that match, without interface",
      .value(placeholder: "QUERY") { configuration, value in configuration.request = .filter(value.text) }),
    OptionDeclaration("no-mouse", "leave the mouse to the terminal", .flag { $0.usesMouse = false }),
    OptionDeclaration(
      "timeout", "give up, with status 124, after so long without a key",
      .value(placeholder: "SECONDS") { configuration, value throws(UsageError) in
        guard let seconds = Double(value.text), seconds > 0, seconds.isFinite else {
          throw value.error("takes a number of seconds above 0")
        }
        configuration.timeout = seconds
      }),
    OptionDeclaration("help", letter: "h", "show this help", .flag { $0.request = .help }),
    OptionDeclaration("version", "show the version", .flag { $0.request = .version }),
  ]
}

extension OptionDeclaration {
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
