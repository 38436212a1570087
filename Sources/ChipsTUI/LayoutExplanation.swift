import ChipsModel

/// The layout of all options in words: what each chip is offered, what it takes and where it is placed, then the rows.
/// Columns and rows are counted from 1, those of a strip along it.
package struct LayoutExplanation {
  private let session: Session

  /// - Parameter session: with all options, at the size of the terminal that it would be drawn on.
  package init(of session: Session) {
    var session = session
    session.settle()
    self.session = session
  }

  private var arrangement: ChipArrangement { session.arrangement }

  /// Calls `body` with each line.
  ///
  /// - Complexity: O(*n*) for *n* options.
  package func forEachLine(_ body: (String) throws -> Void) rethrows {
    for line in premises { try body(line) }
    let flow = arrangement.flow
    let shown = session.picker.shown
    func places(inRow rowIndex: Int) -> [Rectangle] {
      flow.placements(inRow: rowIndex) { arrangement.size(at: $0, of: shown) }
    }
    for rowIndex in flow.rows.indices {
      for (position, place) in zip(flow.positions(inRow: rowIndex), places(inRow: rowIndex)) {
        try body(line(ofChip: position, at: place))
      }
    }
    for rowIndex in flow.rows.indices { try body(line(ofRow: rowIndex, places(inRow: rowIndex))) }
    if arrangement.appearance.layout == .strip { try body(view) }
  }

  /// What the layout is made of.
  private var premises: [String] {
    let (appearance, columns) = (arrangement.appearance, arrangement.columns)
    let unused = columns < session.size.columns ? "; below the prompt the last is not used" : ""
    let spacing = appearance.spacing
    return [
      "\(appearance.layout.rawValue) of \(session.picker.options.count.counted("chip")) in the style \(appearance.style.rawValue)",
      "width: \(columns) of \(session.size.columns.counted("column"))\(unused)",
      "spacing: \(spacing.columns.counted("column")) between chips, \(spacing.rows.counted("row")) between rows",
    ]
  }

  private func line(ofChip position: Int, at place: Rectangle) -> String {
    let picker = session.picker
    let rules = session.settings.rules
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

  private func line(ofRow rowIndex: Int, _ places: [Rectangle]) -> String {
    let row = arrangement.flow.rows[rowIndex]
    let (first, last) = (row.first + 1, row.first + places.count)
    let chips = first == last ? "chip \(first)" : "chips \(first) to \(last)"
    let filled = places.last?.columns.upperBound ?? 0
    let width =
      arrangement.appearance.layout == .strip
      ? "\(filled.counted("column"))" : "\(filled) of \(arrangement.columns.counted("column"))"
    let options = session.picker.options
    let name = rules.shown(options.groups[options.group(of: row.first)].name[...], within: Self.titleColumns)
      .string
    let heading = row.headingRows > 0 ? ", below the heading \(name.isEmpty ? "of no group" : name)" : ""
    return
      "row \(rowIndex + 1): \(chips), \(width), from row \(row.chipTop + 1), \(row.bottom - row.chipTop) high\(heading)"
  }

  private var rules: TextRules { session.settings.rules }

  /// The part of a strip that is in view at the start.
  private var view: String {
    let chips = arrangement.visibleChips(of: session.picker.shown)
    let column = (chips.first?.place.origin.column ?? 0) + 1
    return
      "in view at the start: \(chips.count) of \(session.picker.options.count.counted("chip")), from column \(column) on"
  }
}
