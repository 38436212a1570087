import ChipsModel
import TestSupport
import Testing

@Suite struct PickerWalkTests {
  @Test("Over a random walk of commands it agrees with a plain one", arguments: 1...40 as ClosedRange<UInt64>)
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let limit = [nil, 1, 2, 5].randomElement(using: &generator) ?? nil
    var plain = PlainPicker(limit: limit, groupLimits: [nil, 1, 2, nil])
    // Half of the walks have neither groups nor disabled options.
    let isPlain = seed.isMultiple(of: 2)
    var picker = Picker(bounds: ChoiceBounds(limit: limit))
    for step in 0..<1000 {
      if step == 0 || Int.random(in: 0..<40, using: &generator) == 0 {
        let group = isPlain ? 0 : Int.random(in: 0...3, using: &generator)
        let option = PlainPicker.Option(
          group: group, isDisabled: !isPlain && Int.random(in: 0..<5, using: &generator) == 0)
        let isSelected = Int.random(in: 0..<5, using: &generator) == 0
        try picker.append(
          "\(step)", group: group == 0 ? "" : "\(group)", limit: plain.groupLimits[group],
          isSelected: isSelected,
          isDisabled: option.isDisabled)
        plain.append(option, isSelected: isSelected)
      }
      if step == 0 { picker.setFocus(position: 0) }
      perform(Int.random(in: 0..<9, using: &generator), on: &picker, &plain, &generator)
      check(picker, plain)
    }
  }

  private func perform(
    _ command: Int, on picker: inout Picker, _ plain: inout PlainPicker, _ generator: inout SeededGenerator
  ) {
    switch command {
    case 0:
      _ = picker.chooseShown()
      plain.choose()
    case 1:
      _ = picker.clearShown()
      plain.clear()
    case 2:
      _ = picker.invertShown()
      plain.invert()
    case 3, 4:
      _ = picker.undo()
      plain.undo()
    case 5:
      let outcome = picker.toggleChosenOnly()
      if plain.shown != nil {
        plain.shown = nil
      } else if plain.chosen.isEmpty {
        #expect(outcome == .refused(.nothingChosen))
      } else {
        let shown = plain.chosen.sorted()
        let enabled = shown.filter { !plain.options[$0].isDisabled }
        let candidates = enabled.isEmpty ? shown : enabled
        if let next = shown.first(where: { $0 >= plain.focus }) ?? shown.last {
          plain.focus =
            enabled.isEmpty ? next : candidates.first { $0 >= next } ?? candidates[candidates.count - 1]
        }
        plain.shown = shown
      }
    case 6:
      let position = Int.random(in: 0..<plain.visible.count, using: &generator)
      picker.setFocus(position: position)
      plain.focus = plain.visible[position]
    default:
      _ = picker.toggleFocused()
      plain.toggle()
    }
    // The focus stays when all are shown again, but never on one that is disabled where there is another.
    if command == 5, plain.shown == nil, let focus = picker.focus { plain.focus = focus }
  }

  private func check(_ picker: Picker, _ plain: PlainPicker) {
    #expect(Array(picker.selection.indices) == plain.chosen.sorted())
    #expect(picker.selection.count == plain.chosen.count)
    #expect(picker.shownCount == plain.visible.count)
    #expect(picker.focus == plain.focus)
    #expect(picker.focusedPosition == plain.visible.firstIndex(of: plain.focus))
    #expect(picker.choice.inOrderOfChoosing == plain.inOrderOfChoosing)
  }
}
