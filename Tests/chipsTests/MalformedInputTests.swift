import Testing

@Suite("Malformed input", .inBothModes)
struct MalformedInputTests {
  /// What comes first and can be used, what comes then, and what is said of it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let format: String
    let start: String
    let rest: String
    let message: String
  }

  private static let rows = [
    Row(
      testDescription: "a record of csv", format: "csv", start: "id,title\n1,One\n2,Two\n",
      rest: "3,Three\n4\n",
      message: "standard input, line 5, column 1: the record has 1 cell "),
    Row(
      testDescription: "a quote of csv that is open at the end", format: "csv",
      start: "id,title\n1,One\n2,Two\n", rest: "3,\"Three\n4,Four\n",
      message: "standard input, line 4, column 3: a quote is open"),
    Row(
      testDescription: "a word of tsv", format: "tsv", start: "id\tselected\n1\t\n2\tno\n",
      rest: "3\tyes\n4\tmaybe\n", message: "standard input, line 5, column 3: selected is 'maybe'"),
    Row(
      testDescription: "a line of json", format: "json", start: "\"One\"\n\"Two\"\n",
      rest: "\"Three\"\n  Four\n",
      message: "standard input, line 4, column 3: this is not JSON"),
    Row(
      testDescription: "the last line of json, without its end", format: "json", start: "\"One\"\n\"Two\"\n",
      rest: "{\"id\":", message: "standard input, line 3, column 1: the value does not end"),
    Row(
      testDescription: "a limit of json that comes late", format: "json",
      start: "\"One\"\n{\"id\":\"Two\",\"group\":\"G\"}\n",
      rest: "{\"group\":\"G\",\"limit\":1,\"options\":[]}\n",
      message: "standard input, line 3, column 22: group 'G' had no limit before"),
  ]

  @Test(
    "ends chips though chips are on the screen: status 2, nothing printed, the terminal as before",
    arguments: rows)
  func later(row: Row) throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips(["-f", row.format], input: .descriptor(pipe.readEnd))
    try pipe.write(row.start)
    try terminal.waitFor("of 2 chosen, reading")
    #expect(terminal.modes != modes)
    try terminal.type("a")
    try terminal.waitFor("✓")
    try pipe.write(row.rest)
    pipe.closeWriteEnd()
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: [row.message]), "\(outcome)")
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test("an array of json is refused at its end, whatever could be read of it")
  func array() throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let numbers = (1...1000).map { "\"\($0)\"" }.joined(separator: ",\n")
    let chips = try terminal.startChips(["-f", "json"], input: .text("[\(numbers),\n1001]\n"))
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: ["line 1001, column 1: an option is a string"]), "\(outcome)")
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test("Enter before it has come accepts what has arrived")
  func earlyEnter() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["-f", "csv"], input: .descriptor(pipe.readEnd))
    try pipe.write("id\na\nb\n\"c")
    try terminal.waitFor("of 2 chosen, reading")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
  }
}
