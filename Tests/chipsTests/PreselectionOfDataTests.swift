import Testing

@Suite("Chosen at the start, of data", .inBothModes)
struct PreselectionOfDataTests {
  /// How chips is started, and what is accepted with Enter: what is printed and said.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    var input = Cases.productFilters
    var keys = ""
    let output: String
    /// What the only line on standard error names; nothing when there is to be none.
    var warning: [String] = []
  }

  private static func leftOut(_ count: Int) -> String {
    "warning: of those to be chosen at the start \(count) had no room within the limit"
  }

  private static let rows = [
    Row(
      testDescription: "by id", arguments: ["-f", "json", "-s", "eco", "-s", "sale"], output: "sale\neco\n"),
    Row(
      testDescription: "by title, when no id matches", arguments: ["-fjson", "-s", "Under $50"],
      output: "under-50\n"),
    Row(
      testDescription: "by id first", arguments: ["-f", "csv", "-s", "b"],
      input: "id,title\na,b\nb,c\nc,b\n", output: "b\n"),
    Row(
      testDescription: "each value by id or by title", arguments: ["-f", "csv", "-s", "b", "-s", "d"],
      input: "id,title\na,b\nb,c\nc,d\nx,d\n", output: "b\nc\nx\n"),
    Row(
      testDescription: "all ids that match", arguments: ["-f", "csv", "-s", "a"],
      input: "id,title\na,One\nb,Two\na,Three\n", output: "a\na\n"),
    Row(
      testDescription: "all titles that match", arguments: ["-d:", "-s", "One"],
      input: "1:One\n2:Two\n3:One\n", output: "1\n3\n"),
    Row(
      testDescription: "by a title without its colours", arguments: ["--ansi", "-s", "red"],
      input: "\u{1B}[31mred\u{1B}[m\nblue\n", output: "\u{1B}[31mred\u{1B}[m\n"),
    Row(
      testDescription: "by an id with its colours", arguments: ["--ansi", "-s", "\u{1B}[31mred"],
      input: "\u{1B}[31mred\nblue\n", output: "\u{1B}[31mred\n"),
    Row(
      testDescription: "bytes are compared", arguments: ["-s", "\u{E9}"], input: "e\u{301}\n\u{E9}\n",
      output: "\u{E9}\n"),
    Row(
      testDescription: "one that misses is a warning at the end",
      arguments: ["-f", "json", "-s", "zebra", "-s", "eco", "-s", "zebra"],
      output: "eco\n", warning: ["warning", "'zebra'"]),
    Row(
      testDescription: "beside what the data say", arguments: ["-f", "json", "-s", "Italian"],
      input: Cases.facets, output: "Italian\nany\nopen\n"),
    Row(
      testDescription: "what the data say can be taken back", arguments: ["-f", "json"], input: Cases.facets,
      keys: "c", output: ""),
    Row(
      testDescription: "a disabled one", arguments: ["-f", "json", "-s", "vip"], input: Cases.facets,
      keys: "c", output: "vip\n"),
    Row(
      testDescription: "all", arguments: ["-f", "csv", "--select-all"], input: "id,disabled\na,\nb,1\nc,0\n",
      output: "a\nb\nc\n"),
    Row(
      testDescription: "all, and a value that misses", arguments: ["--select-all", "-s", "x"],
      input: "a\nb\n", output: "a\nb\n", warning: ["'x'"]),
    Row(
      testDescription: "the first in input order stay within a limit",
      arguments: ["-l", "2", "-s", "d", "-s", "c", "-s", "b"], input: "a\nb\nc\nd\n", output: "b\nc\n",
      warning: [leftOut(1)]),
    Row(
      testDescription: "all past a limit", arguments: ["-l", "3", "--select-all"], input: "a\nb\nc\nd\ne\n",
      output: "a\nb\nc\n", warning: [leftOut(2)]),
    Row(
      testDescription: "exactly the limit", arguments: ["-l", "2", "--select-all"], input: "a\nb\n",
      output: "a\nb\n"),
    Row(
      testDescription: "titles past a limit", arguments: ["-l", "1", "-d:", "-s", "One"],
      input: "1:One\n2:One\n", output: "1\n", warning: [leftOut(1)]),
    Row(
      testDescription: "past a group's limit", arguments: ["-f", "json", "-s", "30"], input: Cases.facets,
      output: "30\nopen\n", warning: [leftOut(1)]),
    Row(
      testDescription: "a disabled one counts towards a limit", arguments: ["-f", "csv", "-l", "2"],
      input: "id,selected,disabled\na,1,1\nb,1,\nc,1,\n", output: "a\nb\n", warning: [leftOut(1)]
    ),
    Row(
      testDescription: "undo does not take it back", arguments: ["-f", "json"], input: Cases.facets,
      keys: "uu", output: "any\nopen\n"),
  ]

  @Test("is accepted with Enter", arguments: rows)
  func answers(row: Row) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(row.arguments, input: .text(row.input))
    try terminal.waitFor("chosen  Space")
    try terminal.type(row.keys + "\r")
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == Array(row.output.utf8), "\(outcome)")
    #expect(row.warning.isEmpty ? outcome.errors == "" : outcome.isOneLine(naming: row.warning), "\(outcome)")
  }

  @Test("cancelling warns of nothing")
  func cancelled() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["-l1", "--select-all", "-s", "x", "a", "b"])
    try terminal.waitFor("chosen")
    try terminal.type("q")
    #expect(try chips.wait() == Outcome(1))
  }

  @Test("a disabled one holds the only place, and others are refused with the reason")
  func placeIsHeld() throws {
    let tmux = try Tmux(columns: 60, rows: 6)
    try tmux.run(
      #"clear; printf 'title,selected,disabled\na,,\nb,1,1\nc,,\n' | chips -fcsv -l1 > answer; echo status $?"#
    )
    try tmux.waitFor(text: "[  a] [✓ b] [  c]\n1 of 3 chosen")
    try tmux.press("Space")
    try tmux.waitFor(screen: "[  a] [✓ b] [  c]\n1 of 3 chosen  1 of 1 chosen, by a disabled chip")
    try tmux.press("a", "i", "c", "Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "b\n")
  }

  @Test("titles are matched when the input has ended, ids at once")
  func titlesLater() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      ["-d:", "-s", "2", "-s", "One"], input: .descriptor(pipe.readEnd))
    try pipe.write("1:One\n2:Two\n")
    try terminal.waitFor("1 of 2 chosen, reading")
    pipe.closeWriteEnd()
    try terminal.waitFor("✓ One")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: "1\n2\n"))
  }

  @Test("what might still come is not warned of")
  func openInput() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["-s", "zebra", "-s", "a"], input: .descriptor(pipe.readEnd))
    try pipe.write("a\nb\n")
    try terminal.waitFor("1 of 2 chosen, reading")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }
}
