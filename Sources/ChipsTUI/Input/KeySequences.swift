/// The sequences that are known, each in all the forms that terminals send.
extension KeyDecoder {
  /// The key for ESC O and `final`.
  static func singleShiftKey(_ final: UInt8) -> Key? {
    final == UInt8(ascii: "M") ? .enter : cursorKey(final)
  }

  /// The key for ESC [, `parameters` and `final`; nil for what is unknown, keys with modifiers among it.
  static func controlSequenceKey(_ parameters: [UInt8], final: UInt8) -> Key? {
    if parameters.first == UInt8(ascii: "<") { return mouseKey(parameters.dropFirst(), final: final) }
    switch (String(decoding: parameters, as: UTF8.self), final) {
    case ("1", UInt8(ascii: "~")), ("7", UInt8(ascii: "~")): return .home
    case ("", _), ("1", _): return cursorKey(final)
    case ("3", UInt8(ascii: "~")): return .delete
    case ("4", UInt8(ascii: "~")), ("8", UInt8(ascii: "~")): return .end
    case ("5", UInt8(ascii: "~")): return .pageUp
    case ("6", UInt8(ascii: "~")): return .pageDown
    default: return nil
    }
  }

  /// The key that a mouse report tells of: `button` and its modifiers in xterm's coding, the cell counted from 1.
  static func mouseKey(button: Int, column: Int, row: Int) -> Key? {
    switch button {
    case 0 where column > 0 && row > 0: .press(Point(column: column - 1, row: row - 1))
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }

  private static func cursorKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  /// The key for the SGR mouse report ESC [ < `parameters` `final`, which ends with M for a press, m for a release.
  private static func mouseKey(_ parameters: ArraySlice<UInt8>, final: UInt8) -> Key? {
    guard final == UInt8(ascii: "M") else { return nil }
    let numbers = parameters.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2] else {
      return nil
    }
    return mouseKey(button: button, column: column, row: row)
  }
}
