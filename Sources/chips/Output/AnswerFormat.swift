import FoundationEssentials

/// How an answer is written.
enum AnswerFormat: Equatable {
  /// The bytes of each option, this between them and a newline at the end.
  case separated(by: [UInt8])
  /// The bytes of each option, NUL after each.
  case null
  /// An array of strings on a line. What is not UTF-8 becomes U+FFFD.
  case json
  /// Words in single quotes, a blank between them and a newline at the end: a part of a command line for any POSIX shell.
  case shell

  init(_ configuration: Configuration) {
    self =
      switch configuration.outputFormat {
      case .lines: .separated(by: configuration.separator ?? Self.newline)
      case .null: .null
      case .json: .json
      case .shell: .shell
      }
  }

  private static let newline = [UInt8(ascii: "\n")]

  /// What stands before the first option.
  var start: [UInt8] { self == .json ? [UInt8(ascii: "[")] : [] }

  /// What stands between two options.
  var separator: [UInt8] {
    switch self {
    case .separated(let separator): separator
    case .null: [0]
    case .json: [UInt8(ascii: ",")]
    case .shell: [UInt8(ascii: " ")]
    }
  }

  /// What stands after the last option.
  var end: [UInt8] {
    switch self {
    case .separated, .shell: Self.newline
    case .null: [0]
    case .json: Array("]\n".utf8)
    }
  }

  /// Whether something is printed for no option.
  var printsEmptyAnswer: Bool { self == .json }

  /// Appends an option as it is written.
  func append(_ option: ArraySlice<UInt8>, to text: inout [UInt8]) {
    switch self {
    case .separated, .null: text += option
    case .json: text += Self.jsonString(String(decoding: option, as: UTF8.self))
    case .shell:
      let quote = UInt8(ascii: "'")
      text.append(quote)
      for byte in option {
        // Nothing is special between single quotes, so one of them has to stand outside.
        if byte == quote { text += "'\\''".utf8 } else { text.append(byte) }
      }
      text.append(quote)
    }
  }

  private static func jsonString(_ string: String) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string can always be encoded.
    return (try? encoder.encode(string)) ?? Data("\"\"".utf8)
  }
}
