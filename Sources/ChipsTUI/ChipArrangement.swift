import ChipsModel

/// Where the shown options of a picker stand: their widths, measured once, and the layout made of them, kept until the
/// width or what is shown changes, and carried on when options arrive.
struct ChipArrangement: Sendable {
  /// For each option the columns of its title. Wider than any row is all the same.
  private var titleColumns: [UInt16] = []

  private(set) var flow = Flow(columns: 1)

  /// The picker's count of revisions of what is shown for which `flow` was made.
  private var shownRevision = 0

  /// How many chips have been laid out since the start, those again that were laid out before.
  private(set) var placedChipCount = 0

  /// Brings the layout up to date.
  ///
  /// - Returns: whether the layout is a new one, in which chips may stand elsewhere.
  /// - Complexity: O(*n*) for the *n* chips that are new; for all when the width or what is shown has changed.
  mutating func update(for picker: Picker, columns: Int, rules: TextRules) -> Bool {
    if titleColumns.count < picker.options.count {
      picker.options.withRecords { records in
        for index in titleColumns.count..<picker.options.count {
          titleColumns.append(UInt16(clamping: rules.columns(of: records[index])))
        }
      }
    }
    let isNew = flow.columns != max(1, columns) || shownRevision != picker.shownRevision
    if isNew { flow = Flow(columns: columns) }
    shownRevision = picker.shownRevision
    let first = flow.count
    let added = picker.shownCount - first
    let columnCounts = titleColumns
    switch picker.shown {
    case .all: flow.append(count: added, height: 1) { Self.width(columnCounts[$0]) }
    case .only(let indices):
      flow.append(count: added, height: 1) { Self.width(columnCounts[Int(indices[$0])]) }
    }
    placedChipCount += flow.count - first
    return isNew
  }

  /// The size that the chip at a position of `shown` takes when it has all the room it wants.
  func size(at position: Int, of shown: Shown) -> Size {
    Size(columns: Self.width(titleColumns[shown.index(at: position)]), rows: 1)
  }

  private static func width(_ titleColumns: UInt16) -> Int {
    Int(titleColumns) + BracketStyle.columnsAround
  }

  /// The placements of a row's chips, from the left edge and the first row of all.
  func placements(inRow rowIndex: Int, of shown: Shown) -> [Rectangle] {
    flow.placements(inRow: rowIndex) { size(at: $0, of: shown) }
  }

  /// Where the chip at a position of `shown` is placed.
  func placement(of position: Int, of shown: Shown) -> Rectangle {
    let rowIndex = flow.rowIndex(of: position)
    return placements(inRow: rowIndex, of: shown)[position - flow.rows[rowIndex].first]
  }

  /// The position of the chip in the row at `rowIndex` that is nearest to `column`.
  func position(inRow rowIndex: Int, nearestTo column: Int, of shown: Shown) -> Int {
    flow.position(inRow: rowIndex, nearestTo: column) { size(at: $0, of: shown) }
  }
}
