import ChipsTUI
import Testing

@Suite struct StripTests {
  /// The widths of chips, the same at every run.
  private static let widths = (0..<60).map { 1 + ($0 * 37 + $0 * $0 * 11) % 19 }

  private func width(in columns: Int) -> (Int) -> Int {
    { min(Self.widths[$0], columns) }
  }

  private func visible(_ strip: Strip, columns: Int, spacing: Int) -> [Range<Int>] {
    strip.visible(count: Self.widths.count, columns: columns, spacing: spacing, width: width(in: columns))
  }

  @Test(
    "The chip that was asked for is in view whole, whole chips begin the view, and nothing more would fit")
  func laws() {
    for columns in 1...80 {
      for spacing in [0, 1, 4] {
        var strip = Strip()
        let forth = Array(Self.widths.indices)
        for position in forth + forth.reversed() + [30, 2, 59, 0] {
          strip.show(
            position: position, count: forth.count, columns: columns, spacing: spacing,
            width: width(in: columns))
          let visible = visible(strip, columns: columns, spacing: spacing)
          #expect((strip.first..<strip.first + visible.count).contains(position))
          #expect(visible.first?.lowerBound == 0)
          #expect(visible.map(\.count) == (strip.first..<strip.first + visible.count).map(width(in: columns)))
          let end = visible.last?.upperBound ?? 0
          #expect(end <= columns)
          for (left, right) in zip(visible, visible.dropFirst()) {
            #expect(right.lowerBound == left.upperBound + spacing)
          }
          let next = strip.first + visible.count
          if next < forth.count {
            #expect(end + spacing + width(in: columns)(next) > columns)
          } else if strip.first > 0 {
            // At the end it is as full as it can be.
            #expect(end + spacing + width(in: columns)(strip.first - 1) > columns)
          }
        }
      }
    }
  }

  @Test("It scrolls no further than it must")
  func leastScrolling() {
    var strip = Strip()
    func show(_ position: Int) -> Int {
      strip.show(position: position, count: 20, columns: 11, spacing: 1) { _ in 3 }
      return strip.first
    }
    #expect([0, 2, 3, 5, 4, 3, 2, 19, 17, 16].map(show) == [0, 0, 1, 3, 3, 3, 2, 17, 17, 16])
  }

  @Test("Without chips nothing is in view")
  func empty() {
    var strip = Strip()
    strip.show(position: 3, count: 0, columns: 10, spacing: 1) { _ in 3 }
    #expect(strip.visible(count: 0, columns: 10, spacing: 1) { _ in 3 }.isEmpty)
  }
}
