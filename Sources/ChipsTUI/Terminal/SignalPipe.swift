import Glibc

/// Signals as bytes in a pipe, which the loop can wait for together with everything else.
///
/// There is one for the process, as signals are.
struct SignalPipe {
  /// Readable when a signal has come.
  let descriptor: Int32

  /// Whether SIGTSTP came in ignored, as in `x=$(…)` of an interactive shell: stopping would hang it.
  let isSuspendingIgnored: Bool

  /// Signals that end the program, if they did not come in ignored.
  static let terminating = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Installs the handlers. To be called before curses starts, which takes what is still at its default.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try SystemCall.retrying { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    signalPipeEnd = ends[1]
    // Made here, and not at its first use in a handler.
    endingSignal = 0
    Self.handleAlarm()
    isSuspendingIgnored = Self.isIgnored(SIGTSTP)
    for signal in Self.terminating where !Self.isIgnored(signal) { Self.handle(signal) }
    if !isSuspendingIgnored { Self.handle(SIGTSTP) }
    Self.handle(SIGWINCH)
    Self.handle(SIGCONT)
  }

  /// Takes the signals that have come since the last time, oldest first.
  func takeSignals() -> [Int32] {
    var signals: [Int32] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while let count = try? SystemCall.read(from: descriptor, into: &bytes), count > 0 {
      signals += bytes.prefix(count).map(Int32.init)
    }
    return signals
  }

  /// Stops the process group, as the terminal would have done for Ctrl-Z, and returns when it goes on; at once where
  /// nobody could make it go on (an orphaned group does not stop).
  func stopProcessGroup() {
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    Self.handle(SIGTSTP)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is a number in the place of a function.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// From now on a signal that ends the program does so at once: the terminal has been given back.
  func endAtOnce() {
    signalPipeEnd = -1
  }

  private static func handle(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      let code = errno
      if signal == SIGHUP || signal == SIGINT || signal == SIGQUIT || signal == SIGTERM {
        if signalPipeEnd < 0 { _exit(128 + signal) }
        // The loop may be writing to a terminal that nobody reads.
        endingSignal = signal
        alarm(1)
      }
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = write(signalPipeEnd, &byte, 1)
      errno = code
    }
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// What happens when the loop has not ended the program a second after it was told to.
  private static func handleAlarm() {
    Glibc.signal(SIGALRM) { _ in
      CrashGuard.restoreModes()
      _exit(128 + endingSignal)
    }
  }
}

/// Where the handler writes; negative when the terminal has been given back. Set before any handler is installed.
nonisolated(unsafe) private var signalPipeEnd: Int32 = -1

/// The signal that ends the program.
nonisolated(unsafe) private var endingSignal: Int32 = 0
