import Testing

@testable import ChipsTUI

extension Role {
  fileprivate static let plain = Role.chip(.text, .free)
  fileprivate static let chosen = Role.chip(.text, .chosen)
}

@Suite struct CellRowTests {
  init() {
    // What tells the width of characters needs the locale that this sets.
    _ = TextRules.forTerminal(.utf8)
  }

  /// A row of spans with a column between two, whose roles letters stand for: b for bold.
  private func row(_ spans: (String, columns: Int, role: Role)...) -> CellRow {
    var frame = Frame(size: Size(columns: 80, rows: 1))
    var column = 0
    for (text, columns, role) in spans {
      frame.add(ShownText(string: text, columns: columns), at: Point(column: column, row: 0), role: role)
      column += columns + 1
    }
    return CellRow(frame.rows[0], hasAccent: false)
  }

  @Test("Blanks at the end are no cells, blanks between are")
  func blanks() {
    #expect(row(("ab  ", 4, .plain)).cells.map(\.text) == ["a", "b"])
    #expect(row(("a", 1, .plain), ("b", 1, .plain)).cells.map(\.text) == ["a", " ", "b"])
  }

  @Test("A wide character takes two cells, marks go with their base")
  func wide() {
    #expect(row(("日e\u{301}本", 5, .plain)).cells.map(\.text) == ["日", "", "e\u{301}", "本", ""])
  }

  @Test("Only what differs is changed, near changes together")
  func changes() {
    let old = row(("abcdefghijklmnop", 16, .plain))
    #expect(row(("abcdefghijklmnop", 16, .plain)).changes(from: old) == [])
    #expect(row(("Abcdefghijklmnop", 16, .plain)).changes(from: old) == [0..<1])
    #expect(row(("AbcdeFghijklmnOp", 16, .plain)).changes(from: old) == [0..<6, 14..<15])
    #expect(row(("abcdefgh", 8, .plain)).changes(from: old) == [8..<16])
  }

  @Test("Looks count as changes")
  func looks() {
    let old = row(("ab", 2, .plain), ("cd", 2, .plain))
    #expect(row(("ab", 2, .plain), ("cd", 2, .chosen)).changes(from: old) == [3..<5])
  }

  @Test("No half of a wide character is changed")
  func wideChanges() {
    let old = row(("a日b", 4, .plain))
    #expect(row(("axyb", 4, .plain)).changes(from: old) == [1..<3])
    #expect(row(("axb", 3, .plain)).changes(from: old) == [1..<4])
    #expect(row(("日yb", 4, .plain)).changes(from: old) == [0..<3])
  }
}
