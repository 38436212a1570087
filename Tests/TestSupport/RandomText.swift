extension SeededGenerator {
  /// A string of up to `limit` bytes of any value but those of `excluded`, of which about one in three is one of
  /// `frequent`.
  package mutating func bytes(upTo limit: Int, frequent: [UInt8] = [], without excluded: Set<UInt8> = [])
    -> [UInt8]
  {
    let all = (UInt8.min...UInt8.max).filter { !excluded.contains($0) }
    return (0..<Int.random(in: 0...limit, using: &self)).compactMap { _ in
      Int.random(in: 0..<3, using: &self) == 0 && !frequent.isEmpty
        ? frequent.randomElement(using: &self) : all.randomElement(using: &self)
    }
  }

  /// Text of up to `limit` scalars, as many of one byte in UTF-8 as of two, three and four.
  package mutating func text(upTo limit: Int) -> String {
    let ranges: [ClosedRange<UInt32>] = [0...0x7F, 0x80...0x7FF, 0x800...0xFFFF, 0x10000...0x10FFFF]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...limit, using: &self) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
      // What is no scalar, half of a pair of surrogates, is left out.
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }
}
