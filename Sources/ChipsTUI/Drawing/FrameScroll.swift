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
  init?(from old: [ArraySlice<Frame.Span>], to new: [ArraySlice<Frame.Span>]) {
    let changed = new.indices.filter { new[$0] != old[$0] }
    guard let first = changed.first, let last = changed.last, changed.count > 2 else { return nil }
    let rows = first..<last + 1
    for distance in (1..<rows.count).flatMap({ [$0, -$0] }) {
      let moved = rows.count { row in
        rows.contains(row + distance) && !new[row].isEmpty && Self.areAlike(new[row], old[row + distance])
      }
      if 2 * moved > changed.count {
        self.rows = rows
        self.distance = distance
        return
      }
    }
    return nil
  }

  /// Whether two rows look the same, wherever they are.
  private static func areAlike(_ one: ArraySlice<Frame.Span>, _ other: ArraySlice<Frame.Span>) -> Bool {
    one.elementsEqual(other) {
      $0.origin.column == $1.origin.column && $0.role == $1.role && $0.text == $1.text
    }
  }

  /// What is in each row after the scrolling, of what was in `old`: nothing in the rows that come in.
  func apply(to old: [ArraySlice<Frame.Span>]) -> [ArraySlice<Frame.Span>] {
    old.indices.map { row in
      guard rows.contains(row) else { return old[row] }
      guard rows.contains(row + distance) else { return [] }
      return ArraySlice(old[row + distance].map { $0.moved(toRow: row) })
    }
  }
}
