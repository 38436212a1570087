import Testing

@Suite("Disabled chips", .inBothModes)
struct DisabledChipsTests {
  @Test("are passed by the arrows wherever they stand", .onWholeScreen)
  func passed() throws {
    let tmux = try Tmux(columns: 40, rows: 6)
    try tmux.run(#"printf 'title,disabled\na,1\nb,\nc,1\nd,\ne,1\n' | chips -f csv"#)
    try tmux.waitFor(cursor: "7,0")
    try tmux.press("Right")
    try tmux.waitFor(cursor: "19,0")
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "[  a] [  b] [  c] [✓ d] [  e]\n1 of 5 chosen")
    try tmux.waitFor(cursor: "19,0")
    try tmux.press("Left", "Left")
    try tmux.waitFor(cursor: "7,0")
  }

  /// Keys, and what is chosen after them of `a` to `d`, of which `b` and `c` are disabled and `b` chosen at the
  /// start.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    let output: String
  }

  private static let rows = [
    Row(testDescription: "nothing", keys: "", output: "b"),
    Row(testDescription: "clear", keys: "c", output: "b"),
    Row(testDescription: "choose all", keys: "a", output: "abd"),
    Row(testDescription: "choose all and clear", keys: "ac", output: "b"),
    Row(testDescription: "invert", keys: "i", output: "abd"),
    Row(testDescription: "invert one chosen", keys: " i", output: "bd"),
    Row(testDescription: "undo", keys: "aiuuuu", output: "b"),
    // Columns 1, 7, 13 and 19 of the first row have the marks.
    Row(testDescription: "a click on the chosen one", keys: "\u{1B}[<0;8;1M", output: "b"),
    Row(testDescription: "a click on the other", keys: "\u{1B}[<0;14;1M", output: "b"),
    Row(testDescription: "a click beside them", keys: "\u{1B}[<0;20;1M", output: "bd"),
    Row(testDescription: "clearing only the chosen", keys: "sc", output: "b"),
    Row(testDescription: "choosing what a search leaves", keys: "/b\ra", output: "b"),
    Row(testDescription: "Ctrl-T in a search that leaves it", keys: "/c\u{14}\r", output: "b"),
  ]

  @Test(
    "no key and no click changes a disabled chip; chosen at the start it is part of the answer",
    arguments: rows)
  func disabledStays(row: Row) throws {
    let terminal = try Pseudoterminal()
    let table = "title,selected,disabled\na,,\nb,1,1\nc,0,1\nd,,\n"
    let chips = try terminal.startChips(["-f", "csv", "--separator="], input: .text(table))
    try terminal.waitFor("1 of 4 chosen")
    try terminal.type(row.keys + "\r")
    #expect(try chips.wait() == Outcome(0, output: row.output + "\n"))
  }

  @Test(
    "when all are disabled the first has the focus, and Enter accepts those chosen at the start",
    .onWholeScreen)
  func allDisabled() throws {
    let tmux = try Tmux(columns: 40, rows: 6)
    try tmux.run(#"printf 'title,selected,disabled\na,0,1\nb,1,1\n' | chips -f csv > answer; echo status $?"#)
    try tmux.waitFor(text: "[  a] [✓ b]\n1 of 2 chosen")
    try tmux.waitFor(cursor: "1,0")
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "the chip is disabled")
    try tmux.press("a", "c", "i", "Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "b\n")
  }
}
