import ChipsModel

/// The layout of all options in words: what each chip is offered, what it takes and where it is placed, then the rows.
/// Columns and rows are counted from 1.
package struct LayoutExplanation {
  private let picker: Picker
  private let rules: TextRules
  private let arrangement: ChipArrangement
  private let terminalColumns: Int

  /// Lays out the options of `picker` as on a terminal of `terminalColumns` that is as high as they need.
  ///
  /// - Parameter heightLimit: where they would be drawn, from which it follows how many of the columns there are for chips.
  package init(
    of picker: Picker, appearance: Appearance, terminalColumns: Int, heightLimit: HeightLimit,
    rules: TextRules
  ) {
    self.picker = picker
    self.rules = rules
    self.terminalColumns = terminalColumns
    var arrangement = ChipArrangement()
    let room = Size(columns: heightLimit.columns(of: terminalColumns), rows: .max)
    _ = arrangement.update(for: picker, appearance: appearance, room: room, rules: rules)
    arrangement.show(position: 0, of: picker.shown, rows: arrangement.flow.height)
    self.arrangement = arrangement
  }

  /// Calls `body` with each line.
  ///
  /// - Complexity: O(*n*) for *n* options.
  package func forEachLine(_ body: (String) throws -> Void) rethrows {
    for line in premises { try body(line) }
    let flow = arrangement.flow
    for rowIndex in flow.rows.indices {
      let places = flow.placements(inRow: rowIndex) { arrangement.size(at: $0, of: picker.shown) }
      for (position, place) in zip(flow.positions(inRow: rowIndex), places) {
        try body(line(ofChip: position, at: place))
      }
    }
    for rowIndex in flow.rows.indices { try body(line(ofRow: rowIndex)) }
    if arrangement.appearance.layout == .strip { try body(view) }
  }

  /// What the layout is made of.
  private var premises: [String] {
    let (appearance, columns) = (arrangement.appearance, arrangement.columns)
    let spacing = appearance.spacing
    let unused = columns < terminalColumns ? "; below the prompt the last is not used" : ""
    return [
      "\(appearance.layout.rawValue) of \(picker.options.count) chips in the style \(appearance.style.rawValue)",
      "width: \(columns) of the terminal's \(terminalColumns) columns\(unused)",
      "spacing: \(spacing.columns) columns between chips, \(spacing.rows) rows between rows",
    ]
  }

  private func line(ofChip position: Int, at place: Rectangle) -> String {
    let offered = arrangement.offered(at: position, of: picker.shown)
    let isCut = arrangement.isCut(at: position, of: picker, rules: rules)
    let title = rules.shown(picker.options.titles[position], within: Self.titleColumns).string
    return """
      chip \(position + 1) (\(title)): offered \(offered), takes \(place.size)\(isCut ? ", its title cut" : ""), \
      placed at column \(place.origin.column + 1), row \(place.origin.row + 1)
      """
  }

  /// A title is told in so many columns at most.
  private static let titleColumns = 30

  private func line(ofRow rowIndex: Int) -> String {
    let flow = arrangement.flow
    let row = flow.rows[rowIndex]
    let positions = flow.positions(inRow: rowIndex)
    let sizes = positions.map { arrangement.size(at: $0, of: picker.shown).columns }
    let filled = sizes.reduce(0, +) + (sizes.count - 1) * flow.spacing.columns
    let chips =
      sizes.count == 1 ? "chip \(row.first + 1)" : "chips \(row.first + 1) to \(positions.upperBound)"
    let heading = row.headingRows > 0 ? ", a heading above" : ""
    return """
      row \(rowIndex + 1): \(chips), \(filled) of \(arrangement.columns) columns, \
      from row \(row.chipTop + 1), \(row.bottom - row.chipTop) high\(heading)
      """
  }

  /// The part of a strip that is in view at the start.
  private var view: String {
    let count = arrangement.visibleChips(of: picker.shown).count
    return "in view at the start: \(count) of \(picker.options.count) chips"
  }
}

extension Size: CustomStringConvertible {
  /// Columns by rows, as in `80x24`.
  package var description: String { "\(columns)x\(rows)" }
}
