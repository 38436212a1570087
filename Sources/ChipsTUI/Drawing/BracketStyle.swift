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
    let width = place.size.columns
    // The closing end stays down to four columns, the opening one to two, the mark always.
    let opening = ShownText(ascii: width >= 2 ? "[" : "")
    let closing = ShownText(ascii: width >= Self.columnsAround ? "]" : "")
    var body = ShownText(string: isChosen ? rules.symbols.check : " ", columns: 1)
    if width >= 3 { body.append(ShownText(ascii: " ")) }
    body.append(rules.shown(title, within: max(0, width - Self.columnsAround)))
    if isFocused {
      var origin = place.origin
      for (text, role) in [(opening, Role.focusedEnd), (body, role), (closing, .focusedEnd)] {
        frame.add(text, at: origin, role: role)
        origin.column += text.columns
      }
    } else {
      frame.add(opening + body + closing, at: place.origin, role: role)
    }
  }
}
