/// Chips in brackets: `[✓ Title]`, the mark's cell blank while the chip is not chosen.
package struct BracketStyle: Sendable {
  package let rules: TextRules

  /// The columns around a title: an end, the mark, a blank, an end.
  package static let columnsAround = 4

  /// The column of the mark within a chip `width` columns wide.
  package static func markColumn(width: Int) -> Int { width > 1 ? 1 : 0 }

  /// Draws a chip into `frame`, cut at the right and at the bottom by what it is placed in.
  ///
  /// - Parameter matches: the ranges of the title's bytes that the search found.
  func draw(
    _ title: ArraySlice<UInt8>, matches: [Range<Int>], at place: Rectangle, isChosen: Bool, isFocused: Bool,
    in frame: inout Frame
  ) {
    let role: Role = isChosen ? .chosenChip : .chip
    let endRole: Role = isFocused ? .focusedEnd : role
    let width = place.size.columns
    // The closing end stays down to four columns, the opening one to two, the mark always.
    let mark = isChosen ? rules.symbols.check : " "
    var pieces: [(text: ShownText, role: Role)] = [
      (ShownText(ascii: width >= 2 ? "[" : ""), endRole),
      (ShownText(string: width >= 3 ? mark + " " : mark, columns: width >= 3 ? 2 : 1), role),
    ]
    for (text, isMatch) in rules.shown(title, within: max(0, width - Self.columnsAround), matches: matches) {
      pieces.append((text, !isMatch ? role : isChosen ? .chosenMatch : .match))
    }
    pieces.append((ShownText(ascii: width >= Self.columnsAround ? "]" : ""), endRole))
    frame.add(pieces, at: place.origin)
  }
}
