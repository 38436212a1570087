import Testing

@Suite("Tags in lines")
struct AccessibleTagsTests {
  private static let explains = "explains: "

  /// Lines that are typed to options, and how chips ends.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let lines: [String]
    let outcome: Outcome

    init(_ testDescription: String, _ arguments: [String], lines: String..., outcome: Outcome) {
      self.testDescription = testDescription
      self.arguments = arguments
      self.lines = lines
      self.outcome = outcome
    }
  }

  private static let rows = [
    Row(
      "tags are printed after the others, in the order added", ["--add", "a", "b"],
      lines: "+ z", "+  it's ", "2", "", outcome: Outcome(0, output: "b\nz\nit's\n")),
    Row(
      "in the order of choosing, too", ["--add", "--order", "chosen", "a", "b"],
      lines: "+ z", "2", "+ y", "1", "", outcome: Outcome(0, output: "b\na\nz\ny\n")),
    Row(
      "a title that there is", ["--add", "-d", ":", "1:Caf\u{E9}"], lines: "+ CAFE\u{301}", "",
      outcome: Outcome(0, output: "1\n")),
    Row(
      "a limit", ["--add", "-l", "1", "-s", "a", "a"], lines: "+ z", "", outcome: Outcome(0, output: "z\n")),
    Row(
      "a minimum beyond the options", ["--add", "-m", "2", "a"], lines: "", "+ z", "1", "",
      outcome: Outcome(0, output: "a\nz\n")),
    Row(
      "null", ["--add", "-o", "null", "a"], lines: "+ z", "1", "", outcome: Outcome(0, output: "a\0z\0")),
    Row(
      "json", ["--add", "-o", "json", "a"], lines: "+ \"z\"", "1", "",
      outcome: Outcome(0, output: "[\"a\",\"\\\"z\\\"\"]\n")),
    Row(
      "shell", ["--add", "-o", "shell", "a"], lines: "+ it's", "1", "",
      outcome: Outcome(0, output: "'a' 'it'\\''s'\n")),
    Row(
      "a separator", ["--add", "--separator", ", ", "a"], lines: "+ z", "1", "",
      outcome: Outcome(0, output: "a, z\n")),
    Row("no option", ["--add"], lines: "+ z", "", outcome: Outcome(0, output: "z\n")),
    Row("no option, and none chosen", ["--add"], lines: "", outcome: Outcome(0)),
    Row(
      "what is removed is not printed", ["--removable", "--select-all", "a", "b", "c"], lines: "- 2", "",
      outcome: Outcome(0, output: "a\nc\n")),
    Row(
      "what is removed can come back", ["--removable", "--add", "a", "b"], lines: "- 1", "+ A", "",
      outcome: Outcome(0, output: "a\n")),
    Row(
      "without the options the signs are nothing special", ["-d:", "1:+ x", "2:- 1"], lines: "+ x", "- 1", "",
      outcome: Outcome(0, output: "1\n2\n")),
  ]

  @Test("what is added and removed decides the answer", arguments: rows)
  func answers(row: Row) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible"] + row.arguments)
    for line in row.lines {
      try terminal.waitFor(Self.explains)
      try terminal.type(line + "\r")
    }
    #expect(try chips.wait() == row.outcome)
  }

  @Test("no labels are needed with a terminal as standard input, but where nothing can be typed")
  func terminalAsInput() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell("chips --accessible --add")
    try terminal.waitFor("0 of 0 selected. + adds, Enter accepts, ? explains: ")
    try terminal.type("+ z\r\r")
    #expect(try chips.wait() == Outcome(0, output: "z\n"))
    for option in ["--filter=z", "--explain-layout"] {
      let outcome = try terminal.startShell("chips --add \(option)").wait()
      #expect(outcome.ending == .exited(2))
      #expect(outcome.isOneLine(naming: ["no options"]), "\(outcome)")
    }
  }

  @Test("options from a pipe come before the tags, in every position of the list")
  func pipe() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible", "--add", "--removable"], input: .text("a\nb\n"))
    try terminal.waitFor(Self.explains)
    try terminal.type("+ c\r- 1\r?\r")
    try terminal.waitFor("2. b\r\n3. c, selected\r\n1 of 2 selected.")
    try terminal.type("all\r\r")
    #expect(try chips.wait() == Outcome(0, output: "b\nc\n"))
  }
}
