/// What becomes of rows on the screen when the terminal gets narrower.
struct Reflow {
  /// Whether the terminal breaks rows that are too long, and does not cut them.
  let breaksRows: Bool

  /// Of the terminal that the environment tells of. One that is not known counts as cutting: then rows may be left over,
  /// but none of another's is ever taken for one of ours.
  static var ofEnvironment: Reflow {
    let variables = [
      "TMUX", "VTE_VERSION", "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE", "KONSOLE_VERSION",
      "ITERM_SESSION_ID", "WT_SESSION", "GHOSTTY_RESOURCES_DIR",
    ]
    return Reflow(breaksRows: variables.contains { Environment[$0] != nil })
  }

  /// Where the cursor of a frame stands, and how long its rows are.
  struct Layout {
    let cursor: Point
    /// For each row the columns that were written.
    let lengths: [Int]

    init(cursor: Point, lengths: [Int]) {
      self.cursor = cursor
      self.lengths = lengths
    }

    init(_ frame: Frame) {
      self.init(
        cursor: frame.cursor,
        lengths: frame.rows.map { $0.last?.columns.upperBound ?? 0 })
    }
  }

  /// The fewest terminal rows that the cursor may stand below the top of a region when the newest of `layouts` has been
  /// drawn over the others: the terminal may have broken the rows before any of those that came after the first, as it
  /// tells of its new size later.
  ///
  /// - Parameter columns: the width of the terminal now.
  func fewestRowsAbove(_ layouts: [Layout], columns: Int) -> Int {
    guard let newest = layouts.last else { return 0 }
    // After the rows were broken the cursor has gone on by rows of the terminal.
    return layouts.map { layout in
      rowsAbove(layout.cursor, lengths: layout.lengths, columns: columns) + newest.cursor.row
        - layout.cursor.row
    }.min().map { max(0, $0) } ?? 0
  }

  /// How many terminal rows the cursor stands below the top of a region.
  ///
  /// - Parameters:
  ///   - cursor: where it stood in the region.
  ///   - lengths: for each row of the region the columns that were written.
  ///   - columns: the width of the terminal now.
  func rowsAbove(_ cursor: Point, lengths: [Int], columns: Int) -> Int {
    guard breaksRows else { return cursor.row }
    let above = lengths.prefix(cursor.row).map { max(1, ($0 + columns - 1) / columns) }.reduce(0, +)
    let length = cursor.row < lengths.count ? lengths[cursor.row] : 0
    return above + min(cursor.column, max(0, length - 1)) / columns
  }
}
