import Testing

@Suite("Terminals of unusual size", .inBothModes)
struct SmallTerminalTests {
  /// A size, and a part of what is drawn first at it.
  struct Row: CustomTestStringConvertible {
    let columns: UInt16
    let rows: UInt16
    let text: String

    var testDescription: String { "\(columns)x\(rows)" }
  }

  private static let sizes = [
    Row(columns: 0, rows: 0, text: "0 of 3 chosen  Space choose  Enter accept  ? keys  Esc cancel"),
    Row(columns: 80, rows: 0, text: "0 of 3 chosen  Space choose  Enter accept  ? keys  Esc cancel"),
    Row(columns: 0, rows: 24, text: "0 of 3 chosen  Space choose  Enter accept  ? keys  Esc cancel"),
    Row(columns: 1, rows: 1, text: "\u{1B}"), Row(columns: 2, rows: 2, text: "["),
    Row(columns: 3, rows: 3, text: "Fi…"), Row(columns: 80, rows: 1, text: "[  b]"),
    Row(columns: 1, rows: 24, text: "\u{1B}"),
    Row(columns: 1000, rows: 300, text: "Esc cancel"), Row(columns: 5000, rows: 5000, text: "Esc cancel"),
    Row(columns: 65535, rows: 65535, text: "Esc cancel"), Row(columns: 65535, rows: 1, text: "[  b]"),
    Row(columns: 1, rows: 65535, text: "\u{1B}"),
  ]

  @Test("it can be used at every size", arguments: sizes)
  func usable(row: Row) throws {
    let terminal = try Pseudoterminal(columns: row.columns, rows: row.rows)
    let chips = try terminal.startChips(["--title", "Filters", "a", "b", "c"])
    try terminal.waitFor(row.text)
    try terminal.type("\u{1B}[C \u{1B}[C \r")
    #expect(try chips.wait() == Outcome(0, output: "b\nc\n"))
  }

  @Test("it can be resized through every size")
  func resized() throws {
    let terminal = try Pseudoterminal(columns: 80, rows: 24)
    let chips = try terminal.startChips(["--title", "Filters", "a", "b", "c"])
    try terminal.waitFor("chosen")
    try terminal.type(" ")
    for size in Self.sizes + Self.sizes.reversed() {
      terminal.resize(columns: size.columns, rows: size.rows)
      // The answer to it is drawn at the size of now.
      try terminal.type("\u{0C}")
      try terminal.waitFor("\u{1B}[")
    }
    try terminal.type("\u{1B}[C \r")
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
  }

  @Test("the keys' page opens, scrolls and closes at every size", arguments: sizes)
  func help(row: Row) throws {
    let terminal = try Pseudoterminal(columns: row.columns, rows: row.rows)
    let chips = try terminal.startChips(["--title", "Filters", "a", "b", "c"])
    try terminal.waitFor(row.text)
    try terminal.type("?jjkG\u{1B}[5~\u{1B}[6~g? \r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }

  @Test(
    "hints go first, then the title, then the status",
    arguments: [
      (80, 24, "Filters\n[  one] [  two]\n0 of 2 chosen  Space choose  Enter accept  ? keys  Esc cancel"),
      (26, 24, "Filters\n[  one] [  two]\n0 of 2 chosen"), (15, 3, "Filters\n[  one] [  two]\n0 of 2 chosen"),
      (15, 2, "[  one] [  two]\n0 of 2 chosen"), (15, 1, "[  one] [  two]"),
      (12, 24, "Filters\n[  one]\n[  two]\n0/2"),
      (6, 24, "Filte…\n[  o…]\n[  t…]\none"), (4, 3, "Fil…\n[  ]\none"), (4, 1, "[  ]"),
    ])
  func degrading(columns: Int, rows: Int, screen: String) throws {
    let picker = [try ChipsBinary.path, "--title", "Filters", "one", "two"]
    try Tmux(columns: columns, rows: rows, running: picker).waitFor(screen: screen)
  }

  @Test("the focused chip's full title is in the status line when the chip is cut")
  func cutTitle() throws {
    let tmux = try Tmux(
      columns: 30, rows: 8,
      running: [
        ChipsBinary.path, "A title with more than thirty", "Another, which is much too long for that row",
      ])
    try tmux.waitFor(
      screen: """
        [  A title with more than th…]
        [  Another, which is much to…]
        0/2  A title with more than t…
        """)
    try tmux.resize(columns: 40, rows: 8)
    try tmux.press("Right")
    try tmux.waitFor(
      screen: """
        [  A title with more than thirty]
        [  Another, which is much too long for…]
        0/2  Another, which is much too long fo…
        """)
  }

  @Test("how many chips are out of view is told below the chips")
  func hiddenRows() throws {
    let tmux = try Tmux(columns: 12, rows: 6, running: [ChipsBinary.path] + (1...14).map(String.init))
    try tmux.waitFor(
      screen: """
        [  1] [  2]
        [  3] [  4]
        [  5] [  6]
        [  7] [  8]
        ↓ 6 more
        0/14
        """)
    try tmux.press("End")
    try tmux.waitFor(
      screen: """
        [  11]
        [  12]
        [  13]
        [  14]
        ↑ 10 more
        0/14
        """)
    // A press on the second of the rows in view, then one on the line that tells of the hidden.
    try tmux.type("\u{1B}[<0;2;2M\u{1B}[<0;2;5M")
    try tmux.waitFor(text: "[  11]\n[✓ 12]\n[  13]\n[  14]\n↑ 10 more\n1/14")
  }
}
