import Glibc

/// Gives the terminal back when the program crashes: a trap of Swift's, a bad access, an abort.
///
/// Then the signal takes its usual course, so that whoever started the program sees a crash.
enum CrashGuard {
  /// The signals of a crash. A Swift trap is SIGILL or SIGTRAP, as the processor has it.
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  /// The longest sequence that is kept.
  private static let capacity = 1024

  /// From now on a crash writes `sequence` to the terminal; one that is longer than can be kept is left out.
  static func setSequence(_ sequence: [UInt8]) {
    guard sequence.count <= capacity else { return }
    // A crash meanwhile writes the one before.
    let room = guarded.spare
    _ = room.update(from: sequence)
    guarded.spare = guarded.current.room
    guarded.current = (room, sequence.count)
  }

  /// From now on a crash sets `modes` on `descriptor`, and writes there what it is told to.
  static func arm(descriptor: Int32, modes: termios) {
    let rooms = (0..<2).map { _ in
      let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
      room.initialize(repeating: 0)
      return room
    }
    guarded = Guarded(descriptor: descriptor, modes: modes, current: (rooms[0], 0), spare: rooms[1])
    useOwnStack()
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        // Everything here is allowed in a handler (signal-safety(7)), and reads what was made before.
        _ = write(guarded.descriptor, guarded.current.room.baseAddress, guarded.current.byteCount)
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
  /// What is written: as many bytes of this room.
  var current: (room: UnsafeMutableBufferPointer<UInt8>, byteCount: Int)
  /// Room for what is written next.
  var spare: UnsafeMutableBufferPointer<UInt8>
}

/// Set before the handlers are installed; its rooms are never freed.
nonisolated(unsafe) private var guarded = Guarded(
  descriptor: -1, modes: termios(), current: (UnsafeMutableBufferPointer(start: nil, count: 0), 0),
  spare: UnsafeMutableBufferPointer(start: nil, count: 0))
