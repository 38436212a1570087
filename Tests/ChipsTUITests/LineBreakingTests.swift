import TestSupport
import Testing

@testable import ChipsTUI

@Suite struct LineBreakingTests {
  private let rules = TextRules.forTerminal(.utf8)

  private func lines(_ text: String, within limit: Int, atMost count: Int) -> [String] {
    rules.lines(of: Array(text.utf8)[...], within: limit, atMost: count).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    "Text is broken at blanks, and in words that are too long",
    arguments: [
      ("it fits", "Free shipping", 13, 3, ["Free shipping"]),
      ("at the blank", "Free shipping", 12, 3, ["Free", "shipping"]),
      ("as much as fits", "a b c d e", 5, 3, ["a b c", "d e"]),
      ("the last has the rest", "a b c d e", 3, 2, ["a b", "c d e"]),
      ("one line", "a b c d e", 3, 1, ["a b c d e"]),
      ("a long word", "Available", 4, 3, ["Avai", "labl", "e"]),
      ("a long word after a short one", "an available one", 5, 9, ["an", "avail", "able", "one"]),
      ("several blanks", "ab   cd", 3, 3, ["ab", "cd"]), ("blanks before", "  ab cd", 4, 3, ["  ab", "cd"]),
      ("blanks before a long word", "  abcdef", 4, 3, ["  ab", "cdef"]),
      ("blanks after", "abcd   ", 4, 3, ["abcd"]),
      ("nothing", "", 4, 3, [""]), ("blanks only", "      ", 4, 3, ["    ", "  "]),
      ("wide characters", "日本語", 5, 3, ["日本", "語"]), ("wider than the line", "日本", 1, 3, ["日本"]),
      ("marks stay with their base", "e\u{301}e\u{301}e\u{301}", 2, 3, ["e\u{301}e\u{301}", "e\u{301}"]),
    ])
  func lines(name: String, text: String, limit: Int, count: Int, expected: [String]) {
    #expect(lines(text, within: limit, atMost: count) == expected)
  }

  @Test("ASCII is broken as other text is, and measured as it is broken")
  func asciiAlike() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        Bool.random(using: &generator) ? UInt8(ascii: " ") : UInt8(ascii: "x")
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let limit = Int.random(in: 0...8, using: &generator)
      // A letter of one column that is not ASCII in place of each.
      let other = lines(text.replacing("x", with: "é"), within: limit, atMost: 5).map {
        $0.replacing("é", with: "x")
      }
      let lines = lines(text, within: limit, atMost: 5)
      #expect(lines == other, "\(text.debugDescription) in \(limit)")
      let size = bytes.withUnsafeBufferPointer { rules.size(inLinesOf: $0, within: limit, atMost: 5) }
      #expect(size == Size(columns: lines.map { min($0.count, limit) }.max() ?? 0, rows: lines.count))
    }
  }

  @Test("At every width each line but the last fits, and only blanks are left out")
  func laws() {
    let text = "Half of a dozen words, 日本語 and unreasonably-long-ones e\u{301}  among them"
    for limit in 2...80 {
      for count in 1...12 {
        let lines = lines(text, within: limit, atMost: count)
        #expect(lines.count <= count)
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        for line in lines.dropLast() where limit > 2 {
          #expect(rules.columns(of: Array(line.utf8)[...]) <= limit)
          #expect(!line.isEmpty && line.last != " ")
        }
      }
    }
  }
}
