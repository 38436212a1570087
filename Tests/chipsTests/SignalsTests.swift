import Glibc
import Testing

@Suite("Signals")
struct SignalsTests {
  @Test(
    "those that were ignored at the start stay ignored",
    arguments: [("INT", SIGINT), ("QUIT", SIGQUIT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
  func ignored(name: String, signal: Int32) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell("trap '' \(name); exec chips a b")
    try terminal.waitFor("chosen")
    chips.send(signal)
    try terminal.type("\u{0C}")
    try terminal.waitFor("chosen")
    try terminal.type(" \r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }

  @Test("one that ends chips does so while options are still coming")
  func whileReading() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try pipe.write("a\n")
    try terminal.waitFor("reading")
    chips.send(SIGTERM)
    #expect(try chips.wait() == Outcome(143))
    #expect(terminal.modes == modes)
  }

  @Test("one before the first frame is not lost", arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
  func beforeFirstFrame(signal: Int32) throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try terminal.waitFor("\u{1B}[?2004h")
    chips.send(signal)
    #expect(try chips.wait() == Outcome(128 + signal))
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test("one ends it also while nobody reads its answer", arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
  func whileAnswering(signal: Int32) throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let lines = Array((1...9_000).map { "\($0)\n" }.joined().utf8)
    // F_SETPIPE_SZ: less than the answer.
    _ = fcntl(pipe.writeEnd, 1031, 4096)
    let chips = try terminal.startChips(
      ["--select-all"], input: .bytes(lines), output: .descriptor(pipe.writeEnd))
    try terminal.waitFor("chosen")
    try terminal.type("\r")
    try terminal.waitFor("\u{1B}[?1049l")
    chips.send(signal)
    #expect(try chips.wait().ending == .exited(128 + signal))
    #expect(terminal.modes == modes)
  }

  @Test("a thousand that only wake it change nothing")
  func many() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a", "b"])
    try terminal.waitFor("chosen")
    try terminal.type(" ")
    for _ in 1...1000 { chips.send(SIGWINCH) }
    for _ in 1...100 { chips.send(SIGCONT) }
    try terminal.type("\u{1B}[C \r")
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
    #expect(terminal.modesLeftOn == [])
  }
}
