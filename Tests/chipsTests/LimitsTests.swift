import Testing

@Suite("Limits", .inBothModes)
struct LimitsTests {
  /// Keys that are pressed on `a b c d`, and the screen after them on 60 columns.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let keys: [String]
    let screen: String
  }

  private static let hints = "Space choose  Enter accept  ? keys"

  private static let rows = [
    Row(
      testDescription: "Space past the limit is refused with the reason", arguments: ["-l", "2"],
      keys: ["Space", "l", "Space", "l", "Space"],
      screen: "[✓ a] [✓ b] [  c] [  d]\n2 of 4 chosen  2 of 2 chosen: the limit"),
    Row(
      testDescription: "the reason goes with the next key", arguments: ["-l", "2"],
      keys: ["Space", "l", "Space", "l", "Space", "l"],
      screen: "[✓ a] [✓ b] [  c] [  d]\n2 of 4 chosen  \(hints)"),
    Row(
      testDescription: "one that is chosen makes room", arguments: ["-l", "2"],
      keys: ["Space", "l", "Space", "Space", "l", "Space"],
      screen: "[✓ a] [  b] [✓ c] [  d]\n2 of 4 chosen  \(hints)"),
    Row(
      testDescription: "a fills in input order and replaces nothing", arguments: ["-l", "2"],
      keys: ["G", "Space", "a"],
      screen: "[✓ a] [  b] [  c] [✓ d]\n2 of 4 chosen  2 of 2 chosen: the limit"),
    Row(
      testDescription: "a when all is full", arguments: ["-l", "2"], keys: ["a", "a"],
      screen: "[✓ a] [✓ b] [  c] [  d]\n2 of 4 chosen  2 of 2 chosen: the limit"),
    Row(
      testDescription: "a that fits says nothing", arguments: ["-l", "4"], keys: ["a"],
      screen: "[✓ a] [✓ b] [✓ c] [✓ d]\n4 of 4 chosen  \(hints)"),
    Row(
      testDescription: "i fills from what was not chosen", arguments: ["-l", "2"], keys: ["Space", "i"],
      screen: "[  a] [✓ b] [✓ c] [  d]\n2 of 4 chosen  2 of 2 chosen: the limit"),
    Row(
      testDescription: "i that fits says nothing", arguments: ["-l", "3"], keys: ["Space", "i"],
      screen: "[  a] [✓ b] [✓ c] [✓ d]\n3 of 4 chosen  \(hints)"),
    Row(
      testDescription: "u takes one step of i back", arguments: ["-l", "2"], keys: ["Space", "i", "u"],
      screen: "[✓ a] [  b] [  c] [  d]\n1 of 4 chosen  \(hints)"),
    Row(
      testDescription: "with a limit of 1 another replaces", arguments: ["-l", "1"],
      keys: ["Space", "l", "Space"], screen: "[  a] [✓ b] [  c] [  d]\n1 of 4 chosen  \(hints)"),
    Row(
      testDescription: "replacing is one step", arguments: ["-l", "1"], keys: ["Space", "l", "Space", "u"],
      screen: "[✓ a] [  b] [  c] [  d]\n1 of 4 chosen  \(hints)"),
    Row(
      testDescription: "with a limit of 1 the chosen can be left out", arguments: ["-l1"],
      keys: ["Space", "Space"], screen: "[  a] [  b] [  c] [  d]\n0 of 4 chosen  \(hints)"),
    Row(
      testDescription: "with a limit of 1 a replaces nothing", arguments: ["-l1"], keys: ["l", "Space", "a"],
      screen: "[  a] [✓ b] [  c] [  d]\n1 of 4 chosen  1 of 1 chosen: the limit"),
    Row(
      testDescription: "Enter is refused while fewer are chosen", arguments: ["-m", "2"],
      keys: ["Space", "Enter"],
      screen: "[✓ a] [  b] [  c] [  d]\n1 of 4 chosen  1 more with Space: at least 2 must be chosen"),
    Row(
      testDescription: "Enter is refused when there are too few options", arguments: ["-m", "5"],
      keys: ["a", "Enter"],
      screen: "[✓ a] [✓ b] [✓ c] [✓ d]\nat least 5 must be chosen, and only 4 can be; Esc cancels"),
    Row(
      testDescription: "with -l 1 -m 1 Space chooses as ever", arguments: ["-l1", "-m1"],
      keys: ["l", "Space"],
      screen: "[  a] [✓ b] [  c] [  d]\n1 of 4 chosen  \(hints)"),
  ]

  @Test("are told on the screen", arguments: rows)
  func screens(row: Row) throws {
    let tmux = try Tmux(
      columns: 60, rows: 6, running: [ChipsBinary.path] + row.arguments + ["a", "b", "c", "d"])
    try tmux.waitFor(text: "0 of 4 chosen")
    for key in row.keys { try tmux.press(key) }
    try tmux.waitFor(screen: row.screen)
  }

  /// Keys that are typed on `a b c d`, and the answer.
  struct Answer: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let keys: String
    let output: String
  }

  private static let answers = [
    Answer(
      testDescription: "Enter with enough chosen", arguments: ["-m", "2"], keys: "\r \rl \r", output: "a\nb\n"
    ),
    Answer(
      testDescription: "Enter takes the focused with -l 1 -m 1", arguments: ["-l1", "-m1"], keys: "ll\r",
      output: "c\n"),
    Answer(
      testDescription: "Enter takes the chosen with -l 1 -m 1", arguments: ["-l1", "-m1"], keys: " ll\r",
      output: "a\n"),
    Answer(
      testDescription: "Enter takes the one chosen at the start", arguments: ["-l1", "-m1", "-s", "d"],
      keys: "h\r", output: "d\n"),
    Answer(testDescription: "Enter takes nothing with -l 1", arguments: ["-l1"], keys: "ll\r", output: ""),
    Answer(
      testDescription: "Enter takes nothing with -l 1 -m 0", arguments: ["-l1", "-m0"], keys: "\r", output: ""
    ),
    Answer(testDescription: "a minimum of 0 is none", arguments: ["-m0"], keys: "\r", output: ""),
    Answer(testDescription: "a and i within the limit", arguments: ["-l3"], keys: "ai\r", output: "d\n"),
    Answer(testDescription: "a through a search", arguments: ["-l1"], keys: "/d\ra\r", output: "d\n"),
    Answer(
      testDescription: "the one that is replaced may be hidden", arguments: ["-l1"], keys: " /d\r \r",
      output: "d\n"),
  ]

  @Test("decide what is accepted", arguments: answers)
  func accepted(row: Answer) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(row.arguments + ["a", "b", "c", "d"])
    try terminal.waitFor("chosen")
    try terminal.type(row.keys)
    #expect(try chips.wait() == Outcome(0, output: row.output))
  }

  @Test("--min above --limit is wrong usage, whichever comes from the environment")
  func contradiction() throws {
    let outcome = try Filtering.run(["-m", "3", "a"], input: .closed, environment: ["CHIPS_OPTS": "-l 2"])
    #expect(outcome.ending == .exited(2))
    #expect(outcome.isOneLine(naming: ["--min 3", "--limit 2"]), "\(outcome)")
  }
}
