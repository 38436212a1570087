/// All that is on the screen at one time, as a value.
package struct Frame: Equatable, Sendable {
  /// Text in one role.
  package struct Span: Equatable, Sendable {
    /// Its first column.
    package let column: Int
    package let text: ShownText
    package let role: Role

    /// The columns it covers.
    package var columns: Range<Int> { column..<column + text.columns }
  }

  package let size: Size

  /// The spans of each row, from left to right, none over another.
  package private(set) var rows: [[Span]]

  /// The cell on which the terminal's cursor stands.
  package var cursor = Point(column: 0, row: 0)

  package init(size: Size) {
    self.size = size
    rows = Array(repeating: [], count: size.rows)
  }

  /// Adds text, which must fit between `origin` and the frame's right edge, and be over no other.
  package mutating func add(_ text: ShownText, at origin: Point, role: Role) {
    guard !text.string.isEmpty else { return }
    let span = Span(column: origin.column, text: text, role: role)
    let place = rows[origin.row].lastIndex { $0.column < span.column }.map { $0 + 1 } ?? 0
    let end = place == 0 ? 0 : rows[origin.row][place - 1].columns.upperBound
    let limit = place < rows[origin.row].count ? rows[origin.row][place].column : size.columns
    precondition(end <= span.column && span.columns.upperBound <= limit)
    rows[origin.row].insert(span, at: place)
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

  /// Each row as text, without what is blank at its end, for comparison with what is expected.
  package var text: [String] {
    var lines = rows.map { spans in
      var line = ""
      var column = 0
      for span in spans {
        line += String(repeating: " ", count: span.column - column) + span.text.string
        column = span.columns.upperBound
      }
      return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
