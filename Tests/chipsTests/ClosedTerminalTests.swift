import Testing

@Suite("A closed terminal", .inBothModes)
struct ClosedTerminalTests {
  @Test("ends chips at once with status 129, silently")
  func hangUp() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a"])
    try terminal.waitFor("chosen")
    terminal.hangUp()
    #expect(try chips.wait(until: Deadline(after: .seconds(5))) == Outcome(129))
  }

  @Test("ends chips that ignores hang-ups, too")
  func ignoredHangUp() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell("trap '' HUP; exec chips a b")
    try terminal.waitFor("chosen")
    terminal.hangUp()
    #expect(try chips.wait(until: Deadline(after: .seconds(5))) == Outcome(129))
  }

  @Test("ends chips while it waits for options")
  func whileReading() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try terminal.waitFor("chosen")
    terminal.hangUp()
    #expect(try chips.wait(until: Deadline(after: .seconds(5))) == Outcome(129))
  }
}
