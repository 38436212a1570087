/// A terminal's answer to the question where its cursor is: `ESC [ row ; column R` (CPR of ECMA-48).
struct CursorReport: Equatable {
  /// What it is asked with.
  static let question = "\u{1B}[6n"

  /// Counted from 0.
  let row: Int

  /// Takes the first report out of `bytes`, among which keys may be; nil, and nothing taken, where there is none.
  static func take(from bytes: inout [UInt8]) -> CursorReport? {
    for start in bytes.indices where bytes[start...].starts(with: [0x1B, UInt8(ascii: "[")]) {
      let parameters = bytes[(start + 2)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }
      let numbers = parameters.split(separator: UInt8(ascii: ";")).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard parameters.endIndex < bytes.endIndex, bytes[parameters.endIndex] == UInt8(ascii: "R"),
        numbers.count == 2, let row = numbers[0], row > 0
      else { continue }
      bytes.removeSubrange(start...parameters.endIndex)
      return CursorReport(row: row - 1)
    }
    return nil
  }
}
