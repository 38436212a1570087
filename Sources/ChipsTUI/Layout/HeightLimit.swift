/// How much of the terminal's height frames may take.
package enum HeightLimit: Equatable, Sendable {
  /// The whole terminal, and each frame takes it.
  case full

  /// What it needs below the prompt, but no more than half of the terminal, or all of a low one.
  case auto

  /// What it needs below the prompt, but no more than so many rows.
  case rows(Int)

  /// What it needs below the prompt, but no more than so much of the terminal, in per cent.
  case percent(Int)

  /// The columns that a frame has on a terminal of `terminalColumns`. Below the prompt the last is not used: a row that
  /// fills it may be taken for one that goes on in the next.
  func columns(of terminalColumns: Int) -> Int {
    self == .full ? terminalColumns : max(1, terminalColumns - 1)
  }

  /// Terminals with fewer rows than this are low.
  private static let lowTerminalRows = 16

  /// The most rows that a frame may have on a terminal of `terminalRows`; 1 at least.
  package func rows(of terminalRows: Int) -> Int {
    let rows =
      switch self {
      case .full: terminalRows
      case .auto: terminalRows < Self.lowTerminalRows ? terminalRows : terminalRows / 2
      case .rows(let rows): rows
      case .percent(let percent): terminalRows * percent / 100
      }
    return max(1, min(rows, terminalRows))
  }
}
