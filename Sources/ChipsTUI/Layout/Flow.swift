/// Chips set one after the other onto as many rows as the width needs, in order, as words are set in a paragraph.
///
/// A row is as high as its highest chip; the others are centred in it. There is spacing between neighbours and nowhere
/// else. Only where each row begins is kept: the layout of a million chips is small, and goes on where it stopped when
/// more chips arrive.
package struct Flow: Equatable, Sendable {
  /// A row of chips. It takes one or more rows of the terminal.
  package struct Row: Equatable, Sendable {
    private var firstPosition: UInt32
    private var topRow: UInt32
    private var rowCount: UInt32

    init(first: Int, top: Int, height: Int) {
      firstPosition = UInt32(first)
      topRow = UInt32(top)
      rowCount = UInt32(height)
    }

    /// The position of its first chip.
    package var first: Int { Int(firstPosition) }

    /// The terminal rows above it.
    package var top: Int { Int(topRow) }

    /// The terminal rows it takes.
    package internal(set) var height: Int {
      get { Int(rowCount) }
      set { rowCount = UInt32(newValue) }
    }

    /// The terminal rows above its end.
    package var bottom: Int { top + height }
  }

  /// The width that rows must fit in, in columns; 1 at least.
  package let columns: Int

  package let spacing: Spacing

  package private(set) var rows: [Row] = []

  /// How many chips have been laid out.
  package private(set) var count = 0

  /// The columns that the chips of the last row take.
  private var filledColumns = 0

  package init(columns: Int, spacing: Spacing = Spacing()) {
    self.columns = max(1, columns)
    self.spacing = spacing
  }

  /// The terminal rows that all rows of chips take together.
  package var height: Int { rows.last?.bottom ?? 0 }

  /// Lays out the next chip. One that is wider than the row gets a row of its own, and the row's width.
  ///
  /// - Complexity: amortized O(1).
  package mutating func append(_ chip: Size) {
    append(count: 1) { _ in chip }
  }

  /// Lays out the next `chipCount` chips; `size` gives the size of the one at a position.
  ///
  /// - Complexity: amortized O(*n*) for *n* chips. The last row is kept at hand, as a million chips are laid out anew at
  ///   each change of the width.
  @inline(__always)
  package mutating func append(count chipCount: Int, size: (_ position: Int) -> Size) {
    guard chipCount > 0 else { return }
    var row = rows.popLast()
    for position in count..<count + chipCount {
      let chip = size(position)
      let width = min(chip.columns, columns)
      if let last = row, filledColumns + spacing.columns + width <= columns {
        filledColumns += spacing.columns + width
        if chip.rows > last.height { row?.height = chip.rows }
      } else {
        if let row { rows.append(row) }
        row = Row(first: position, top: row.map { $0.bottom + spacing.rows } ?? 0, height: chip.rows)
        filledColumns = width
      }
    }
    if let row { rows.append(row) }
    count += chipCount
  }

  // MARK: Looking up

  /// The positions of the chips in the row at `rowIndex`.
  package func positions(inRow rowIndex: Int) -> Range<Int> {
    let end = rowIndex + 1 < rows.count ? rows[rowIndex + 1].first : count
    return rows[rowIndex].first..<end
  }

  /// The index of the row that has the chip at `position`.
  ///
  /// - Complexity: O(log *r*) for *r* rows.
  package func rowIndex(of position: Int) -> Int {
    lastRowIndex { $0.first <= position }
  }

  /// The index of the row that covers the terminal row `row`, or else is the last above it.
  ///
  /// - Complexity: O(log *r*) for *r* rows.
  package func rowIndex(atTerminalRow row: Int) -> Int {
    lastRowIndex { $0.top <= row }
  }

  /// Where the chips in the row at `rowIndex` are placed; `size` gives the size of the chip at a position.
  ///
  /// - Complexity: O(*k*) for the *k* chips of the row.
  package func placements(inRow rowIndex: Int, size: (Int) -> Size) -> [Rectangle] {
    let row = rows[rowIndex]
    var column = 0
    return positions(inRow: rowIndex).map { position in
      var chip = size(position)
      chip.columns = min(chip.columns, columns)
      defer { column += chip.columns + spacing.columns }
      return Rectangle(origin: Point(column: column, row: row.top + (row.height - chip.rows) / 2), size: chip)
    }
  }

  /// The position of the chip in the row at `rowIndex` that covers `column`, else of the one with the nearest edge, of
  /// two as near the left one.
  package func position(inRow rowIndex: Int, nearestTo column: Int, size: (Int) -> Size) -> Int {
    let placements = placements(inRow: rowIndex, size: size)
    func distance(_ columns: Range<Int>) -> Int {
      max(columns.lowerBound - column, column - (columns.upperBound - 1), 0)
    }
    let nearest = placements.indices.min {
      distance(placements[$0].columns) < distance(placements[$1].columns)
    }
    return rows[rowIndex].first + (nearest ?? 0)
  }

  /// The last row that `precedes`, which holds for a first part of the rows; 0 when it holds for none.
  private func lastRowIndex(where precedes: (Row) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(rows[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
