import Testing

@Suite("Bytes", .inBothModes)
struct BytesTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func answer(
    _ arguments: [String], input: [UInt8], keys: String, environment: [String: String?] = [:]
  ) throws -> Outcome {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(arguments, input: .bytes(input), environment: environment)
    try terminal.waitFor("chosen")
    try terminal.type(keys)
    return try chips.wait()
  }

  private static func accepted(_ output: [UInt8]) -> Outcome {
    Outcome(ending: .exited(0), output: output, errors: "")
  }

  @Test(
    "hostile lines come back byte for byte, whatever the locale",
    arguments: [
      "C.UTF-8", "C", "de_DE.ISO-8859-1", "xx_YY.UTF-8",
    ])
  func hostileLines(locale: String) throws {
    let outcome = try answer([], input: Cases.hostileLines, keys: "a\r", environment: ["LC_ALL": locale])
    #expect(outcome == Self.accepted(Cases.hostileLines))
  }

  @Test("nothing in a title reaches the terminal as a control")
  func hostileTitles() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips([], input: .bytes(Cases.hostileLines))
    try terminal.waitFor("chosen")
    for _ in Cases.hostile { try terminal.type(" l") }
    try terminal.type("q")
    #expect(try chips.wait() == Outcome(1))
    for sequence in ["\u{1B}[31m", "\u{1B}]", "\u{07}", "\u{9B}", "\u{202E}", "\u{200B}"] {
      #expect(!terminal.output.contains(Self.bytes(sequence)), "\(sequence.debugDescription)")
    }
    #expect(!terminal.output.contains([0xFF]))
  }

  /// What is read, how, and what comes out when all of it is chosen.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    let input: String
    let output: String
  }

  private static let rows = [
    Row(testDescription: "a last line without its newline", input: "a\nb", output: "a\nb\n"),
    Row(testDescription: "CRLF lines keep their CR", input: "a\r\nb\r\n", output: "a\r\nb\r\n"),
    Row(testDescription: "empty lines are skipped", input: "\na\n\n\nb\n", output: "a\nb\n"),
    Row(testDescription: "a line of only a CR is kept", input: "\r\na\n", output: "\r\na\n"),
    Row(testDescription: "a line of only blanks is kept", input: " \na\n", output: " \na\n"),
    Row(testDescription: "NUL in a line is kept", input: "a\0b\nc\n", output: "a\0b\nc\n"),
    Row(testDescription: "a heading is a line", input: "# Price\na\n", output: "# Price\na\n"),
    Row(testDescription: "a byte order mark is kept in lines", input: "\u{FEFF}a\n", output: "\u{FEFF}a\n"),
    Row(
      testDescription: "decomposed and composed stay as they are", input: "e\u{301}\n\u{E9}\n",
      output: "e\u{301}\n\u{E9}\n"),
    Row(
      testDescription: "NUL-ended records may hold newlines and be empty", arguments: ["-0", "--print0"],
      input: "two\nlines\0plain\0\0tab\t.\0", output: "two\nlines\0plain\0\0tab\t.\0"),
    Row(testDescription: "a last record without its NUL", arguments: ["-0"], input: "a\0b", output: "a\nb\n"),
    Row(
      testDescription: "a newline before a NUL is part of the record", arguments: ["-0"], input: "a\n\0b\0",
      output: "a\n\nb\n"),
    Row(testDescription: "lines in, NUL out", arguments: ["--print0"], input: "a\nb\n", output: "a\0b\0"),
    Row(testDescription: "one empty record is an option", arguments: ["--read0"], input: "\0", output: "\n"),
  ]

  @Test("all chosen, only the terminators change", arguments: rows)
  func terminators(row: Row) throws {
    #expect(
      try answer(row.arguments, input: Self.bytes(row.input), keys: "a\r") == Outcome(0, output: row.output))
  }

  @Test("labels are bytes too")
  func labels() throws {
    let terminal = try Pseudoterminal()
    let shell = try terminal.startShell(
      #"exec chips -s $'caf\xe9' -- $'caf\xe9' $'caf\xc3\xa9' '' --help $'\xff\n'"#)
    try terminal.waitFor("1 of 5 chosen")
    try terminal.type("llll \r")
    #expect(try shell.wait() == Self.accepted(Self.bytes("caf") + [0xE9, 0x0A, 0xFF, 0x0A, 0x0A]))
  }

  @Test("an empty label is an option")
  func emptyLabel() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["", "a", ""])
    try terminal.waitFor("of 3 chosen")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: "\na\n\n"))
  }

  @Test("equal options are two, and chosen one by one")
  func equalOptions() throws {
    #expect(try answer([], input: Self.bytes("dup\nb\ndup\n"), keys: " \r") == Outcome(0, output: "dup\n"))
  }

  @Test("with labels standard input is not read")
  func labelsWin() throws {
    #expect(try answer(["label"], input: Self.bytes("line\n"), keys: "a\r") == Outcome(0, output: "label\n"))
  }

  @Test("ten thousand labels, and a label of a hundred thousand bytes")
  func large() throws {
    let labels = (1...10_000).map { "label \($0)" } + [String(repeating: "x", count: 100_000)]
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(labels)
    try terminal.waitFor("of 10,001 chosen")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: labels.map { $0 + "\n" }.joined()))
  }

  @Test("an answer larger than a pipe holds is whole")
  func largeAnswer() throws {
    let tmux = try Tmux()
    try tmux.run("seq 200000 | chips | cksum > sum; seq 200000 | cksum | cmp - sum && echo whole")
    try tmux.waitFor(text: "0 of 200,000 chosen  Space choose")
    try tmux.press("a", "Enter")
    try tmux.waitFor("whole") { $0.hasSuffix("whole\n$") }
  }
}
