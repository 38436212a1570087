/// Chips in brackets: `[✓ Title]`, the mark's cell blank while the chip is not chosen.
package struct BracketStyle: Sendable {
  package let rules: TextRules

  /// The columns around a title: an end, the mark, a blank, an end.
  package static let columnsAround = 4

  /// The column of the mark within a chip `width` columns wide.
  package static func markColumn(width: Int) -> Int { width > 1 ? 1 : 0 }

  /// Draws a chip into `frame`, cut at the right and at the bottom by what it is placed in.
  func draw(
    _ title: ArraySlice<UInt8>, at place: Rectangle, isChosen: Bool, isFocused: Bool, in frame: inout Frame
  ) {
    let role: Role = isChosen ? .chosenChip : .chip
    let endRole: Role = isFocused ? .focusedEnd : role
    let mark = isChosen ? rules.symbols.check : " "
    let width = place.size.columns
    // The closing end stays down to four columns, the opening one to two, the mark always.
    let opening = width >= 2 ? "[" : ""
    let closing = width >= Self.columnsAround ? "]" : ""
    let room = max(0, width - Self.columnsAround)
    var body = ShownText(string: mark + (width >= 3 ? " " : ""), columns: width >= 3 ? 2 : 1)
    body.append(rules.shown(title, within: room))
    var column = place.origin.column
    for (text, role) in [
      (ShownText(string: opening, columns: opening.utf8.count), endRole), (body, role),
      (ShownText(string: closing, columns: closing.utf8.count), endRole),
    ] {
      frame.add(text, at: Point(column: column, row: place.origin.row), role: role)
      column += text.columns
    }
  }
}
