/// Which options are chosen from the start.
package struct Preselection: Sendable {
  /// Whether all are, whatever the values.
  private let includesAll: Bool

  /// The records asked for, in the order of asking, each with whether an option has matched it.
  private var values: [(record: [UInt8], hasMatched: Bool)] = []

  /// Where a record stands in `values`.
  private var places: [[UInt8]: Int] = [:]

  /// An option is chosen when its bytes equal one of `records`, or when `includesAll`.
  package init(of records: [[UInt8]] = [], includesAll: Bool = false) {
    self.includesAll = includesAll
    for record in records where places[record] == nil {
      places[record] = values.count
      values.append((record, false))
    }
  }

  /// Whether an option of these bytes is chosen from the start; remembers which values have matched.
  ///
  /// - Complexity: O(1) without values, else O(*m*) for *m* bytes.
  package mutating func includes(_ option: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !values.isEmpty else { return includesAll }
    guard let place = places[Array(option)] else { return includesAll }
    values[place].hasMatched = true
    return true
  }

  /// The values that no option has matched so far, in the order of asking.
  package var unmatched: [[UInt8]] { values.filter { !$0.hasMatched }.map(\.record) }
}
