import ChipsTUI
import Testing

@Suite struct GridTests {
  @Test("Cells fill the row, differ by a column at most, and are as wide as they must be")
  func laws() {
    for columns in 1...120 {
      for spacing in [0, 1, 3] {
        for least in [1, 4, 7, 20, 200] {
          let grid = Grid(columns: columns, spacing: spacing, least: least)
          let cells = (0..<grid.columnCount).map(grid.columns(at:))
          #expect(cells.reduce(0, +) + spacing * (cells.count - 1) == columns)
          #expect((cells.max() ?? 0) - (cells.min() ?? 0) <= 1)
          #expect(cells == cells.sorted(by: >))
          #expect(cells.count == 1 || cells.allSatisfy { $0 >= least })
          // One more would not have had its width.
          #expect((cells.count + 1) * least + cells.count * spacing > columns)
        }
      }
    }
  }

  @Test("No cell is wider than it may be")
  func mostColumns() {
    for columns in 1...120 {
      let grid = Grid(columns: columns, spacing: 1, least: 5, most: 8)
      #expect((0..<grid.columnCount).allSatisfy { grid.columns(at: $0) <= 8 })
    }
    let grid = Grid(columns: 20, spacing: 1, least: 9, most: 9)
    #expect((grid.columnCount, grid.cellColumns, grid.widerCount) == (2, 9, 0))
  }
}
