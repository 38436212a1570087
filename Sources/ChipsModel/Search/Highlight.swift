/// Where the terms of a query stand in a title.
package struct Highlight: Sendable {
  private var tables: FoldingTables
  private let query: Query

  package init(_ query: Query) {
    self.query = query
    tables = FoldingTables(for: query.terms)
  }

  /// The ranges of bytes of `title` that match, ascending and apart; each the bytes of whole scalars.
  package mutating func ranges(in title: ArraySlice<UInt8>) -> [Range<Int>] {
    title.withUnsafeBufferPointer { buffer in
      let found = query.terms.indices.flatMap { ranges(ofTermAt: $0, in: buffer) }
      var merged: [Range<Int>] = []
      for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = merged.last, range.lowerBound <= last.upperBound {
          merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
          merged.append(range)
        }
      }
      return merged
    }
  }

  private mutating func ranges(ofTermAt index: Int, in title: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    // What the title is folded to, and the bytes that each of it comes from.
    var folded: [UInt32] = []
    var sources: [Range<Int>] = []
    var base: Unicode.Scalar = " "
    var offset = 0
    while offset < title.count {
      let (scalar, byteCount) = UTF8Scalar.decode(title[offset...])
      if let scalar { tables[index].fold(scalar, after: &base, into: &folded) }
      if folded.count == sources.count, let last = sources.last, scalar != nil {
        // A mark that was left out goes with its letter.
        sources[sources.count - 1] = last.lowerBound..<offset + byteCount
      }
      while sources.count < folded.count { sources.append(offset..<offset + byteCount) }
      offset += byteCount
    }
    var ranges: [Range<Int>] = []
    folded.withUnsafeBufferPointer { text in
      query.terms[index].scalars.withUnsafeBufferPointer { term in
        switch query.mode {
        case .exact:
          var start = 0
          while let position = TermScan.firstPosition(of: term, in: text, from: start) {
            start = position + term.count
            ranges.append(sources[position].lowerBound..<sources[start - 1].upperBound)
          }
        case .fuzzy:
          _ = FuzzyScore.forEachPosition(of: term, in: text) { ranges.append(sources[$0]) }
        }
      }
    }
    return ranges
  }
}
