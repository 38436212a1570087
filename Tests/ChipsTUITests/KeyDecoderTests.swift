import ChipsTUI
import Testing

@Suite struct KeyDecoderTests {
  /// Bytes and the keys that they are.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let keys: [Key]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ keys: Key...) {
      (self.name, bytes, self.keys) = (name, Array(text.utf8), keys)
    }

    init(_ name: String, bytes: [UInt8], _ keys: Key...) {
      (self.name, self.bytes, self.keys) = (name, bytes, keys)
    }
  }

  static let rows = [
    Row("letters", "aG ?", .character("a"), .character("G"), .character(" "), .character("?")),
    Row("characters of several bytes", "é日👍", .character("é"), .character("日"), .character("👍")),
    Row("controls", "\u{3}\u{E}\u{1A}\u{1C}", .control("c"), .control("n"), .control("z"), .control("\\")),
    Row("both ends of a line", "\r\n", .enter, .enter),
    Row("tab and backspaces", "\t\u{8}\u{7F}", .tab, .backspace, .backspace),
    Row("cursor keys", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .up, .down, .right, .left),
    Row("cursor keys in application mode", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", .up, .down, .right, .left),
    Row(
      "home and end", "\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", .home, .end,
      .home, .end, .home, .end, .home, .end),
    Row("pages and delete", "\u{1B}[5~\u{1B}[6~\u{1B}[3~", .pageUp, .pageDown, .delete),
    Row("Shift-Tab", "\u{1B}[Z", .backTab),
    Row("Enter of the keypad", "\u{1B}OM", .enter),
    Row("a click", "\u{1B}[<0;5;3M\u{1B}[<0;5;3m", .press(Point(column: 4, row: 2))),
    Row("a click far to the right", "\u{1B}[<0;900;1M", .press(Point(column: 899, row: 0))),
    Row("other buttons, moves and modifiers", "\u{1B}[<2;5;3M\u{1B}[<32;5;3M\u{1B}[<4;5;3M"),
    Row("the wheel", "\u{1B}[<64;1;1M\u{1B}[<65;1;1M", .wheelUp, .wheelDown),
    Row(
      "a click in the old coding", bytes: [0x1B, 0x5B, 0x4D, 32, 200, 33], .press(Point(column: 167, row: 0))),
    Row(
      "wrong mouse reports", "\u{1B}[<0;5M\u{1B}[<0;0;0M\u{1B}[<;;M\u{1B}[<0;99999999999999999999;1Mx",
      .character("x")),
    Row("function keys", "\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[Ax", .character("x")),
    Row("keys with modifiers", "\u{1B}[1;5C\u{1B}[3;2~\u{1B}[27;5;9~\u{1B}[97;5ux", .character("x")),
    Row("keys with Alt", "\u{1B}q\u{1B}ax", .character("x")),
    Row("a control key within an old mouse report", "\u{1B}[M\u{3}", .control("c")),
    Row("reports", "\u{1B}[12;40R\u{1B}[?1;2c\u{1B}[I\u{1B}[Ox", .character("x")),
    Row(
      "answers in strings", "\u{1B}]11;rgb:0/0/0\u{7}\u{1B}P1$r0q\u{1B}\\\u{1B}_q\u{1B}\\x", .character("x")),
    Row("a sequence with intermediate bytes", "\u{1B}[0 q\u{1B}(Bx", .character("x")),
    Row("a control key within a sequence", "\u{1B}[1\u{3}", .control("c")),
    Row("Esc within a sequence", "\u{1B}[1\u{1B}[A", .up),
    Row("Esc twice", "\u{1B}\u{1B}[A", .escape, .up),
    Row("Ctrl-C right after Esc", "\u{1B}\u{3}", .escape, .control("c")),
    Row(
      "pasted text", "\u{1B}[200~a\n\u{1B}[A日\u{1B}[201~x", .paste(Array("a\n\u{1B}[A日".utf8)),
      .character("x")),
    Row("nothing pasted", "\u{1B}[200~\u{1B}[201~", .paste([])),
    Row(
      "bytes that are not UTF-8", bytes: [0xFF, 0x80, 0xC3, 0x61, 0xE6, 0x97, 0x1B, 0x5B, 0x41],
      .character("a"), .up),
  ]

  @Test("Bytes become keys", arguments: rows)
  func decoding(row: Row) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(row.bytes) == row.keys)
    #expect(!decoder.isAmbiguous)
  }

  @Test("However the bytes are cut, the keys are the same", arguments: rows)
  func cuts(row: Row) {
    for cut in 0...row.bytes.count {
      var decoder = KeyDecoder()
      let keys = decoder.decode(row.bytes[..<cut]) + decoder.decode(row.bytes[cut...])
      #expect(keys == row.keys, "cut at \(cut)")
    }
  }

  @Test("An ESC that nothing follows is the key Esc")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isAmbiguous)
    #expect(decoder.pause() == .escape)
    #expect(!decoder.isAmbiguous)
    #expect(decoder.pause() == nil)
    #expect(decoder.decode(Array("[A".utf8)) == [.character("["), .character("A")])
  }

  @Test("A pause within a sequence loses nothing of it")
  func slowSequence() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8)).isEmpty)
    #expect(decoder.pause() == nil)
    #expect(decoder.decode(Array("A".utf8)) == [.up])
  }

  @Test("Alt with the blank or a sign is not Esc", arguments: [" ", "/", "!"])
  func altSign(sign: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(("\u{1B}" + sign).utf8)).isEmpty)
    #expect(decoder.pause() == nil)
    #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
  }

  @Test("Ctrl-C by itself is the way out of pasted text without an end")
  func endlessPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~ab".utf8)).isEmpty)
    #expect(decoder.decode([0x03]) == [.control("c")])
    #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
  }

  @Test("A key with Alt that begins a string swallows nothing after a pause", arguments: ["]", "P", "_"])
  func altString(letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(("\u{1B}" + letter).utf8)).isEmpty)
    #expect(decoder.isAmbiguous)
    #expect(decoder.pause() == nil)
    #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
  }

  @Test("Random bytes never keep Ctrl-C from coming through, outside pasted text")
  func randomBytes() {
    for seed in 0..<2000 {
      var decoder = KeyDecoder()
      let bytes = (0..<30).map { UInt8(truncatingIfNeeded: (seed + 3) * ($0 + 7) * 2_654_435_761 >> 13) }
      _ = decoder.decode(bytes)
      _ = decoder.pause()
      // Within the three bytes of an old mouse report it may take as many tries.
      let keys = decoder.decode([3, 3, 3, 3])
      #expect(keys.contains(.control("c")), "\(bytes)")
    }
  }
}
