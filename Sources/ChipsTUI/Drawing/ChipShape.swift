/// The ends, or the lines, around what a chip or a field holds.
struct ChipShape {
  typealias Pieces = [(text: ShownText, role: Role)]

  let style: ChipStyle
  let state: Role.ChipState
  let isFocused: Bool
  let symbols: Symbols

  /// Draws `lines` at `place`, which is as high as they are with what is around them, and fills each up to its width.
  ///
  /// - Parameter lines: each of what stands between the ends, no wider than there is room there.
  func draw(_ lines: [Pieces], at place: Rectangle, in frame: inout Frame) {
    var origin = place.origin
    func drawRow(_ pieces: Pieces) {
      frame.add(pieces, at: origin)
      origin.row += 1
    }
    let columns = place.size.columns
    let border = symbols.border(isFocused: isFocused)
    let (opening, closing) = style.ends(isFocused: isFocused, symbols: symbols)
    if style.rowsAround > 0 {
      drawRow(borderLine(border.topLeft, border.line, border.topRight, columns: columns))
    }
    for line in lines { drawRow(between(opening, line, closing, columns: columns)) }
    if style.rowsAround > 0 {
      drawRow(borderLine(border.bottomLeft, border.line, border.bottomRight, columns: columns))
    }
  }

  private var endRole: Role { style.endRole(state, isFocused: isFocused) }

  private func between(_ opening: String, _ line: Pieces, _ closing: String, columns: Int) -> Pieces {
    let (hasOpening, hasClosing) = Self.ends(columns: columns)
    var pieces = Pieces()
    pieces.reserveCapacity(line.count + 3)
    if hasOpening { pieces.append((ShownText(string: opening, columns: 1), endRole)) }
    pieces += line
    let end = columns - (hasClosing ? 1 : 0)
    let filled = pieces.reduce(0) { $0 + $1.text.columns }
    if filled < end { pieces.append((.blanks(end - filled), .chip(.text, state))) }
    if hasClosing { pieces.append((ShownText(string: closing, columns: 1), endRole)) }
    return pieces
  }

  /// The line above or below, between its corners.
  private func borderLine(_ left: String, _ line: String, _ right: String, columns: Int) -> Pieces {
    let (hasOpening, hasClosing) = Self.ends(columns: columns)
    let length = columns - (hasOpening ? 1 : 0) - (hasClosing ? 1 : 0)
    let middle = ShownText(string: String(repeating: line, count: length), columns: length)
    return between(left, [(middle, endRole)], right, columns: columns)
  }

  /// Which ends something `columns` wide has: the closing one down to four columns, the opening one to two.
  static func ends(columns: Int) -> (opening: Bool, closing: Bool) {
    (columns >= 2, columns >= ChipStyle.columnsAround)
  }
}
