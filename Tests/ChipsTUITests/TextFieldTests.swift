import ChipsTUI
import Testing

@Suite struct TextFieldTests {
  private func field(_ text: String, _ keys: [Key]) -> TextField {
    var field = TextField(text)
    for key in keys { _ = field.edit(key) }
    return field
  }

  @Test(
    "Editing",
    arguments: [
      ("", [.character("a"), .character(" "), .character("b")], "a b"),
      ("abc", [.left, .left, .character("x")], "axbc"),
      ("abc", [.home, .character("x"), .end, .character("y")], "xabcy"),
      ("abc", [.control("a"), .delete, .control("e"), .backspace], "b"),
      ("abc", [.left, .control("u")], "c"),
      ("one two  ", [.control("w")], "one "),
      ("one two", [.left, .control("w")], "one o"),
      ("", [.backspace, .delete, .left, .right, .control("w"), .control("u")], ""),
      ("a", [.right, .right, .left, .left, .left, .character("x")], "xa"),
      ("🇯🇵🇨🇿", [.backspace], "🇯🇵"),
      ("ae\u{301}\u{323}", [.backspace], "a"),
      ("👨\u{200D}👩\u{200D}👧x", [.left, .left, .delete], "x"),
      ("e", [.character("\u{301}"), .left, .delete], ""),
      ("a", [.paste(Array("1\r\n2\u{1B}[A\t3\n".utf8))], "a1 2 [A 3 "),
      ("a", [.paste([0x62, 0xFF])], "ab\u{FFFD}"),
    ] as [(String, [Key], String)])
  func editing(text: String, keys: [Key], expected: String) {
    #expect(Array(field(text, keys).text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Keys that are not for a field are told apart",
    arguments: [.enter, .escape, .up, .down, .tab, .control("t")] as [Key])
  func otherKeys(key: Key) {
    var field = TextField("a")
    let edit = field.edit(key)
    #expect(edit == .notForText)
    #expect(field == TextField("a"))
  }

  @Test(
    "Text that is too wide scrolls so that the cursor is in view",
    arguments: [
      ("abc", [], 10, "abc", 3), ("abcdef", [], 6, "bcdef", 5), ("abcdef", [], 1, "", 0),
      ("abcdef", [.home], 4, "abc…", 0), ("日本語", [], 5, "本語", 4), ("日本語", [.left], 5, "日本…", 4),
    ] as [(String, [Key], Int, String, Int)])
  func scrolling(text: String, keys: [Key], columns: Int, shown: String, cursorColumn: Int) {
    let visible = field(text, keys).visible(columns: columns, rules: .forTerminal(.utf8))
    #expect(visible.text.string == shown)
    #expect(visible.cursorColumn == cursorColumn)
  }

  @Test("The cursor has a column of its own, and the text fits, at every width")
  func everyWidth() {
    let rules = TextRules.forTerminal(.utf8)
    for columns in 1...20 {
      for left in 0...8 {
        let field = field("ab日本cde\u{301}🇯🇵", [Key](repeating: .left, count: left))
        let visible = field.visible(columns: columns, rules: rules)
        #expect(visible.cursorColumn < columns)
        #expect(visible.text.columns <= columns)
      }
    }
  }
}
