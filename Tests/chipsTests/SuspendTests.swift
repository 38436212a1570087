import Glibc
import Testing

@Suite("Suspending")
struct SuspendTests {
  /// A shell in which chips has the screen, `b` chosen and in focus.
  private func startedPicker() throws -> Tmux {
    let tmux = try Tmux(columns: 50, rows: 10)
    try tmux.run("chips a b c > answer; echo status $?")
    try tmux.waitFor(text: "[  a] [  b] [  c]")
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "[✓ b]")
    return tmux
  }

  /// Waits until chips has the screen as before it was suspended, and lets it end.
  private func expectSameState(_ tmux: Tmux) throws {
    try tmux.waitFor(
      screen: """
        [  a] [✓ b] [  c]
        1 of 3 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.waitFor(cursor: "7,0")
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "[✓ b] [✓ c]")
    try tmux.press("Enter")
    // The shell gave up the rest of the line when chips stopped.
    try tmux.waitFor("end of chips") { _ in try tmux.directory.text(of: "answer") == "b\nc\n" }
  }

  @Test("Ctrl-Z gives the shell back, and fg comes back to the same state")
  func controlZ() throws {
    let tmux = try startedPicker()
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    #expect(try !tmux.screen.contains("[  a]"))
    #expect(try tmux.display("#{alternate_on} #{mouse_any_flag}") == "0 0")
    try tmux.run("fg")
    try expectSameState(tmux)
  }

  @Test("the size may change while it is suspended")
  func resizedMeanwhile() throws {
    let tmux = try startedPicker()
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.resize(columns: 13, rows: 8)
    try tmux.run("fg")
    try tmux.waitFor(
      screen: """
        [  a] [✓ b]
        [  c]
        1 of 3 chosen
        """)
    try tmux.waitFor(cursor: "7,0")
  }

  @Test("a TSTP from somebody else suspends as Ctrl-Z does")
  func terminalStopSignal() throws {
    let tmux = try startedPicker()
    kill(try tmux.foregroundProcess, SIGTSTP)
    try tmux.waitFor(text: "Stopped")
    #expect(try !tmux.screen.contains("[  a]"))
    try tmux.run("fg")
    try expectSameState(tmux)
  }

  @Test("a STOP, which cannot be caught, is made good when it goes on")
  func stopSignal() throws {
    let tmux = try startedPicker()
    kill(try tmux.foregroundProcess, SIGSTOP)
    try tmux.waitFor("shell again") { _ in try tmux.display("#{pane_current_command}") == "bash" }
    try tmux.run("stty sane; printf '\\033[?1049l\\033[?2004l'; clear; echo spoilt")
    try tmux.waitFor("spoilt screen") { $0.hasPrefix("spoilt") }
    try tmux.run("fg")
    try expectSameState(tmux)
  }

  @Test("in the background it waits for fg, with its choice, and leaves the shell alone")
  func background() throws {
    let tmux = try startedPicker()
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.run("clear; bg")
    try tmux.waitFor(job: "Stopped")
    try tmux.run("echo still a shell")
    try tmux.waitFor(text: "\nstill a shell\n")
    try tmux.run("fg")
    try expectSameState(tmux)
  }

  @Test("started in the background, it appears with fg")
  func startedInBackground() throws {
    let tmux = try Tmux(columns: 50, rows: 10)
    try tmux.run("chips a b c > answer &")
    try tmux.waitFor(job: "Stopped")
    try tmux.run("fg")
    try tmux.waitFor(text: "[  a] [  b] [  c]")
    try tmux.press("Right", "Space")
    try expectSameState(tmux)
  }

  @Test("in a command substitution of an interactive shell Ctrl-Z does nothing", arguments: [false, true])
  func commandSubstitution(isShellNested: Bool) throws {
    let tmux = try Tmux(columns: 60, rows: 8)
    if isShellNested {
      // Its process group, unlike that of the first shell, can be stopped.
      try tmux.run("bash --norc --noprofile")
      try tmux.waitFor(screen: "$ bash --norc --noprofile\n$")
    }
    try tmux.run(#"x=$(printf 'a\nb\n' | chips); echo "status $? <$x>""#)
    try tmux.waitFor(text: "[  a] [  b]")
    try tmux.press("C-z", "Space")
    try tmux.waitFor(text: "[✓ a] [  b]")
    try tmux.press("C-z", "Enter")
    try tmux.waitFor(text: "status 0 <a>")
  }

  @Test("where nobody could make it go on, Ctrl-Z does not stop it")
  func orphan() throws {
    let tmux = try Tmux(columns: 40, rows: 8, running: ["sh", "-c", "chips a b; echo status $?; cat"])
    try tmux.waitFor(text: "[  a] [  b]")
    try tmux.press("C-z", "Space")
    try tmux.waitFor(
      screen: """
        [✓ a] [  b]
        1 of 2 chosen  Space choose
        """)
    try tmux.press("C-z", "Enter")
    try tmux.waitFor(screen: "a\nstatus 0")
  }

  @Test("a whole pipeline stops and goes on")
  func pipeline() throws {
    let tmux = try Tmux(columns: 60, rows: 10)
    try tmux.run(#"printf 'a\nb\n' | chips | cat > answer"#)
    try tmux.waitFor(text: "[  a] [  b]")
    try tmux.press("Space", "C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.run("fg")
    try tmux.waitFor(text: "[✓ a] [  b]")
    try tmux.press("Enter")
    try tmux.waitFor("end of chips") { _ in try tmux.directory.text(of: "answer") == "a\n" }
  }

  @Test(
    "a signal that ends it while it is suspended does so, with its status and nothing drawn",
    arguments: [
      ("kill %1", 143), ("kill -HUP %1", 129), ("kill -INT %1; kill -CONT %1", 130),
    ])
  func killedWhileSuspended(command: String, status: Int) throws {
    let tmux = try startedPicker()
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    // The shell tells the status from `fg`, or from `wait` if it has noticed the end before.
    try tmux.run("clear; \(command); fg; s=$?; [ $s = 1 ] && { wait %1; s=$?; }; echo status $s")
    try tmux.waitFor(text: "\nstatus \(status)\n$")
    #expect(try !tmux.screen.contains("[  a]"))
    #expect(try tmux.display("#{alternate_on} #{mouse_any_flag}") == "0 0")
    #expect(try tmux.directory.bytes(of: "answer") == [])
  }
}

extension Tmux {
  /// Waits until the shell tells that its job is in `state`, which it does when it is about to prompt.
  fileprivate func waitFor(job state: String) throws {
    try waitFor("job in state \(state)") { screen in
      if screen.contains(state) { return true }
      try press("Enter")
      return false
    }
  }

  /// The newest child of the shell.
  fileprivate var foregroundProcess: pid_t {
    get throws {
      let shell = try processIdentifier
      let file = open("/proc/\(shell)/task/\(shell)/children", O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      let children = String(decoding: Descriptor.read(from: file), as: UTF8.self).split(separator: " ")
      guard let child = children.last.flatMap({ pid_t($0) }) else {
        throw HarnessError("the shell has no child")
      }
      return child
    }
  }
}
