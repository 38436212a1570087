/// What a key asks the picker to do.
package enum Command: Equatable, Sendable {
  case moveLeft, moveRight, moveUp, moveDown
  case next, previous, first, last
  case pageUp, pageDown

  case toggle, chooseAll, clear, invert, undo

  /// Show only the chosen, or all again.
  case toggleChosenOnly

  /// Focus the chip on this cell of the terminal and toggle it.
  case press(Point)

  /// Open the search field.
  case search

  /// Go to the field in which tags are typed.
  case typeTag

  /// Remove the focused chip.
  case remove

  case help, redraw, suspend
  case accept

  /// Clear the search, else cancel.
  case goBack

  case cancel, interrupt, quit
}
