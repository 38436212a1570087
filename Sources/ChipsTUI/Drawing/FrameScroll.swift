/// How the rows of a screen move from one frame to the next.
struct FrameScroll: Equatable {
  /// The rows within which they move.
  let rows: Range<Int>

  /// How many rows they move up; negative for down.
  let distance: Int

  /// The scrolling from `old` to `new`, the spans of each row of two frames of the same size; nil when most of the rows
  /// that change do not come from others.
  ///
  /// - Complexity: O(*r*²) comparisons for *r* rows, nearly all of which end at the first span.
  init?(from old: [[Frame.Span]], to new: [[Frame.Span]]) {
    let changed = new.indices.filter { new[$0] != old[$0] }
    guard let first = changed.first, let last = changed.last, changed.count > 2 else { return nil }
    let rows = first..<last + 1
    for distance in (1..<rows.count).flatMap({ [$0, -$0] }) {
      let moved = rows.count { row in
        rows.contains(row + distance) && !new[row].isEmpty && new[row] == old[row + distance]
      }
      if 2 * moved > changed.count {
        self.rows = rows
        self.distance = distance
        return
      }
    }
    return nil
  }

  /// What is in each row after the scrolling, of what was in `old`: nothing in the rows that come in.
  func apply(to old: [[Frame.Span]]) -> [[Frame.Span]] {
    old.indices.map { row in
      guard rows.contains(row) else { return old[row] }
      return rows.contains(row + distance) ? old[row + distance] : []
    }
  }
}
