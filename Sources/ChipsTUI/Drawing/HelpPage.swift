/// The page that shows all keys, in the place of the chips. It scrolls when it is higher than its room.
package struct HelpPage: Equatable, Sendable {
  /// The line at the top.
  package private(set) var firstLine = 0

  package init() {}

  /// How many lines there are.
  package static var lineCount: Int { KeyMap.entries.count }

  /// Scrolls by `lines`, so far as there are lines to fill `rows` rows.
  package mutating func scroll(by lines: Int, rows: Int) {
    firstLine = max(0, min(firstLine + lines, Self.lineCount - rows))
  }

  /// Draws the lines that fit into `rows` of `frame`.
  ///
  /// - Parameter columns: the columns of a row that may be drawn on.
  func draw(inRows rows: Range<Int>, columns: (Int) -> Int, rules: TextRules, in frame: inout Frame) {
    let names = KeyMap.entries.map(\.names)
    let nameColumns = names.map(\.utf8.count).max() ?? 0
    for (row, line) in zip(rows, firstLine..<Self.lineCount) {
      let columns = columns(row)
      let entry = KeyMap.entries[line]
      let name = rules.shown(Array(entry.names.utf8)[...], within: columns)
      frame.add(name, at: Point(column: 0, row: row), role: .keyName)
      let column = nameColumns + StatusLine.gap
      guard column < columns else { continue }
      let meaning = rules.shown(Array(entry.meaning.utf8)[...], within: columns - column)
      frame.add(meaning, at: Point(column: column, row: row), role: .status)
    }
  }
}
