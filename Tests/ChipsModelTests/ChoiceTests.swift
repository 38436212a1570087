import ChipsModel
import TestSupport
import Testing

@Suite struct ChoiceTests {
  /// A picker over options called by their indices, with the focus on the first.
  private func picker(
    _ count: Int, limit: Int? = nil, minimum: Int = 0, selected: [Int] = [], disabled: [Int] = [],
    group: (Int) -> String = { _ in "" }, groupLimit: Int? = nil
  ) throws -> Picker {
    var picker = Picker(bounds: ChoiceBounds(limit: limit, minimum: minimum))
    for index in 0..<count {
      let group = group(index)
      try picker.append(
        "\(index)", group: group, limit: group.isEmpty ? nil : groupLimit,
        isSelected: selected.contains(index),
        isDisabled: disabled.contains(index))
    }
    picker.setFocus(position: 0)
    return picker
  }

  private func toggle(_ index: Int, _ picker: inout Picker) -> Outcome {
    picker.setFocus(position: index)
    return picker.toggleFocused()
  }

  private func chosen(_ picker: Picker) -> [Int] { Array(picker.selection.indices) }

  @Test("With a limit of 1 choosing another replaces, in one step")
  func replaces() throws {
    var picker = try picker(3, limit: 1, selected: [0])
    #expect(toggle(2, &picker) == .changed)
    #expect(chosen(picker) == [2])
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [0])
  }

  @Test("At a higher limit choosing is refused, and not choosing makes room")
  func refuses() throws {
    var picker = try picker(3, limit: 2, selected: [0, 1])
    #expect(toggle(2, &picker) == .refused(.limit(2)))
    #expect(toggle(0, &picker) == .changed)
    #expect(toggle(2, &picker) == .changed)
    #expect(chosen(picker) == [1, 2])
  }

  @Test("All and invert fill in input order up to the limit, and say what they left out")
  func fills() throws {
    var picker = try picker(5, limit: 2, selected: [1])
    #expect(picker.chooseShown() == .changedInPart(.limit(2)))
    #expect(chosen(picker) == [0, 1])
    #expect(picker.chooseShown() == .refused(.limit(2)))
    #expect(picker.invertShown() == .changedInPart(.limit(2)))
    #expect(chosen(picker) == [2, 3])
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [0, 1])
  }

  @Test("A group's limit counts over all of its chips, wherever they stand")
  func groupLimit() throws {
    let name: (Int) -> String = { $0.isMultiple(of: 2) ? "even" : "" }
    var picker = try picker(6, group: name, groupLimit: 1)
    #expect(toggle(0, &picker) == .changed)
    #expect(toggle(4, &picker) == .changed)
    #expect(chosen(picker) == [4])
    #expect(picker.chooseShown() == .changedInPart(.groupLimit(name: Array("even".utf8), limit: 1)))
    #expect(chosen(picker) == [1, 3, 4, 5])
  }

  @Test("A group of a single choice replaces its own when as many are chosen as may be")
  func groupWithinLimit() throws {
    var picker = try picker(4, limit: 2, selected: [0, 3], group: { $0 < 3 ? "one" : "" }, groupLimit: 1)
    #expect(toggle(1, &picker) == .changed)
    #expect(chosen(picker) == [1, 3])
  }

  @Test("A group with a higher limit refuses by its name")
  func groupRefuses() throws {
    var picker = try picker(3, selected: [0, 1], group: { _ in "g" }, groupLimit: 2)
    #expect(toggle(2, &picker) == .refused(.groupLimit(name: Array("g".utf8), limit: 2)))
  }

  @Test("Nothing changes a disabled option, and one that holds the only place keeps it")
  func disabled() throws {
    var picker = try picker(3, limit: 1, selected: [1], disabled: [1])
    #expect(toggle(1, &picker) == .refused(.disabled))
    #expect(toggle(0, &picker) == .refused(.placeIsHeld))
    #expect(picker.clearShown() == .unchanged)
    #expect(picker.invertShown() == .refused(.limit(1)))
    #expect(picker.undo() == .unchanged)
    #expect(chosen(picker) == [1])
  }

  @Test("Past a limit the first to be chosen at the start stay")
  func preselection() throws {
    let picker = try picker(6, limit: 2, selected: [1, 2, 4, 5])
    #expect(chosen(picker) == [1, 2])
    #expect(picker.choice.leftOutAtStart == [4, 5])
  }

  @Test("Past a limit the first stay, also where a title counts only when all options are there")
  func preselectionByTitle() throws {
    var picker = Picker(
      preselection: Preselection(of: ["One", "2"].map { Array($0.utf8) }), bounds: ChoiceBounds(limit: 1))
    try picker.append("1", title: "One")
    try picker.append("2", title: "Two")
    #expect(chosen(picker) == [1])
    picker.completeOptions()
    #expect(chosen(picker) == [0])
    #expect(picker.choice.leftOutAtStart == [1])
  }

  @Test("A title that counts only at the end does not bring back what has been cleared")
  func preselectionAfterClearing() throws {
    var picker = Picker(preselection: Preselection(of: [Array("One".utf8)]))
    try picker.append("1", title: "One")
    for _ in 0..<2 { #expect(toggle(0, &picker) == .changed) }
    picker.completeOptions()
    #expect(chosen(picker) == [])
  }

  @Test("A title that counts only at the end takes no place from what was chosen by then")
  func preselectionAfterChange() throws {
    var picker = Picker(
      preselection: Preselection(of: [Array("One".utf8)]), bounds: ChoiceBounds(limit: 1))
    try picker.append("1", title: "One")
    try picker.append("2", title: "Two")
    #expect(toggle(1, &picker) == .changed)
    picker.completeOptions()
    #expect(chosen(picker) == [1])
    #expect(picker.choice.leftOutAtStart == [0])
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [])
  }

  @Test("Undo is refused where an option that came chosen has taken the room")
  func undoWithoutRoom() throws {
    var picker = try picker(2, limit: 2, selected: [0, 1])
    #expect(toggle(1, &picker) == .changed)
    try picker.append("2", isSelected: true)
    #expect(picker.undo() == .refused(.limit(2)))
    #expect(chosen(picker) == [0, 2])
    #expect(toggle(0, &picker) == .changed)
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [0, 2])
  }

  @Test(
    "The order of choosing is that of the steps, what came chosen first, what undo brought back in its old place"
  )
  func order() throws {
    var picker = try picker(6, selected: [5])
    for index in [4, 2, 0] { #expect(toggle(index, &picker) == .changed) }
    #expect(picker.choice.inOrderOfChoosing == [5, 4, 2, 0])
    #expect(toggle(4, &picker) == .changed)
    #expect(picker.choice.inOrderOfChoosing == [5, 2, 0])
    #expect(picker.undo() == .changed)
    #expect(picker.choice.inOrderOfChoosing == [5, 4, 2, 0])
    #expect(picker.chooseShown() == .changed)
    #expect(picker.choice.inOrderOfChoosing == [5, 4, 2, 0, 1, 3])
  }

  @Test("Too few are not accepted")
  func tooFew() throws {
    var picker = try picker(3, minimum: 2)
    #expect(picker.accept() == .tooFew(missing: 2, minimum: 2))
    #expect(toggle(1, &picker) == .changed)
    #expect(picker.accept() == .tooFew(missing: 1, minimum: 2))
    #expect(toggle(2, &picker) == .changed)
    #expect(picker.accept() == nil)
  }

  @Test("Where one is to be chosen accepting takes the focused one, if none is, and it is not disabled")
  func classic() throws {
    var classic = try picker(3, limit: 1, minimum: 1)
    classic.setFocus(position: 1)
    #expect(classic.accept() == nil)
    #expect(chosen(classic) == [1])
    classic.setFocus(position: 2)
    #expect(classic.accept() == nil)
    #expect(chosen(classic) == [1])
    var disabled = try picker(1, limit: 1, minimum: 1, disabled: [0])
    #expect(disabled.accept() == .tooFew(missing: 1, minimum: 1))
    var withoutLimit = try picker(1, minimum: 1)
    #expect(withoutLimit.accept() == .tooFew(missing: 1, minimum: 1))
  }
}
