import ChipsModel
import TestSupport
import Testing

/// A picker that is obviously right: it keeps a copy of everything for each step.
private struct PlainPicker {
  var count = 0
  var chosen: Set<Int> = []
  var past: [Set<Int>] = []
  var shown: [Int]?
  var focus = 0

  var visible: [Int] { shown ?? Array(0..<count) }

  mutating func change(to new: Set<Int>) {
    guard new != chosen else { return }
    past.append(chosen)
    chosen = new
  }
}

@Suite struct PickerWalkTests {
  @Test("Over a random walk of commands it agrees with a plain one", arguments: 1...20 as ClosedRange<UInt64>)
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var picker = Picker()
    var plain = PlainPicker()
    for step in 0..<2000 {
      if step == 0 || Int.random(in: 0..<50, using: &generator) == 0 {
        try picker.append([UInt8(step & 255)])
        plain.count += 1
        // A step back does not bring the options' absence back, so sets of before stay right.
      }
      if step == 0 { picker.setFocus(position: 0) }
      perform(Int.random(in: 0..<8, using: &generator), on: &picker, &plain, &generator)
      check(picker, plain)
    }
  }

  private func perform(
    _ command: Int, on picker: inout Picker, _ plain: inout PlainPicker, _ generator: inout SeededGenerator
  ) {
    switch command {
    case 0:
      _ = picker.chooseShown()
      plain.change(to: plain.chosen.union(plain.visible))
    case 1:
      _ = picker.clearShown()
      plain.change(to: plain.chosen.subtracting(plain.visible))
    case 2:
      _ = picker.invertShown()
      plain.change(to: plain.chosen.symmetricDifference(plain.visible))
    case 3:
      _ = picker.undo()
      if let last = plain.past.popLast() { plain.chosen = last }
    case 4:
      let outcome = picker.toggleChosenOnly()
      if plain.shown != nil {
        plain.shown = nil
      } else if plain.chosen.isEmpty {
        #expect(outcome == .refused(.nothingChosen))
      } else {
        let shown = plain.chosen.sorted()
        plain.focus = shown.first { $0 >= plain.focus } ?? shown[shown.count - 1]
        plain.shown = shown
      }
    case 5:
      let position = Int.random(in: 0..<plain.visible.count, using: &generator)
      picker.setFocus(position: position)
      plain.focus = plain.visible[position]
    default:
      _ = picker.toggleFocused()
      plain.change(to: plain.chosen.symmetricDifference([plain.focus]))
    }
  }

  private func check(_ picker: Picker, _ plain: PlainPicker) {
    #expect(Array(picker.selection.indices) == plain.chosen.sorted())
    #expect(picker.selection.count == plain.chosen.count)
    #expect(picker.shownCount == plain.visible.count)
    #expect(picker.focus == plain.focus)
    #expect(picker.focusedPosition == plain.visible.firstIndex(of: plain.focus))
  }
}
