/// The decoding of one scalar from UTF-8 bytes, which may be any bytes at all.
package enum UTF8Scalar {
  /// Decodes the scalar that starts at the first byte of `bytes`.
  ///
  /// - Returns: the scalar and how many bytes it takes; nil and 1 where no well-formed sequence starts (RFC 3629: no
  ///   overlong forms, no surrogates, nothing above U+10FFFF), so that each such byte is told on its own.
  package static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (
    scalar: Unicode.Scalar?, byteCount: Int
  ) {
    guard let first = bytes.first else { return (nil, 1) }
    let length = sequenceLength(after: first)
    guard length > 1 else { return (first < 0x80 ? Unicode.Scalar(first) : nil, 1) }
    guard bytes.count >= length else { return (nil, 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let lowest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= lowest, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
    return (scalar, length)
  }

  /// How many bytes the sequence takes that starts with `first`; 1 also for a byte that starts none.
  package static func sequenceLength(after first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII. All are looked at, which goes several at a time; stopping at the first that is not
  /// does not.
  @inlinable
  package var isASCII: Bool { reduce(0, |) < 0x80 }
}
