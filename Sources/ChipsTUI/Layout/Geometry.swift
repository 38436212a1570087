/// How much room something takes, in cells of the terminal.
package struct Size: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension Size: CustomStringConvertible {
  /// Columns by rows, as in `80x24`.
  package var description: String { "\(columns)x\(rows)" }
}

/// A cell, counted from 0 at the top left of whatever it is in.
package struct Point: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The cell so many rows below.
  func movedDown(by rows: Int) -> Point { Point(column: column, row: row + rows) }
}

/// Where a chip is placed.
package struct Rectangle: Equatable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The columns it covers.
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }

  /// The rows it covers.
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// Whether there is a cell that both cover.
  func overlaps(_ other: Rectangle) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  package func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }
}

/// What is left empty between neighbours.
package struct Spacing: Equatable, Sendable {
  /// Columns between two chips of a row.
  package var columns: Int
  /// Rows between two rows of chips.
  package var rows: Int

  package init(columns: Int = 1, rows: Int = 0) {
    self.columns = columns
    self.rows = rows
  }
}
