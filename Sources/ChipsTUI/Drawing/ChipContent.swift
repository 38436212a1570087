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
  func draw(in style: ChipStyle, at place: Rectangle, rules: TextRules, in frame: inout Frame) {
    let columns = place.size.columns
    var rows = lines(in: style, size: place.size, rules: rules)
    if style.rowsAround > 0 {
      let border = rules.symbols.border(isFocused: isFocused)
      let role = style.endRole(of: self)
      // As many as are left between the corners.
      let length = max(0, columns - (columns >= ChipStyle.columnsAround ? 2 : columns >= 2 ? 1 : 0))
      let line = [(ShownText(string: String(repeating: border.line, count: length), columns: length), role)]
      rows.insert(
        ends(border.topLeft, line, border.topRight, role: role, columns: columns), at: 0)
      rows.append(ends(border.bottomLeft, line, border.bottomRight, role: role, columns: columns))
    }
    for (row, pieces) in zip(place.rows, rows) {
      frame.add(pieces, at: Point(column: place.origin.column, row: row))
    }
  }

  /// The lines of the title between the ends of the chip, the mark before the first.
  private func lines(in style: ChipStyle, size: Size, rules: TextRules) -> [Pieces] {
    let lineCount = size.rows - style.rowsAround
    let label = ChipLabel(
      title: title, badge: badge, columns: max(0, size.columns - ChipStyle.columnsAround),
      lineCount: lineCount, rules: rules)
    let state = style.state(of: self)
    let symbols = rules.symbols
    let (opening, closing) = style.ends(isFocused: isFocused, symbols: symbols)
    return (0..<lineCount).map { line in
      let mark = line > 0 ? " " : isChosen ? symbols.check : isDisabled ? symbols.disabled : " "
      var pieces: Pieces = [(ShownText(string: mark, columns: 1), .chip(.text, state))]
      if size.columns >= 3 { pieces.append((.blanks(1), .chip(.text, state))) }
      pieces += label.pieces(ofLine: line, matches: matches, state: state, rules: rules)
      let filled = pieces.reduce(2) { $0 + $1.text.columns }
      pieces.append((.blanks(max(0, size.columns - filled)), .chip(.text, state)))
      return ends(opening, pieces, closing, role: style.endRole(of: self), columns: size.columns)
    }
  }

  /// Puts ends on a line of a chip `columns` wide: the closing one stays down to four columns, the opening one to two.
  private func ends(
    _ opening: String, _ pieces: Pieces, _ closing: String, role: Role, columns: Int
  ) -> Pieces {
    let first: Pieces = columns >= 2 ? [(ShownText(string: opening, columns: 1), role)] : []
    let last: Pieces =
      columns >= ChipStyle.columnsAround ? [(ShownText(string: closing, columns: 1), role)] : []
    return first + pieces + last
  }
}
