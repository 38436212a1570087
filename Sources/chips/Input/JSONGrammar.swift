import ChipsModel

/// Where values of JSON text end, and what is wrong where they do not.
extension JSONText {
  /// The decoder goes no deeper.
  private static let depthLimit = 512

  /// The offset just past the value that starts at `offset`.
  ///
  /// - Parameter depth: how deep in arrays and objects it is.
  /// - Complexity: O(*m*) for *m* bytes of the value.
  func endOfValue(from offset: Int, depth: Int = 0) throws(JSONFault) -> Int {
    guard let first = byte(at: offset) else { throw JSONFault(at: offset, "a value was expected", in: self) }
    switch first {
    case UInt8(ascii: "\""): return try endOfString(from: offset)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard depth < Self.depthLimit else { throw JSONFault(at: offset, "values are nested too deeply") }
      var parts = JSONParts(at: offset, depth: depth)
      while true {
        guard try parts.next(in: self) != nil else { return parts.end ?? bytes.count }
      }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try endOfNumber(from: offset)
    default:
      for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
        return offset + word.utf8.count
      }
      throw JSONFault(at: offset, "a value was expected")
    }
  }

  /// The offset just past the string whose opening quote stands at `start`.
  func endOfString(from start: Int) throws(JSONFault) -> Int {
    var offset = start + 1
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\""): return offset + 1
      case UInt8(ascii: "\\"): offset = try endOfEscape(from: offset, in: start)
      case 0..<0x20:
        throw JSONFault(at: offset, "a control character stands in a string; write it as an escape")
      case 0x80...: offset = try endOfCharacter(from: offset)
      default: offset += 1
      }
    }
    throw JSONFault(at: start, "the string does not end", isUnfinished: true)
  }

  private func endOfCharacter(from offset: Int) throws(JSONFault) -> Int {
    let decoded = bytes.withUnsafeBufferPointer { UTF8Scalar.decode($0[offset...]) }
    guard decoded.scalar != nil else {
      throw JSONFault(at: offset, "a string holds bytes that are not UTF-8; csv and lines may")
    }
    return offset + decoded.byteCount
  }

  private func endOfEscape(from offset: Int, in string: Int) throws(JSONFault) -> Int {
    guard let letter = byte(at: offset + 1) else {
      throw JSONFault(at: string, "the string does not end", isUnfinished: true)
    }
    if "\"\\/bfnrt".utf8.contains(letter) { return offset + 2 }
    guard letter == UInt8(ascii: "u"), let unit = codeUnit(at: offset + 2) else {
      throw JSONFault(at: offset, "JSON has no such escape")
    }
    guard UTF16.isSurrogate(unit) else { return offset + 6 }
    guard UTF16.isLeadSurrogate(unit), bytes[(offset + 6)...].starts(with: "\\u".utf8),
      let second = codeUnit(at: offset + 8), UTF16.isTrailSurrogate(second)
    else { throw JSONFault(at: offset, "an escape is half of a surrogate pair; write both, or U+FFFD") }
    return offset + 12
  }

  /// The number that four hexadecimal digits at `offset` stand for; nil where there are not four.
  private func codeUnit(at offset: Int) -> UInt16? {
    let digits = bytes[min(offset, bytes.count)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func endOfNumber(from start: Int) throws(JSONFault) -> Int {
    func skippingDigits(from offset: Int) throws(JSONFault) -> Int {
      let end = bytes[min(offset, bytes.count)...].prefix { Self.isDigit($0) }.endIndex
      guard end > offset else {
        throw JSONFault(at: start, "a number is written otherwise in JSON", in: self)
      }
      return end
    }
    let first = has("-", at: start) ? start + 1 : start
    var end = try skippingDigits(from: first)
    if has("0", at: first), end > first + 1 {
      throw JSONFault(at: start, "a number is written otherwise in JSON: without zeros before it")
    }
    if has(".", at: end) { end = try skippingDigits(from: end + 1) }
    if has("e", at: end) || has("E", at: end) {
      let hasSign = has("+", at: end + 1) || has("-", at: end + 1)
      end = try skippingDigits(from: end + (hasSign ? 2 : 1))
    }
    return end
  }
}
