import Glibc
import Testing

@Suite("Streaming", .inBothModes)
struct StreamingTests {
  /// A screen on which chips reads what the test writes into a named pipe.
  private func start(columns: Int = 40, arguments: String = "") throws -> (tmux: Tmux, input: NamedPipe) {
    let tmux = try Tmux(columns: columns, rows: 10)
    let input = try NamedPipe(tmux.directory.path + "/input")
    try tmux.run("chips \(arguments) < input > answer; echo status $?")
    return (tmux, input)
  }

  @Test("chips can be used while more arrive, and choice and focus stay", .onWholeScreen)
  func usableMeanwhile() throws {
    let (tmux, input) = try start()
    try input.write("one\ntwo\n")
    try tmux.waitFor(
      screen: """
        [  one] [  two]
        0 of 2 chosen, reading  Space choose
        """)
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "[  one] [✓ two]\n1 of 2 chosen")
    try input.write("three\nfour\nfi")
    try tmux.waitFor(
      screen: """
        [  one] [✓ two] [  three] [  four]
        1 of 4 chosen, reading  Space choose
        """)
    try tmux.waitFor(cursor: "9,0")
    try input.write("ve\nsix")
    try tmux.waitFor(text: "[  five]\n1 of 5 chosen, reading")
    input.end()
    try tmux.waitFor(
      screen: """
        [  one] [✓ two] [  three] [  four]
        [  five] [  six]
        1 of 6 chosen  Space choose
        """)
    try tmux.waitFor(cursor: "9,0")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "two\n")
  }

  @Test("Enter accepts what has arrived and leaves while the producer goes on")
  func earlyEnter() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try pipe.write("one\ntwo\nthr")
    try terminal.waitFor("of 2 chosen")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: "one\ntwo\n"))
  }

  @Test("an endless producer neither delays keys nor outlives chips")
  func endlessProducer() throws {
    let terminal = try Pseudoterminal()
    let shell = try terminal.startShell("yes option | chips | head -n 1; echo ${PIPESTATUS[@]}")
    try terminal.waitFor("chosen")
    try terminal.type(" \r")
    #expect(try shell.wait() == Outcome(0, output: "option\n141 0 0\n"))
  }

  @Test("until the first option is there keys wait, but are not lost")
  func waitingKeys() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try terminal.waitFor("0 of 0 chosen")
    try terminal.type(" \r")
    // It is drawn again, so it has taken the keys, and goes on.
    try terminal.type("\u{0C}")
    try terminal.waitFor("0 of 0 chosen")
    try pipe.write("one\ntwo\n")
    #expect(try chips.wait() == Outcome(0, output: "one\n"))
  }

  @Test("keys that have waited are answered with status 4 when no option comes")
  func waitingKeysAndNoOption() throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try terminal.type(" \r")
    try terminal.waitFor("0 of 0 chosen")
    pipe.closeWriteEnd()
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(4))
    #expect(outcome.output == [])
  }

  @Test(
    "cancelling does not wait for the first option",
    arguments: [
      ("Esc", "\u{1B}", 1), ("q", "q", 1), ("Ctrl-C", "\u{03}", 130), ("Ctrl-\\", "\u{1C}", 131),
      ("Esc after keys that wait", "  a\u{1B}", 1), ("q after keys that wait", "  aq", 1),
    ])
  func cancelling(name: String, keys: String, status: Int32) throws {
    let pipe = try Pipe()
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips([], input: .descriptor(pipe.readEnd))
    try terminal.waitFor("0 of 0 chosen")
    try terminal.type(keys)
    #expect(try chips.wait() == Outcome(status))
  }

  @Test("Ctrl-Z does not wait for the first option")
  func suspending() throws {
    let (tmux, input) = try start()
    try tmux.waitFor(text: "0 of 0 chosen")
    try tmux.press("Space", "C-z")
    try tmux.waitFor(text: "Stopped")
    try input.write("one\ntwo\n")
    try tmux.run("fg")
    try tmux.waitFor(text: "[✓ one] [  two]")
  }

  @Test("the first chosen option has the focus at the start, also when it arrives later", .onWholeScreen)
  func focusOfPreselected() throws {
    let (tmux, input) = try start(arguments: "-s three -s four")
    try input.write("one\n")
    try tmux.waitFor(text: "0 of 1 chosen, reading")
    try tmux.waitFor(cursor: "1,0")
    try input.write("two\nthree\nfour\n")
    try tmux.waitFor(text: "[✓ three] [✓ four]")
    try tmux.waitFor(cursor: "17,0")
  }
}
