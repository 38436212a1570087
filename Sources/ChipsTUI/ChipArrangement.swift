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

  /// A field after the chips.
  private struct Field: Sendable {
    /// How far the chips go.
    let chipsEnd: Flow.Checkpoint
    let size: Size
  }

  private var field: Field?

  /// The part that is in view, in rows; and in a strip, in columns.
  var viewport = Viewport()
  var strip = Strip()

  /// How many chips have been laid out since the start, those again that were laid out before.
  private(set) var placedChipCount = 0

  /// Brings the layout up to date.
  ///
  /// - Parameter room: the columns that there are, and the most rows.
  /// - Parameter fieldText: the columns that the text of a field after the chips takes with its cursor; nil for no field.
  /// - Returns: whether the layout is a new one, in which chips may stand elsewhere.
  /// - Complexity: O(*n*) for the *n* chips that are new; for all when the room or what is shown has changed.
  mutating func update(
    for picker: Picker, appearance: Appearance, room: Size, fieldText: Int? = nil, rules: TextRules
  ) -> Bool {
    let appearance = appearance.fitting(rows: room.rows)
    var grid: Grid?
    sizes.update(for: picker.options, appearance: appearance, rules: rules) { sizes in
      grid = Self.grid(
        appearance, columns: room.columns, widest: sizes.widest, hasField: fieldText != nil)
      return Self.offered(appearance, columns: room.columns, grid: grid)
    }
    let isStrip = appearance.layout == .strip
    let newBasis = Basis(
      appearance: appearance, columns: room.columns, grid: grid,
      // In a strip all headings are in one row, which is there as soon as there is a heading.
      hasStripHeadings: isStrip && !picker.options.haveNoGroups, shownRevision: picker.shownRevision)
    let isNew = basis != newBasis
    basis = newBasis
    if isNew {
      flow = Flow(columns: isStrip ? Flow.unlimitedColumns : columns, spacing: appearance.spacing)
      if basis.hasStripHeadings { flow.beginSection(headingRows: 1) }
    } else if let field {
      flow.goBack(to: field.chipsEnd)
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
    field = nil
    if let fieldText { appendField(textColumns: fieldText, after: picker) }
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
  private static func offered(_ appearance: Appearance, columns: Int, grid: Grid?) -> Int {
    if let grid { return grid.cellColumns }
    let room = appearance.layout == .strip ? columns - 2 * arrowColumns(of: columns) : columns
    return min(room, appearance.maximumColumns ?? .max)
  }

  /// The columns of cells, in that layout.
  private static func grid(
    _ appearance: Appearance, columns: Int, widest: Int, hasField: Bool
  ) -> Grid? {
    guard appearance.layout == .grid else { return nil }
    let most = appearance.maximumColumns ?? .max
    let least = max(min(widest, most), hasField ? leastFieldColumns : 0)
    return Grid(
      columns: columns, spacing: appearance.spacing.columns, least: appearance.minimumColumns ?? least,
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

  /// Adds the field. Below groups it begins a section of its own, as the tags do that it makes.
  private mutating func appendField(textColumns: Int, after picker: Picker) {
    let chipsEnd = flow.checkpoint
    let count = picker.shownCount
    if appearance.layout != .strip, count > 0,
      picker.options.group(of: picker.shown.index(at: count - 1)) != Groups.none
    {
      flow.beginSection(headingRows: 1)
    }
    let place = flow.beginsRow ? 0 : count - (flow.rows.last?.first ?? 0)
    let wanted = max(Self.leastFieldColumns, textColumns + ChipStyle.columnsAround)
    let columns =
      basis.grid.map {
        $0.columns(fitting: wanted, from: place % $0.columnCount, spacing: flow.spacing.columns)
      }
      ?? min(wanted, appearance.layout == .strip ? sizes.offered : columns)
    let size = Size(columns: columns, rows: 1 + appearance.style.rowsAround)
    flow.append(size)
    field = Field(chipsEnd: chipsEnd, size: size)
  }

  /// The field has no fewer columns where there are as many.
  private static let leastFieldColumns = 8

  /// The position of the field, after those of all chips; nil where there is none.
  var fieldPosition: Int? { field == nil ? nil : flow.count - 1 }

  // MARK: Sizes and places

  /// The columns that what is at a position takes, a chip or the field.
  func columns(of shown: Shown) -> (_ position: Int) -> Int {
    let (widths, field, fieldPosition) = (sizes.widths, field, fieldPosition)
    return { position in
      if let field, position == fieldPosition { return field.size.columns }
      return widths[shown.index(at: position)]
    }
  }

  /// The size that the chip at a position of `shown` takes, or the field.
  func size(at position: Int, of shown: Shown) -> Size {
    if let field, position == fieldPosition { return field.size }
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
