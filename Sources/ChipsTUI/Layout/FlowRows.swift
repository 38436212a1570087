extension Flow {
  /// The rows of chips.
  package var rows: Rows { Rows(flow: self) }

  /// A row of chips. It takes one or more rows of the terminal.
  package struct Row: Equatable, Sendable {
    /// The position of its first chip.
    package let first: Int

    /// The terminal rows above it.
    package let top: Int

    /// The terminal rows above its end.
    package let bottom: Int

    /// The terminal rows at its top that are left for a heading.
    package let headingRows: Int

    /// The terminal rows it takes, those for a heading among them.
    package var height: Int { bottom - top }

    /// The terminal rows above its chips.
    package var chipTop: Int { top + headingRows }

    /// The terminal rows above a chip in it that is so many high: in the middle of those for chips.
    func top(ofChip rows: Int) -> Int { chipTop + (bottom - chipTop - rows) / 2 }
  }

  /// The rows of a layout, from the top.
  package struct Rows: RandomAccessCollection, Sendable {
    let flow: Flow

    package var startIndex: Int { 0 }

    package var endIndex: Int { flow.firstPositions.count }

    package subscript(rowIndex: Int) -> Row {
      let first = Int(flow.firstPositions[rowIndex])
      let gap = flow.spacing.rows
      guard let bounds = flow.bounds else {
        let top = rowIndex * (flow.chipHeight + gap)
        return Row(first: first, top: top, bottom: top + flow.chipHeight, headingRows: 0)
      }
      let top = rowIndex == 0 ? 0 : bounds[rowIndex - 1].bottom + gap
      return Row(
        first: first, top: top, bottom: bounds[rowIndex].bottom,
        headingRows: bounds[rowIndex].headingRows)
    }
  }
}
