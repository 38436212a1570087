import CNcurses

/// A row of a frame as cells, for finding out which of them change.
struct CellRow: Equatable {
  /// What is in a column.
  struct Cell: Equatable {
    /// A base and its marks; empty in the second column of a wide character.
    var text: String
    var look: Look
    /// Whether a piece of text begins here, which is placed with a move of its own after one of unsure width.
    var beginsSpan = false

    static let blank = Cell(text: " ", look: [])

    /// Whether it looks the same as another.
    func isAlike(_ other: Cell) -> Bool { text == other.text && look == other.look }

    /// Whether a terminal may take its text for wider or narrower than it is taken here.
    var isUnsure: Bool { text.utf8.contains { $0 >= 0x80 } }
  }

  /// As many as are not blank at the end.
  private(set) var cells: [Cell] = []

  init(_ spans: [Frame.Span], hasAccent: Bool) {
    for span in spans {
      while cells.count < span.column { cells.append(.blank) }
      let start = cells.count
      let look = span.role.look(hasAccent: hasAccent)
      for scalar in span.text.string.unicodeScalars {
        let columns = scalar.isASCII ? 1 : wcwidth(wchar_t(scalar.value))
        if columns <= 0, cells.count > start {
          let base = cells.lastIndex { !$0.text.isEmpty } ?? start
          cells[base].text.unicodeScalars.append(scalar)
        } else {
          cells.append(Cell(text: String(scalar), look: look))
          if columns == 2 { cells.append(Cell(text: "", look: look)) }
        }
      }
      if cells.count > start { cells[start].beginsSpan = true }
    }
    while cells.last?.isAlike(.blank) == true { cells.removeLast() }
  }

  /// The cell in `column`, which may be past the end.
  subscript(column: Int) -> Cell { column < cells.count ? cells[column] : .blank }

  /// The columns that differ from those of `old`, in runs from left to right: near ones in one, and whole characters.
  func changes(from old: CellRow) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<max(cells.count, old.cells.count) where !self[column].isAlike(old[column]) {
      var start = column
      while start > 0, self[start].text.isEmpty || old[start].text.isEmpty { start -= 1 }
      var end = column + 1
      while self[end].text.isEmpty || old[end].text.isEmpty { end += 1 }
      if let last = runs.last, start - last.upperBound <= Self.cheapGap {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        runs.append(start..<end)
      }
    }
    return runs
  }

  /// As many unchanged columns are written again sooner than moved over.
  private static let cheapGap = 4
}
