import Glibc

extension Size {
  /// The size of the terminal that controls the process; without one what `COLUMNS` and `LINES` say, else 80 by 24.
  package static var ofTerminal: Size {
    if let tty = try? TTY() { return tty.size }
    func told(_ name: String, else usual: Int) -> Int {
      let number = Environment[name].flatMap { Int($0) } ?? 0
      return number > 0 ? min(number, TTY.largestSize) : usual
    }
    return Size(columns: told("COLUMNS", else: 80), rows: told("LINES", else: 24))
  }
}
