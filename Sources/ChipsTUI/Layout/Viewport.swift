/// The part of the rows of chips that is on the screen: whole rows from one on, as many as fit.
package struct Viewport: Equatable, Sendable {
  /// The index of the first row of chips that is visible.
  package private(set) var firstRow = 0

  /// How many terminal rows there are for chips.
  package private(set) var height = 1

  package init() {}

  /// How many terminal rows below the first visible one the row stands that was last asked for.
  private var offset = 0

  /// Makes room for `height` terminal rows and scrolls as little as it takes to have the row at `rowIndex` in view, but
  /// never past the end of `flow`.
  ///
  /// In a layout that `isNew` the row is as far down as the one asked for before, where that can be: going back to an
  /// old width goes back to the old view. What was at the top stays there.
  ///
  /// - Complexity: O(log *r*) for *r* rows, and the rows that are visible.
  package mutating func show(rowIndex: Int, of flow: Flow, isNew: Bool = false, height: Int) {
    self.height = max(1, height)
    guard let last = flow.rows.indices.last else {
      firstRow = 0
      return
    }
    let target = min(max(0, rowIndex), last)
    if isNew, firstRow > 0 { firstRow = flow.rowIndex(atTerminalRow: flow.rows[target].top - offset) }
    firstRow = min(firstRow, target, lowestFirstRow(showing: last, of: flow))
    firstRow = max(firstRow, lowestFirstRow(showing: target, of: flow))
    offset = flow.rows[target].top - flow.rows[firstRow].top
  }

  /// The terminal rows of `flow` above the first that is visible. A heading makes room for its chips where both do not
  /// fit.
  package func top(of flow: Flow) -> Int {
    guard firstRow < flow.rows.count else { return 0 }
    let row = flow.rows[firstRow]
    return row.top + min(row.headingRows, max(0, row.height - height))
  }

  /// The indices of the rows that are visible: those that fit whole, and the first in any case.
  package func visibleRows(of flow: Flow) -> Range<Int> {
    guard firstRow < flow.rows.count else { return 0..<0 }
    let end = flow.rows[firstRow].top + height
    var rowIndex = firstRow + 1
    while rowIndex < flow.rows.count, flow.rows[rowIndex].bottom <= end { rowIndex += 1 }
    return firstRow..<rowIndex
  }

  /// The first row to show so that the row at `rowIndex` is the last one that fits.
  private func lowestFirstRow(showing rowIndex: Int, of flow: Flow) -> Int {
    let top = flow.rows[rowIndex].bottom - height
    guard top > 0 else { return 0 }
    let covering = flow.rowIndex(atTerminalRow: top)
    return min(rowIndex, flow.rows[covering].top < top ? covering + 1 : covering)
  }
}
