import ChipsTUI
import Testing

@Suite struct ProportionBarTests {
  @Test(
    "Parts are in proportion by the largest remainder, a column apart",
    arguments: [
      ("one", [5], 20, [0..<20]), ("equal", [1, 1, 1], 20, [0..<6, 7..<13, 14..<20]),
      ("two to one", [2, 1], 20, [0..<13, 14..<20]),
      // 17 columns: 4.25, 4.25 and 8.5, whose remainder is the largest.
      ("the largest remainder", [1, 1, 2], 19, [0..<4, 5..<9, 10..<19]),
      ("the first of equal remainders", [1, 1], 4, [0..<2, 3..<4]),
      ("nothing of some", [0, 3, 0], 9, [0..<0, 0..<9, 0..<0]),
      ("nothing", [0, 0], 9, [0..<0, 0..<0]), ("too little of one", [1000, 1], 9, [0..<9, 0..<0]),
      ("more than columns", [1, 3, 2, 3], 3, [0..<0, 0..<1, 0..<0, 2..<3]),
      ("one column", [2, 1], 1, [0..<1, 0..<0]),
    ])
  func parts(name: String, counts: [Int], columns: Int, parts: [Range<Int>]) {
    #expect(ProportionBar.parts(of: counts, columns: columns) == parts)
  }

  @Test("At every width the parts fill the bar, and none is off its share by a column or more")
  func laws() {
    let counts = [7, 0, 1, 12, 3, 3]
    for columns in 1...200 {
      let parts = ProportionBar.parts(of: counts, columns: columns)
      let shown = parts.indices.filter { !parts[$0].isEmpty }
      #expect(parts[shown[0]].lowerBound == 0)
      #expect(parts[shown[shown.count - 1]].upperBound == columns)
      for (left, right) in zip(shown, shown.dropFirst()) {
        #expect(parts[right].lowerBound == parts[left].upperBound + 1)
      }
      let total = shown.reduce(0) { $0 + counts[$1] }
      let room = Double(columns - shown.count + 1)
      for index in shown {
        #expect(abs(Double(parts[index].count) - room * Double(counts[index]) / Double(total)) < 1)
      }
    }
  }
}
