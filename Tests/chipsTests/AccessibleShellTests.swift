import Glibc
import Testing

@Suite("In lines, in a shell")
struct AccessibleShellTests {
  /// A shell in which chips has asked for a line, `b` selected.
  private func startedPicker() throws -> Tmux {
    let tmux = try Tmux(columns: 70, rows: 24)
    try tmux.run("clear; chips --accessible a b c > answer; echo status $?")
    try tmux.waitFor(text: "0 of 3 selected")
    try tmux.run("2")
    try tmux.waitFor(text: "1 of 3 selected")
    return tmux
  }

  private let prompt = "1 of 3 selected. Numbers change, Enter accepts, ? explains:"

  /// Waits until chips asks again as before it was suspended, once, and lets it end.
  private func expectSameState(_ tmux: Tmux) throws {
    try tmux.waitFor("the prompt again") { $0.hasSuffix("chips --accessible a b c > answer\n\(prompt)") }
    // The line is edited and shown as before, too.
    try tmux.type("13")
    try tmux.press("BSpace")
    try tmux.waitFor("what is typed") { $0.hasSuffix("\n\(prompt) 1") }
    try tmux.press("Enter")
    try tmux.waitFor(text: "1. a, selected\n2 of 3 selected")
    try tmux.press("Enter")
    try tmux.waitFor("end of chips") { _ in try tmux.directory.text(of: "answer") == "a\nb\n" }
  }

  @Test("the lines stay on the screen, and the shell's settings are as before")
  func session() throws {
    let tmux = try Tmux(columns: 70, rows: 24)
    try tmux.run(
      "clear; stty -a > before; chips --accessible -t Letters -m1 a b; stty -a | cmp before - && echo same")
    try tmux.waitFor(text: "0 of 2 selected")
    try tmux.press("Enter")
    try tmux.run("9")
    try tmux.run("2")
    try tmux.press("Enter")
    try tmux.waitFor(
      screen: """
        Letters
        1. a
        2. b
        0 of 2 selected. Numbers change, Enter accepts, ? explains:
        1 more needed: at least 1 must be selected
        0 of 2 selected. Numbers change, Enter accepts, ? explains: 9
        there is no option of number 9; the numbers are 1 to 2
        0 of 2 selected. Numbers change, Enter accepts, ? explains: 2
        2. b, selected
        1 of 2 selected. Numbers change, Enter accepts, ? explains:
        b
        same
        $
        """)
  }

  @Test("Ctrl-Z gives the shell back, and fg asks again")
  func controlZ() throws {
    let tmux = try startedPicker()
    // Both what the terminal has of a line and what it has given away are forgotten.
    try tmux.type("half")
    try tmux.press("C-d")
    try tmux.type(" a line")
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.run("clear; fg")
    try expectSameState(tmux)
  }

  @Test("in the background it waits for fg, and leaves the shell and its settings alone")
  func background() throws {
    let tmux = try startedPicker()
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.run("clear; bg")
    try tmux.waitFor("stopped job") { screen in
      if screen.contains("Stopped") { return true }
      try tmux.press("Enter")
      return false
    }
    #expect(try !tmux.screen.contains("1 of 3"))
    try tmux.run("clear; fg")
    try expectSameState(tmux)
  }

  @Test("started in the background, it says all with fg")
  func startedInBackground() throws {
    let tmux = try Tmux(columns: 70, rows: 24)
    try tmux.run("chips --accessible a b c > answer &")
    try tmux.waitFor("stopped job") { screen in
      if screen.contains("Stopped") { return true }
      try tmux.press("Enter")
      return false
    }
    #expect(try !tmux.screen.contains("1. a"))
    try tmux.run("clear; fg")
    try tmux.waitFor(
      screen: """
        chips --accessible a b c > answer
        1. a
        2. b
        3. c
        0 of 3 selected. Numbers change, Enter accepts, ? explains:
        """)
    try tmux.press("C-c")
    try tmux.waitFor("the shell") { $0.hasSuffix("explains: ^C\n$") }
  }

  @Test("Ctrl-Z suspends while it reads, and it goes on with what comes")
  func whileReading() throws {
    let tmux = try Tmux(columns: 70, rows: 24)
    let pipe = try NamedPipe(tmux.directory.path + "/pipe")
    try tmux.run("chips --accessible < pipe > answer")
    try pipe.write("a\n")
    try tmux.waitFor("chips") { _ in try tmux.display("#{pane_current_command}") == "chips" }
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.run("clear; fg")
    try tmux.waitFor("chips again") { _ in try tmux.display("#{pane_current_command}") == "chips" }
    try pipe.write("b\n")
    pipe.end()
    try tmux.waitFor(
      screen: """
        chips --accessible < pipe > answer
        1. a
        2. b
        0 of 2 selected. Numbers change, Enter accepts, ? explains:
        """)
  }

  @Test("in a command substitution of an interactive shell Ctrl-Z does nothing")
  func commandSubstitution() throws {
    let tmux = try Tmux(columns: 70, rows: 24)
    try tmux.run(#"x=$(printf 'a\nb\n' | chips --accessible); echo "status $? <$x>""#)
    try tmux.waitFor(text: "0 of 2 selected")
    try tmux.press("C-z")
    try tmux.run("2")
    try tmux.waitFor(text: "2. b, selected")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0 <b>")
  }

  @Test("where nobody could make it go on, Ctrl-Z does not stop it, and it asks again")
  func orphan() throws {
    let tmux = try Tmux(
      columns: 70, rows: 24, running: ["sh", "-c", "chips --accessible a b; echo status $?; cat"])
    try tmux.waitFor(text: "0 of 2 selected")
    try tmux.press("C-z")
    let prompt = "0 of 2 selected. Numbers change, Enter accepts, ? explains:"
    try tmux.waitFor(screen: "1. a\n2. b\n\(prompt) ^Z\n\(prompt)")
    try tmux.press("C-d")
    try tmux.waitFor(screen: "1. a\n2. b\n\(prompt) ^Z\n\(prompt)\nstatus 1")
  }

  @Test(
    "a signal that ends it while it is suspended does so, with its status",
    arguments: [("kill %1", 143), ("kill -HUP %1", 129), ("kill -INT %1; kill -CONT %1", 130)])
  func killedWhileSuspended(command: String, status: Int) throws {
    let tmux = try startedPicker()
    try tmux.press("C-z")
    try tmux.waitFor(text: "Stopped")
    try tmux.run("clear; \(command); fg; s=$?; [ $s = 1 ] && { wait %1; s=$?; }; echo status $s")
    try tmux.waitFor(text: "\nstatus \(status)\n$")
    #expect(try tmux.directory.bytes(of: "answer") == [])
  }

  @Test("Ctrl-C ends it while options are being listed")
  func whileListing() throws {
    let tmux = try Tmux(columns: 70, rows: 24)
    try tmux.run("seq 3000000 | chips --accessible; echo status ${PIPESTATUS[1]}")
    try tmux.waitFor(text: "00. ")
    try tmux.press("C-c")
    try tmux.waitFor("its status") { $0.hasSuffix("status 130\n$") }
    #expect(try !tmux.screen.contains("3000000"))
  }
}
