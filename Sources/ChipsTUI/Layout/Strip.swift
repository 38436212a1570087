/// One row of chips that may be longer than the terminal is wide, and the part of it that is in view: whole chips from one
/// on, as many as fit.
package struct Strip: Equatable, Sendable {
  /// The position of the first chip that is in view.
  package private(set) var first = 0

  package init() {}

  /// Scrolls as little as it takes to have the chip at `position` of `count` in view, but never past the last.
  ///
  /// - Parameter columns: of the part that is in view.
  /// - Parameter width: gives the columns of the chip at a position, `columns` at most.
  /// - Complexity: O(*k*) for the *k* chips that are in view.
  package mutating func show(position: Int, count: Int, columns: Int, spacing: Int, width: (Int) -> Int) {
    guard count > 0 else {
      first = 0
      return
    }
    /// The first chip to show so that the one at `position` is the last that fits.
    func lowestFirst(showing position: Int) -> Int {
      var first = position
      var filled = width(first)
      while first > 0, filled + spacing + width(first - 1) <= columns {
        first -= 1
        filled += spacing + width(first)
      }
      return first
    }
    let target = min(max(0, position), count - 1)
    first = min(first, target, lowestFirst(showing: count - 1))
    first = max(first, lowestFirst(showing: target))
  }

  /// Where the chips that are in view begin and end, from the first on.
  ///
  /// - Complexity: O(*k*) for *k* chips.
  package func visible(count: Int, columns: Int, spacing: Int, width: (Int) -> Int) -> [Range<Int>] {
    var visible: [Range<Int>] = []
    var start = 0
    for position in first..<max(first, count) {
      let end = start + width(position)
      guard end <= columns else { break }
      visible.append(start..<end)
      start = end + spacing
    }
    return visible
  }
}
