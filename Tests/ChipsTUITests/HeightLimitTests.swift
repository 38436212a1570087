import ChipsTUI
import Testing

@Suite struct HeightLimitTests {
  @Test(
    "The most rows that a frame may have",
    arguments: [
      (HeightLimit.full, 24, 24), (.auto, 24, 12), (.auto, 25, 12), (.auto, 16, 8), (.auto, 15, 15),
      (.auto, 1, 1),
      (.rows(5), 24, 5), (.rows(30), 24, 24), (.percent(50), 24, 12), (.percent(1), 24, 1),
      (.percent(100), 24, 24),
    ])
  func rows(limit: HeightLimit, terminalRows: Int, expected: Int) {
    #expect(limit.rows(of: terminalRows) == expected)
  }
}
