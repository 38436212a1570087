/// The control sequences that programs colour their output with: `ESC [ … m` (SGR of ECMA-48), and the `ESC [ K` that some
/// write with each of them.
enum ColorSequence {
  static let escape: UInt8 = 0x1B

  /// The bytes of `text` but for those of colour sequences.
  static func removingAll(from text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text[...]
    while let byte = rest.first {
      let length = length(atStartOf: rest)
      if length == 0 { plain.append(byte) }
      rest = rest.dropFirst(max(1, length))
    }
    return plain
  }

  /// The bytes of the colour sequence that `text` starts with; 0 where it starts with none.
  private static func length(atStartOf text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard text.starts(with: [escape, UInt8(ascii: "[")]) else { return 0 }
    let parameters = text.dropFirst(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }
    guard parameters.endIndex < text.endIndex else { return 0 }
    let final = text[parameters.endIndex]
    return final == UInt8(ascii: "m") || final == UInt8(ascii: "K") ? 2 + parameters.count + 1 : 0
  }
}
