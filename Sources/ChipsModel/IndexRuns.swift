/// A set of option indices as ascending runs: what one key changed may be one option or a million of them.
package struct IndexRuns: Equatable, Sendable {
  /// Disjoint, ascending, none empty, no two that touch.
  package private(set) var runs: [Range<UInt32>] = []

  package init() {}

  package init(_ index: Int) {
    append(index)
  }

  /// - Parameter indices: ascending.
  package init(_ indices: some Sequence<Int>) {
    for index in indices { append(index) }
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

  /// - Complexity: O(log *r*) for *r* runs.
  package func contains(_ index: Int) -> Bool {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].upperBound) <= index { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && Int(runs[low].lowerBound) <= index
  }

  /// The indices one by one.
  package var indices: some Sequence<Int> {
    runs.lazy.flatMap { Int($0.lowerBound)..<Int($0.upperBound) }
  }

  /// The indices of both sets, which have none in common.
  ///
  /// - Complexity: O(*r* log *r*) for *r* runs.
  package func union(_ other: IndexRuns) -> IndexRuns {
    var union = IndexRuns()
    for run in (runs + other.runs).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = union.runs.last, last.upperBound == run.lowerBound {
        union.runs[union.runs.count - 1] = last.lowerBound..<run.upperBound
      } else {
        union.runs.append(run)
      }
    }
    return union
  }
}
