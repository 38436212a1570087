/// Chips set one after the other onto as many rows as the width needs, in order, as words are set in a paragraph.
///
/// A row is as high as its highest chip; the others are centred in it. There is spacing between neighbours and nowhere
/// else. A section of chips begins with a row of its own, in which there is room for a heading above them. Only where
/// each row begins is kept: the layout of a million chips is small, and goes on where it stopped when more chips arrive.
package struct Flow: Equatable, Sendable {
  /// The width that rows must fit in, in columns; 1 at least.
  package let columns: Int

  /// A width that all chips fit in.
  package static let unlimitedColumns = Int.max / 2

  package let spacing: Spacing

  /// How many chips have been laid out.
  package private(set) var count = 0

  /// For each row the position of its first chip.
  private(set) var firstPositions: [UInt32] = []

  /// For each row where it ends; nil while all rows are alike: `chipHeight` high and without a heading.
  private(set) var bounds: [RowBounds]?
  private(set) var chipHeight = 0

  /// What is told of a row where they are not all alike, in terminal rows.
  struct RowBounds: Equatable, Sendable {
    /// Those above its end.
    var bottom: Int
    /// Those in it that are left for a heading.
    var headingRows: Int
  }

  /// The terminal rows that the next row leaves for a heading.
  private var nextHeadingRows = 0

  /// Whether the next chip begins a row in any case.
  private(set) var beginsRow = true

  /// The columns that the chips of the last row take.
  private(set) var lastRowColumns = 0

  package init(columns: Int, spacing: Spacing = Spacing()) {
    self.columns = max(1, columns)
    self.spacing = spacing
  }

  /// The terminal rows that all rows of chips take together.
  package var height: Int { rows.last?.bottom ?? 0 }

  // MARK: Laying out

  /// Lets the next chip begin a row, in which `headingRows` terminal rows are left for a heading above the chips.
  package mutating func beginSection(headingRows: Int) {
    beginsRow = true
    nextHeadingRows = headingRows
  }

  /// Lays out the next chip, which takes a column at least. One that is wider than the row gets a row of its own, and
  /// the row's width.
  ///
  /// - Complexity: amortized O(1), but O(*r*) for the first that makes the *r* rows differ.
  package mutating func append(_ chip: Size) {
    if firstPositions.isEmpty { chipHeight = chip.rows }
    if chip.rows != chipHeight { tellRowsApart() }
    append(count: 1, height: chip.rows) { _ in chip.columns }
  }

  /// Lays out the next `chipCount` chips, all `height` high; `width` gives the columns of the one at a position.
  ///
  /// A million chips are laid out anew at each change of the width: there is no branch for whether a chip begins a row,
  /// which no processor can foresee.
  ///
  /// - Complexity: amortized O(*n*) for *n* chips, and O(*r*) if they are the first that make the *r* rows differ.
  @inline(__always)
  package mutating func append(count chipCount: Int, height: Int, width: (_ position: Int) -> Int) {
    if firstPositions.isEmpty { chipHeight = height }
    if height != chipHeight || nextHeadingRows > 0 { tellRowsApart() }
    let rowCount = firstPositions.count
    let (columns, gap, end) = (columns, spacing.columns, count + chipCount)
    var filledColumns = beginsRow ? columns : lastRowColumns
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: min(chipCount, 4096)) { starts in
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
    }
    if chipCount > 0 {
      lastRowColumns = filledColumns
      beginsRow = false
    }
    let firstStart = rowCount < firstPositions.count ? Int(firstPositions[rowCount]) : count
    boundRows(from: rowCount, height: height, continuesRow: firstStart > end - chipCount)
  }

  /// Keeps bounds for each row from now on.
  private mutating func tellRowsApart() {
    if bounds == nil { bounds = rows.map { RowBounds(bottom: $0.bottom, headingRows: 0) } }
  }

  /// Sets the bounds, if they are kept, of the rows from `rowCount` on, which have come with chips `height` high.
  ///
  /// - Parameter continuesRow: whether such a chip has come to the row before them.
  private mutating func boundRows(from rowCount: Int, height: Int, continuesRow: Bool) {
    guard var bounds else { return }
    // Or it would be copied to be changed.
    self.bounds = nil
    defer { self.bounds = bounds }
    if continuesRow {
      let top = rowCount == 1 ? 0 : bounds[rowCount - 2].bottom + spacing.rows
      let last = bounds[rowCount - 1]
      bounds[rowCount - 1].bottom = max(last.bottom, top + last.headingRows + height)
    }
    for _ in rowCount..<firstPositions.count {
      let top = bounds.last.map { $0.bottom + spacing.rows } ?? 0
      let headingRows = nextHeadingRows
      nextHeadingRows = 0
      bounds.append(RowBounds(bottom: top + headingRows + height, headingRows: headingRows))
    }
  }

  // MARK: Taking back

  /// How far the laying out had come at some time.
  package struct Checkpoint: Sendable {
    fileprivate let count: Int
    fileprivate let rowCount: Int
    fileprivate let lastBounds: RowBounds?
    fileprivate let hadBounds: Bool
    fileprivate let beginsRow: Bool
    fileprivate let lastRowColumns: Int
    fileprivate let nextHeadingRows: Int
  }

  /// How far the laying out has come.
  package var checkpoint: Checkpoint {
    Checkpoint(
      count: count, rowCount: firstPositions.count, lastBounds: bounds?.last, hadBounds: bounds != nil,
      beginsRow: beginsRow, lastRowColumns: lastRowColumns, nextHeadingRows: nextHeadingRows)
  }

  /// Takes back the chips that have been laid out since.
  ///
  /// - Complexity: O(*n*) for *n* chips.
  package mutating func goBack(to checkpoint: Checkpoint) {
    count = checkpoint.count
    beginsRow = checkpoint.beginsRow
    lastRowColumns = checkpoint.lastRowColumns
    nextHeadingRows = checkpoint.nextHeadingRows
    firstPositions.removeLast(firstPositions.count - checkpoint.rowCount)
    guard checkpoint.hadBounds, let rowCount = bounds?.count else {
      bounds = nil
      return
    }
    bounds?.removeLast(rowCount - checkpoint.rowCount)
    if let last = checkpoint.lastBounds { bounds?[checkpoint.rowCount - 1] = last }
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
      return Rectangle(origin: Point(column: column, row: row.top(ofChip: chip.rows)), size: chip)
    }
  }

  /// The position of the chip in the row at `rowIndex` that covers `column`, else of the one with the nearest edge, of
  /// two as near the left one; of those that `isIncluded`, or nil if none is.
  package func position(
    inRow rowIndex: Int, nearestTo column: Int, where isIncluded: (_ position: Int) -> Bool = { _ in true },
    size: (Int) -> Size
  ) -> Int? {
    let first = rows[rowIndex].first
    let placements = placements(inRow: rowIndex, size: size)
    func distance(_ columns: Range<Int>) -> Int {
      max(columns.lowerBound - column, column - (columns.upperBound - 1), 0)
    }
    let nearest = placements.indices.filter { isIncluded(first + $0) }.min {
      distance(placements[$0].columns) < distance(placements[$1].columns)
    }
    return nearest.map { first + $0 }
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
