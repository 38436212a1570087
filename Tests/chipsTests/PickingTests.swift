import Testing

@Suite("Picking")
struct PickingTests {
  @Test("Enter prints what Space chose, in input order")
  func arrowsSpaceAndEnter() throws {
    let tmux = try Tmux(columns: 60, rows: 10)
    try tmux.run("chips --title Filters 'On sale' 'Free shipping' 'New arrivals' > answer; echo status $?")
    try tmux.waitFor(
      screen: """
        Filters
        [  On sale] [  Free shipping] [  New arrivals]
        0 of 3 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.press("Right", "Right", "Space", "Left", "Left", "Space")
    try tmux.waitFor(
      screen: """
        Filters
        [✓ On sale] [  Free shipping] [✓ New arrivals]
        2 of 3 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.waitFor(cursor: "1,1")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "On sale\nNew arrivals\n")
  }

  @Test("options come on standard input while keys come from the terminal")
  func standardInput() throws {
    let tmux = try Tmux(columns: 40, rows: 8)
    try tmux.run(#"printf 'one\ntwo\nthree\n' | chips > answer; echo status $?"#)
    try tmux.waitFor(text: "[  one] [  two] [  three]")
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "[  one] [✓ two] [  three]")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "two\n")
  }

  @Test("a shell takes the answer from a command substitution")
  func commandSubstitution() throws {
    let tmux = try Tmux(columns: 70, rows: 8)
    try tmux.run(#"x=$(printf 'a\nb\nc\n' | chips 2>/dev/null); echo "status $? <$x>""#)
    try tmux.waitFor(text: "[  a] [  b] [  c]")
    try tmux.press("a", "Enter")
    try tmux.waitFor(
      screen: """
        $ x=$(printf 'a\\nb\\nc\\n' | chips 2>/dev/null); echo "status $? <$x>"
        status 0 <a
        b
        c>
        $
        """)
  }

  @Test("a press of the mouse chooses the chip under it, and the wheel moves the focus")
  func mouse() throws {
    let tmux = try Tmux(columns: 20, rows: 8, running: [ChipsBinary.path, "one", "two", "six", "four"])
    try tmux.waitFor(text: "0 of 4 chosen")
    // Column 12 of the first row, then its release, then the wheel down.
    try tmux.type("\u{1B}[<0;12;1M\u{1B}[<0;12;1m")
    try tmux.waitFor(
      screen: """
        [  one] [✓ two]
        [  six] [  four]
        1 of 4 chosen
        """)
    try tmux.waitFor(cursor: "9,0")
    try tmux.type("\u{1B}[<65;1;1M")
    try tmux.waitFor(cursor: "9,1")
    try tmux.type("\u{1B}[<64;1;1M")
    try tmux.waitFor(cursor: "9,0")
  }

  @Test(
    "? shows all keys in place of the chips until Esc, q or ? closes them", arguments: ["Escape", "q", "?"])
  func help(closingKey: String) throws {
    let tmux = try Tmux(columns: 60, rows: 24, running: [ChipsBinary.path, "one", "two"])
    try tmux.waitFor(text: "0 of 2 chosen")
    try tmux.press("Space", "?")
    try tmux.waitFor(text: "choose all, clear, invert")
    #expect(try !tmux.screen.contains("one"))
    try tmux.press(closingKey)
    try tmux.waitFor(
      screen: """
        [✓ one] [  two]
        1 of 2 chosen  Space choose  Enter accept  ? keys
        """)
  }

  @Test("s shows only the chosen until it is pressed again, and is refused while nothing is chosen")
  func onlyTheChosen() throws {
    let tmux = try Tmux(columns: 60, rows: 8, running: [ChipsBinary.path, "one", "two", "three"])
    try tmux.waitFor(text: "0 of 3 chosen")
    try tmux.press("s")
    try tmux.waitFor(text: "nothing is chosen")
    #expect(try tmux.screen.hasPrefix("[  one] [  two] [  three]\n"))
    try tmux.press("Right", "Space", "s")
    try tmux.waitFor("only two") { $0.hasPrefix("[✓ two]\n") }
    try tmux.press("Space")
    try tmux.waitFor("two still there") { $0.hasPrefix("[  two]\n") }
    try tmux.press("s")
    try tmux.waitFor("all again") { $0.hasPrefix("[  one] [  two] [  three]\n") }
    try tmux.waitFor(cursor: "9,0")
  }

  @Test("pasted text does nothing, whatever letters and lines are in it")
  func paste() throws {
    let tmux = try Tmux(columns: 40, rows: 8, running: [ChipsBinary.path, "one", "two"])
    try tmux.waitFor(text: "0 of 2 chosen")
    try tmux.paste("a q\n")
    try tmux.press("Right", "Space")
    try tmux.waitFor(
      screen: """
        [  one] [✓ two]
        1 of 2 chosen  Space choose
        """)
  }
}
