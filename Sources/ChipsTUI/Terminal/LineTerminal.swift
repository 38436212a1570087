import Glibc

/// The terminal as it is, for lines: its modes are not changed, and no sequence is written.
package struct LineTerminal {
  let tty: TTY
  let signals: SignalPipe

  /// A typed line that has as many bytes may have had more: Linux keeps no more of it, and does not tell.
  static let longestLine = 4095

  /// Whether the environment asks for lines: `CHIPS_ACCESSIBLE` does, or the terminal can do nothing else.
  package static var isAskedFor: Bool {
    if Environment["TERM"] == "dumb" { return true }
    guard let value = Environment["CHIPS_ACCESSIBLE"] else { return false }
    return !["0", "false", "no"].contains(value.lowercased())
  }

  /// Lends `body` the terminal, its signals in a pipe for as long.
  ///
  /// - Throws: `TerminalError`, or what `body` throws.
  package static func borrow<R>(_ body: (LineTerminal) throws -> R) throws -> R {
    let terminal = try LineTerminal()
    defer { terminal.signals.endAtOnce() }
    return try body(terminal)
  }

  private init() throws(TerminalError) {
    tty = try TTY()
    do {
      signals = try SignalPipe()
    } catch {
      throw .noSignals(error)
    }
  }
}
