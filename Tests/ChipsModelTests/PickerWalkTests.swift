import ChipsModel
import TestSupport
import Testing

@Suite struct PickerWalkTests {
  /// What a walk goes through.
  struct Walk: CustomTestStringConvertible {
    let seed: UInt64
    /// Whether options come in groups, and some are disabled.
    let hasDetails: Bool
    /// Whether tags are added, options removed, and options searched for.
    let hasTags: Bool
    var testDescription: String {
      "\(seed)" + (hasDetails ? ", groups and disabled" : "") + (hasTags ? ", tags and search" : "")
    }
  }

  private static let walks = (1...60 as ClosedRange<UInt64>).map {
    Walk(seed: $0, hasDetails: $0 % 4 < 2, hasTags: $0.isMultiple(of: 2))
  }

  @Test("Over a random walk of commands it agrees with a plain one", arguments: walks)
  func walk(_ walk: Walk) throws {
    var generator = SeededGenerator(seed: walk.seed)
    let limit = [nil, 1, 2, 5].randomElement(using: &generator) ?? nil
    var plain = PlainPicker(limit: limit, groupLimits: [nil, 1, 2, nil])
    var picker = Picker(bounds: ChoiceBounds(limit: limit))
    for step in 0..<1000 {
      let (revision, visible) = (picker.shownRevision, plain.visible)
      if step == 0 || Int.random(in: 0..<40, using: &generator) == 0 {
        try addOption("Item \(step)", hasDetails: walk.hasDetails, to: &picker, &plain, &generator)
        completeSearch(of: &picker, &plain)
      }
      if step == 0 { picker.setFocus(position: 0) }
      if walk.hasTags, Int.random(in: 0..<10, using: &generator) == 0 {
        // What comes before the search is through.
        setQuery(of: &picker, &plain, &generator)
        changeTags(Int.random(in: 0..<6, using: &generator), of: &picker, &plain, &generator)
        check(picker, plain)
      }
      completeSearch(of: &picker, &plain)
      let command = Int.random(in: 0..<(walk.hasTags ? 14 : 9), using: &generator)
      if command < 9 {
        perform(command, on: &picker, &plain, &generator)
      } else {
        changeTags(command - 9, of: &picker, &plain, &generator)
      }
      completeSearch(of: &picker, &plain)
      check(picker, plain)
      if picker.shownRevision == revision { #expect(plain.visible.starts(with: visible)) }
    }
  }

  private func addOption(
    _ title: String, hasDetails: Bool, to picker: inout Picker, _ plain: inout PlainPicker,
    _ generator: inout SeededGenerator
  ) throws {
    let group = hasDetails ? Int.random(in: 0...3, using: &generator) : 0
    let isDisabled = hasDetails && Int.random(in: 0..<5, using: &generator) == 0
    let isSelected = Int.random(in: 0..<5, using: &generator) == 0
    try picker.append(
      title, group: group == 0 ? "" : "\(group)", limit: plain.groupLimits[group], isSelected: isSelected,
      isDisabled: isDisabled)
    plain.append(
      PlainPicker.Option(title: title, group: group, isDisabled: isDisabled), isSelected: isSelected)
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
      #expect(picker.toggleChosenOnly() == plain.toggleChosenOnly())
    case 6:
      let visible = plain.visible
      guard !visible.isEmpty else { return }
      let position = Int.random(in: 0..<visible.count, using: &generator)
      picker.setFocus(position: position)
      plain.focus = visible[position]
    default:
      _ = picker.toggleFocused()
      plain.toggleFocused()
    }
  }

  private func changeTags(
    _ command: Int, of picker: inout Picker, _ plain: inout PlainPicker, _ generator: inout SeededGenerator
  ) {
    switch command {
    case 0, 1:
      let title = plain.options.randomElement(using: &generator)?.title ?? ""
      let tag = "tag \(Int.random(in: 0..<20, using: &generator))"
      let text = [tag, tag, title, title.uppercased()].randomElement(using: &generator) ?? tag
      _ = picker.add(Array(" \(text)\u{3000}".utf8))
      plain.add(text)
    case 2:
      let index = Int.random(in: 0..<plain.options.count, using: &generator)
      _ = picker.remove(index)
      plain.remove(index)
    case 3:
      _ = picker.removeNewestTag()
      plain.removeNewestTag()
    case 4:
      setQuery(of: &picker, &plain, &generator)
    default:
      _ = picker.undo()
      plain.undo()
    }
  }

  private func setQuery(
    of picker: inout Picker, _ plain: inout PlainPicker, _ generator: inout SeededGenerator
  ) {
    let query = ["", "", "1", "2", "12", "t", "ta", "no match"].randomElement(using: &generator) ?? ""
    let isSearching = !plain.query.isEmpty || plain.nextQuery != nil
    picker.setQuery(Query(query))
    if !query.isEmpty || isSearching { plain.nextQuery = query }
    // To search for nothing is through at once.
    if query.isEmpty { plain.completeSearch() }
  }

  private func completeSearch(of picker: inout Picker, _ plain: inout PlainPicker) {
    while picker.hasSearchWork { _ = picker.advanceSearch(limit: 7) }
    plain.completeSearch()
  }

  private func check(_ picker: Picker, _ plain: PlainPicker) {
    #expect(Array(picker.selection.indices) == plain.chosen.sorted())
    #expect(picker.selection.count == plain.chosen.count)
    #expect(picker.options.count == plain.options.count)
    #expect(picker.presentCount == plain.present.count)
    #expect(picker.isChosenOnly == (plain.chosenOnly != nil))
    let visible = plain.visible
    #expect((0..<picker.shownCount).map { picker.shown.index(at: $0) } == visible)
    #expect(picker.hiddenChosenCount == (plain.query.isEmpty ? 0 : plain.chosen.subtracting(visible).count))
    #expect(picker.focus == plain.focus)
    #expect(picker.focusedPosition == plain.focusedPosition)
    #expect(Array(picker.chosenInInputOrder) == plain.inInputOrder)
    #expect(picker.choice.inOrderOfChoosing == plain.inOrderOfChoosing)
  }
}
