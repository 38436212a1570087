/// What a person did, or the terminal, as the picker hears of it.
package enum Key: Equatable, Sendable {
  /// A letter, digit, sign or the blank.
  case character(Unicode.Scalar)

  /// The key of this lower-case letter or sign held with Ctrl.
  case control(Unicode.Scalar)

  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, tab, backTab, escape, backspace, delete

  /// Text pasted between the marks of bracketed paste: any bytes.
  case paste([UInt8])

  /// The main mouse button went down on this cell of the terminal.
  case press(Point)

  case wheelUp, wheelDown

  /// The terminal has this size from now on.
  case resize(Size)
}
