import Testing

/// Typing tags and removing chips, in the built program.
@Suite("Tags", .inBothModes)
struct TagsTests {
  private func picker(_ arguments: [String], columns: Int = 40, rows: Int = 10) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    try tmux.run("clear; chips \(ScreenMode.current.options) \(words) > answer; echo status $?")
    try tmux.waitFor(text: " chosen")
    return tmux
  }

  private func answer(of tmux: Tmux) throws -> String {
    try tmux.waitFor(text: "status 0")
    return try tmux.directory.text(of: "answer")
  }

  /// Goes from the field to the chips.
  private func leaveField(of tmux: Tmux) throws {
    try tmux.press("Escape")
    // Or the next key would be taken for one with Alt.
    try tmux.waitFor(text: "[+ add ]")
  }

  @Test("a typed tag is added, chosen, and printed after the others")
  func adding() throws {
    let tmux = try picker(["--add", "a", "b"])
    try tmux.press("n")
    try tmux.waitFor(screen: "[  a] [  b] [+     ]\n0 of 2 chosen  Esc, Enter accept")
    try tmux.type("new one")
    try tmux.waitFor(text: "[  a] [  b] [+ new one ]")
    try tmux.press("Enter")
    try tmux.waitFor(text: "[  a] [  b] [✓ new one] [+     ]")
    try tmux.type("日本語")
    try tmux.press("Enter")
    try tmux.waitFor(text: "[  a] [  b] [✓ new one] [✓ 日本語]\n[+     ]")
    try leaveField(of: tmux)
    try tmux.press("Right", "Space", "Enter")
    #expect(try answer(of: tmux) == "b\nnew one\n日本語\n")
  }

  @Test("combining and emoji input is edited by whole characters, in the middle too")
  func characters() throws {
    let tmux = try picker(["--add", "a"])
    try tmux.press("n")
    try tmux.type("e\u{301}x👍🏽y")
    try tmux.waitFor(text: "[+ e\u{301}x👍")
    // Between x and the thumb, which goes as one.
    try tmux.press("Left", "Left")
    try tmux.type("-")
    try tmux.press("Delete")
    try tmux.waitFor(text: "[+ e\u{301}x-y ]")
    try tmux.press("Left", "Left", "BSpace", "End", "Enter")
    try tmux.waitFor(text: "[✓ x-y]")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "x-y\n")
  }

  @Test("three pasted lines are one text, and add nothing by themselves")
  func paste() throws {
    let tmux = try picker(["--add", "a"])
    try tmux.press("n")
    try tmux.paste("one\ntwo\nthree")
    try tmux.waitFor(screen: "[  a] [+ one two three ]\n0 of 1 chosen  Enter add  Esc clear")
    try tmux.press("Enter")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "one two three\n")
  }

  @Test("Backspace in the empty field takes tags back one by one")
  func backspace() throws {
    let tmux = try picker(["--add", "a"])
    try tmux.press("n", "x", "Enter", "y", "Enter", "z", "Enter")
    try tmux.waitFor(text: "[✓ x] [✓ y] [✓ z]")
    try tmux.press("BSpace", "BSpace")
    try tmux.waitFor(text: "[  a] [✓ x] [+     ]\n1 of 2 chosen")
    try leaveField(of: tmux)
    try tmux.press("u")
    try tmux.waitFor(text: "[  a] [✓ x] [✓ y] [+ add ]\n2 of 3 chosen")
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "x\ny\n")
  }

  @Test("the field keeps its text and its place when the terminal is resized")
  func resize() throws {
    let tmux = try picker(["--add", "apple", "food"])
    try tmux.press("n")
    try tmux.type("some text")
    try tmux.waitFor(text: "[  apple] [  food] [+ some text ]")
    try tmux.resize(columns: 20, rows: 10)
    try tmux.waitFor(text: "[  apple] [  food]\n[+ some text ]\n")
    try tmux.type("!")
    try tmux.waitFor(text: "[  apple] [  food]\n[+ some text! ]\n")
    try tmux.resize(columns: 40, rows: 10)
    try tmux.waitFor(text: "[  apple] [  food] [+ some text! ]")
    try tmux.press("Enter")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "some text!\n")
  }

  @Test("suggestions stand under the field, and one that is taken is chosen")
  func suggestions() throws {
    let tmux = try picker(["--add", "food", "foobar", "apple"])
    try tmux.press("n")
    try tmux.type("fö")
    try tmux.waitFor(
      screen:
        "[  food] [  foobar] [  apple] [+ fö  ]\n[  food] [  foobar]\n0 of 3 chosen  Enter add")
    try tmux.press("BSpace", "o", "Down", "Right")
    try tmux.waitFor(
      screen:
        "[  food] [  foobar] [  apple] [+ fo  ]\n[  food] [  foobar]\n0 of 3 chosen  Enter choose  Esc back")
    try tmux.press("Enter")
    try tmux.waitFor(
      screen: "[  food] [✓ foobar] [  apple] [+     ]\n1 of 3 chosen  Esc, Enter accept")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "foobar\n")
  }

  @Test("removed chips are no part of the answer; undo and a click on the sign")
  func removing() throws {
    let tmux = try picker(["--removable", "--select-all", "a", "b", "c"])
    try tmux.waitFor(text: "[✓ a ×] [✓ b ×] [✓ c ×]\n3 of 3 chosen")
    try tmux.press("Right", "x")
    try tmux.waitFor(text: "[✓ a ×] [✓ c ×]\n2 of 2 chosen")
    try tmux.type("\u{1B}[<0;6;1M")
    try tmux.waitFor(text: "[✓ c ×]\n1 of 1 chosen")
    try tmux.press("u")
    try tmux.waitFor(text: "[✓ a ×] [✓ c ×]\n2 of 2 chosen")
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "a\nc\n")
  }

  @Test("with --add neither labels nor options are needed")
  func nothing() throws {
    let tmux = try picker(["--add"])
    try tmux.waitFor(screen: "[+     ]\n0 of 0 chosen  Esc, Enter accept")
    try tmux.type("one")
    try tmux.press("Enter")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "one\n")
    try tmux.run("clear; chips \(ScreenMode.current.options) --add </dev/null > answer; echo status $?")
    try tmux.waitFor(text: "0 of 0 chosen")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    #expect(try answer(of: tmux) == "")
  }

  @Test("the region below the prompt grows as tags are added, and is gone afterwards", .onWholeScreen)
  func growing() throws {
    let tmux = try Tmux(columns: 20, rows: 20)
    try tmux.run("CHIPS_OPTS= chips --add a > answer; echo status $?")
    try tmux.waitFor(text: "[  a]")
    try tmux.press("n")
    for number in 1...6 {
      try tmux.type("tag \(number)")
      try tmux.press("Enter")
    }
    try tmux.waitFor(text: "[✓ tag 6]")
    try leaveField(of: tmux)
    try tmux.press("Enter")
    try tmux.waitFor("the answer, and nothing of the chips") { screen in
      screen.hasSuffix("status 0\n$") && !screen.contains("[")
    }
    #expect(try tmux.directory.text(of: "answer") == (1...6).map { "tag \($0)\n" }.joined())
  }
}
