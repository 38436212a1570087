import Testing

@Suite("Kinds of terminal", .inBothModes)
struct TerminalKindsTests {
  @Test(
    "it can be used on each, and is left as it was",
    arguments: [
      "xterm", "xterm-256color", "xterm-mono", "screen", "screen-256color", "tmux-256color", "linux", "rxvt",
      "rxvt-unicode-256color", "vt100", "vt102", "vt220", "ansi", "cygwin",
    ])
  func usable(kind: String) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips(["a", "b"], environment: ["TERM": kind])
    try terminal.waitFor("of 2 chosen")
    try terminal.type("\u{1B}[C \r")
    #expect(try chips.wait() == Outcome(0, output: "b\n"))
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test("ESCDELAY may be anything", arguments: ["", "0", "-1", "x", "1e9", "100"])
  func escapeDelay(value: String) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a"], environment: ["ESCDELAY": value])
    try terminal.waitFor("chosen")
    try terminal.type("\u{1B}")
    #expect(try chips.wait() == Outcome(1))
  }
}
