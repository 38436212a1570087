/// Which options are chosen from the start.
package struct Preselection: Sendable {
  /// Whether all are, whatever the values.
  package let includesAll: Bool

  /// The values asked for, in the order of asking, each with whether an option has matched it.
  private var values: [(bytes: [UInt8], hasMatched: Bool)] = []

  /// Where a value stands in `values`.
  private var places: [[UInt8]: Int] = [:]

  /// An option is chosen when its id equals one of `values`; when `includesAll`; and, once all options are there, when its
  /// title equals a value that no id has. Bytes are compared.
  package init(of values: [[UInt8]] = [], includesAll: Bool = false) {
    self.includesAll = includesAll
    for value in values where places[value] == nil {
      places[value] = self.values.count
      self.values.append((value, false))
    }
  }

  /// Whether an option with this id is chosen from the start; remembers which values have matched.
  ///
  /// - Complexity: O(1) without values, else O(*m*) for *m* bytes.
  package mutating func includes(id: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !values.isEmpty else { return includesAll }
    guard let place = places[Array(id)] else { return includesAll }
    values[place].hasMatched = true
    return true
  }

  /// The indices of the options that are present and whose titles equal a value that no id has matched; remembers which
  /// values have matched, by removed ones too. Tags are not meant.
  ///
  /// - Complexity: O(*m*) for *m* bytes of titles, if there are such values.
  package mutating func matchTitles(of options: Options, _ presence: Presence = Presence()) -> [Int] {
    let open = Set(unmatched)
    guard !open.isEmpty, !options.titlesAreIDs else { return [] }
    var indices: [Int] = []
    options.titles.withLent { titles in
      for index in 0..<options.count {
        let title = Array(titles[index])
        guard open.contains(title), let place = places[title], !presence.isTag(index) else { continue }
        values[place].hasMatched = true
        if presence.contains(index) { indices.append(index) }
      }
    }
    return indices
  }

  /// The values that no option has matched so far, in the order of asking.
  package var unmatched: [[UInt8]] { values.filter { !$0.hasMatched }.map(\.bytes) }
}
