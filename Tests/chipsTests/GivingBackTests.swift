import Glibc
import Testing

@Suite("The terminal is given back", .inBothModes)
struct GivingBackTests {
  /// A way out, and how chips ends on it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var keys = ""
    var signal: Int32 = 0
    var arguments: [String] = []
    let ending: Ending

    static func keys(_ name: String, _ keys: String, exits status: Int32) -> Row {
      Row(testDescription: name, keys: keys, ending: .exited(status))
    }

    static func signal(_ name: String, _ signal: Int32) -> Row {
      Row(testDescription: name, signal: signal, ending: .exited(128 + signal))
    }

    static func crash(_ name: String, _ signal: Int32) -> Row {
      Row(testDescription: name, signal: signal, ending: .killed(by: signal))
    }
  }

  private static let rows: [Row] = [
    .keys("Enter", "\r", exits: 0), .keys("Esc", "\u{1B}", exits: 1), .keys("q", "q", exits: 1),
    .keys("Ctrl-C", "\u{03}", exits: 130), .keys("Ctrl-\\", "\u{1C}", exits: 131),
    .signal("SIGHUP", SIGHUP), .signal("SIGINT", SIGINT), .signal("SIGQUIT", SIGQUIT),
    .signal("SIGTERM", SIGTERM),
    .crash("SIGSEGV", SIGSEGV), .crash("SIGBUS", SIGBUS), .crash("SIGILL", SIGILL),
    .crash("SIGTRAP", SIGTRAP),
    .crash("SIGFPE", SIGFPE), .crash("SIGABRT", SIGABRT),
    Row(testDescription: "a timeout", arguments: ["--timeout", "0.2"], ending: .exited(124)),
  ]

  @Test(
    "on every way out the line's modes, screen, mouse and paste are as before, and nothing is said",
    arguments: rows)
  func waysOut(row: Row) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips(row.arguments + ["a", "b"])
    try terminal.waitFor("chosen")
    #expect(terminal.modes != modes)
    if row.signal != 0 { chips.send(row.signal) } else { try terminal.type(row.keys) }
    #expect(try chips.wait() == Outcome(ending: row.ending, output: [], errors: ""))
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test("an answer that cannot be written leaves the terminal as it was")
  func fullDisk() throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips(["a"], output: .path("/dev/full"))
    try terminal.waitFor("chosen")
    try terminal.type(" \r")
    #expect(try chips.wait().ending == .exited(2))
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test(
    "input that ends without an option, or breaks off, leaves the terminal as it was",
    arguments: ["/dev/null", "/"])
  func input(path: String) throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    _ = try terminal.startChips([], input: .path(path)).wait()
    #expect(terminal.modes == modes)
    #expect(terminal.modesLeftOn == [])
  }

  @Test("--no-mouse leaves the mouse to the terminal")
  func noMouse() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--no-mouse", "a"])
    try terminal.waitFor("chosen")
    try terminal.type("\r")
    _ = try chips.wait()
    #expect(!terminal.readableOutput.contains("[?1000"))
    #expect(!terminal.readableOutput.contains("[?1006"))
  }

  @Test("the shell's screen and its settings are the same as before")
  func shellScreen() throws {
    let tmux = try Tmux(columns: 70, rows: 12)
    try tmux.run("echo above; stty -a > before")
    try tmux.waitFor(text: "above\n$")
    try tmux.run("chips one two; stty -a > after; cmp before after && echo same")
    try tmux.waitFor(text: "[  one] [  two]")
    try tmux.press("q")
    try tmux.waitFor(
      screen: """
        $ echo above; stty -a > before
        above
        $ chips one two; stty -a > after; cmp before after && echo same
        same
        $
        """)
    try tmux.waitFor(cursor: "2,4")
    #expect(try tmux.display("#{alternate_on} #{mouse_any_flag} #{cursor_flag}") == "0 0 1")
  }
}
