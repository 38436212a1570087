/// Why there is no terminal to draw on.
package enum TerminalError: Error, Equatable, Sendable {
  /// The process has no terminal, or may not open it.
  case noTerminal(SystemError)

  /// Signals cannot be waited for.
  case noSignals(SystemError)

  /// `TERM` is not in the environment, or empty.
  case termUnset

  /// Nothing is known about terminals of this name.
  case termUnknown(String)

  /// Terminals of this name cannot do what drawing takes.
  case termIncapable(String)
}
