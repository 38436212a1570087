import ChipsModel
import TestSupport
import Testing

@Suite struct PickerTests {
  private func picker(_ count: Int, selected: [String] = [], focus: Int? = 0) throws -> Picker {
    var picker = Picker(preselection: Preselection(of: selected.map { Array($0.utf8) }))
    for number in 0..<count { try picker.append(Array("\(number)".utf8)) }
    if let focus { picker.setFocus(position: focus) }
    return picker
  }

  private func chosen(_ picker: Picker) -> [Int] { Array(picker.selection.indices) }

  @Test("The focused option is toggled")
  func toggling() throws {
    var picker = try picker(5, focus: 3)
    #expect(picker.toggleFocused() == .changed)
    #expect(chosen(picker) == [3])
    #expect(picker.toggleFocused() == .changed)
    #expect(chosen(picker) == [])
  }

  @Test("Without a focus there is nothing to toggle")
  func noFocus() throws {
    var picker = try picker(5, focus: nil)
    #expect(picker.toggleFocused() == .unchanged)
  }

  @Test("All, invert and clear act on every option, and do nothing where nothing is left to do")
  func everything() throws {
    var picker = try picker(4, selected: ["1"])
    #expect(picker.invertShown() == .changed)
    #expect(chosen(picker) == [0, 2, 3])
    #expect(picker.chooseShown() == .changed)
    #expect(chosen(picker) == [0, 1, 2, 3])
    #expect(picker.chooseShown() == .unchanged)
    #expect(picker.clearShown() == .changed)
    #expect(chosen(picker) == [])
    #expect(picker.clearShown() == .unchanged)
  }

  @Test("Undo takes back one change at a time, down to what was chosen at the start")
  func undo() throws {
    var picker = try picker(4, selected: ["2"], focus: 0)
    _ = picker.toggleFocused()
    _ = picker.chooseShown()
    _ = picker.clearShown()
    _ = picker.invertShown()
    let expected: [[Int]] = [[], [0, 1, 2, 3], [0, 2], [2]]
    for chosenBefore in expected {
      #expect(picker.undo() == .changed)
      #expect(chosen(picker) == chosenBefore)
    }
    #expect(picker.undo() == .unchanged)
  }

  @Test("Options that arrive after a change are not touched by its undo")
  func undoAfterArrival() throws {
    var picker = try picker(2, selected: ["late"])
    _ = picker.chooseShown()
    try picker.append(Array("late".utf8))
    _ = picker.undo()
    #expect(chosen(picker) == [2])
  }

  @Test("Showing only the chosen is refused while nothing is chosen")
  func refusal() throws {
    var picker = try picker(3)
    #expect(picker.toggleChosenOnly() == .refused(.nothingChosen))
    #expect(!picker.isChosenOnly)
  }

  @Test("What was chosen when only the chosen were asked for stays on view, chosen or not")
  func chosenOnly() throws {
    var picker = try picker(6, selected: ["1", "3", "4"], focus: 3)
    #expect(picker.toggleChosenOnly() == .changed)
    #expect(picker.shown == .only([1, 3, 4]))
    #expect(picker.focusedPosition == 1)
    _ = picker.toggleFocused()
    #expect(picker.shownCount == 3)
    _ = picker.clearShown()
    #expect(chosen(picker) == [])
    #expect(picker.shownCount == 3)
    #expect(picker.toggleChosenOnly() == .changed)
    #expect(picker.shownCount == 6)
    #expect(picker.focus == 3)
  }

  @Test("Clear and invert act only on what is shown")
  func actingOnShown() throws {
    var picker = try picker(6, selected: ["1", "3"])
    _ = picker.toggleChosenOnly()
    _ = picker.invertShown()
    #expect(chosen(picker) == [])
    _ = picker.chooseShown()
    #expect(chosen(picker) == [1, 3])
  }

  @Test(
    "The focus stays on its option, else goes to the next shown, else to the last",
    arguments: [
      (focus: 3, expected: 3), (focus: 0, expected: 1), (focus: 2, expected: 3), (focus: 5, expected: 3),
    ])
  func focusOnShown(focus: Int, expected: Int) throws {
    var picker = try picker(6, selected: ["1", "3"], focus: focus)
    _ = picker.toggleChosenOnly()
    #expect(picker.focus == expected)
  }

  @Test("Clearing and choosing all a thousand times costs no memory for each time")
  func sharedHistory() {
    var history = History()
    var alternating = IndexRuns()
    for index in stride(from: 0, to: 10_000, by: 2) { alternating.append(index) }
    for _ in 0..<1000 { history.record(Change(selection: alternating)) }
    var addresses: Set<UnsafeRawPointer> = []
    for _ in 0..<1000 {
      let change = history.newest
      history.removeNewest()
      #expect(change?.selection == alternating)
      if let address = change?.selection.runs.withUnsafeBytes({ $0.baseAddress }) {
        addresses.insert(address)
      }
    }
    #expect(addresses.count == 1)
  }
}
