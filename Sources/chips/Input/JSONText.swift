import FoundationEssentials

/// JSON text (RFC 8259), in which values are found without being decoded: the decoder tells neither where a value or a fault
/// stands nor how a number is written, and lets some faults pass.
struct JSONText {
  let bytes: [UInt8]

  /// The offset of the first byte from `offset` on that is not blank.
  func skippingBlanks(from offset: Int) -> Int {
    var offset = offset
    while let byte = byte(at: offset), Self.isBlank(byte) { offset += 1 }
    return offset
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The byte at `offset`; nil at the end.
  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether the byte at `offset` is this character.
  func has(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: character)
  }

  /// Where the value of the first member called `name` stands, in the object that starts at `offset`; nil when there is no
  /// such member.
  ///
  /// - Complexity: O(*m*) for *m* bytes of the object up to there.
  func value(of name: String, inObjectAt offset: Int) -> Range<Int>? {
    var members = JSONParts(at: offset)
    while let member = try? members.next(in: self) {
      guard let end = try? endOfString(from: member.lowerBound), isString(at: member.lowerBound..<end, name)
      else { continue }
      return skippingBlanks(from: skippingBlanks(from: end) + 1)..<member.upperBound
    }
    return nil
  }

  /// Whether the string at `range`, quotes and all, stands for `text`.
  private func isString(at range: Range<Int>, _ text: String) -> Bool {
    let content = bytes[range].dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return content.elementsEqual(text.utf8) }
    return (try? JSONDecoder().decode(String.self, from: Data(bytes[range]))) == text
  }

  /// Whether the value at `range` is a number without a fraction and an exponent.
  func isWholeNumber(at range: Range<Int>) -> Bool {
    let digits = bytes[range].drop { $0 == UInt8(ascii: "-") }
    return !digits.isEmpty && digits.allSatisfy(Self.isDigit)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
