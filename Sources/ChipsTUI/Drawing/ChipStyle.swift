/// What chips look like.
package enum ChipStyle: String, CaseIterable, Sendable {
  /// `[✓ Title]`
  case brackets
  /// A capsule with a blank at each end, filled where it is chosen.
  case pill
  /// A box with round corners.
  case box

  /// The columns around the lines of a chip's title: an end, the mark, a blank, an end.
  package static let columnsAround = 4

  /// The rows above and below the lines of a chip's title.
  package var rowsAround: Int { self == .box ? 2 : 0 }

  /// The cell of the mark of a chip at `place`.
  func mark(in place: Rectangle) -> Point {
    Point(
      column: place.origin.column + (place.size.columns > 1 ? 1 : 0), row: place.origin.row + rowsAround / 2)
  }

  /// What stands at the ends of a chip's lines.
  func ends(isFocused: Bool, symbols: Symbols) -> (opening: String, closing: String) {
    switch self {
    case .brackets: return ("[", "]")
    case .pill: return isFocused ? ("(", ")") : (" ", " ")
    case .box:
      let side = symbols.border(isFocused: isFocused).side
      return (side, side)
    }
  }

  /// What a chip is like in this style.
  func state(of chip: ChipContent) -> Role.ChipState {
    if chip.isDisabled { return .disabled }
    return !chip.isChosen ? .free : self == .pill ? .filled : .chosen
  }

  /// The role of the ends of a chip in some state.
  func endRole(_ state: Role.ChipState, isFocused: Bool) -> Role {
    switch self {
    case .brackets: .chip(isFocused ? .focusedEnd : .text, state)
    case .pill: .chip(.text, state)
    case .box: .chip(isFocused ? .focusedBorder : .border, state)
    }
  }
}
