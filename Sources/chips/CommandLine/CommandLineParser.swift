/// Makes a configuration of command line arguments, by the table of options.
struct CommandLineParser {
  private var configuration = Configuration()
  private var rest: ArraySlice<[UInt8]> = []

  /// Whether labels are refused.
  private var takesOptionsOnly = false

  /// The configuration that `arguments` ask for, the program's name not among them.
  ///
  /// `--name VALUE` and `--name=VALUE`; letters combine, and a value may follow its letter at once; `-` alone is a
  /// label; after `--` everything is.
  ///
  /// - Parameter environmentOptions: the value of `CHIPS_OPTS`, which holds options that come before the others.
  /// - Throws: `UsageError` for the first argument that cannot be understood, or for options that cannot be together.
  static func parse(
    _ arguments: [[UInt8]], environmentOptions: [UInt8] = []
  ) throws(UsageError) -> Configuration {
    var parser = CommandLineParser()
    do throws(UsageError) {
      parser.takesOptionsOnly = true
      try parser.takeAll(EnvironmentOptions.words(of: environmentOptions))
    } catch {
      throw UsageError("\(EnvironmentOptions.variable): \(error.message)")
    }
    parser.takesOptionsOnly = false
    try parser.takeAll(arguments)
    do throws(UsageError) {
      try parser.configuration.check()
    } catch {
      // What is not on the command line may be there.
      throw environmentOptions.isEmpty
        ? error : UsageError("\(error.message) (\(EnvironmentOptions.variable) counts too)")
    }
    return parser.configuration
  }

  private mutating func takeAll(_ arguments: [[UInt8]]) throws(UsageError) {
    rest = arguments[...]
    while let argument = rest.popFirst() { try take(argument) }
  }

  private static let dash = UInt8(ascii: "-")

  private mutating func take(_ argument: [UInt8]) throws(UsageError) {
    let isOption = argument.first == Self.dash && argument.count > 1 && !argument.elementsEqual("--".utf8)
    if takesOptionsOnly, !isOption {
      throw UsageError("\(argument.quoted) is no option; give labels as arguments")
    }
    if argument.elementsEqual("--".utf8) {
      configuration.labels += rest
      rest = []
    } else if argument.starts(with: "--".utf8) {
      try takeLong(argument.dropFirst(2))
    } else if isOption {
      try takeLetters(argument.dropFirst())
    } else {
      configuration.labels.append(argument)
    }
  }

  private mutating func takeLong(_ text: ArraySlice<UInt8>) throws(UsageError) {
    let name = text.prefix { $0 != UInt8(ascii: "=") }
    let attached = name.endIndex < text.endIndex ? Array(text[(name.endIndex + 1)...]) : nil
    guard let option = OptionTable.options.first(where: { $0.name.utf8.elementsEqual(name) }) else {
      throw unknown(Array("--".utf8) + name)
    }
    let written = "--\(option.name)"
    if case .flag = option.action, attached != nil {
      throw UsageError("\(written) takes no value; leave out the =")
    }
    try perform(option, written: written, attached: attached)
  }

  private mutating func takeLetters(_ letters: ArraySlice<UInt8>) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = OptionTable.options.first(where: { $0.letter?.asciiValue == letter }) else {
        // All of a letter that is not ASCII, so that the message can show it.
        throw unknown([Self.dash, letter] + letters.prefix { $0 & 0xC0 == 0x80 })
      }
      var attached: [UInt8]?
      if case .value = option.action, !letters.isEmpty {
        attached = Array(letters)
        letters = []
      }
      try perform(option, written: "-\(Character(Unicode.Scalar(letter)))", attached: attached)
    }
  }

  private mutating func perform(
    _ option: OptionDeclaration, written: String, attached: [UInt8]?
  ) throws(UsageError) {
    switch option.action {
    case .flag(let set): set(&configuration)
    case .value(let placeholder, _, let set):
      guard let bytes = attached ?? rest.popFirst() else {
        throw UsageError("\(written) needs a value: \(written) \(placeholder)")
      }
      try set(&configuration, OptionDeclaration.Value(bytes: bytes, option: written))
    }
  }

  private func unknown(_ option: [UInt8]) -> UsageError {
    UsageError(
      "no option is called \(option.quoted); chips --help lists them, and a label that begins with - goes after --"
    )
  }
}
