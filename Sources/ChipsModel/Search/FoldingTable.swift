/// A folding that remembers what single scalars become: asking Unicode's data for each takes a hundred times as long.
struct FoldingTable: Sendable {
  let folding: Folding

  /// For each scalar below the count what it becomes, if that is one scalar whatever is before it; or one of the two
  /// below, which no letter becomes.
  private var entries = [UInt32](repeating: unknown, count: 0x3100)

  private static let unknown: UInt32 = 0
  private static let notSingle: UInt32 = 1

  init(_ folding: Folding) {
    self.folding = folding
  }

  /// Appends to `folded` what stands for the scalars of `title` in a comparison. Bytes that are not UTF-8 stand for
  /// nothing.
  mutating func fold(_ title: UnsafeBufferPointer<UInt8>, into folded: inout [UInt32]) {
    var base: Unicode.Scalar = " "
    var offset = 0
    while offset < title.count {
      let (scalar, byteCount) = UTF8Scalar.decode(title[offset...])
      offset += byteCount
      if let scalar { fold(scalar, after: &base, into: &folded) }
    }
  }

  /// Appends to `folded` what stands for `scalar`.
  mutating func fold(_ scalar: Unicode.Scalar, after base: inout Unicode.Scalar, into folded: inout [UInt32])
  {
    let value = Int(scalar.value)
    if value < entries.count {
      if entries[value] == Self.unknown { entries[value] = entry(for: scalar) }
      if entries[value] != Self.notSingle {
        base = scalar
        return folded.append(entries[value])
      }
    } else if (0x4E00..<0xA000).contains(value) {
      // Ideographs are themselves.
      base = scalar
      return folded.append(scalar.value)
    }
    folding.fold(scalar, after: &base) { folded.append($0) }
  }

  private func entry(for scalar: Unicode.Scalar) -> UInt32 {
    // What becomes another scalar after a Latin letter than after a sign depends on what is before it.
    var parts: [[UInt32]] = []
    for before: Unicode.Scalar in ["a", "-"] {
      var base = before
      var folded: [UInt32] = []
      folding.fold(scalar, after: &base) { folded.append($0) }
      parts.append(folded)
    }
    guard parts[0] == parts[1], parts[0].count == 1, parts[0][0] > Self.notSingle else {
      return Self.notSingle
    }
    return parts[0][0]
  }
}
