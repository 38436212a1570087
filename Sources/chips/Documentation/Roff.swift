/// The language of manual pages.
enum Roff {
  /// What shows as `text`, its dashes and quotes those that can be typed and searched for.
  static func text(_ text: some StringProtocol) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
    return text.hasPrefix(".") ? "\\&\(escaped)" : escaped
  }

  static func bold(_ text: some StringProtocol) -> String { "\\fB\(self.text(text))\\fR" }

  static func italic(_ text: some StringProtocol) -> String { "\\fI\(self.text(text))\\fR" }

  /// Running text, in which the options are bold.
  static func prose(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let option = word.prefix { $0 == "-" || $0.isLetter || $0.isNumber }
      let isOption = option.hasPrefix("-") && option.contains { $0 != "-" }
      return isOption ? bold(option) + self.text(word.dropFirst(option.count)) : self.text(word)
    }.joined(separator: " ")
  }

  /// A tagged paragraph of running text; the tag has its fonts already.
  static func item(_ tag: String, _ texts: String...) -> String {
    ([".TP", tag] + texts.filter { !$0.isEmpty }.map(prose)).joined(separator: "\n")
  }
}

extension String {
  /// A sentence made of a phrase.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
