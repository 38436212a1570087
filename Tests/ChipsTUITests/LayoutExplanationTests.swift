import ChipsModel
import ChipsTUI
import TestSupport
import Testing

@Suite struct LayoutExplanationTests {
  private func lines(columns: Int, heightLimit: HeightLimit = .full, _ change: (inout Appearance) -> Void)
    throws -> [String]
  {
    var picker = Picker()
    try picker.append("On sale")
    try picker.append("Available today only")
    try picker.append("日本", badge: "12", group: "Countries")
    try picker.append("x")
    var appearance = Appearance()
    change(&appearance)
    let explanation = LayoutExplanation(
      of: picker, appearance: appearance, terminalColumns: columns, heightLimit: heightLimit,
      rules: .forTerminal(.utf8))
    var lines: [String] = []
    explanation.forEachLine { lines.append($0) }
    return lines
  }

  @Test("Flow: a chip is offered the row, takes what it needs, and is cut where that is more")
  func flow() throws {
    #expect(
      try lines(columns: 21) { _ in } == [
        "flow of 4 chips in the style brackets",
        "width: 21 of the terminal's 21 columns",
        "spacing: 1 columns between chips, 0 rows between rows",
        "chip 1 (On sale): offered 21x1, takes 11x1, placed at column 1, row 1",
        "chip 2 (Available today only): offered 21x1, takes 21x1, its title cut, placed at column 1, row 2",
        "chip 3 (日本): offered 21x1, takes 11x1, placed at column 1, row 4",
        "chip 4 (x): offered 21x1, takes 5x1, placed at column 1, row 6",
        "row 1: chip 1, 11 of 21 columns, from row 1, 1 high",
        "row 2: chip 2, 21 of 21 columns, from row 2, 1 high",
        "row 3: chip 3, 11 of 21 columns, from row 4, 1 high, a heading above",
        "row 4: chip 4, 5 of 21 columns, from row 6, 1 high, a heading above",
      ])
  }

  @Test("Boxes with two lines: rows are as high as their highest chip, the others in their middle")
  func box() throws {
    let lines = try lines(columns: 40, heightLimit: .auto) { appearance in
      appearance.style = .box
      appearance.labelLines = 2
      appearance.maximumColumns = 19
      appearance.spacing = Spacing(columns: 2, rows: 1)
    }
    #expect(
      lines == [
        "flow of 4 chips in the style box",
        "width: 39 of the terminal's 40 columns; below the prompt the last is not used",
        "spacing: 2 columns between chips, 1 rows between rows",
        "chip 1 (On sale): offered 19x4, takes 11x3, placed at column 1, row 1",
        "chip 2 (Available today only): offered 19x4, takes 19x4, placed at column 14, row 1",
        "chip 3 (日本): offered 19x4, takes 11x3, placed at column 1, row 7",
        "chip 4 (x): offered 19x4, takes 5x3, placed at column 1, row 12",
        "row 1: chips 1 to 2, 32 of 39 columns, from row 1, 4 high",
        "row 2: chip 3, 11 of 39 columns, from row 7, 3 high, a heading above",
        "row 3: chip 4, 5 of 39 columns, from row 12, 3 high, a heading above",
      ])
  }

  @Test("Grid: a chip is offered its column, and takes it")
  func grid() throws {
    let lines = try lines(columns: 40) { appearance in
      appearance.layout = .grid
      appearance.minimumColumns = 12
    }
    #expect(
      lines.dropFirst(3).prefix(2) == [
        "chip 1 (On sale): offered 13x1, takes 13x1, placed at column 1, row 1",
        "chip 2 (Available today only): offered 13x1, takes 13x1, its title cut, placed at column 15, row 1",
      ])
  }

  @Test("Strip: one row, of which a part is in view")
  func strip() throws {
    let lines = try lines(columns: 40) { $0.layout = .strip }
    #expect(
      lines.dropFirst(4) == [
        "chip 2 (Available today only): offered 36x1, takes 24x1, placed at column 13, row 2",
        "chip 3 (日本): offered 36x1, takes 11x1, placed at column 38, row 2",
        "chip 4 (x): offered 36x1, takes 5x1, placed at column 50, row 2",
        "row 1: chips 1 to 4, 54 of 40 columns, from row 2, 1 high, a heading above",
        "in view at the start: 2 of 4 chips",
      ])
  }
}
