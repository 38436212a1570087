import ChipsTUI

/// Standard input could not be read.
enum InputError: Error, Equatable {
  /// The system said so.
  case system(SystemError)
  /// What came is not in the format that was asked for.
  case malformed(TextPosition, String)
}

/// A place in text, as editors count.
struct TextPosition: Equatable, Sendable {
  /// From 1.
  var line = 1
  /// In scalars, from 1.
  var column = 1

  /// Goes on past `bytes`.
  ///
  /// - Complexity: O(*m*) for *m* bytes.
  mutating func advance(over bytes: some Sequence<UInt8>) {
    for byte in bytes { advance(over: byte) }
  }

  /// Goes on past a byte.
  @inline(__always)
  mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
