import ChipsModel
import ChipsTUI
import TestSupport
import Testing

@Suite struct LayoutExplanationTests {
  private func session(
    columns: Int, rows: Int = 30, heightLimit: HeightLimit = .full, _ change: (inout Appearance) -> Void
  ) throws -> Session {
    var picker = Picker()
    try picker.append("On sale")
    try picker.append("Available today only")
    try picker.append("日本", badge: "12", group: "Countries")
    try picker.append("x")
    var settings = Session.Settings(rules: .forTerminal(.utf8), heightLimit: heightLimit)
    change(&settings.appearance)
    var session = Session(settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
    session.completeInput()
    return session
  }

  private func lines(of session: Session) -> [String] {
    var lines: [String] = []
    LayoutExplanation(of: session).forEachLine { lines.append($0) }
    return lines
  }

  private func lines(
    columns: Int, rows: Int = 30, heightLimit: HeightLimit = .full, _ change: (inout Appearance) -> Void
  ) throws -> [String] {
    lines(of: try session(columns: columns, rows: rows, heightLimit: heightLimit, change))
  }

  @Test(
    "Each chip is drawn where it is said to be", arguments: Appearance.Layout.allCases, ChipStyle.allCases)
  func places(layout: Appearance.Layout, style: ChipStyle) throws {
    for columns in [8, 21, 40, 60, 80] {
      var session = try session(columns: columns) { appearance in
        appearance.layout = layout
        appearance.style = style
        appearance.labelLines = 2
      }
      let lines = lines(of: session)
      let chips = try lines.filter { $0.hasPrefix("chip ") }.map {
        try #require($0.firstMatch(of: #/placed at column (\d+), row (\d+)$/#)?.output)
      }
      let view = lines.last?.firstMatch(of: #/: (\d+) of 4 chips, from column (\d+) on$/#)?.output
      let inView = try view.map { try #require(Int($0.1)) } ?? chips.count
      let before = try view.map { try #require(Int($0.2)) - 1 } ?? 0
      _ = session.handle(.home)
      for chip in chips.prefix(inView) {
        // The cursor is on the mark, which is in the second column, and in a box in the second row.
        let cursor = session.frame().cursor
        #expect(cursor.column + 1 == (Int(chip.1) ?? 0) + before + 1, "\(columns): \(lines)")
        #expect(cursor.row + 1 == (Int(chip.2) ?? 0) + (style == .box ? 1 : 0), "\(columns): \(lines)")
        _ = session.handle(.right)
      }
    }
  }

  @Test(
    "What has no room on the terminal is laid out as it is drawn there: no boxes in two rows, no second line in one"
  )
  func lowTerminal() throws {
    let box = try lines(columns: 40, rows: 24, heightLimit: .rows(2)) { $0.style = .box }
    #expect(box[0] == "flow of 4 chips in the style brackets")
    #expect(box[3].contains("offered 39x1, takes 11x1"))
    let label = try lines(columns: 12, rows: 2) { $0.labelLines = 3 }
    #expect(label[4].contains("offered 12x1, takes 12x1, its title cut"))
  }

  @Test("Flow: a chip is offered the row, takes what it needs, and is cut where that is more")
  func flow() throws {
    #expect(
      try lines(columns: 21) { _ in } == [
        "flow of 4 chips in the style brackets",
        "width: 21 of 21 columns",
        "spacing: 1 column between chips, 0 rows between rows",
        "chip 1 (On sale): offered 21x1, takes 11x1, placed at column 1, row 1",
        "chip 2 (Available today only): offered 21x1, takes 21x1, its title cut, placed at column 1, row 2",
        "chip 3 (日本): offered 21x1, takes 11x1, placed at column 1, row 4",
        "chip 4 (x): offered 21x1, takes 5x1, placed at column 1, row 6",
        "row 1: chip 1, 11 of 21 columns, from row 1, 1 high",
        "row 2: chip 2, 21 of 21 columns, from row 2, 1 high",
        "row 3: chip 3, 11 of 21 columns, from row 4, 1 high, below the heading Countries",
        "row 4: chip 4, 5 of 21 columns, from row 6, 1 high, below the heading of no group",
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
        "width: 39 of 40 columns; below the prompt the last is not used",
        "spacing: 2 columns between chips, 1 row between rows",
        "chip 1 (On sale): offered 19x4, takes 11x3, placed at column 1, row 1",
        "chip 2 (Available today only): offered 19x4, takes 19x4, placed at column 14, row 1",
        "chip 3 (日本): offered 19x4, takes 11x3, placed at column 1, row 7",
        "chip 4 (x): offered 19x4, takes 5x3, placed at column 1, row 12",
        "row 1: chips 1 to 2, 32 of 39 columns, from row 1, 4 high",
        "row 2: chip 3, 11 of 39 columns, from row 7, 3 high, below the heading Countries",
        "row 3: chip 4, 5 of 39 columns, from row 12, 3 high, below the heading of no group",
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
        "row 1: chips 1 to 4, 54 columns, from row 2, 1 high, below the heading of no group",
        "in view at the start: 2 of 4 chips, from column 3 on",
      ])
  }
}
