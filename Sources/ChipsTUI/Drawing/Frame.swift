/// All that is on the screen at one time, as a value.
package struct Frame: Equatable, Sendable {
  /// Text at one place of the screen, in one role.
  package struct Span: Equatable, Sendable {
    /// Its first cell.
    package let origin: Point
    package let text: ShownText
    package let role: Role

    /// The same in another row.
    func moved(toRow row: Int) -> Span {
      Span(origin: Point(column: origin.column, row: row), text: text, role: role)
    }
  }

  package let size: Size

  /// Within the frame, none over another, those of a row together and from left to right.
  package private(set) var spans: [Span] = []

  /// The cell on which the terminal's cursor stands.
  package var cursor = Point(column: 0, row: 0)

  package init(size: Size) {
    self.size = size
  }

  /// Adds text, which must fit between `origin` and the frame's right edge.
  package mutating func add(_ text: ShownText, at origin: Point, role: Role) {
    precondition(origin.column + text.columns <= size.columns && origin.row < size.rows)
    guard !text.string.isEmpty else { return }
    spans.append(Span(origin: origin, text: text, role: role))
  }

  /// Adds pieces of text one after the other, those in the same role as one span.
  package mutating func add(_ pieces: [(text: ShownText, role: Role)], at origin: Point) {
    var origin = origin
    var rest = pieces[...]
    while let first = rest.popFirst() {
      var text = first.text
      while let next = rest.first, next.role == first.role || next.text.columns == 0 {
        text.append(next.text)
        rest.removeFirst()
      }
      add(text, at: origin, role: first.role)
      origin.column += text.columns
    }
  }

  /// The spans of each row.
  var spansByRow: [ArraySlice<Span>] {
    var rows = [ArraySlice<Span>](repeating: [], count: size.rows)
    var start = spans.startIndex
    while start < spans.endIndex {
      let row = spans[start].origin.row
      let end = spans[start...].firstIndex { $0.origin.row != row } ?? spans.endIndex
      rows[row] = spans[start..<end]
      start = end
    }
    return rows
  }

  /// Each row as text, without what is blank at its end, for comparison with what is expected.
  package var text: [String] {
    var rows = [String](repeating: "", count: size.rows)
    var columns = [Int](repeating: 0, count: size.rows)
    for span in spans {
      let row = span.origin.row
      rows[row] += String(repeating: " ", count: span.origin.column - columns[row]) + span.text.string
      columns[row] = span.origin.column + span.text.columns
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }
}
