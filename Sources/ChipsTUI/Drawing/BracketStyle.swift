/// Chips in brackets: `[✓ Title]`, the mark's cell blank while the chip is not chosen.
package struct BracketStyle: Sendable {
  package let rules: TextRules

  /// The columns around a title: an end, the mark, a blank, an end.
  package static let columnsAround = 4

  /// The column of the mark within a chip `width` columns wide.
  package static func markColumn(width: Int) -> Int { width > 1 ? 1 : 0 }

  /// Draws a chip into `frame`, cut at the right and at the bottom by what it is placed in.
  func draw(_ chip: ChipContent, at place: Rectangle, in frame: inout Frame) {
    let role = chip.role
    let endRole: Role = chip.isFocused ? .focusedEnd : role
    let width = place.size.columns
    // The closing end stays down to four columns, the opening one to two, the mark always.
    let mark = chip.isChosen ? rules.symbols.check : " "
    var pieces: [(text: ShownText, role: Role)] = [
      (ShownText(ascii: width >= 2 ? "[" : ""), endRole),
      (ShownText(string: width >= 3 ? mark + " " : mark, columns: width >= 3 ? 2 : 1), role),
    ]
    pieces += chip.pieces(within: max(0, width - Self.columnsAround), rules: rules)
    pieces.append((ShownText(ascii: width >= Self.columnsAround ? "]" : ""), endRole))
    frame.add(pieces, at: place.origin)
  }
}
