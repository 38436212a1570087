import ChipsModel

/// Typing tags and removing chips.
extension Session {
  /// Goes to the field, the text in it as it was left.
  mutating func typeTag() -> Effect {
    keyTarget = .tagField
    return .draw
  }

  /// Goes to the field when there is nothing else to go to.
  mutating func typeTagIfNothingElse() {
    if picker.allowsAdding, picker.presentCount == 0, keyTarget == .chips { _ = typeTag() }
  }

  /// Clears the field and goes back to the chips.
  mutating func leaveTagField() -> Effect {
    setTag(TextField())
    keyTarget = .chips
    remark = nil
    return .draw
  }

  private mutating func setTag(_ field: TextField) {
    tagField = field
    suggestions = picker.suggestions(for: Array(field.text.utf8), limit: Self.suggestionLimit)
  }

  /// No more are offered.
  private static let suggestionLimit = 5

  /// Does what `key` does to the text; nil when that is nothing.
  mutating func editTag(_ key: Key) -> Effect? {
    // In an empty field they are about the chips.
    if tagField.isEmpty, key == .backspace || key == .left { return nil }
    var field = tagField
    switch field.edit(key) {
    case .notForText: return nil
    case .moved: tagField = field
    case .changed: setTag(field)
    }
    keyTarget = .tagField
    remark = nil
    return .draw
  }

  /// Performs a key that is not for the text while keys go to the field.
  mutating func performInTagField(_ key: Key, _ command: Command?) -> Effect {
    settle()
    fixFocus()
    switch (key, command) {
    case (.enter, _): return addTag()
    case (.backspace, _): return removeNewestTag()
    case (.left, _), (_, .previous): return moveToEnd(by: 1)
    case (.down, _), (_, .next):
      if showsSuggestions {
        keyTarget = .suggestion(0)
        return .draw
      }
      return key == .down ? goToChips() : moveToEnd(by: -1)
    case (.up, _):
      guard arrangement.appearance.layout != .strip else { return moveToEnd(by: 1) }
      let effect = moveVertically(rowsOfChips: -1)
      return effect == .nothing ? goToChips() : effect
    case (.press, _), (.wheelUp, _), (.wheelDown, _): return command.map { perform($0) } ?? .nothing
    default: return .nothing
    }
  }

  /// Goes to the chip that had the focus.
  private mutating func goToChips() -> Effect {
    guard picker.shownCount > 0 else { return .nothing }
    keyTarget = .chips
    return .draw
  }

  /// Performs a key while the suggestion at `place` has the focus.
  mutating func performOnSuggestion(_ place: Int, _ key: Key, _ command: Command?) -> Effect {
    switch (key, command) {
    case (.left, _), (_, .previous): keyTarget = place > 0 ? .suggestion(place - 1) : .tagField
    case (.right, _), (_, .next):
      keyTarget = .suggestion(min(place + 1, max(0, suggestions.count - 1)))
    case (.enter, _): return chooseSuggestion(place)
    case (.escape, _), (.up, _): keyTarget = .tagField
    case (.press, _), (.wheelUp, _), (.wheelDown, _): return command.map { perform($0) } ?? .nothing
    default: return editTag(key) ?? .nothing
    }
    return .draw
  }

  // MARK: Changes

  private mutating func addTag() -> Effect {
    let text = Array(tagField.text.utf8)
    let addition = picker.add(text)
    if addition.outcome == .unchanged, addition.index == nil {
      setTag(TextField())
      remarkPosition = nil
      remark = .message([
        "Esc goes to the chips, where Enter accepts", "Esc, then Enter accepts", "Esc, Enter",
      ])
      return .draw
    }
    let effect = effect(of: addition.outcome)
    if case .refused = addition.outcome { return effect }
    setTag(TextField())
    if let index = addition.index, !picker.shown.contains(index) {
      remark = .message(["chosen, and hidden by the search", "hidden by the search"])
    }
    return .draw
  }

  private mutating func removeNewestTag() -> Effect {
    effect(of: picker.removeNewestTag())
  }

  /// Removes the focused chip, where that is allowed.
  mutating func remove() -> Effect {
    guard settings.allowsRemoving else { return .nothing }
    let effect = effect(of: picker.removeFocused())
    typeTagIfNothingElse()
    return effect
  }

  /// Chooses the suggestion at `place`, and goes back to the field.
  mutating func chooseSuggestion(_ place: Int) -> Effect {
    guard suggestions.indices.contains(place) else { return .nothing }
    let index = suggestions[place]
    keyTarget = .tagField
    let outcome = picker.selection.contains(index) ? Outcome.unchanged : picker.toggle(index)
    let effect = effect(of: outcome)
    if case .refused = outcome { return effect }
    setTag(TextField())
    return .draw
  }

  // MARK: Drawing

  /// What the status line says of keys while they go to the field.
  var tagHints: [String] {
    guard !tagField.isEmpty else { return ["Esc, Enter accept"] }
    return ["Enter add"] + (showsSuggestions ? ["Down suggestions"] : []) + ["Esc clear"]
  }

  mutating func drawTagField(at place: Rectangle, in frame: inout Frame) {
    let content = TagFieldContent(field: tagField, isFocused: keyTarget == .tagField)
    let cursor = content.draw(in: arrangement.appearance.style, at: place, rules: rules, in: &frame)
    if keyTarget == .tagField { frame.cursor = cursor }
  }

  /// The style of suggestions, which are in one row.
  private var suggestionStyle: ChipStyle {
    arrangement.appearance.style == .box ? .brackets : arrangement.appearance.style
  }

  /// Whether there are suggestions, and room for them.
  private var showsSuggestions: Bool { sections.suggestions != nil }

  /// The suggestions in view, that with the focus among them: the place of each, and its columns.
  private var visibleSuggestions: [(place: Int, columns: Range<Int>)] {
    let options = picker.options
    let widths = suggestions.map { index in
      let title = rules.columns(of: options.titles[index])
      let badge = rules.columns(of: options.badge(at: index))
      return min(ChipLabel.columns(title: title, badge: badge) + ChipStyle.columnsAround, columns)
    }
    var focused = 0
    if case .suggestion(let place) = keyTarget { focused = place }
    var strip = Strip()
    strip.show(position: focused, count: widths.count, columns: columns, spacing: 1) { widths[$0] }
    let places = strip.visible(count: widths.count, columns: columns, spacing: 1) { widths[$0] }
    return places.enumerated().map { (strip.first + $0.offset, $0.element) }
  }

  mutating func drawSuggestions(in frame: inout Frame, row: Int) {
    for suggestion in visibleSuggestions {
      var content = content(ofOption: suggestions[suggestion.place])
      content.isFocused = keyTarget == .suggestion(suggestion.place)
      let origin = Point(column: suggestion.columns.lowerBound, row: row)
      let place = Rectangle(origin: origin, size: Size(columns: suggestion.columns.count, rows: 1))
      let style = suggestionStyle
      content.draw(
        in: style, at: place, labelColumns: max(0, place.size.columns - ChipStyle.columnsAround),
        rules: rules, in: &frame)
      if content.isFocused {
        frame.cursor = style.mark(in: place)
      }
    }
  }

  /// The place among the suggestions of the one on a cell of the screen.
  func suggestionPlace(at point: Point) -> Int? {
    guard point.row == sections.suggestions else { return nil }
    return visibleSuggestions.first { $0.columns.contains(point.column) }?.place
  }

  /// Whether a cell is the sign that removes a chip.
  func isRemoveSign(_ point: Point, of chip: ChipArrangement.VisibleChip) -> Bool {
    let appearance = arrangement.appearance
    return appearance.hasRemoveSign && chip.place.size.columns >= appearance.columnsAround
      && point.column == ChipContent.signColumn(in: chip.place.columns)
      && point.row == chip.place.origin.row + appearance.style.rowsAround / 2
  }
}
