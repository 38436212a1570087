/// A set of option indices as ascending runs: what one key changed may be one option or a million of them.
package struct IndexRuns: Equatable, Sendable {
  /// Disjoint, ascending, none empty, no two that touch.
  package private(set) var runs: [Range<UInt32>] = []

  package init() {}

  package init(_ index: Int) {
    append(index)
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// Adds `index`, which must be above all others.
  ///
  /// - Complexity: amortized O(1).
  package mutating func append(_ index: Int) {
    let index = UInt32(index)
    if let last = runs.last, last.upperBound == index {
      runs[runs.count - 1] = last.lowerBound..<index + 1
    } else {
      runs.append(index..<index + 1)
    }
  }
}
