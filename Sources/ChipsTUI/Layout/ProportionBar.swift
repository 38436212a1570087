/// A bar divided in proportion to counts.
package enum ProportionBar {
  /// The columns of each count's part of a bar `columns` wide, parts being a column apart; empty where it has none.
  ///
  /// What is left when each part is rounded down goes to those with the largest remainders, the first of equal ones. Parts
  /// that come to nothing are left out, and the others share their room.
  ///
  /// - Complexity: O(*n* log *n*) for *n* counts, for each time that some are left out.
  package static func parts(of counts: [Int], columns: Int) -> [Range<Int>] {
    var parts = Array(repeating: 0..<0, count: counts.count)
    // There is a column for no more than this many, and for another between two.
    let most = (columns + 1) / 2
    var shown = counts.indices.filter { counts[$0] > 0 }
    if shown.count > most {
      shown = shown.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(most).sorted()
    }
    while !shown.isEmpty {
      let lengths = shares(of: shown.map { counts[$0] }, columns: columns - (shown.count - 1))
      guard lengths.contains(0) else {
        var start = 0
        for (index, length) in zip(shown, lengths) {
          parts[index] = start..<start + length
          start += length + 1
        }
        break
      }
      shown = zip(shown, lengths).filter { $0.1 > 0 }.map(\.0)
    }
    return parts
  }

  /// `columns` divided in proportion to `counts`, by the largest remainder.
  private static func shares(of counts: [Int], columns: Int) -> [Int] {
    let total = counts.reduce(0, +)
    var shares = counts.map { $0 * columns / total }
    let rest = columns - shares.reduce(0, +)
    let byRemainder = counts.indices.sorted {
      (counts[$1] * columns % total, $0) < (counts[$0] * columns % total, $1)
    }
    for index in byRemainder.prefix(rest) { shares[index] += 1 }
    return shares
  }
}
