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

  /// At the end of its first line, what removes it when it is clicked; nil where chips cannot be removed.
  var removeSign: String?

  /// Draws it in `style` at a place as large as it was said to take; where that is too narrow it is cut.
  ///
  /// - Parameter labelColumns: those that there are for its title.
  func draw(
    in style: ChipStyle, at place: Rectangle, labelColumns: Int, rules: TextRules, in frame: inout Frame
  ) {
    let columns = place.size.columns
    let lineCount = place.size.rows - style.rowsAround
    let state = style.state(of: self)
    let sign = removeSign.map { ShownText(string: " " + $0, columns: Self.signColumns) }
    let label = ChipLabel(
      title: title, badge: badge, columns: labelColumns, lineCount: lineCount, rules: rules)
    let lines = (0..<lineCount).map { number in
      var pieces = [markPiece(line: number, columns: columns, state: state, symbols: rules.symbols)]
      label.append(line: number, matches: matches, state: state, rules: rules, to: &pieces)
      if let sign, number == 0, columns >= ChipStyle.columnsAround + sign.columns {
        let filled = pieces.reduce(2 + sign.columns) { $0 + $1.text.columns }
        if filled < columns { pieces.append((.blanks(columns - filled), .chip(.text, state))) }
        pieces.append((sign, .chip(.text, state)))
      }
      return pieces
    }
    ChipShape(style: style, state: state, isFocused: isFocused, symbols: rules.symbols)
      .draw(lines, at: place, in: &frame)
  }

  /// The columns of the sign that removes a chip, and the blank before it.
  static let signColumns = 2

  /// The column of the sign in a chip that covers `columns`: before the closing end.
  static func signColumn(in columns: Range<Int>) -> Int { columns.upperBound - 2 }

  /// The mark in the first line, a blank in the others, and a blank after it where there is room.
  private func markPiece(
    line: Int, columns: Int, state: Role.ChipState, symbols: Symbols
  ) -> (text: ShownText, role: Role) {
    let mark = line > 0 ? " " : isChosen ? symbols.check : isDisabled ? symbols.disabled : " "
    let gap = columns >= 3 ? " " : ""
    return (ShownText(string: mark + gap, columns: 1 + gap.utf8.count), .chip(.text, state))
  }
}
