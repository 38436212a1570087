import ChipsTUI
import Testing

@Suite struct FlowTests {
  /// Chips of many widths and heights: the same at every run.
  private static let chips: [Size] = (0..<120).map { number in
    Size(columns: 1 + (number * 37 + number * number * 11) % 43, rows: 1 + number * number % 5 / 2)
  }

  private static let spacings = [
    Spacing(), Spacing(columns: 0), Spacing(columns: 3, rows: 1), Spacing(columns: 1, rows: 2),
  ]

  private func layout(_ chips: [Size], columns: Int, spacing: Spacing = Spacing()) -> Flow {
    var flow = Flow(columns: columns, spacing: spacing)
    for chip in chips { flow.append(chip) }
    return flow
  }

  private func placements(_ flow: Flow, _ chips: [Size]) -> [[Rectangle]] {
    flow.rows.indices.map { flow.placements(inRow: $0) { chips[$0] } }
  }

  @Test("Every chip is placed once, in order", arguments: spacings)
  func order(spacing: Spacing) {
    for columns in 1...200 {
      let flow = layout(Self.chips, columns: columns, spacing: spacing)
      #expect(flow.rows.indices.flatMap { flow.positions(inRow: $0) } == Array(Self.chips.indices))
      for rowIndex in flow.rows.indices {
        for position in flow.positions(inRow: rowIndex) { #expect(flow.rowIndex(of: position) == rowIndex) }
      }
    }
  }

  @Test("Every row fits, with spacing between chips and nowhere else", arguments: spacings)
  func rowsFit(spacing: Spacing) {
    for columns in 1...200 {
      let flow = layout(Self.chips, columns: columns, spacing: spacing)
      for row in placements(flow, Self.chips) {
        #expect(row.first?.columns.lowerBound == 0)
        #expect(row.allSatisfy { $0.columns.upperBound <= columns })
        for (left, right) in zip(row, row.dropFirst()) {
          #expect(right.columns.lowerBound == left.columns.upperBound + spacing.columns)
        }
      }
    }
  }

  @Test("No chip would have fitted on the row before", arguments: spacings)
  func rowsAreFull(spacing: Spacing) {
    for columns in 1...200 {
      let flow = layout(Self.chips, columns: columns, spacing: spacing)
      let rows = placements(flow, Self.chips)
      for (row, next) in zip(rows, rows.dropFirst()) {
        let end = row[row.count - 1].columns.upperBound
        #expect(end + spacing.columns + next[0].size.columns > columns)
      }
    }
  }

  @Test(
    "A row is as high as its highest chip, the others are centred, and nothing follows the last row",
    arguments: spacings)
  func heights(spacing: Spacing) {
    for columns in 1...200 {
      let flow = layout(Self.chips, columns: columns, spacing: spacing)
      var top = 0
      for (row, chips) in zip(flow.rows, placements(flow, Self.chips)) {
        #expect(row.top == top)
        #expect(row.height == chips.map(\.size.rows).max())
        for chip in chips {
          let above = chip.rows.lowerBound - row.top
          let below = row.bottom - chip.rows.upperBound
          #expect(above >= 0 && (0...1).contains(below - above))
        }
        top = row.bottom + spacing.rows
      }
      #expect(flow.height == flow.rows[flow.rows.count - 1].bottom)
    }
  }

  @Test("A chip wider than the row is alone on its row, and as wide as the row")
  func wideChips() {
    for columns in 1...200 {
      let flow = layout(Self.chips, columns: columns)
      for (position, chip) in Self.chips.enumerated() where chip.columns > columns {
        let rowIndex = flow.rowIndex(of: position)
        #expect(flow.positions(inRow: rowIndex) == position..<position + 1)
        #expect(flow.placements(inRow: rowIndex) { Self.chips[$0] }[0].size.columns == columns)
      }
    }
  }

  @Test("Laying out piece by piece is the same as at once")
  func pieces() {
    for columns in 1...200 {
      var flow = Flow(columns: columns)
      for (position, chip) in Self.chips.enumerated() {
        flow.append(chip)
        if position % 17 == columns % 17 {
          #expect(flow == layout(Array(Self.chips[...position]), columns: columns))
        }
      }
    }
  }

  @Test("Chips of one height laid out together are laid out as one by one", arguments: spacings)
  func together(spacing: Spacing) {
    for columns in 1...200 {
      for height in 1...2 {
        let chips = Self.chips.map { Size(columns: $0.columns, rows: height) }
        var flow = Flow(columns: columns, spacing: spacing)
        flow.append(count: 50, height: height) { chips[$0].columns }
        flow.append(count: 70, height: height) { chips[$0].columns }
        #expect(flow == layout(chips, columns: columns, spacing: spacing))
      }
    }
  }

  @Test(
    "The nearest chip to a column covers it, else has the nearest edge, the left one of two",
    arguments: [(0, 0), (3, 0), (4, 0), (5, 1), (9, 1), (10, 1), (11, 2), (13, 2), (99, 2)])
  func nearest(column: Int, position: Int) {
    // Columns 0 to 3, 6 to 9 and 12 to 13.
    let chips = [4, 4, 2].map { Size(columns: $0, rows: 1) }
    var flow = Flow(columns: 20, spacing: Spacing(columns: 2))
    for chip in chips { flow.append(chip) }
    #expect(flow.position(inRow: 0, nearestTo: column) { chips[$0] } == position)
  }

  @Test("A terminal row leads to the row of chips that covers it, or to the one above the gap")
  func terminalRows() {
    let flow = layout(
      [Size(columns: 5, rows: 1), Size(columns: 5, rows: 3), Size(columns: 5, rows: 1)], columns: 5,
      spacing: Spacing(rows: 1))
    #expect((0..<9).map { flow.rowIndex(atTerminalRow: $0) } == [0, 0, 1, 1, 1, 1, 2, 2, 2])
  }

  /// Where sections begin that have a heading, and where they have none but begin a row all the same.
  private func headingRows(before position: Int) -> Int? {
    position % 13 == 5 ? 1 : position % 13 == 9 ? position % 3 : nil
  }

  @Test(
    "A section begins a row, with its heading's rows above its chips; the others are as without it",
    arguments: spacings)
  func sections(spacing: Spacing) {
    for columns in 1...200 {
      var flow = Flow(columns: columns, spacing: spacing)
      for (position, chip) in Self.chips.enumerated() {
        if let rows = headingRows(before: position) { flow.beginSection(headingRows: rows) }
        flow.append(chip)
      }
      var top = 0
      for (rowIndex, row) in flow.rows.enumerated() {
        let placements = flow.placements(inRow: rowIndex) { Self.chips[$0] }
        #expect(row.top == top)
        #expect(row.headingRows == headingRows(before: row.first) ?? 0)
        #expect(row.height == row.headingRows + (placements.map(\.size.rows).max() ?? 0))
        #expect(
          placements.allSatisfy { $0.rows.lowerBound >= row.chipTop && $0.rows.upperBound <= row.bottom })
        let positions = flow.positions(inRow: rowIndex)
        #expect(positions.dropFirst().allSatisfy { headingRows(before: $0) == nil })
        if headingRows(before: positions.upperBound) == nil, positions.upperBound < Self.chips.count {
          let end = placements[placements.count - 1].columns.upperBound
          #expect(end + spacing.columns + Self.chips[positions.upperBound].columns > columns)
        }
        top = row.bottom + spacing.rows
      }
      #expect(
        flow.rows.last.map {
          flow.positions(inRow: flow.rows.count - 1).upperBound == Self.chips.count
            && $0.bottom == flow.height
        } == true)
    }
  }

  @Test("Sections laid out together are laid out as chip by chip", arguments: spacings)
  func sectionsTogether(spacing: Spacing) {
    for columns in 1...200 {
      var together = Flow(columns: columns, spacing: spacing)
      var oneByOne = together
      for start in stride(from: 0, to: 120, by: 7) {
        let positions = start..<min(120, start + 7)
        if start % 3 > 0 {
          together.beginSection(headingRows: 1)
          oneByOne.beginSection(headingRows: 1)
        }
        together.append(count: positions.count, height: 1) { Self.chips[$0].columns }
        for position in positions { oneByOne.append(Size(columns: Self.chips[position].columns, rows: 1)) }
      }
      #expect(together == oneByOne)
    }
  }

  @Test("Nothing takes no room")
  func empty() {
    let flow = Flow(columns: 80)
    #expect(flow.height == 0)
    #expect(flow.rows.isEmpty)
  }
}
