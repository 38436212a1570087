import Glibc

/// The terminal that controls the process, whatever its standard descriptors are.
struct TTY {
  /// Opened for reading and writing; closed never, as it is there for as long as the process.
  let descriptor: Int32

  /// The same as a stream, for curses.
  let stream: UnsafeMutablePointer<FILE>

  /// No terminal is larger for us: at 32767 curses does not come back (TERMINAL.md).
  static let largestSize = 1000

  /// - Throws: `TerminalError.noTerminal`.
  init() throws(TerminalError) {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0, let stream = fdopen(descriptor, "r+") else {
      throw .noTerminal(SystemError(code: errno))
    }
    self.descriptor = descriptor
    self.stream = stream
  }

  /// Its size; 80 by 24 where it tells none.
  var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(
      columns: min(Int(window.ws_col), Self.largestSize), rows: min(Int(window.ws_row), Self.largestSize))
  }

  /// The line's modes. Setting them waits for what is written, and keeps what has been typed.
  var modes: termios {
    get {
      var modes = termios()
      tcgetattr(descriptor, &modes)
      return modes
    }
    nonmutating set {
      var modes = newValue
      _ = try? SystemCall.retrying { tcsetattr(descriptor, TCSADRAIN, &modes) }
    }
  }

  /// Whether the process is in the background, where it is not to write.
  var isInBackground: Bool { tcgetpgrp(descriptor) != getpgrp() }

  /// Stops the process while it is in the background, so that nothing is written to somebody else's screen.
  func waitForForeground() {
    // Setting the modes would stop it as well, but to what they were: those of the shell at its prompt.
    _ = try? SystemCall.retrying { tcdrain(descriptor) }
  }

  /// Writes `text`; a terminal that is gone is noticed when it is read.
  func write(_ text: String) {
    try? SystemCall.write(Array(text.utf8), to: descriptor)
  }
}
