import ChipsModel

/// Where the shown options of a picker stand, and which of them are in view: sizes and layout are kept until the room,
/// the appearance or what is shown changes, and carried on when options arrive.
struct ChipArrangement: Sendable {
  private(set) var sizes = ChipSizes()

  /// The rows of chips. A strip is one row, however long.
  private(set) var flow = Flow(columns: 1)

  /// What the layout was made on: on another, chips may stand elsewhere.
  private struct Basis: Equatable, Sendable {
    /// What there is room for.
    var appearance = Appearance()
    /// The columns that there are.
    var columns = 1
    /// The columns of cells, in that layout.
    var grid: Grid?
    /// Whether a strip has a row for headings.
    var hasStripHeadings = false
    /// The picker's count of revisions of what is shown.
    var shownRevision = 0
  }

  private var basis = Basis()

  /// The part that is in view, in rows; and in a strip, in columns.
  var viewport = Viewport()
  var strip = Strip()

  /// How many chips have been laid out since the start, those again that were laid out before.
  private(set) var placedChipCount = 0

  /// Brings the layout up to date.
  ///
  /// - Parameter room: the columns that there are, and the most rows.
  /// - Returns: whether the layout is a new one, in which chips may stand elsewhere.
  /// - Complexity: O(*n*) for the *n* chips that are new; for all when the room or what is shown has changed.
  mutating func update(for picker: Picker, appearance: Appearance, room: Size, rules: TextRules) -> Bool {
    let appearance = appearance.fitting(rows: room.rows)
    sizes.update(for: picker.options, appearance: appearance, rules: rules) {
      Self.offered(appearance, columns: room.columns, widestContent: $0.widestContent)
    }
    let isStrip = appearance.layout == .strip
    let newBasis = Basis(
      appearance: appearance, columns: room.columns,
      grid: Self.grid(appearance, columns: room.columns, widestContent: sizes.widestContent),
      // In a strip all headings are in one row, which is there as soon as there is a heading.
      hasStripHeadings: isStrip && !picker.options.haveNoGroups, shownRevision: picker.shownRevision)
    let isNew = basis != newBasis
    basis = newBasis
    if isNew {
      flow = Flow(columns: isStrip ? Flow.unlimitedColumns : columns, spacing: appearance.spacing)
      if basis.hasStripHeadings { flow.beginSection(headingRows: 1) }
    }
    let first = flow.count
    if isStrip {
      append(first..<picker.shownCount, of: picker.shown)
    } else {
      for section in Sectioning(picker.shown, of: picker.options, from: first) {
        if section.hasHeading { flow.beginSection(headingRows: 1) }
        append(section.positions, of: picker.shown)
      }
    }
    placedChipCount += flow.count - first
    return isNew
  }
}

// MARK: Laying out

extension ChipArrangement {
  /// What there is room for.
  var appearance: Appearance { basis.appearance }

  /// The columns that there are.
  var columns: Int { basis.columns }

  /// The columns that each chip is offered, of `columns` in a row.
  private static func offered(_ appearance: Appearance, columns: Int, widestContent: Int) -> Int {
    let most = appearance.maximumColumns ?? .max
    switch appearance.layout {
    case .flow: return min(columns, most)
    case .grid:
      return grid(appearance, columns: columns, widestContent: widestContent)?.cellColumns ?? columns
    case .strip: return min(columns - 2 * arrowColumns(of: columns), most)
    }
  }

  private static func grid(_ appearance: Appearance, columns: Int, widestContent: Int) -> Grid? {
    guard appearance.layout == .grid else { return nil }
    let most = appearance.maximumColumns ?? .max
    let widest = min(widestContent + ChipStyle.columnsAround, most)
    return Grid(
      columns: columns, spacing: appearance.spacing.columns, least: appearance.minimumColumns ?? widest,
      most: most)
  }

  /// Adds the chips at `positions` to the rows, those of one height at a time.
  private mutating func append(_ positions: Range<Int>, of shown: Shown) {
    let sizes = sizes
    let widths = sizes.widths
    let grid = basis.grid
    let rowStart = flow.beginsRow ? positions.lowerBound : flow.rows.last?.first ?? 0
    var start = positions.lowerBound
    while start < positions.upperBound {
      let height = sizes.rows(at: shown.index(at: start))
      var end = sizes.areOfOneHeight ? positions.upperBound : start + 1
      while end < positions.upperBound, sizes.rows(at: shown.index(at: end)) == height { end += 1 }
      let count = end - start
      switch (grid, shown) {
      case (let grid?, _):
        flow.append(count: count, height: height) { grid.columns(at: ($0 - rowStart) % grid.columnCount) }
      case (nil, .all): flow.append(count: count, height: height) { widths[$0] }
      case (nil, .only(let indices)):
        flow.append(count: count, height: height) { widths[Int(indices[$0])] }
      }
      start = end
    }
  }

  // MARK: Sizes and places

  /// The size that the chip at a position of `shown` takes.
  func size(at position: Int, of shown: Shown) -> Size {
    let index = shown.index(at: position)
    let rows = sizes.rows(at: index)
    guard let grid = basis.grid else { return Size(columns: sizes.columns(at: index), rows: rows) }
    let place = position - flow.rows[flow.rowIndex(of: position)].first
    return Size(columns: grid.columns(at: place), rows: rows)
  }

  /// The size that the chip at a position of `shown` is offered.
  func offered(at position: Int, of shown: Shown) -> Size {
    let columns = basis.grid == nil ? sizes.offered : size(at: position, of: shown).columns
    return Size(columns: columns, rows: appearance.style.rowsAround + appearance.labelLines)
  }

  /// Where the chip at a position of `shown` is placed, from the left edge and the first row of all; not for a strip.
  func placement(of position: Int, of shown: Shown) -> Rectangle {
    let rowIndex = flow.rowIndex(of: position)
    let placements = flow.placements(inRow: rowIndex) { size(at: $0, of: shown) }
    return placements[position - flow.rows[rowIndex].first]
  }

  /// Whether something of the option at a position of what is shown is left out in its chip.
  func isCut(at position: Int, of picker: Picker, rules: TextRules) -> Bool {
    let index = picker.shown.index(at: position)
    let label = ChipLabel(
      title: picker.options.titles[index], badge: picker.options.badge(at: index),
      columns: sizes.labelColumns(of: size(at: position, of: picker.shown).columns),
      lineCount: appearance.labelLines, rules: rules)
    return label.isCut(rules: rules)
  }

  /// The columns that an arrow at an end of a strip takes with the blank beside it; 0 where there is no room for it.
  static func arrowColumns(of columns: Int) -> Int { columns > 2 * ChipStyle.columnsAround ? 2 : 0 }

  /// The first and the last column of the part of a strip that is for chips.
  var stripColumns: Range<Int> {
    guard flow.lastRowColumns > columns else { return 0..<columns }
    let arrow = Self.arrowColumns(of: columns)
    return arrow..<columns - arrow
  }
}
