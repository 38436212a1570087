import ChipsModel

/// Where the shown options of a picker stand: their widths, measured once, and the layout made of them, kept until the
/// width or what is shown changes, and carried on when options arrive.
struct ChipArrangement: Sendable {
  /// For each option the columns of its title and badge. Wider than any row is all the same.
  private var contentColumns: [UInt16] = []

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
    measure(picker.options, rules: rules)
    let isNew = flow.columns != max(1, columns) || shownRevision != picker.shownRevision
    if isNew { flow = Flow(columns: columns) }
    shownRevision = picker.shownRevision
    let first = flow.count
    let contentColumns = contentColumns
    for section in Sectioning(picker.shown, of: picker.options, from: first) {
      if section.hasHeading { flow.beginSection(headingRows: 1) }
      switch picker.shown {
      case .all: flow.append(count: section.positions.count, height: 1) { Self.width(contentColumns[$0]) }
      case .only(let indices):
        flow.append(count: section.positions.count, height: 1) {
          Self.width(contentColumns[Int(indices[$0])])
        }
      }
    }
    placedChipCount += flow.count - first
    return isNew
  }

  /// Measures the options that have not been measured yet.
  private mutating func measure(_ options: Options, rules: TextRules) {
    let new = contentColumns.count..<options.count
    guard !new.isEmpty else { return }
    options.titles.withLent { titles in
      for index in new { contentColumns.append(UInt16(clamping: rules.columns(of: titles[index]))) }
    }
    guard !options.haveNoBadges else { return }
    for index in new where !options.badge(at: index).isEmpty {
      let columns = ChipContent.columns(
        title: Int(contentColumns[index]), badge: rules.columns(of: options.badge(at: index)))
      contentColumns[index] = UInt16(clamping: columns)
    }
  }

  /// The size that the chip at a position of `shown` takes when it has all the room it wants.
  func size(at position: Int, of shown: Shown) -> Size {
    Size(columns: Self.width(contentColumns[shown.index(at: position)]), rows: 1)
  }

  private static func width(_ contentColumns: UInt16) -> Int {
    Int(contentColumns) + BracketStyle.columnsAround
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
}
