import Testing

@testable import chips

@Suite struct ColorSequenceTests {
  @Test(
    "Colour sequences are taken out, and nothing else",
    arguments: [
      ("", ""), ("plain", "plain"), ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[mred\u{1B}[m", "red"),
      ("\u{1B}[1;38;5;208ma", "a"), ("\u{1B}[38:2::1:2:3ma\u{1B}[4:3mb", "ab"), ("a\u{1B}[0m\u{1B}[K", "a"),
      ("a\u{1B}[01;31m\u{1B}[Kb\u{1B}[m\u{1B}[Kc", "abc"), ("\u{1B}[2Ka", "a"),
      ("\u{1B}[1m", ""), ("\u{1B}\u{1B}[1ma", "\u{1B}a"), ("\u{1B}[1\u{1B}[2ma", "\u{1B}[1a"),
      // Others, and those that are not whole, stay.
      ("a\u{1B}[2J", "a\u{1B}[2J"), ("\u{1B}[?25l", "\u{1B}[?25l"), ("\u{1B}[>4m", "\u{1B}[>4m"),
      ("\u{1B}]0;t\u{7}", "\u{1B}]0;t\u{7}"), ("a\u{1B}", "a\u{1B}"), ("a\u{1B}[", "a\u{1B}["),
      ("a\u{1B}[3", "a\u{1B}[3"), ("\u{1B}[3 m", "\u{1B}[3 m"), ("[31mred", "[31mred"),
      ("\u{1B}(Bm", "\u{1B}(Bm"),
      ("\u{9B}31m", "\u{9B}31m"),
    ])
  func removing(text: String, plain: String) {
    let removed = Array(text.utf8).withUnsafeBufferPointer { ColorSequence.removingAll(from: $0) }
    #expect(String(decoding: removed, as: UTF8.self) == plain)
  }

  @Test("Bytes that are not UTF-8 stay")
  func bytes() {
    let text: [UInt8] = [0xFF, 0x1B, 0x5B, 0x31, 0x6D, 0xE9]
    #expect(text.withUnsafeBufferPointer { ColorSequence.removingAll(from: $0) } == [0xFF, 0xE9])
  }
}
