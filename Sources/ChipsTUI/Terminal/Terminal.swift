import Glibc

/// The terminal while it is borrowed: raw, its screen ours, its signals in a pipe.
///
/// A class, as there is only one: what is done to it must not be done to a copy.
package final class Terminal {
  let tty: TTY
  let signals: SignalPipe
  private var screen: any Screen

  /// Whether frames are drawn below the prompt, and do not take the whole screen.
  package let isInline: Bool
  private let usesMouse: Bool

  /// Whether it has been taken and not given back.
  private var isTaken = false

  /// The modes of the line before, to which it goes back.
  private let modes: termios

  /// Lends `body` the terminal and takes it back whatever the way out: a return, an error, a crash.
  ///
  /// - Parameter prefersInline: whether frames are drawn below the prompt, where the terminal can do that.
  /// - Parameter accent: the colour that fills chosen chips, where the terminal has colours.
  /// - Throws: `TerminalError`, or what `body` throws.
  package static func borrow<R>(
    usesMouse: Bool, prefersInline: Bool, accent: Color?, _ body: (Terminal) throws -> R
  ) throws -> R {
    let terminal = try Terminal(usesMouse: usesMouse, prefersInline: prefersInline, accent: accent)
    terminal.enter()
    defer {
      terminal.leave()
      CrashGuard.disarm()
      terminal.signals.endAtOnce()
    }
    return try body(terminal)
  }

  private init(usesMouse: Bool, prefersInline: Bool, accent: Color?) throws {
    tty = try TTY()
    modes = tty.modes
    do {
      signals = try SignalPipe()
    } catch {
      throw TerminalError.noSignals(error)
    }
    do {
      let inlineScreen = prefersInline ? InlineScreen(tty: tty, accent: accent) : nil
      isInline = inlineScreen != nil
      screen = try inlineScreen ?? CursesScreen(tty: tty, accent: accent)
    } catch {
      // Curses may have set others before it was found that it cannot draw.
      tty.modes = modes
      throw error
    }
    self.usesMouse = usesMouse
    CrashGuard.arm(descriptor: tty.descriptor, modes: modes)
    CrashGuard.setSequence(Array(modesOff.utf8) + screen.leavingSequence)
  }

  /// Its size now.
  package var size: Size { tty.size }

  /// Whether it can show text dimmer than other text.
  package var canDim: Bool { !Terminfo["dim"].isEmpty }

  /// Whether Ctrl-Z is to suspend.
  package var canSuspend: Bool { !signals.isSuspendingIgnored }

  func draw(_ frame: Frame, isUntrusted: Bool) {
    screen.draw(frame, isUntrusted: isUntrusted)
    CrashGuard.setSequence(Array(modesOff.utf8) + screen.leavingSequence)
  }

  /// How many rows of the terminal are above what is drawn; asked for where it is below the prompt.
  ///
  /// - Parameter others: takes the bytes that came while the answer was waited for.
  /// - Returns: nil when the terminal does not answer.
  func rowsAbove(_ others: inout [UInt8]) -> Int? {
    guard let cursorRow = screen.cursorRow else { return 0 }
    let end = Instant.now + Timing.cursorReport
    tty.write(CursorReport.question)
    var bytes: [UInt8] = []
    defer { others += bytes }
    while true {
      if let report = CursorReport.take(from: &bytes) { return report.row - cursorRow }
      let rest = end.milliseconds(since: .now)
      var piece = [UInt8](repeating: 0, count: 4096)
      guard rest > 0, SystemCall.waitToRead(from: tty.descriptor, milliseconds: rest),
        let count = try? SystemCall.read(from: tty.descriptor, into: &piece), count > 0
      else { return nil }
      bytes += piece.prefix(count)
    }
  }

  /// Takes the terminal.
  private func enter() {
    isTaken = true
    screen.enter()
    tty.write(modesOn)
  }

  /// Takes the terminal again when somebody else may have had it. All is to be drawn then.
  func takeAgain() {
    tty.waitForForeground()
    screen.forget()
    leave()
    enter()
  }

  /// Gives the terminal back and stops, as Ctrl-Z asks.
  ///
  /// - Returns: what ended the program while it was stopped, in which case it has not taken the terminal again; nil when
  ///   it is to go on. All is to be drawn then.
  func suspend() -> Int32? {
    leave()
    signals.stopProcessGroup()
    let terminating = signals.takeSignals().first(where: SignalPipe.terminating.contains)
    if terminating == nil { enter() }
    return terminating
  }

  /// Gives the terminal back, even from the background, where setting its modes would stop us.
  private func leave() {
    guard isTaken else { return }
    isTaken = false
    let old = signal(SIGTTOU, SIG_IGN)
    tty.write(modesOff)
    screen.leave()
    tty.modes = modes
    signal(SIGTTOU, old)
  }

  /// The cursor visible, bracketed paste, and mouse buttons in the SGR coding.
  private var modesOn: String { "\u{1B}[?25h\u{1B}[?2004h" + (usesMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "") }

  private var modesOff: String { (usesMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + "\u{1B}[?2004l" }
}
