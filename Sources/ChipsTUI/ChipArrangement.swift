import ChipsModel

/// Where the shown options of a picker stand: their widths, measured once, and the layout made of them, kept until the
/// width or what is shown changes, and carried on when options arrive.
struct ChipArrangement: Sendable {
  /// For each option the columns of its title. Wider than any row is all the same.
  private var titleColumns: [UInt16] = []

  private(set) var flow = Flow(columns: 1)

  /// What `flow` was made for.
  private var shown = Shown.all

  /// How many chips have been laid out since the start, those again that were laid out before.
  private(set) var placedChipCount = 0

  /// Brings the layout up to date.
  ///
  /// - Returns: whether the layout is a new one, in which chips may stand elsewhere.
  /// - Complexity: O(*n*) for the *n* chips that are new; for all when the width or what is shown has changed.
  mutating func update(for picker: Picker, columns: Int, rules: TextRules) -> Bool {
    if titleColumns.count < picker.options.count {
      for index in titleColumns.count..<picker.options.count {
        titleColumns.append(UInt16(clamping: rules.columns(of: picker.options[index])))
      }
    }
    let isNew = flow.columns != max(1, columns) || shown != picker.shown
    if isNew {
      flow = Flow(columns: columns)
      shown = picker.shown
    }
    let first = flow.count
    for position in first..<picker.shownCount { flow.append(size(at: position)) }
    placedChipCount += picker.shownCount - first
    return isNew
  }

  /// The size that the chip at `position` takes when it has all the room it wants.
  func size(at position: Int) -> Size {
    Size(columns: Int(titleColumns[shown.index(at: position)]) + BracketStyle.columnsAround, rows: 1)
  }

  /// The placements of a row's chips, from the left edge and the first row of all.
  func placements(inRow rowIndex: Int) -> [Rectangle] {
    flow.placements(inRow: rowIndex, size: size(at:))
  }

  /// Where the chip at `position` is placed.
  func placement(of position: Int) -> Rectangle {
    let rowIndex = flow.rowIndex(of: position)
    return placements(inRow: rowIndex)[position - flow.rows[rowIndex].first]
  }

  /// The position of the chip in the row at `rowIndex` that is nearest to `column`.
  func position(inRow rowIndex: Int, nearestTo column: Int) -> Int {
    flow.position(inRow: rowIndex, nearestTo: column, size: size(at:))
  }
}
