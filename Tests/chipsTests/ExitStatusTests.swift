import Testing

@Suite("Exit status", .inBothModes)
struct ExitStatusTests {
  /// A command line that draws nothing, its status, and what its one line on standard error must name.
  struct Refusal: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    var input = ChildProcess.Stream.path("/dev/null")
    var environment: [String: String?] = [:]
    let status: Int32
    let names: [String]
  }

  private static let refusals = [
    Refusal(
      testDescription: "an unknown option", arguments: ["--colour", "a"], status: 2, names: ["--colour"]),
    Refusal(testDescription: "an unknown letter", arguments: ["-Z", "a"], status: 2, names: ["-Z"]),
    Refusal(testDescription: "a missing value", arguments: ["a", "--title"], status: 2, names: ["--title"]),
    Refusal(testDescription: "a missing value of a letter", arguments: ["-0t"], status: 2, names: ["-t"]),
    Refusal(
      testDescription: "a value that a flag does not take", arguments: ["--read0=1"], status: 2,
      names: ["--read0"]),
    Refusal(
      testDescription: "a value that is no number", arguments: ["--timeout=x", "a"], status: 2,
      names: ["--timeout", "x"]),
    Refusal(
      testDescription: "a timeout of nothing", arguments: ["--timeout", "0", "a"], status: 2,
      names: ["--timeout"]),
    Refusal(
      testDescription: "no labels, and a terminal as input", input: .terminal, status: 2,
      names: ["no options"]),
    Refusal(testDescription: "a directory as input", input: .path("/"), status: 2, names: ["standard input"]),
    Refusal(testDescription: "no options in the input", status: 4, names: ["no options"]),
    Refusal(testDescription: "empty lines only", input: .text("\n\n\n"), status: 4, names: ["no options"]),
    Refusal(
      testDescription: "TERM unset", arguments: ["a"], environment: ["TERM": nil], status: 3, names: ["TERM"]),
    Refusal(
      testDescription: "TERM empty", arguments: ["a"], environment: ["TERM": ""], status: 3, names: ["TERM"]),
    Refusal(
      testDescription: "TERM unknown", arguments: ["a"], environment: ["TERM": "teletype"], status: 3,
      names: ["TERM", "teletype"]),
    Refusal(
      testDescription: "TERM=vt52", arguments: ["a"], environment: ["TERM": "vt52"], status: 3,
      names: ["TERM", "vt52"]),
  ]

  @Test("what is wrong is told in one line, and nothing is printed", arguments: refusals)
  func refusal(row: Refusal) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let outcome = try terminal.startChips(row.arguments, input: row.input, environment: row.environment)
      .wait()
    #expect(outcome.ending == .exited(row.status))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: row.names), "\(outcome)")
    #expect(terminal.modes == modes)
  }

  @Test("a terminal that cannot be drawn on is not written to", arguments: [nil, "", "teletype", "vt52"])
  func unusableTerminal(kind: String?) throws {
    let terminal = try Pseudoterminal()
    _ = try terminal.startChips(["a"], environment: ["TERM": kind]).wait()
    terminal.takeOutput()
    #expect(terminal.output == [])
  }

  @Test("without a terminal the status is 3, and the message names /dev/tty")
  func noTerminal() throws {
    let outcome = try ChildProcess([ChipsBinary.path, "a"], on: nil).wait()
    #expect(outcome.ending == .exited(3))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: ["/dev/tty"]), "\(outcome)")
  }

  @Test("help and version need no terminal", arguments: ["--help", "-h", "--version"])
  func noTerminalNeeded(option: String) throws {
    let outcome = try ChildProcess([ChipsBinary.path, option], on: nil).wait()
    #expect(outcome.ending == .exited(0))
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors == "")
  }

  @Test("an answer that cannot be written is told, with status 2")
  func fullDisk() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a"], output: .path("/dev/full"))
    try terminal.type(" \r")
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.isOneLine(naming: ["answer", "No space left on device"]), "\(outcome)")
  }

  @Test("help that cannot be written is an error too")
  func fullDiskForHelp() throws {
    var settings = ChildProcess.Settings()
    settings.output = .path("/dev/full")
    let outcome = try ChildProcess([ChipsBinary.path, "--help"], on: nil, settings).wait()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.isOneLine(naming: ["No space left on device"]), "\(outcome)")
  }

  @Test("an answer whose reader is gone ends silently, with status 141")
  func goneReader() throws {
    let pipe = try Pipe()
    pipe.closeReadEnd()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a"], output: .descriptor(pipe.writeEnd))
    try terminal.type(" \r")
    #expect(try chips.wait() == Outcome(141))
  }

  @Test("an answer whose reader leaves in the middle of it ends silently, with status 141")
  func leavingReader() throws {
    let tmux = try Tmux()
    try tmux.run("seq 100000 | chips 2> errors | head -n 1; echo status ${PIPESTATUS[1]}")
    try tmux.waitFor(text: "0 of 100,000 chosen  Space choose")
    try tmux.press("a", "Enter")
    try tmux.waitFor("its status") { $0.hasSuffix("1\nstatus 141\n$") }
    #expect(try tmux.directory.bytes(of: "errors") == [])
  }

  @Test("signals that were ignored at the start stay ignored", arguments: ["INT", "QUIT", "TERM", "HUP"])
  func ignoredSignals(name: String) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell(
      "trap '' \(name); chips a & wait -f %1".replacing(" & wait -f %1", with: ""))
    try terminal.waitFor("chosen")
    try terminal.type(" \r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }

  @Test("the timeout counts from the last key, and ends silently with status 124")
  func timeout() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--timeout=0.2", "a"])
    try terminal.waitFor("chosen")
    try terminal.type(" ")
    #expect(try chips.wait() == Outcome(124))
  }

  @Test("no timeout is far away when it is long")
  func longTimeout() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--timeout=1e300", "a"])
    try terminal.waitFor("chosen")
    try terminal.type(" \r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }

  @Test("a preselection that matches nothing is a warning at the end, not an error")
  func unmatchedPreselection() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["-s", "b", "-s", "zebra", "a", "b"])
    try terminal.type("\r")
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == Array("b\n".utf8))
    #expect(outcome.isOneLine(naming: ["zebra"]), "\(outcome)")
  }
}
