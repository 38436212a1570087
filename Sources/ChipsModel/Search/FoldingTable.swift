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
    folding.fold(scalar, after: &base, into: &folded)
  }

  private func entry(for scalar: Unicode.Scalar) -> UInt32 {
    // A mark's place depends on the marks before it, and whether it is there on the letter.
    guard scalar.properties.canonicalCombiningClass == .notReordered else { return Self.notSingle }
    var base: Unicode.Scalar = " "
    var folded: [UInt32] = []
    folding.fold(scalar, after: &base, into: &folded)
    return folded.count == 1 && folded[0] > Self.notSingle ? folded[0] : Self.notSingle
  }
}

/// The tables of a query's terms: few, however many terms there are, as there are only four foldings.
struct FoldingTables: Sendable {
  private var tables: [FoldingTable] = []

  /// For each term the index of its table.
  private let indices: [Int]

  init(for terms: [Query.Term]) {
    var foldings: [Folding] = []
    indices = terms.map { term in
      if !foldings.contains(term.folding) { foldings.append(term.folding) }
      return foldings.firstIndex(of: term.folding) ?? 0
    }
    tables = foldings.map(FoldingTable.init)
  }

  /// The table for the term at `termIndex`.
  subscript(termIndex: Int) -> FoldingTable {
    get { tables[indices[termIndex]] }
    _modify { yield &tables[indices[termIndex]] }
  }
}
