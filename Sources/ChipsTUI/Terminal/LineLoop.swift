import ChipsModel
import Glibc

/// The loop of the interface in lines: it reads all options, then asks for lines until one ends it.
package struct LineLoop<Source: OptionSource> {
  private let terminal: LineTerminal
  package private(set) var session: LineSession
  private var source: Source
  private var timing: Timing

  /// What has come of a line that has not ended.
  private var typed: [UInt8] = []
  /// Whether the cursor is behind the prompt.
  private var isAsking = false

  /// - Parameter timeout: the seconds without a line after which to give up; nil for ever.
  package init(terminal: LineTerminal, session: LineSession, source: Source, timeout: Double?) {
    self.terminal = terminal
    self.session = session
    self.source = source
    timing = Timing(timeout: timeout)
  }

  /// Runs until something ends it.
  ///
  /// - Throws: what the source throws.
  package mutating func run() throws -> Ending {
    let ending = try converse()
    // What comes next begins a line of its own, also after the ^C that the terminal shows.
    if isAsking || ending == .signal(SIGINT) || ending == .signal(SIGQUIT) { terminal.tty.write("\n") }
    return ending
  }

  private mutating func converse() throws -> Ending {
    if let ending = try readOptions() { return ending }
    if let ending = say(session.opening) { return ending }
    return handleLines()
  }

  // MARK: Reading

  private mutating func readOptions() throws -> Ending? {
    var isTold = false
    while source.descriptor != nil {
      let events: [Timing.Event] = isTold ? [.timeout] : [.timeout, .readingNotice]
      let ready = wait(
        takesKeys: false, milliseconds: source.hasPendingOptions ? 0 : timing.wait(for: events))
      if let ending = handle(ready) { return ending }
      if timing.isPast(.timeout) { return .timedOut }
      if !isTold, timing.isPast(.readingNotice) {
        isTold = true
        if !terminal.tty.isInBackground { terminal.tty.write(session.readingNotice) }
      }
      if ready.contains(.options) || source.hasPendingOptions {
        try session.addOptions { try source.read(into: &$0) }
      }
    }
    session.completeInput()
    return session.picker.options.isEmpty && !session.picker.allowsAdding ? .noOptions : nil
  }

  private mutating func handleLines() -> Ending {
    while true {
      let ready = wait(takesKeys: true)
      if let ending = handle(ready) { return ending }
      if ready.contains(.keys) {
        if let ending = readLines() { return ending }
      } else if timing.isPast(.timeout) {
        return .timedOut
      }
    }
  }

  /// Reads what the terminal gives at once: a line, or a part of one.
  private mutating func readLines() -> Ending? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    guard let count = try? SystemCall.read(from: terminal.tty.descriptor, into: &bytes) else {
      return .signal(SIGHUP)
    }
    // The end that Ctrl-D makes; a terminal that is gone has one, too.
    guard count > 0 else {
      return wait(takesKeys: false, milliseconds: 0).contains(.hangUp) ? .signal(SIGHUP) : .key(.cancelled)
    }
    typed += bytes.prefix(count)
    while let end = typed.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(typed[..<end])
      typed.removeFirst(line.count + 1)
      isAsking = false
      let reply = line.count < LineTerminal.longestLine ? session.handle(line) : session.replyToCutLine
      if let ending = say(reply) { return ending }
    }
    return nil
  }

  // MARK: Writing

  /// Says what came of a line, and asks for the next where there is one.
  private mutating func say(_ reply: LineSession.Reply) -> Ending? {
    terminal.tty.waitForForeground()
    terminal.tty.write(reply.text)
    if reply.listsOptions {
      for piece in session.options {
        if let ending = handle(wait(takesKeys: false, milliseconds: 0)) { return ending }
        terminal.tty.write(piece)
      }
    }
    if let ending = reply.ending { return .key(ending) }
    ask()
    return nil
  }

  private mutating func ask() {
    terminal.tty.write(session.prompt)
    isAsking = true
    // What was said before took its time, too.
    timing.restart(.timeout)
  }

  // MARK: Waiting

  private func wait(takesKeys: Bool, milliseconds: Int32? = nil) -> Readiness {
    Readiness.wait(
      terminal: terminal.tty.descriptor, takesKeys: takesKeys, signals: terminal.signals.descriptor,
      options: source.descriptor, milliseconds: milliseconds ?? timing.wait(for: [.timeout]))
  }

  /// Handles what may come at any time.
  private mutating func handle(_ ready: Readiness) -> Ending? {
    if ready.contains(.signals), let ending = handleSignals() { return ending }
    return ready.contains(.hangUp) ? .signal(SIGHUP) : nil
  }

  private mutating func handleSignals() -> Ending? {
    var wasAway = false
    var signals = terminal.signals.takeSignals()
    while !signals.isEmpty {
      if let signal = signals.first(where: SignalPipe.terminating.contains) { return .signal(signal) }
      if signals.contains(SIGTSTP) {
        wasAway = true
        // The terminal has thrown away the rest of the line.
        typed = []
        terminal.signals.stopProcessGroup()
        signals = terminal.signals.takeSignals()
        // Where nothing can stop it, the cursor is still behind the ^Z that the terminal shows.
        if isAsking, !signals.contains(SIGCONT) { terminal.tty.write("\n") }
      } else {
        if signals.contains(SIGCONT) {
          wasAway = true
          terminal.tty.waitForForeground()
        }
        signals = terminal.signals.takeSignals()
      }
    }
    if wasAway, isAsking { ask() }
    return nil
  }
}
