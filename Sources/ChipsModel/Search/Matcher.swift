/// Tells which titles match a query.
struct Matcher: Sendable {
  private let terms: [PreparedTerm]
  private var tables: FoldingTables
  private let mode: Query.Mode

  /// The folded title, kept for its storage.
  private var folded: [UInt32] = []

  /// A term in the forms that comparing takes.
  private struct PreparedTerm {
    let scalars: [UInt32]
    /// The same as bytes where all is ASCII, else empty: then no title need be decoded that is.
    let bytes: [UInt8]
    let foldsCase: Bool
  }

  init(_ query: Query) {
    mode = query.mode
    tables = FoldingTables(for: query.terms)
    terms = query.terms.map { term in
      let isASCII = term.scalars.allSatisfy { $0 < 0x80 }
      return PreparedTerm(
        scalars: term.scalars,
        bytes: isASCII ? term.scalars.map(UInt8.init(truncatingIfNeeded:)) : [],
        foldsCase: term.folding.foldsCase)
    }
  }

  /// How well `title` matches: nil where it does not; else 0, or with a fuzzy query the more the better.
  ///
  /// - Complexity: O(*m* · *t*) for *m* bytes and terms of *t* characters together.
  mutating func score(_ title: UnsafeBufferPointer<UInt8>) -> Int? {
    var score = 0
    for index in terms.indices {
      guard let termScore = self.score(title, termAt: index) else { return nil }
      score += termScore
    }
    return score
  }

  private mutating func score(_ title: UnsafeBufferPointer<UInt8>, termAt index: Int) -> Int? {
    if !terms[index].bytes.isEmpty, let score = scoreOfBytes(title, terms[index]) { return score }
    // A letter with a diacritic may still match; where there is none, no term can that has others than ASCII.
    if title.isASCII { return nil }
    folded.removeAll(keepingCapacity: true)
    tables[index].fold(title, into: &folded)
    return terms[index].scalars.withUnsafeBufferPointer { term in
      folded.withUnsafeBufferPointer { text in
        switch mode {
        case .exact: TermScan.firstPosition(of: term, in: text) == nil ? nil : 0
        case .fuzzy: FuzzyScore.of(term, in: text)
        }
      }
    }
  }

  private func scoreOfBytes(_ title: UnsafeBufferPointer<UInt8>, _ term: PreparedTerm) -> Int? {
    term.bytes.withUnsafeBufferPointer { bytes in
      switch mode {
      case .exact:
        TermScan.firstPosition(of: bytes, in: title, foldsASCIICase: term.foldsCase) == nil ? nil : 0
      case .fuzzy: FuzzyScore.of(bytes, in: title, foldsASCIICase: term.foldsCase)
      }
    }
  }
}
