/// Puts together the bytes that change a region of the terminal, with moves that depend on nothing but where the cursor
/// stands in it.
struct RegionPainter {
  private let sequences: RegionSequences
  private(set) var bytes: [UInt8]
  /// Where the cursor stands; the column is nil after text of unsure width.
  private var row: Int
  private var column: Int?
  private var look: Look = []

  /// Begins to paint, without a cursor, which stands at `position`.
  init(_ sequences: RegionSequences, from position: Point) {
    self.sequences = sequences
    bytes = Array(sequences.hideCursor.utf8)
    row = position.row
    column = position.column
  }

  // MARK: Moving

  /// Moves the cursor; the row must be there.
  mutating func move(to target: Point) {
    if target.row != row { move(by: target.row - row, "B", "A") }
    row = target.row
    guard column != target.column else { return }
    let back = column.map { $0 - target.column } ?? .max
    // From the left edge it may be nearer, and is where the column is unsure.
    if back > 0, target.column < 2 || back > target.column {
      append("\r")
      move(by: target.column, "C", "D")
    } else {
      move(by: -back, "C", "D")
    }
    column = target.column
  }

  private mutating func move(by distance: Int, _ forward: String, _ backward: String) {
    guard distance != 0 else { return }
    let count = abs(distance)
    append("\u{1B}[\(count == 1 ? "" : String(count))\(distance > 0 ? forward : backward)")
  }

  /// Makes rows below the cursor's, scrolling where it is the last of the screen.
  mutating func makeRows(_ count: Int) {
    setLook([])
    append(String(repeating: "\n", count: count))
    row += count
    column = nil
  }

  // MARK: Painting

  /// Paints the cells of `row` in `columns`; what is past its end is erased.
  mutating func paint(_ cells: CellRow, columns: Range<Int>, row: Int) {
    move(to: Point(column: columns.lowerBound, row: row))
    for place in columns.lowerBound..<min(columns.upperBound, max(cells.cells.count, columns.lowerBound)) {
      let cell = cells[place]
      if cell.text.isEmpty { continue }
      if cell.beginsSpan, column != place { move(to: Point(column: place, row: row)) }
      setLook(cell.look)
      bytes += cell.text.utf8
      column = cell.isUnsure ? nil : column.map { $0 + 1 }
    }
    if columns.upperBound > cells.cells.count {
      eraseToEndOfRow(from: max(columns.lowerBound, cells.cells.count))
    }
  }

  private mutating func eraseToEndOfRow(from place: Int) {
    setLook([])
    move(to: Point(column: place, row: row))
    append("\u{1B}[K")
  }

  /// Moves the lines of `rows` up by `distance`, or down where it is negative; blank ones come in.
  mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    setLook([])
    let count = abs(distance)
    let number = count == 1 ? "" : String(count)
    let end = rows.upperBound - count
    move(to: Point(column: 0, row: distance > 0 ? rows.lowerBound : end))
    append("\u{1B}[\(number)M")
    move(to: Point(column: 0, row: distance > 0 ? end : rows.lowerBound))
    append("\u{1B}[\(number)L")
  }

  /// Erases the cursor's row, which it is at the beginning of, and all below it.
  ///
  /// The row is erased by itself: below the top left of the screen, tmux would take all for history.
  mutating func eraseBelow() {
    guard !sequences.saveCursor.isEmpty, !sequences.restoreCursor.isEmpty else { return append("\u{1B}[J") }
    append("\u{1B}[K")
    bytes += sequences.saveCursor
    append("\u{1B}[B\u{1B}[J")
    bytes += sequences.restoreCursor
  }

  /// Ends with the cursor visible at `position`.
  mutating func finish(at position: Point) {
    setLook([])
    move(to: position)
    append(sequences.showCursor)
  }

  mutating func append(_ text: String) {
    bytes += text.utf8
  }

  mutating func append(_ sequence: [UInt8]) {
    bytes += sequence
  }

  private mutating func setLook(_ new: Look) {
    guard new != look else { return }
    if !new.isSuperset(of: look) { bytes += sequences.plain }
    bytes += sequences.attributes(new.isSuperset(of: look) ? new.subtracting(look) : new)
    look = new
  }
}
