/// Chips set one after the other onto as many rows as the width needs, in order, as words are set in a paragraph.
///
/// A row is as high as its highest chip; the others are centred in it. There is spacing between neighbours and nowhere
/// else. Only where each row begins is kept: the layout of a million chips is small, and goes on where it stopped when
/// more chips arrive.
package struct Flow: Equatable, Sendable {
  /// The width that rows must fit in, in columns; 1 at least.
  package let columns: Int

  package let spacing: Spacing

  /// How many chips have been laid out.
  package private(set) var count = 0

  /// For each row the position of its first chip.
  private(set) var firstPositions: [UInt32] = []

  /// For each row the terminal rows above its end; empty while all chips are `chipHeight` high.
  private(set) var bottoms: [UInt32] = []
  private(set) var chipHeight = 0

  /// The columns that the chips of the last row take; without a row all of them, as nothing can be added to it.
  private var filledColumns: Int

  package init(columns: Int, spacing: Spacing = Spacing()) {
    self.columns = max(1, columns)
    self.spacing = spacing
    filledColumns = self.columns
  }

  /// The terminal rows that all rows of chips take together.
  package var height: Int { rows.last?.bottom ?? 0 }

  // MARK: Laying out

  /// Lays out the next chip, which takes a column at least. One that is wider than the row gets a row of its own, and
  /// the row's width.
  ///
  /// - Complexity: amortized O(1), but O(*r*) for the first that is higher or lower than those in the *r* rows before.
  package mutating func append(_ chip: Size) {
    if firstPositions.isEmpty { chipHeight = chip.rows }
    if bottoms.isEmpty, chip.rows != chipHeight { bottoms = rows.map { UInt32($0.bottom) } }
    let width = min(chip.columns, columns)
    let top: Int
    if filledColumns + spacing.columns + width > columns {
      top = firstPositions.isEmpty ? 0 : height + spacing.rows
      filledColumns = width
      firstPositions.append(UInt32(count))
      if !bottoms.isEmpty { bottoms.append(UInt32(top)) }
    } else {
      top = rows[firstPositions.count - 1].top
      filledColumns += spacing.columns + width
    }
    if let last = bottoms.last { bottoms[bottoms.count - 1] = max(last, UInt32(top + chip.rows)) }
    count += 1
  }

  /// Lays out the next `chipCount` chips, all `height` high; `width` gives the columns of the one at a position.
  ///
  /// The same as one by one, in half the time: a million chips are laid out anew at each change of the width. There is
  /// no branch for whether a chip begins a row, which no processor can foresee.
  ///
  /// - Complexity: amortized O(*n*) for *n* chips.
  @inline(__always)
  package mutating func append(count chipCount: Int, height: Int, width: (_ position: Int) -> Int) {
    guard bottoms.isEmpty, firstPositions.isEmpty || height == chipHeight else {
      for position in count..<count + chipCount { append(Size(columns: width(position), rows: height)) }
      return
    }
    chipHeight = height
    let (columns, gap, end) = (columns, spacing.columns, count + chipCount)
    var filledColumns = filledColumns
    var starts = [UInt32](repeating: 0, count: min(chipCount, 4096))
    while count < end {
      let block = count..<min(end, count + starts.count)
      var startCount = 0
      for position in block {
        let chipColumns = min(width(position), columns)
        let filledWithIt = filledColumns &+ gap &+ chipColumns
        let startsRow = filledWithIt > columns
        // Written over by the next chip if this one does not start a row.
        starts[startCount] = UInt32(truncatingIfNeeded: position)
        startCount &+= startsRow ? 1 : 0
        filledColumns = startsRow ? chipColumns : filledWithIt
      }
      firstPositions.append(contentsOf: starts[..<startCount])
      count = block.upperBound
    }
    self.filledColumns = filledColumns
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
