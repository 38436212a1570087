import ChipsTUI
import Testing

@Suite struct ViewportTests {
  @Test("A heading is in view with the row below it, but makes room for it where there is one row")
  func heading() {
    var flow = Flow(columns: 5)
    for _ in 0..<3 {
      flow.beginSection(headingRows: 1)
      flow.append(Size(columns: 5, rows: 1))
    }
    var viewport = Viewport()
    viewport.show(rowIndex: 2, of: flow, height: 4)
    #expect(viewport.visibleRows(of: flow) == 1..<3)
    #expect(viewport.top(of: flow) == 2)
    viewport.show(rowIndex: 2, of: flow, height: 1)
    #expect(viewport.visibleRows(of: flow) == 2..<3)
    #expect(viewport.top(of: flow) == 5)
  }

  private func flow(rowHeights: [Int], spacing: Int = 0) -> Flow {
    var flow = Flow(columns: 1, spacing: Spacing(rows: spacing))
    for height in rowHeights { flow.append(Size(columns: 1, rows: height)) }
    return flow
  }

  @Test("The row asked for is always in view, and no room is left while rows are hidden")
  func inView() {
    let flow = flow(rowHeights: [1, 1, 3, 1, 2, 1, 1, 3, 1], spacing: 1)
    for height in 1...20 {
      var viewport = Viewport()
      for rowIndex in [0, 8, 3, 4, 0, 7, 5, 8, 1] {
        viewport.show(rowIndex: rowIndex, of: flow, height: height)
        let visible = viewport.visibleRows(of: flow)
        #expect(visible.contains(rowIndex))
        if visible.count > 1 {
          #expect(flow.rows[visible.upperBound - 1].bottom - flow.rows[visible.lowerBound].top <= height)
        }
        if visible.lowerBound > 0, visible.upperBound == flow.rows.count {
          #expect(flow.rows[flow.rows.count - 1].bottom - flow.rows[visible.lowerBound - 1].top > height)
        }
      }
    }
  }

  @Test("It scrolls no further than it must")
  func leastScrolling() {
    let flow = flow(rowHeights: [Int](repeating: 1, count: 10))
    var viewport = Viewport()
    for (rowIndex, firstRow) in [(2, 0), (3, 1), (1, 1), (0, 0), (9, 7), (8, 7), (6, 6)] {
      viewport.show(rowIndex: rowIndex, of: flow, height: 3)
      #expect(viewport.firstRow == firstRow, "after row \(rowIndex)")
    }
  }

  @Test("A row higher than the room is shown alone")
  func highRow() {
    let flow = flow(rowHeights: [1, 5, 1])
    var viewport = Viewport()
    viewport.show(rowIndex: 1, of: flow, height: 2)
    #expect(viewport.visibleRows(of: flow) == 1..<2)
  }

  @Test("When there is room for all, all are shown")
  func growing() {
    let flow = flow(rowHeights: [1, 1, 1, 1])
    var viewport = Viewport()
    viewport.show(rowIndex: 3, of: flow, height: 2)
    #expect(viewport.visibleRows(of: flow) == 2..<4)
    viewport.show(rowIndex: 3, of: flow, height: 4)
    #expect(viewport.visibleRows(of: flow) == 0..<4)
  }
}
