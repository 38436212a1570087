import Glibc

/// How wide the terminal is for what is not drawn on it.
package enum TerminalColumns {
  /// The width of the terminal that controls the process; without one what `COLUMNS` says, else 80.
  package static var ofEnvironment: Int {
    if let tty = try? TTY() { return tty.size.columns }
    let told = Environment["COLUMNS"].flatMap { Int($0) } ?? 0
    return told > 0 ? min(told, TTY.largestSize) : 80
  }
}
