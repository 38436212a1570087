import ChipsModel
import TestSupport
import Testing

@Suite struct SelectionTests {
  @Test("Toggling twice is as before")
  func togglingTwice() {
    var selection = Selection()
    selection.toggle(700)
    #expect(selection.contains(700))
    #expect(!selection.contains(699))
    #expect(selection.count == 1)
    selection.toggle(700)
    #expect(selection.isEmpty)
    #expect(Array(selection.indices) == [])
  }

  @Test("After clearing nothing of before is chosen, wherever the next one is")
  func clearing() {
    var selection = Selection()
    for index in [0, 63, 64, 1000] { selection.toggle(index) }
    selection.clear()
    #expect(selection.count == 0)
    selection.toggle(65)
    #expect(Array(selection.indices) == [65])
    #expect(!selection.contains(64))
  }

  @Test(
    "A run is toggled as its options one by one are", arguments: [0, 1, 63, 64, 65, 127, 128],
    [1, 2, 63, 64, 65, 200])
  func runs(start: Int, length: Int) {
    var runs = IndexRuns()
    for index in start..<start + length { runs.append(index) }
    #expect(runs.runs.count == 1)
    var selection = Selection()
    selection.toggle(start)
    selection.toggle(runs)
    #expect(Array(selection.indices) == Array(start + 1..<start + length))
    #expect(selection.count == length - 1)
  }

  @Test("It answers as a set of integers does, over a random walk")
  func randomWalk() {
    var generator = SeededGenerator(seed: 1)
    var selection = Selection()
    var set: Set<Int> = []
    for _ in 0..<20_000 {
      let index = Int.random(in: 0..<300, using: &generator)
      switch Int.random(in: 0..<100, using: &generator) {
      case 0:
        selection.clear()
        set = []
      case 1..<10:
        var runs = IndexRuns()
        for index in index..<min(300, index + 90) where index % 7 < 5 {
          runs.append(index)
          set.formSymmetricDifference([index])
        }
        selection.toggle(runs)
      default:
        selection.toggle(index)
        set.formSymmetricDifference([index])
      }
      #expect(selection.contains(index) == set.contains(index))
      #expect(selection.count == set.count)
    }
    #expect(Array(selection.indices) == set.sorted())
  }
}
