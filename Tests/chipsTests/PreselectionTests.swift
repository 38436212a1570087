import Testing

@Suite("Chosen at the start", .inBothModes)
struct PreselectionTests {
  /// Options, and where the cursor is on 20 columns and 5 rows.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let screen: String
    let cursor: String
  }

  private static let rows = [
    Row(
      testDescription: "the focus is on the first chosen", arguments: ["-s", "c", "-s", "b", "a", "b", "c"],
      screen: "[  a] [✓ b] [✓ c]\n2 of 3 chosen", cursor: "7,0"),
    Row(
      testDescription: "all", arguments: ["--select-all", "a", "b"], screen: "[✓ a] [✓ b]\n2 of 2 chosen",
      cursor: "1,0"),
    Row(
      testDescription: "equal options are all chosen", arguments: ["-s", "b", "a", "b", "b"],
      screen: "[  a] [✓ b] [✓ b]\n2 of 3 chosen", cursor: "7,0"),
    Row(
      testDescription: "a value is not split", arguments: ["-s", "a,b", "a", "b", "a,b"],
      screen: "[  a] [  b] [✓ a,b]\n1 of 3 chosen", cursor: "13,0"),
    Row(
      testDescription: "the empty option", arguments: ["-s", "", "", "b"],
      screen: "[✓ ] [  b]\n1 of 2 chosen", cursor: "1,0"),
    Row(
      testDescription: "one in a later screenful does not have the focus",
      arguments: ["-s", "13", "--"] + (1...13).map(String.init),
      screen: "[  1] [  2] [  3]\n[  4] [  5] [  6]\n[  7] [  8] [  9]\n↓ 4 more\n1 of 13 chosen",
      cursor: "1,0"),
  ]

  @Test("is marked, and where the focus begins", arguments: rows)
  func screens(row: Row) throws {
    let tmux = try Tmux(columns: 20, rows: 5, running: [ChipsBinary.path] + row.arguments)
    try tmux.waitFor(screen: row.screen)
    try tmux.waitFor(cursor: row.cursor)
  }

  @Test("is part of the answer, whether it was seen or not, and is not undone")
  func answer() throws {
    let terminal = try Pseudoterminal(columns: 20, rows: 5)
    let chips = try terminal.startChips(["-s", "13", "-s", "2"] + (1...13).map(String.init))
    try terminal.waitFor("2 of 13")
    try terminal.type("uu\r")
    #expect(try chips.wait() == Outcome(0, output: "2\n13\n"))
  }
}
