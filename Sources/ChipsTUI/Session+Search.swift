import ChipsModel

extension Session {
  /// Whether there is text that is searched for.
  var hasSearch: Bool { !searchField.isEmpty }

  /// Whether there are options that the search has not looked at.
  package var hasSearchWork: Bool { picker.hasSearchWork }

  /// Looks at `limit` more options at most.
  package mutating func advanceSearch(limit: Int) -> Effect {
    let revision = picker.shownRevision
    let isChanged = picker.advanceSearch(limit: limit)
    if picker.shownRevision != revision { forgetColumn() }
    return isChanged ? .draw : .nothing
  }

  /// Does what `key` does to the text; nil when that is nothing.
  mutating func editSearch(_ key: Key) -> Effect? {
    switch searchField.edit(key) {
    case .notForText: return nil
    case .moved: break
    case .changed: isSearchOutdated = true
    }
    remark = nil
    return .draw
  }

  /// Performs a key that is not for the text while the field is open.
  mutating func performInSearch(_ key: Key, _ command: Command?) -> Effect {
    switch key {
    case .enter:
      keyTarget = .chips
      return .draw
    case .down, .tab:
      keyTarget = .chips
      _ = picker.shownCount > 0 ? moveToEnd(by: -1) : .nothing
      return .draw
    case .control("t"): return perform(.toggle)
    case .press, .wheelUp, .wheelDown: return command.map { perform($0) } ?? .nothing
    default: return .nothing
    }
  }

  /// Clears the text and goes back to the chips.
  mutating func clearSearch() -> Effect {
    keyTarget = .chips
    searchField = TextField()
    isSearchOutdated = true
    updateSearch()
    return .draw
  }

  /// What stands before the text.
  private var prompt: ShownText { ShownText(ascii: "/ ") }

  func drawSearchField(in frame: inout Frame, row: Int) {
    let columns = columns(ofRow: row)
    let prompt = columns > 2 * self.prompt.columns ? self.prompt : ShownText()
    frame.add(prompt, at: Point(column: 0, row: row), role: .keyName)
    let visible = searchField.visible(columns: columns - prompt.columns, rules: settings.rules)
    frame.add(visible.text, at: Point(column: prompt.columns, row: row), role: .field)
    if isSearchOpen { frame.cursor = Point(column: prompt.columns + visible.cursorColumn, row: row) }
  }

  /// Begins to search for the text, if it has changed.
  mutating func updateSearch() {
    guard isSearchOutdated else { return }
    isSearchOutdated = false
    forgetColumn()
    let query = Query(searchField.text, mode: settings.searchMode)
    highlight = query.isEmpty ? nil : Highlight(query)
    picker.setQuery(query)
  }
}
