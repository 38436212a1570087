import ChipsModel

/// Makes keys of the bytes that a terminal sends.
///
/// Sequences are taken whole, known or not, so that no part of one is mistaken for a letter: letters are commands here
/// (TERMINAL.md tells why `wgetch` will not do). The forms are those of ECMA-48 and xterm's control sequences.
package struct KeyDecoder: Sendable {
  private enum State: Equatable {
    case ground
    /// Within a character of several bytes; these have come.
    case character([UInt8])
    /// After ESC.
    case escape
    /// After ESC and bytes that a final one follows, or the key that was held with Alt.
    case intermediate
    /// After ESC O.
    case singleShift
    /// After ESC [, with the parameter and intermediate bytes so far.
    case controlSequence([UInt8])
    /// After ESC [ [, as the Linux console begins its function keys.
    case linuxFunction
    /// After ESC [ M, the old form of a mouse report, which ends with three bytes.
    case mouseReport([UInt8])
    /// In a string that ST or BEL ends: an answer to a question nobody asked.
    case string
    /// In a string, after ESC.
    case stringEscape
    /// In pasted text.
    case paste([UInt8])
  }

  private var state = State.ground

  /// What ends pasted text.
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether the bytes so far mean one thing if no more come soon, and another if more do: `pause` decides.
  package var isAmbiguous: Bool {
    switch state {
    case .escape, .intermediate, .string, .stringEscape: true
    default: false
    }
  }

  /// Takes in what has come and returns the keys that are complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    // Pasted text whose end has been lost would keep the keyboard for ever: this is somebody's way out.
    if case .paste = state, bytes.elementsEqual([0x03]) { state = .ground }
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Tells that nothing has come for a while: an ESC alone is the key Esc.
  package mutating func pause() -> Key? {
    guard isAmbiguous else { return nil }
    defer { state = .ground }
    return state == .escape ? .escape : nil
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: takeGround(byte, &keys)
    case .character(let bytes): takeCharacter(bytes + [byte], &keys)
    case .escape: takeEscape(byte, &keys)
    case .intermediate: if !(0x20..<0x30).contains(byte) { takeFinal(byte, &keys) { nil } }
    case .singleShift: takeFinal(byte, &keys) { Self.singleShiftKey(byte) }
    case .controlSequence(let bytes): takeControlSequence(bytes, byte, &keys)
    case .linuxFunction: takeFinal(byte, &keys) { nil }
    case .mouseReport where byte < 0x20: takeFinal(byte, &keys) { nil }
    case .mouseReport(let bytes): takeMouseReport(bytes + [byte], &keys)
    case .string: state = byte == 0x1B ? .stringEscape : byte == 0x07 ? .ground : .string
    case .stringEscape: state = byte == UInt8(ascii: "\\") ? .ground : .string
    case .paste(var bytes):
      // Emptied first, so that the bytes have one owner and grow in place.
      state = .ground
      bytes.append(byte)
      if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
        keys.append(.paste(bytes.dropLast(Self.pasteEnd.count)))
      } else {
        state = .paste(bytes)
      }
    }
  }

  private mutating func takeGround(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x00..<0x20:
      // Ctrl with a letter; Ctrl-\ and its neighbours stand above the capital letters.
      let letter = byte < 0x1B ? byte | 0x60 : byte | 0x40
      keys.append(.control(Unicode.Scalar(letter)))
    default: takeCharacter([byte], &keys)
    }
  }

  private mutating func takeCharacter(_ bytes: [UInt8], _ keys: inout [Key]) {
    if bytes.count < UTF8Scalar.sequenceLength(after: bytes[0]),
      bytes.count == 1 || bytes[bytes.count - 1] & 0xC0 == 0x80
    {
      state = .character(bytes)
      return
    }
    state = .ground
    let decoded = bytes.withUnsafeBufferPointer { UTF8Scalar.decode($0[...]) }
    if let scalar = decoded.scalar {
      keys.append(.character(scalar))
    } else if bytes.count > 1 {
      // Not a character after all: its last byte begins something else.
      take(bytes[bytes.count - 1], &keys)
    }
  }

  private mutating func takeEscape(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: keys.append(.escape)
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
    case 0x20..<0x30: state = .intermediate
    case 0x00..<0x20:
      // A control key within the pause after Esc: both were meant.
      keys.append(.escape)
      state = .ground
      takeGround(byte, &keys)
    default: state = .ground  // a key with Alt
    }
  }

  /// Ends a sequence at its last byte. A control character, ESC above all, never belongs to a sequence: it begins anew.
  private mutating func takeFinal(_ byte: UInt8, _ keys: inout [Key], key: () -> Key?) {
    state = .ground
    if byte < 0x20 {
      takeGround(byte, &keys)
    } else if let key = key() {
      keys.append(key)
    }
  }

  private mutating func takeControlSequence(_ bytes: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x20..<0x40: state = .controlSequence(bytes.count < 64 ? bytes + [byte] : bytes)
    case UInt8(ascii: "[") where bytes.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where bytes.isEmpty: state = .mouseReport([])
    case UInt8(ascii: "~") where bytes.elementsEqual("200".utf8): state = .paste([])
    default: takeFinal(byte, &keys) { Self.controlSequenceKey(bytes, final: byte) }
    }
  }

  private mutating func takeMouseReport(_ bytes: [UInt8], _ keys: inout [Key]) {
    guard bytes.count == 3 else {
      state = .mouseReport(bytes)
      return
    }
    state = .ground
    // Button, column and row, each 32 more than it is; the cell counts from 1.
    let numbers = bytes.map { Int($0) - 32 }
    if let key = Self.mouseKey(button: numbers[0], column: numbers[1], row: numbers[2]) { keys.append(key) }
  }
}
