/// What a chip shows.
struct ChipContent {
  var title: ArraySlice<UInt8>
  /// The ranges of the title's bytes that the search found, counted from its start.
  var matches: [Range<Int>] = []
  /// Short text after the title; empty for none.
  var badge: ArraySlice<UInt8> = []
  var isChosen = false
  var isFocused = false
  var isDisabled = false

  private typealias Pieces = [(text: ShownText, role: Role)]

  /// Draws it in `style` at a place as large as it was said to take; where that is too narrow it is cut.
  ///
  /// - Parameter labelColumns: those that there are for its title.
  func draw(
    in style: ChipStyle, at place: Rectangle, labelColumns: Int, rules: TextRules, in frame: inout Frame
  ) {
    let lineCount = place.size.rows - style.rowsAround
    let label = ChipLabel(
      title: title, badge: badge, columns: labelColumns, lineCount: lineCount, rules: rules)
    var origin = place.origin
    func drawRow(_ pieces: Pieces) {
      frame.add(pieces, at: origin)
      origin.row += 1
    }
    let border = rules.symbols.border(isFocused: isFocused)
    let hasBorder = style.rowsAround > 0
    if hasBorder {
      drawRow(
        borderLine(border.topLeft, border.line, border.topRight, in: style, columns: place.size.columns))
    }
    for line in 0..<lineCount {
      drawRow(self.line(line, of: label, in: style, columns: place.size.columns, rules: rules))
    }
    if hasBorder {
      drawRow(
        borderLine(border.bottomLeft, border.line, border.bottomRight, in: style, columns: place.size.columns)
      )
    }
  }

  /// A line of the title between the ends of the chip, in the first the mark before it.
  private func line(
    _ number: Int, of label: ChipLabel, in style: ChipStyle, columns: Int, rules: TextRules
  ) -> Pieces {
    let state = style.state(of: self)
    let symbols = rules.symbols
    let mark = number > 0 ? " " : isChosen ? symbols.check : isDisabled ? symbols.disabled : " "
    let gap = columns >= 3 ? " " : ""
    let (opening, closing) = style.ends(isFocused: isFocused, symbols: symbols)
    var pieces = Pieces()
    pieces.reserveCapacity(8)
    appendEnd(opening, whereColumns: columns, are: Self.columnsForOpening, in: style, to: &pieces)
    pieces.append((ShownText(string: mark + gap, columns: 1 + gap.utf8.count), .chip(.text, state)))
    label.append(line: number, matches: matches, state: state, rules: rules, to: &pieces)
    let filled = pieces.reduce(1) { $0 + $1.text.columns }
    if filled < columns { pieces.append((.blanks(columns - filled), .chip(.text, state))) }
    appendEnd(closing, whereColumns: columns, are: ChipStyle.columnsAround, in: style, to: &pieces)
    return pieces
  }

  /// The line above or below a chip, between its corners.
  private func borderLine(
    _ left: String, _ line: String, _ right: String, in style: ChipStyle, columns: Int
  ) -> Pieces {
    let corners = columns >= ChipStyle.columnsAround ? 2 : columns >= Self.columnsForOpening ? 1 : 0
    let length = columns - corners
    var pieces = Pieces()
    appendEnd(left, whereColumns: columns, are: Self.columnsForOpening, in: style, to: &pieces)
    pieces.append(
      (ShownText(string: String(repeating: line, count: length), columns: length), style.endRole(of: self)))
    appendEnd(right, whereColumns: columns, are: ChipStyle.columnsAround, in: style, to: &pieces)
    return pieces
  }

  /// The opening end stays down to so many columns; the closing one to as many as there are around a title.
  private static let columnsForOpening = 2

  /// Appends an end of a chip if it has `least` columns.
  private func appendEnd(
    _ end: String, whereColumns columns: Int, are least: Int, in style: ChipStyle, to pieces: inout Pieces
  ) {
    if columns >= least { pieces.append((ShownText(string: end, columns: 1), style.endRole(of: self))) }
  }
}
