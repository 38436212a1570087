import Glibc

/// Gives the terminal back when the program crashes: a trap of Swift's, a bad access, an abort.
///
/// Then the signal takes its usual course, so that whoever started the program sees a crash.
enum CrashGuard {
  /// The signals of a crash. A Swift trap is SIGILL or SIGTRAP, as the processor has it.
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  /// The longest sequence that is kept.
  private static let capacity = 1024

  /// What a crash writes; what is longer than can be kept is left out.
  static var sequence: [UInt8] {
    get { Array(guarded.sequence[..<guarded.byteCount]) }
    set {
      // A crash while it is changed writes none.
      guarded.byteCount = 0
      guard newValue.count <= guarded.sequence.count else { return }
      _ = guarded.sequence.update(from: newValue)
      guarded.byteCount = newValue.count
    }
  }

  /// From now on a crash writes `sequence` to `descriptor` and sets `modes` there.
  static func arm(descriptor: Int32, modes: termios) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    buffer.initialize(repeating: 0)
    guarded = Guarded(descriptor: descriptor, modes: modes, sequence: buffer)
    useOwnStack()
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        // Everything here is allowed in a handler (signal-safety(7)), and reads what was made before.
        _ = write(guarded.descriptor, guarded.sequence.baseAddress, guarded.byteCount)
        CrashGuard.restoreModes()
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
      }
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, nil)
    }
  }

  /// Sets the modes of the line, without waiting for what is written. May be called in a signal handler.
  static func restoreModes() {
    tcsetattr(guarded.descriptor, TCSANOW, &guarded.modes)
  }

  /// From now on a crash only crashes.
  static func disarm() {
    for signal in signals { Glibc.signal(signal, SIG_DFL) }
  }

  /// Handlers run on a stack of their own: the usual one may be what overflowed.
  private static func useOwnStack() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

/// What the handler needs.
private struct Guarded {
  var descriptor: Int32
  var modes: termios
  /// Room for what is written, and how much of it is.
  var sequence: UnsafeMutableBufferPointer<UInt8>
  var byteCount = 0
}

/// Set before the handlers are installed, and never freed.
nonisolated(unsafe) private var guarded = Guarded(
  descriptor: -1, modes: termios(), sequence: UnsafeMutableBufferPointer(start: nil, count: 0))
