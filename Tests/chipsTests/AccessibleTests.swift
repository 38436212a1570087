import Glibc
import Testing

@Suite("In lines")
struct AccessibleTests {
  private static let explains = "explains: "

  // MARK: Answers

  /// Lines that are typed to the options of `Cases.facets`, and how chips ends.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    /// Each is typed when chips has asked for a line.
    let keys: [String]
    let outcome: Outcome

    init(_ testDescription: String, _ arguments: [String] = [], keys: String..., outcome: Outcome) {
      self.testDescription = testDescription
      self.arguments = arguments
      self.keys = keys
      self.outcome = outcome
    }
  }

  private static let rows = [
    Row("an empty line accepts", keys: "\r", outcome: Outcome(0, output: "any\nopen\n")),
    Row("a newline is an Enter", keys: "\n", outcome: Outcome(0, output: "any\nopen\n")),
    Row("numbers and ranges", keys: "1 8-9\r", "\r", outcome: Outcome(0, output: "Italian\nany\nDelivery\n")),
    Row("an id and a title", keys: "open\r", "Under $30\r", "\r", outcome: Outcome(0, output: "30\n")),
    Row("clear, and nothing is an answer", keys: "clear\r", "\r", outcome: Outcome(0)),
    Row(
      "all", keys: "all\r", "\r",
      outcome: Outcome(0, output: "Italian\nJapanese\nMexican\nIndian\nany\nopen\nDelivery\n")),
    Row(
      "what is wrong changes nothing", keys: "99\r", "3-1\r", "x\r", "\r",
      outcome: Outcome(0, output: "any\nopen\n")),
    Row("a disabled option", keys: "10\r", "\r", outcome: Outcome(0, output: "any\nopen\n")),
    Row("a group's limit", keys: "5\r", "\r", outcome: Outcome(0, output: "15\nopen\n")),
    Row("a limit", ["-l", "3"], keys: "1-3\r", "\r", outcome: Outcome(0, output: "Italian\nany\nopen\n")),
    Row(
      "a minimum", ["-m", "3"], keys: "\r", "1\r", "\r", outcome: Outcome(0, output: "Italian\nany\nopen\n")),
    Row(
      "one of all", ["-l1", "-m1"], keys: "any\r", "\r", "4\r", "\r",
      outcome: Outcome(
        0, output: "Indian\n",
        errors:
          "chips: warning: of those to be chosen at the start 1 had no room within the limit; the first stay\n"
      )),
    Row(
      "a line that is edited", keys: "34\u{7F}x\u{15}4\r", "\r",
      outcome: Outcome(0, output: "Indian\nany\nopen\n")),
    Row("-o json", ["-o", "json"], keys: "\r", outcome: Outcome(0, output: "[\"any\",\"open\"]\n")),
    Row("-o json, and nothing", ["-o", "json"], keys: "clear\r", "\r", outcome: Outcome(0, output: "[]\n")),
    Row("-o shell", ["-o", "shell"], keys: "\r", outcome: Outcome(0, output: "'any' 'open'\n")),
    Row("--print0", ["--print0"], keys: "\r", outcome: Outcome(0, output: "any\0open\0")),
    Row("--separator", ["--separator", ", "], keys: "\r", outcome: Outcome(0, output: "any, open\n")),
    Row(
      "--order chosen", ["--order", "chosen"], keys: "4\r", "3 1\r", "\r",
      outcome: Outcome(0, output: "any\nopen\nIndian\nMexican\nItalian\n")),
    Row("-s", ["-s", "Indian"], keys: "\r", outcome: Outcome(0, output: "Indian\nany\nopen\n")),
    Row(
      "-s that nothing is equal to", ["-s", "zebra"], keys: "\r",
      outcome: Outcome(
        0, output: "any\nopen\n", errors: "chips: warning: no option is 'zebra', which --select names\n")),
    Row(
      "what is for drawing is ignored", ["--height=3", "--no-mouse", "--search", "--fuzzy"], keys: "\r",
      outcome: Outcome(0, output: "any\nopen\n")),
    Row("quit", keys: "1\r", "quit\r", outcome: Outcome(1)),
    Row("Ctrl-D", keys: "1\r", "\u{04}", outcome: Outcome(1)),
    Row("Ctrl-D twice in a line", keys: "1\u{04}\u{04}", outcome: Outcome(1)),
    Row(
      "Ctrl-D in a line does not end it", keys: "1\u{04} 2\r", "\r",
      outcome: Outcome(0, output: "Italian\nJapanese\nany\nopen\n")),
    Row("Ctrl-C", keys: "1\r", "\u{03}", outcome: Outcome(130)),
    Row("Ctrl-\\", keys: "1\r", "\u{1C}", outcome: Outcome(131)),
    Row("the timeout", ["--timeout", "0.2"], keys: "1\r", outcome: Outcome(124)),
    Row("a long timeout", ["--timeout", "1e300"], keys: "\r", outcome: Outcome(0, output: "any\nopen\n")),
  ]

  @Test(
    "what is typed decides the answer; the modes stay, and no escape sequence is written", arguments: rows)
  func answers(row: Row) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips(
      ["--accessible", "-f", "json"] + row.arguments, input: .text(Cases.facets))
    for keys in row.keys {
      try terminal.waitFor(Self.explains)
      #expect(terminal.modes == modes)
      try terminal.type(keys)
    }
    #expect(try chips.wait() == row.outcome)
    #expect(terminal.modes == modes)
    #expect(!terminal.output.contains(0x1B))
    // What is written next begins a line.
    #expect(terminal.output.last == UInt8(ascii: "\n"))
  }

  @Test("each of several lines that come at once is handled")
  func typedAhead() throws {
    let terminal = try Pseudoterminal()
    try terminal.type("1\rb\r\r")
    let chips = try terminal.startChips(["--accessible", "a", "b", "c"])
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
  }

  @Test("no byte of an option is a control character on the terminal, and those of the answer are what came")
  func hostile() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      ["--accessible", "-t", "\u{1B}]0;x\u{07}"], input: .bytes(Cases.hostileLines))
    try terminal.waitFor(Self.explains)
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(terminal.output.filter { $0 < 0x20 || $0 == 0x7F }.allSatisfy { [0x0A, 0x0D].contains($0) })
    #expect(text.hasPrefix("␛]0;x␇\r\n1. plain\r\n2. latin1 caf\u{FFFD}\r\n"))
    #expect(text.contains("\r\n20. c1 \u{FFFD}31m csi\r\n0 of 20 selected."))
    try terminal.type("all\r\r")
    #expect(try chips.wait() == Outcome(ending: .exited(0), output: Cases.hostileLines, errors: ""))
  }

  @Test("many options through a pipe are listed, found and selected")
  func many() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell("seq -f 'o%.0f' 30000 | chips --accessible | tail -n 2")
    try terminal.waitFor("\r\n30000. o30000\r\n0 of 30,000 selected. ")
    try terminal.type("1-30000\r29000-29999\ro28999\r")
    try terminal.waitFor("30,000 options, selected\r\n")
    try terminal.waitFor("1,000 options, not selected\r\n")
    try terminal.waitFor("28999. o28999, not selected\r\n28,999 of 30,000 selected. ")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: "o28998\no30000\n"))
  }

  // MARK: When

  /// An environment, and whether lines are asked for by it.
  struct Asking: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    let environment: [String: String?]
    var asks = true
  }

  private static let askings =
    ["1", "yes", "true", "on", "off", "00", " ", "x"].map { (value: String) in
      Asking(testDescription: "CHIPS_ACCESSIBLE='\(value)'", environment: ["CHIPS_ACCESSIBLE": value])
    }
    + ["", "0", "no", "No", "false", "FALSE"].map { (value: String) in
      Asking(
        testDescription: "CHIPS_ACCESSIBLE='\(value)'", environment: ["CHIPS_ACCESSIBLE": value], asks: false)
    } + [
      Asking(testDescription: "nothing", environment: [:], asks: false),
      Asking(testDescription: "TERM=dumb", environment: ["TERM": "dumb"]),
      Asking(
        testDescription: "TERM=dumb, and CHIPS_ACCESSIBLE does not",
        environment: ["TERM": "dumb", "CHIPS_ACCESSIBLE": "0"]),
      Asking(
        testDescription: "the option, and CHIPS_ACCESSIBLE does not", arguments: ["--accessible"],
        environment: ["CHIPS_ACCESSIBLE": "0"]),
      Asking(testDescription: "CHIPS_OPTS", environment: ["CHIPS_OPTS": "--accessible"]),
      Asking(
        testDescription: "the option, TERM unset", arguments: ["--accessible"], environment: ["TERM": nil]),
      Asking(
        testDescription: "the option, TERM unknown", arguments: ["--accessible"],
        environment: ["TERM": "teletype"]),
    ]

  @Test("is asked for by the option, by CHIPS_ACCESSIBLE, and by TERM=dumb", arguments: askings)
  func asking(row: Asking) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(row.arguments + ["a"], environment: row.environment)
    try terminal.waitFor(row.asks ? "0 of 1 selected." : "chosen")
    #expect(terminal.output.contains(0x1B) == !row.asks)
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0))
  }

  @Test(
    "has nothing to do with what needs no terminal",
    arguments: [("--filter=a", "a\n"), ("--version", "chips 0.1.0\n")])
  func noTerminalNeeded(option: String, output: String) throws {
    let outcome = try ChildProcess([ChipsBinary.path, "--accessible", option, "a", "b"], on: nil).wait()
    #expect(outcome == Outcome(0, output: output))
  }

  // MARK: Other ways out

  @Test("without a terminal the status is 3")
  func noTerminal() throws {
    let outcome = try ChildProcess([ChipsBinary.path, "--accessible", "a"], on: nil).wait()
    #expect(outcome.ending == .exited(3))
    #expect(outcome.isOneLine(naming: ["/dev/tty"]), "\(outcome)")
  }

  @Test(
    "input without options is told with status 4, one that cannot be read with 2, and nothing is written",
    arguments: [("/dev/null", 4, "no options"), ("/", 2, "standard input")] as [(String, Int32, String)])
  func unusableInput(path: String, status: Int32, name: String) throws {
    let terminal = try Pseudoterminal()
    let outcome = try terminal.startChips(["--accessible", "-t", "x"], input: .path(path)).wait()
    #expect(outcome.ending == .exited(status))
    #expect(outcome.isOneLine(naming: [name]), "\(outcome)")
    #expect(terminal.output == [])
  }

  @Test("an answer that cannot be written is told with status 2")
  func fullDisk() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible", "a"], output: .path("/dev/full"))
    try terminal.type("1\r\r")
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.isOneLine(naming: ["No space left on device"]), "\(outcome)")
  }

  @Test("a signal ends it at the prompt, and while it reads", arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
  func signals(signal: Int32) throws {
    for isReading in [false, true] {
      let pipe = try Pipe()
      let terminal = try Pseudoterminal()
      let chips = try terminal.startChips(["--accessible"], input: .descriptor(pipe.readEnd))
      try pipe.write("a\n")
      try pipe.waitUntilEmpty()
      if !isReading {
        pipe.closeWriteEnd()
        try terminal.waitFor(Self.explains)
      }
      chips.send(signal)
      #expect(try chips.wait() == Outcome(128 + signal))
    }
  }

  /// What ends chips while options are still coming.
  private static let whileReading = [
    Row("Ctrl-C", keys: "\u{03}", outcome: Outcome(130)),
    Row("Ctrl-\\", keys: "\u{1C}", outcome: Outcome(131)),
    Row("the timeout", ["--timeout", "0.2"], keys: "", outcome: Outcome(124)),
  ]

  @Test("while it reads nothing is written, and lines wait; some things do not", arguments: whileReading)
  func reading(row: Row) throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible"] + row.arguments, input: .descriptor(pipe.readEnd))
    try pipe.write("a\n")
    try pipe.waitUntilEmpty()
    try terminal.type("1\r\r" + row.keys.joined())
    #expect(try chips.wait() == row.outcome)
    #expect(!terminal.readableOutput.contains("explains"))
    #expect(terminal.output.last == UInt8(ascii: "\n"))
  }

  @Test("options that take their time are told of, once")
  func slowOptions() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible"], input: .descriptor(pipe.readEnd))
    try pipe.write("a\n")
    try terminal.waitFor("Reading options; Ctrl-C leaves.\r\n")
    try pipe.write("b\n")
    pipe.closeWriteEnd()
    try terminal.waitFor("1. a\r\n2. b\r\n0 of 2 selected")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0))
  }

  @Test("a line whose end the terminal has lost, after 4,095 bytes, does nothing")
  func cutLine() throws {
    let terminal = try Pseudoterminal()
    let labels = (1...2000).map { "t\($0)" }
    let chips = try terminal.startChips(["--accessible"] + labels)
    try terminal.waitFor(Self.explains)
    try terminal.type("1 " + (1000...1899).map(String.init).joined(separator: " ") + "\r")
    try terminal.waitFor("which has lost its end; type it in parts\r\n0 of 2,000 selected")
    // As long as is possible.
    try terminal.type(String(repeating: " ", count: 4092) + "12\r")
    try terminal.waitFor("12. t12, selected\r\n")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: "t12\n"))
  }

  @Test("waiting lines cost no processor time while it reads")
  func waitingWhileReading() throws {
    let directory = try TemporaryDirectory()
    let pipe = try NamedPipe(directory.path + "/pipe")
    defer { pipe.end() }
    let terminal = try Pseudoterminal()
    try terminal.type("1\r\r")
    // A loop that does not wait would be killed.
    let chips = try terminal.startShell(
      "ulimit -t 1; exec chips --accessible --timeout 2.5 < \(directory.path)/pipe")
    #expect(try chips.wait() == Outcome(124))
  }

  @Test("the timeout counts from each prompt")
  func timeoutOfLines() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible", "--timeout", "1.5", "a"])
    let later = Deadline(after: .seconds(2))
    while !later.isPast {
      try terminal.waitFor(Self.explains)
      try terminal.type("1\r")
    }
    try terminal.waitFor(Self.explains)
    try terminal.type("quit\r")
    #expect(try chips.wait() == Outcome(1))
  }

  @Test("lines that were typed while it read are handled then")
  func typedWhileReading() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--accessible"], input: .descriptor(pipe.readEnd))
    try pipe.write("a\nb\n")
    try pipe.waitUntilEmpty()
    try terminal.type("1\r\r")
    pipe.closeWriteEnd()
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }

  @Test(
    "a closed terminal ends it with status 129, also where hang-ups are ignored",
    arguments: ["", "trap '' HUP; "])
  func hangUp(beginning: String) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell("\(beginning)exec chips --accessible a")
    try terminal.waitFor(Self.explains)
    terminal.hangUp()
    #expect(try chips.wait(until: Deadline(after: .seconds(5))) == Outcome(129))
  }

  @Test("a closed terminal ends it while it reads, too", arguments: ["", "trap '' HUP; "])
  func hangUpWhileReading(beginning: String) throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try ChildProcess(
      ["bash", "-c", "\(beginning)exec chips --accessible"], on: terminal,
      ChildProcess.Settings(input: .descriptor(pipe.readEnd)))
    try pipe.write("a\n")
    try pipe.waitUntilEmpty()
    terminal.hangUp()
    #expect(try chips.wait(until: Deadline(after: .seconds(5))) == Outcome(129))
  }
}
