/// Columns of cells that share a row's width equally, differing by one at most.
package struct Grid: Equatable, Sendable {
  /// How many columns of cells there are; 1 at least.
  package let columnCount: Int

  /// The width of a cell, in columns of the terminal; 1 at least.
  package let cellColumns: Int

  /// How many of the first columns of cells are wider by one.
  package let widerCount: Int

  /// As many columns of cells as there can be of `least` columns of the terminal or more.
  ///
  /// - Parameter most: no cell is wider than this.
  package init(columns: Int, spacing: Int, least: Int, most: Int = .max) {
    columnCount = max(1, (columns + spacing) / (max(1, least) + spacing))
    let shared = columns - (columnCount - 1) * spacing
    cellColumns = min(shared / columnCount, most)
    widerCount = cellColumns < most ? shared % columnCount : 0
  }

  /// The width of as many cells, from the one at `index` on, as something `wanted` columns wide takes; of those of the next
  /// row where there is not as much left in this one.
  package func columns(fitting wanted: Int, from index: Int, spacing: Int) -> Int {
    var width = columns(at: index)
    for next in (index + 1)..<max(index + 1, columnCount) where width < wanted {
      width += spacing + columns(at: next)
    }
    return width >= wanted || index == 0 ? width : columns(fitting: wanted, from: 0, spacing: spacing)
  }

  /// The width of the cell in the column of cells at `index`, in columns of the terminal.
  package func columns(at index: Int) -> Int { cellColumns + (index < widerCount ? 1 : 0) }
}
