import FoundationEssentials

/// JSON text, in which values are found without being decoded: the decoder tells neither where a value stands nor how a
/// number is written.
///
/// Where the text is not valid JSON, what is found is some part of it, which the decoder then refuses.
struct JSONText {
  let bytes: [UInt8]

  private static let quote = UInt8(ascii: "\"")

  /// The offset of the first byte from `offset` on that is not blank.
  func skippingBlanks(from offset: Int) -> Int {
    bytes[offset...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
  }

  /// The byte at `offset`; nil at the end.
  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// The first byte that is not blank; nil where all are.
  var firstValue: UInt8? { byte(at: skippingBlanks(from: 0)) }

  /// The offset just past the value that starts at `offset`; nil when the text ends within it.
  ///
  /// - Complexity: O(*m*) for *m* bytes of the value, as with `value(of:inObjectAt:)`.
  func endOfValue(from offset: Int) -> Int? {
    var depth = 0
    var offset = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case Self.quote:
        guard let end = endOfString(from: offset) else { return nil }
        offset = end
        if depth == 0 { return offset }
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return offset }
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D: if depth == 0 { return offset }
      default: break
      }
      offset += 1
    }
    return depth == 0 ? offset : nil
  }

  /// Where the value of the first member called `name` stands, in the object that starts at `offset`; nil when
  /// there is no such member.
  func value(of name: String, inObjectAt offset: Int) -> Range<Int>? {
    var offset = offset + 1
    while true {
      offset = skippingBlanks(from: offset)
      guard byte(at: offset) == Self.quote, let nameEnd = endOfString(from: offset) else { return nil }
      let isIt = isString(at: offset..<nameEnd, name)
      let colon = skippingBlanks(from: nameEnd)
      guard byte(at: colon) == UInt8(ascii: ":") else { return nil }
      let start = skippingBlanks(from: colon + 1)
      guard let end = endOfValue(from: start) else { return nil }
      if isIt { return start..<end }
      offset = skippingBlanks(from: end)
      guard byte(at: offset) == UInt8(ascii: ",") else { return nil }
      offset += 1
    }
  }

  /// Whether the string at `range`, quotes and all, stands for `text`.
  private func isString(at range: Range<Int>, _ text: String) -> Bool {
    let content = bytes[range].dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return content.elementsEqual(text.utf8) }
    return (try? JSONDecoder().decode(String.self, from: Data(bytes[range]))) == text
  }

  /// Whether the value at `range` is a number without a fraction and an exponent.
  func isWholeNumber(at range: Range<Int>) -> Bool {
    var digits = bytes[range]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let zero = UInt8(ascii: "0")
    return !digits.isEmpty && digits.allSatisfy { (zero...UInt8(ascii: "9")).contains($0) }
      && (digits.first != zero || digits.count == 1)
  }

  private func endOfString(from start: Int) -> Int? {
    var offset = start + 1
    while offset < bytes.count {
      switch bytes[offset] {
      case Self.quote: return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }
}
