/// The options that the environment variable `CHIPS_OPTS` holds.
enum EnvironmentOptions {
  static let variable = "CHIPS_OPTS"

  /// The words of `text`: split at blanks, tabs and newlines. Within single quotes every character stands for itself,
  /// within double quotes all but `"` and a backslash before `"` or a backslash; elsewhere a backslash makes the next
  /// character stand for itself. Nothing is expanded.
  ///
  /// - Throws: `UsageError` when a quote is not closed or nothing follows a backslash.
  static func words(of text: [UInt8]) throws(UsageError) -> [[UInt8]] {
    var words: [[UInt8]] = []
    // The word that is being read; nil between words, as one may be empty.
    var word: [UInt8]?
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        if let word { words.append(word) }
        word = nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        word = (word ?? []) + (try quoted(from: &rest, by: byte))
      case backslash:
        guard let next = rest.popFirst() else {
          throw UsageError("a backslash ends it; write two for one, or leave it out")
        }
        word = (word ?? []) + [next]
      default: word = (word ?? []) + [byte]
      }
    }
    return words + [word].compactMap(\.self)
  }

  private static let backslash = UInt8(ascii: "\\")

  /// Takes what is quoted and the closing quote off the start of `text`.
  private static func quoted(from text: inout ArraySlice<UInt8>, by quote: UInt8) throws(UsageError)
    -> [UInt8]
  {
    var quoted: [UInt8] = []
    while let byte = text.popFirst() {
      if byte == quote { return quoted }
      if byte == backslash, quote == UInt8(ascii: "\""), let next = text.first,
        next == quote || next == backslash
      {
        quoted.append(next)
        text.removeFirst()
      } else {
        quoted.append(byte)
      }
    }
    throw UsageError("a quote is open; close it with \(Character(Unicode.Scalar(quote)))")
  }
}
