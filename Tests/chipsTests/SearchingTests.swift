import Testing

@Suite("Searching", .inBothModes)
struct SearchingTests {
  @Test("typing narrows the chips, Enter goes back to them, the choice goes beyond the search")
  func narrowing() throws {
    let tmux = try Tmux(columns: 60, rows: 9)
    try tmux.run("seq 2000 | chips > answer; echo status $?")
    try tmux.waitFor(text: "of 2,000 chosen")
    try tmux.press("Space")
    try tmux.type("/99 9")
    try tmux.waitFor(
      screen: """
        [  99] [  199] [  299] [  399] [  499] [  599] [  699]
        [  799] [  899] [  990] [  991] [  992] [  993] [  994]
        [  995] [  996] [  997] [  998] [  999] [  1099] [  1199]
        [  1299] [  1399] [  1499] [  1599] [  1699] [  1799]
        [  1899] [  1990] [  1991] [  1992] [  1993] [  1994]
        [  1995] [  1996] [  1997] [  1998] [  1999]
        / 99 9
        1 of 2,000 chosen, 1 hidden  Enter chips  Esc clear
        """)
    try tmux.waitFor(cursor: "6,6")
    try tmux.press("BSpace", "BSpace", "8", "Enter", "a")
    try tmux.waitFor(text: "chose the 2 shown")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "1\n998\n1998\n")
  }

  @Test("focus, choice and search survive options that arrive", .onWholeScreen)
  func arriving() throws {
    let tmux = try Tmux(columns: 40, rows: 8)
    let input = try NamedPipe(tmux.directory.path + "/input")
    try tmux.run("chips < input > answer; echo status $?")
    try input.write("red cotton\nwool\nblue cotton\n")
    try tmux.waitFor(text: "of 3 chosen")
    try tmux.type("/cot")
    try tmux.press("Enter", "Right", "Space")
    try tmux.waitFor(text: "[  red cotton] [✓ blue cotton]\n/ cot\n1 of 3 chosen")
    try input.write("silk\ngreen cotton\n")
    try tmux.waitFor(text: "[  red cotton] [✓ blue cotton]\n[  green cotton]\n/ cot\n1 of 5 chosen")
    try tmux.waitFor(cursor: "16,0")
    try tmux.press("Escape")
    try tmux.waitFor(text: "[  red cotton] [  wool] [✓ blue cotton]\n[  silk] [  green cotton]")
    try tmux.waitFor(cursor: "25,0")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "blue cotton\n")
    input.end()
  }

  @Test("keys typed at once act on what the search finds")
  func typedAtOnce() throws {
    let terminal = try Pseudoterminal()
    let shell = try terminal.startShell("seq 2000 | chips --search")
    try terminal.type("99 9 8\ra\r")
    #expect(try shell.wait() == Outcome(0, output: "899\n998\n1899\n1998\n"))
  }

  @Test("with a fuzzy search the focus is on the best match, the order stays", .onWholeScreen)
  func fuzzy() throws {
    let tmux = try Tmux(columns: 40, rows: 6)
    try tmux.run("chips --search --fuzzy 'a cold shot' cotton act")
    try tmux.waitFor(text: "[  a cold shot]")
    try tmux.type("cot")
    try tmux.waitFor(text: "[  a cold shot] [  cotton]\n/ cot")
    try tmux.press("Enter")
    try tmux.waitFor(cursor: "17,0")
  }

  @Test("a row that is drawn over wide characters is whole")
  func overWideCharacters() throws {
    let tmux = try Tmux(columns: 24, rows: 4)
    try tmux.run("TERM=xterm-256color chips --search 5語日語 4é語")
    try tmux.waitFor(text: "[  5語日語] [  4é語]")
    try tmux.type("5")
    try tmux.waitFor(text: "[  5語日語]\n/ 5")
    try tmux.press("C-u", "4")
    try tmux.waitFor(text: "[  4é語]\n/ 4")
  }

  @Test("a pasted search is one line of text")
  func pasting() throws {
    let tmux = try Tmux(columns: 40, rows: 6)
    try tmux.run("chips --search 'red cotton' 'blue wool'")
    try tmux.waitFor(text: "[  red cotton]")
    try tmux.paste("red\ncotton")
    try tmux.waitFor(text: "[  red cotton]\n/ red cotton")
  }

  @Test(
    "without an interface the options that match are printed as they came, in order",
    arguments: [
      (
        "printf 'b x\\na\\xe9x\\n\\nX\\n' | chips --filter x | od -An -c",
        "   b       x  \\n   a 351   x  \\n   X  \\n\n"
      ),
      ("printf 'a\\0b\\nc\\0' | chips -0 --filter c --print0 | od -An -c", "   b  \\n   c  \\0\n"),
      ("chips --filter 'x y' 'y x' x y", "y x\n"), ("chips --filter '' a b", "a\nb\n"),
      ("chips --fuzzy --filter ac abc cab", "abc\n"), ("chips --filter creme crème", "crème\n"),
      ("printf 'a\\n' | chips --filter x; echo $?", "1\n"), ("printf '' | chips --filter x; echo $?", "1\n"),
      ("TERM= chips --filter a a </dev/null; echo $?", "a\n0\n"),
      ("chips --filter a a >/dev/full 2>/dev/null; echo $?", "2\n"),
    ])
  func filtering(script: String, output: String) throws {
    let shell = try Pseudoterminal().startShell(script)
    #expect(String(decoding: try shell.wait().output, as: UTF8.self) == output)
  }
}
