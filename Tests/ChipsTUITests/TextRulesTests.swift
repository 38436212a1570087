import ChipsTUI
import Testing

@Suite struct TextRulesTests {
  /// A title, what is shown for it, and its columns.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let title: [UInt8]
    let shown: String
    let columns: Int
    var testDescription: String { name }

    init(_ name: String, _ title: [UInt8], _ shown: String, _ columns: Int) {
      (self.name, self.title, self.shown, self.columns) = (name, title, shown, columns)
    }

    init(_ name: String, _ title: String, _ shown: String, _ columns: Int) {
      self.init(name, Array(title.utf8), shown, columns)
    }
  }

  static let rows = [
    Row("ASCII", "Free shipping", "Free shipping", 13),
    Row("nothing", "", "", 0),
    Row("blanks are kept", "  a  ", "  a  ", 5),
    Row("Latin-1 bytes", [0x63, 0xE9, 0x20], "c\u{FFFD} ", 3),
    Row("each wrong byte", [0xFF, 0xFE, 0xC0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", 4),
    Row("a sequence cut short", [0xE6, 0x97], "\u{FFFD}\u{FFFD}", 2),
    Row("a surrogate", [0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 3),
    Row("above U+10FFFF", [0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", 4),
    Row("C0 controls", "\u{0}\t\n\r\u{1B}\u{1F}", "␀␉␊␍␛␟", 6),
    Row("DEL", "\u{7F}", "␡", 1),
    Row("C1 controls", "\u{80}\u{9B}31m", "\u{FFFD}\u{FFFD}31m", 5),
    Row("line and paragraph separators", "a\u{2028}b\u{2029}", "a␤b␤", 4),
    Row("wide", "日本語", "日本語", 6),
    Row("fullwidth", "ａｂｃ", "ａｂｃ", 6),
    Row("composed", "\u{E9}", "\u{E9}", 1),
    Row("combining", "e\u{301}", "e\u{301}", 1),
    Row(
      "four marks on a base at most", "h" + String(repeating: "\u{321}\u{301}", count: 4),
      "h\u{321}\u{301}\u{321}\u{301}", 1),
    Row("marks on a wide base", "日\u{301}", "日\u{301}", 2),
    Row("a mark with no base", "\u{301}a", "a", 1),
    Row("bidirectional controls", "\u{202E}evil\u{202C}\u{2066}\u{200F}\u{61C}", "evil", 4),
    Row("zero width", "zero\u{200B}\u{200D}\u{2060}\u{FEFF}\u{AD}width", "zerowidth", 9),
    Row("a variation selector", "❤\u{FE0F}", "❤", 1),
    Row("a skin tone", "👍\u{1F3FD}", "👍", 2),
    Row("joiners", "👨\u{200D}👩\u{200D}👧", "👨👩👧", 6),
    Row("a flag", "🇯🇵", "🇯🇵", 2),
    Row("Hangul in parts", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}", 2),
    Row("unassigned", "\u{378}\u{1FFFE}", "\u{FFFD}\u{FFFD}", 2),
    Row("right to left", "עברית", "עברית", 5),
  ]

  @Test("What is shown, and its columns", arguments: rows)
  func shown(row: Row) {
    let rules = TextRules.forTerminal(.utf8)
    let shown = rules.shown(row.title[...], within: 100)
    #expect(Array(shown.string.unicodeScalars) == Array(row.shown.unicodeScalars))
    #expect(shown.columns == row.columns)
    #expect(rules.columns(of: row.title[...]) == row.columns)
  }

  static let asciiRows = [
    Row("what is not ASCII", "Größe 日本 e\u{301}", "Gr??e ?? e", 10),
    Row("controls", "a\u{1B}b\u{7F}", "a?b?", 4),
    Row("wrong bytes", [0xFF, 0x41], "?A", 2),
    Row("not shown", "a\u{200B}", "a", 1),
  ]

  @Test("With titles in ASCII", arguments: asciiRows)
  func shownInASCII(row: Row) {
    let rules = TextRules.forTerminal(.other)
    let shown = rules.shown(row.title[...], within: 100)
    #expect(shown.string == row.shown)
    #expect(rules.columns(of: row.title[...]) == row.columns)
  }

  @Test("What is shown takes the columns that it says, and never more than allowed", arguments: rows)
  func limits(row: Row) {
    let rules = TextRules.forTerminal(.utf8)
    for limit in 0...20 {
      let shown = rules.shown(row.title[...], within: limit)
      #expect(shown.columns <= limit)
      #expect(rules.columns(of: Array(shown.string.utf8)[...]) == shown.columns)
      if row.columns <= limit {
        #expect(shown.string == row.shown)
      } else if limit > 0 {
        #expect(shown.string.hasSuffix("…"))
      }
    }
  }

  @Test(
    "A cut separates no marks from their base and halves no wide character",
    arguments: [
      ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("日本語", 1, "…"), ("日本語", 0, ""),
      ("ae\u{301}\u{302}bc", 3, "ae\u{301}\u{302}…"), ("ae\u{301}bc", 2, "a…"),
      // A vowel sign that takes a column of its own goes with its base.
      ("a\u{915}\u{93E}bcd", 3, "a…"), ("a\u{915}\u{93E}bcd", 4, "a\u{915}\u{93E}…"),
    ])
  func cuts(title: String, limit: Int, expected: String) {
    let shown = TextRules.forTerminal(.utf8).shown(Array(title.utf8)[...], within: limit)
    #expect(Array(shown.string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "In ASCII two dots take the place of the ellipsis",
    arguments: [(5, "abc.."), (2, ".."), (1, "."), (0, "")])
  func dots(limit: Int, expected: String) {
    let rules = TextRules(symbols: .ascii) { _ in 1 }
    #expect(rules.shown(Array("abcdefgh".utf8)[...], within: limit).string == expected)
  }

  @Test("A scalar that is shown is neither ignorable nor a skin tone, and only one of no columns is a mark")
  func everyScalar() {
    let rules = TextRules.forTerminal(.utf8)
    for scalar in (0xA0...0x1FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      // After a base, so that a mark shows.
      let shown = rules.shown(Array("a\(scalar)".utf8)[...], within: 9)
      guard shown.string.unicodeScalars.dropFirst().first == scalar else { continue }
      let properties = scalar.properties
      #expect(!properties.isDefaultIgnorableCodePoint && !properties.isEmojiModifier, "\(scalar.value)")
      if shown.columns > 1, properties.generalCategory == .nonspacingMark { Issue.record("\(scalar.value)") }
    }
  }

  @Test("Random bytes are shown in as many columns as are measured")
  func randomBytes() {
    let rules = TextRules.forTerminal(.utf8)
    for seed in 0..<2000 {
      let bytes = (0..<20).map { UInt8(truncatingIfNeeded: (seed + 3) * ($0 + 7) * 2_654_435_761 >> 13) }
      let shown = rules.shown(bytes[...], within: .max)
      #expect(shown.columns == rules.columns(of: bytes[...]), "\(bytes)")
      #expect(
        !shown.string.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) },
        "\(bytes)")
    }
  }
}
