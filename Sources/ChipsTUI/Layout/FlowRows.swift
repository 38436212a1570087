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

    /// The terminal rows it takes.
    package var height: Int { bottom - top }
  }

  /// The rows of a layout, from the top.
  package struct Rows: RandomAccessCollection, Sendable {
    let flow: Flow

    package var startIndex: Int { 0 }

    package var endIndex: Int { flow.firstPositions.count }

    package subscript(rowIndex: Int) -> Row {
      let first = Int(flow.firstPositions[rowIndex])
      let gap = flow.spacing.rows
      guard !flow.bottoms.isEmpty else {
        let top = rowIndex * (flow.chipHeight + gap)
        return Row(first: first, top: top, bottom: top + flow.chipHeight)
      }
      let top = rowIndex == 0 ? 0 : Int(flow.bottoms[rowIndex - 1]) + gap
      return Row(first: first, top: top, bottom: Int(flow.bottoms[rowIndex]))
    }
  }
}
