import Foundation
import Testing

@Suite("Below the prompt")
struct InlineTests {
  /// A shell that has printed `lines` lines, each with its number.
  private func shell(columns: Int = 40, rows: Int = 24, lines: Int) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows, environment: ["CHIPS_OPTS": nil])
    try tmux.run("clear; for i in $(seq \(lines)); do echo shell $i; done; echo ready")
    try tmux.waitFor("the lines") { $0.hasSuffix("ready\n$") }
    return tmux
  }

  private static let lines = (1...3).map { "shell \($0)\n" }.joined() + "ready\n"

  @Test("it takes the rows it needs, and is gone afterwards, the prompt where it was")
  func near() throws {
    let tmux = try shell(lines: 3)
    try tmux.run("chips -t Filters 'On sale' 'Free shipping' 'New arrivals'")
    try tmux.waitFor(
      screen: Self.lines + """
        $ chips -t Filters 'On sale' 'Free shipp
        ing' 'New arrivals'
        Filters
        [  On sale] [  Free shipping]
        [  New arrivals]
        0 of 3 chosen  Space choose
        """)
    try tmux.waitFor(cursor: "1,7")
    try tmux.press("Down", "Space", "Enter")
    try tmux.waitFor(
      screen: Self.lines + "$ chips -t Filters 'On sale' 'Free shipp\ning' 'New arrivals'\nNew arrivals\n$")
    try tmux.waitFor(cursor: "2,7")
  }

  @Test("cancelled, it leaves nothing")
  func cancelled() throws {
    let tmux = try shell(lines: 3)
    try tmux.run("chips a b")
    try tmux.waitFor(text: "0 of 2 chosen")
    try tmux.press("q")
    try tmux.waitFor(screen: Self.lines + "$ chips a b\n$")
  }

  @Test("at the bottom it scrolls the shell's lines up, and loses none")
  func bottom() throws {
    let tmux = try shell(rows: 8, lines: 30)
    try tmux.run("chips a b")
    try tmux.waitFor(
      screen:
        "shell 27\nshell 28\nshell 29\nshell 30\nready\n$ chips a b\n[  a] [  b]\n0 of 2 chosen  Space choose"
    )
    try tmux.press("Escape")
    try tmux.waitFor(screen: "shell 27\nshell 28\nshell 29\nshell 30\nready\n$ chips a b\n$")
    #expect(try tmux.allLines.filter { $0.hasPrefix("shell ") } == (1...30).map { "shell \($0)" })
  }

  @Test("started in the middle of a line, it begins on the next")
  func midLine() throws {
    let tmux = try shell(lines: 3)
    try tmux.run("printf 'no newline'; chips a b")
    try tmux.waitFor(
      screen: Self.lines
        + "$ printf 'no newline'; chips a b\nno newline\n[  a] [  b]\n0 of 2 chosen  Space choose")
    try tmux.press("a", "Enter")
    try tmux.waitFor(screen: Self.lines + "$ printf 'no newline'; chips a b\nno newline\na\nb\n$")
  }

  @Test(
    "it takes no more rows than it may",
    arguments: [
      ("", 24, 12), ("", 12, 12), ("--height 5", 24, 5), ("--height 25%", 24, 6), ("--height 100%", 24, 24),
      ("--height 99", 24, 24), ("--height 1", 24, 1),
    ])
  func most(option: String, terminalRows: Int, rows: Int) throws {
    let tmux = try Tmux(columns: 12, rows: terminalRows, environment: ["CHIPS_OPTS": nil])
    try tmux.run("clear; chips \(option) {1..99}")
    try tmux.waitFor(text: "[  1]")
    try tmux.waitFor("\(rows) rows") { screen in
      screen.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("[") }.count
        == rows
    }
  }

  @Test("it grows with its options, at the bottom too, and the shell's lines stay")
  func grows() throws {
    let tmux = try shell(rows: 10, lines: 30)
    let pipe = try NamedPipe(tmux.directory.path + "/input")
    try tmux.run("chips <input")
    try pipe.write("first\n")
    try tmux.waitFor("a row") {
      $0.hasSuffix("chips <input\n[  first]\n0 of 1 chosen, reading  Space choose")
    }
    try pipe.write("the second option\nthe third option\n")
    try tmux.waitFor("two rows") {
      $0.hasSuffix(
        "chips <input\n[  first] [  the second option]\n[  the third option]\n0 of 3 chosen, reading  Space choose"
      )
    }
    try tmux.press("a", "Enter")
    try tmux.waitFor("the answer") {
      $0.hasSuffix("chips <input\nfirst\nthe second option\nthe third option\n$")
    }
    #expect(try tmux.allLines.filter { $0.hasPrefix("shell ") } == (1...30).map { "shell \($0)" })
  }

  @Test("a search shrinks it, and clearing that brings it back")
  func shrinks() throws {
    let tmux = try shell(lines: 3)
    try tmux.run("chips {10..30}")
    let start = Self.lines + "$ chips {10..30}\n"
    let all = """
      [  10] [  11] [  12] [  13] [  14]
      [  15] [  16] [  17] [  18] [  19]
      [  20] [  21] [  22] [  23] [  24]
      [  25] [  26] [  27] [  28] [  29]
      [  30]
      0 of 21 chosen  Space choose
      """
    try tmux.waitFor(screen: start + all)
    try tmux.type("/30")
    try tmux.waitFor(screen: start + "[  30]\n/ 30\n0 of 21 chosen  Enter chips  Esc clear")
    try tmux.press("Escape")
    try tmux.waitFor(screen: start + all)
  }

  @Test("a click meets the chip that is seen there")
  func click() throws {
    let tmux = try shell(lines: 3)
    try tmux.run("chips a b c")
    try tmux.waitFor(text: "0 of 3 chosen")
    // The second chip is in column 7 and row 6, from 1.
    try tmux.type("\u{1B}[<0;9;6M\u{1B}[<0;9;6m")
    try tmux.waitFor(text: "[  a] [✓ b] [  c]\n1 of 3 chosen")
    // Beside the chips, and in the shell's lines.
    try tmux.type("\u{1B}[<0;9;2M\u{1B}[<0;9;2m\u{1B}[<0;9;7M\u{1B}[<0;9;7m")
    try tmux.press("Enter")
    try tmux.waitFor(screen: Self.lines + "$ chips a b c\nb\n$")
  }

  @Test("Ctrl-Z gives the rows back, and fg takes others")
  func suspended() throws {
    let tmux = try shell(lines: 3)
    try tmux.run("chips a b")
    try tmux.waitFor(text: "0 of 2 chosen")
    try tmux.press("a", "C-z")
    try tmux.waitFor("the prompt") { $0.hasSuffix("\n$") && !$0.contains("[") || $0.contains("Stopped") }
    try tmux.run("echo between; fg")
    try tmux.waitFor("the picker") {
      $0.hasSuffix("between\nchips a b\n[✓ a] [✓ b]\n2 of 2 chosen  Space choose")
    }
    try tmux.press("Enter")
    try tmux.waitFor("the answer") { $0.hasSuffix("between\nchips a b\na\nb\n$") }
  }

  @Test("what cannot draw below the prompt gets the whole screen")
  func fallback() throws {
    let terminal = try Pseudoterminal()
    // GNU screen says by this that it is there.
    let environment: [String: String?] = [
      "CHIPS_OPTS": nil, "TERM": "screen-256color", "STY": "1.pts-0.host",
    ]
    let chips = try terminal.startChips(["a", "b"], environment: environment)
    try terminal.waitFor("\u{1B}[?1049h")
    try terminal.waitFor("chosen")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
  }

  @Test("a terminal that cannot keep the place of its cursor is drawn on below the prompt all the same")
  func withoutSavedCursor() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a", "b"], environment: ["CHIPS_OPTS": nil, "TERM": "ansi"])
    try terminal.waitFor("chosen")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[H"))
  }

  @Test("text before it stays, however long it is", arguments: [1, 2, 39, 40, 41, 42, 80, 81])
  func textBefore(length: Int) throws {
    let tmux = try shell(lines: 3)
    let text = String(repeating: "x", count: length)
    try tmux.run("printf %\(length)s | tr ' ' x; chips a b")
    try tmux.waitFor(text: "[  a] [  b]\n0 of 2 chosen")
    try tmux.press("q")
    try tmux.waitFor("the text") { screen in
      screen.replacing("\n", with: "").contains("chips a b\(text)$") && screen.hasSuffix("\n$")
    }
  }

  @Test("each frame is one write, with the cursor hidden until its end")
  func oneWrite() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips((1...40).map { "Žižkov \($0)" }, environment: ["CHIPS_OPTS": nil])
    try terminal.waitFor("0 of 40")
    for key in ["a", "i", "\u{1B}[B", "/", "4", "\u{1B}"] {
      try terminal.waitFor("\u{1B}[?25h")
      let start = terminal.output.count
      try terminal.type(key)
      try terminal.waitFor("\u{1B}[?25h")
      let frame = String(decoding: terminal.output[start...], as: UTF8.self)
      #expect(frame.hasPrefix("\u{1B}[?25l"))
      #expect(frame.hasSuffix("\u{1B}[?25h"))
      #expect(frame.components(separatedBy: "\u{1B}[?25").count == 3)
      try terminal.type("\u{0C}")
    }
    try terminal.type("q")
    #expect(try chips.wait() == Outcome(1))
  }

  @Test("a move and a toggle take no more bytes than on the whole screen and 30, written at once")
  func bytes() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      (1...40).map { "option number \($0)" }, environment: ["CHIPS_OPTS": nil])
    try terminal.waitFor("0 of 40")
    try terminal.waitFor("\u{1B}[?25h")
    func cost(of key: String) throws -> Int {
      let before = terminal.output.count
      try terminal.type(key)
      try terminal.waitFor("\u{1B}[?25h")
      return terminal.output.count - before
    }
    #expect(try cost(of: "\u{1B}[C") <= 74)
    #expect(try cost(of: "\u{1B}[B") <= 74)
    #expect(try cost(of: " ") <= 63)
    try terminal.type("q")
    #expect(try chips.wait() == Outcome(1))
  }
}
