import Testing

@testable import ChipsTUI

@Suite struct ReflowTests {
  private let lengths = [7, 60, 0, 41, 20]

  @Test("A terminal that cuts rows has as many as before", arguments: [1, 10, 40, 80])
  func cutting(columns: Int) {
    let reflow = Reflow(breaksRows: false)
    #expect(reflow.rowsAbove(Point(column: 45, row: 3), lengths: lengths, columns: columns) == 3)
  }

  @Test(
    "One that breaks them has each in as many as it takes, and the cursor in one of its row's",
    arguments: [
      (80, 3, 39, 3), (60, 3, 39, 3), (40, 3, 39, 4), (40, 3, 40, 5), (20, 3, 39, 6), (20, 4, 19, 8),
      (40, 1, 59, 2),
      (40, 0, 0, 0),
    ])
  func breaking(columns: Int, row: Int, column: Int, above: Int) {
    let reflow = Reflow(breaksRows: true)
    #expect(reflow.rowsAbove(Point(column: column, row: row), lengths: lengths, columns: columns) == above)
  }

  @Test("A cursor past the text of its row is in the last row of the text")
  func pastText() {
    let reflow = Reflow(breaksRows: true)
    #expect(reflow.rowsAbove(Point(column: 20, row: 4), lengths: lengths, columns: 20) == 1 + 3 + 1 + 3)
  }
}
