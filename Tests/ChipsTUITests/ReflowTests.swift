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

  @Test("What was drawn when the rows may have been broken already is counted from what was there before")
  func lateSize() {
    let reflow = Reflow(breaksRows: true)
    let first = Reflow.Layout(cursor: Point(column: 1, row: 0), lengths: lengths)
    let last = Reflow.Layout(cursor: Point(column: 1, row: 4), lengths: lengths)
    #expect(reflow.fewestRowsAbove([last], columns: 20) == 8)
    // From the first row four rows of the terminal down, whatever is broken above.
    #expect(reflow.fewestRowsAbove([first, last], columns: 20) == 4)
    // From the last one four up would be above the region's own rows.
    #expect(reflow.fewestRowsAbove([last, first], columns: 20) == 0)
  }

  @Test("A cursor past the text of its row is in the last row of the text")
  func pastText() {
    let reflow = Reflow(breaksRows: true)
    #expect(reflow.rowsAbove(Point(column: 20, row: 4), lengths: lengths, columns: 20) == 1 + 3 + 1 + 3)
  }
}
