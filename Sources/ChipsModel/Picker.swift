/// The view model: the options, which of them are chosen, which are shown and which one has the focus.
///
/// An *index* counts all options; a *position* counts the shown ones. It knows no terminal: where chips stand in rows
/// is for the layout, which moves the focus by position.
package struct Picker: Sendable {
  package internal(set) var options = Options()
  package internal(set) var choice: Choice

  /// The options that there are to search through.
  var base = Base()

  /// The search whose matches are shown; nil when there is none.
  package internal(set) var search: Search?

  /// The search that is under way and whose matches will be shown.
  var nextSearch: Search?

  /// Counts the times that other options came on view, or went from it, but for those that came after all others.
  package private(set) var shownRevision = 0

  /// The index of the focused option; nil until the focus has been set for the first time.
  package internal(set) var focus: Int?

  /// Which options are chosen as they arrive.
  package private(set) var preselection: Preselection

  package let bounds: ChoiceBounds

  /// Whether tags may be added, so that there can be more options than there are.
  package var allowsAdding = false

  /// Whether no more options come.
  package private(set) var hasAllOptions = false

  package init(preselection: Preselection = Preselection(), bounds: ChoiceBounds = ChoiceBounds()) {
    self.preselection = preselection
    self.bounds = bounds
    choice = Choice(limit: bounds.limit)
  }

  // MARK: Options arrive

  /// Adds an option after all others, chosen if it is to be from the start; that is not a step to undo.
  ///
  /// - Throws: `ByteStrings.CapacityError`.
  package mutating func append(_ entry: Options.Entry) throws {
    try options.append(entry)
    base.append(options.count - 1)
    if preselection.includes(id: entry.id) || entry.isSelected {
      choice.chooseAtStart(options.count - 1, of: options)
    }
  }

  /// The number of the group called `name` for entries; see `Groups.number(named:limit:)`.
  package mutating func group(
    named name: UnsafeBufferPointer<UInt8>, limit: Int? = nil
  ) throws(Groups.LimitError) -> Int {
    try options.group(named: name, limit: limit)
  }

  /// Chooses what is to be chosen from the start and could not be told before all options were there.
  package mutating func completeOptions() {
    hasAllOptions = true
    let indices = preselection.matchTitles(of: options, presence)
    if !indices.isEmpty { choice.chooseAtStart(indices, of: options) }
  }

  // MARK: What is shown

  package var selection: Selection { choice.selection }

  /// The options on view.
  package var shown: Shown { search.map { .only($0.matches) } ?? base.present }

  package var shownCount: Int { shown.count(of: options.count) }

  /// Whether only those options are shown that were chosen when `toggleChosenOnly` was called.
  package var isChosenOnly: Bool { base.isChosenOnly }

  /// The position of the focused option; nil until the focus has been set, and while it is not on view.
  package var focusedPosition: Int? {
    guard let focus else { return nil }
    let shown = shown
    let position = shown.position(atOrAfter: focus)
    return position < shown.count(of: options.count) ? position : nil
  }

  /// Shows only the options that are chosen now, or all again, as far as they match the search.
  package mutating func toggleChosenOnly() -> Outcome {
    var others = Shown.all
    if !isChosenOnly {
      guard !selection.isEmpty else { return .refused(.nothingChosen) }
      others = .only(selection.indices.map(UInt32.init))
    }
    base.set(others, presence: presence, optionCount: options.count)
    if let query = nextSearch?.query ?? search?.query {
      nextSearch = Search(query, in: base.whole, optionCount: options.count)
    } else {
      showOthers()
    }
    return .changed
  }

  // MARK: Search

  /// Begins to search for `query`. What is shown changes when the search has gone through all options.
  package mutating func setQuery(_ query: Query) {
    if query.isEmpty {
      guard search != nil || nextSearch != nil else { return }
      search = nil
      nextSearch = nil
      showOthers()
    } else if let earlier = nextSearch ?? search {
      nextSearch = Search(query, after: earlier, optionCount: options.count)
    } else {
      nextSearch = Search(query, in: base.whole, optionCount: options.count)
    }
  }

  /// Whether there are options that a search has not looked at.
  package var hasSearchWork: Bool {
    nextSearch != nil || search.map { !$0.isComplete(for: options) } ?? false
  }

  /// Whether what is shown is what matches among the first `optionCount` options.
  package func hasSearched(upTo optionCount: Int) -> Bool {
    nextSearch == nil && search?.isComplete(upTo: optionCount) ?? true
  }

  /// Looks at `limit` more options at most.
  ///
  /// - Returns: whether more or other options are shown than before.
  package mutating func advanceSearch(limit: Int) -> Bool {
    let absent = presence.absent
    guard nextSearch != nil else {
      let count = shownCount
      search?.advance(through: options, without: absent, limit: limit)
      return shownCount != count
    }
    nextSearch?.advance(through: options, without: absent, limit: limit)
    guard let done = nextSearch, done.hasReachedGoal else { return false }
    search = done
    nextSearch = nil
    showOthers()
    if done.query.mode == .fuzzy, shownCount > 0 { setFocus(position: done.bestMatch) }
    return true
  }

  /// How many of the chosen options the search hides.
  ///
  /// - Complexity: O(*n*) for *n* matches, or O(*k* log *n*) for *k* chosen options where those are fewer.
  package var hiddenChosenCount: Int {
    guard let search else { return 0 }
    guard selection.count < search.matches.count else {
      return selection.count - search.matches.count { selection.contains(Int($0)) }
    }
    let shown = shown
    return selection.indices.count { !shown.contains($0) }
  }

  /// The focus stays on its option if that is shown, else goes to the next that is, else to the last.
  mutating func showOthers() {
    shownRevision += 1
    guard let focus, shownCount > 0 else { return }
    setFocus(position: enabledPosition(from: min(shown.position(atOrAfter: focus), shownCount - 1)))
  }

  // MARK: Focus

  /// Puts the focus on the shown option at `position`.
  package mutating func setFocus(position: Int) {
    precondition(position >= 0 && position < shownCount)
    focus = shown.index(at: position)
  }

  /// The shown option at `position` or the next after it that is not disabled, else the last before it; `position` when
  /// all are disabled.
  package func enabledPosition(from position: Int) -> Int {
    nextEnabledPosition(from: position, by: 1) ?? nextEnabledPosition(from: position - 1, by: -1) ?? position
  }

  /// The first shown option from `position` on that is not disabled, going by `step`, 1 or -1; nil when there is none.
  package func nextEnabledPosition(from position: Int, by step: Int) -> Int? {
    let positions = 0..<shownCount
    guard !options.areAllEnabled else { return positions.contains(position) ? position : nil }
    let shown = shown
    var position = position
    while positions.contains(position), options.isDisabled(shown.index(at: position)) { position += step }
    return positions.contains(position) ? position : nil
  }

  // MARK: The choice

  /// Toggles the focused option.
  package mutating func toggleFocused() -> Outcome {
    guard let position = focusedPosition else { return .unchanged }
    return toggle(shown.index(at: position))
  }

  /// Toggles the option at `index`, whether it is shown or not.
  package mutating func toggle(_ index: Int) -> Outcome {
    choice.toggle(index, of: options)
  }

  /// Chooses every shown option that is not disabled, as far as the limits allow.
  ///
  /// - Complexity: O(*n*) for *n* shown options, as `clearShown` and `invertShown`.
  package mutating func chooseShown() -> Outcome {
    choice.choose(shown, of: options)
  }

  /// Chooses no shown option, but for disabled ones.
  package mutating func clearShown() -> Outcome {
    choice.clear(shown, of: options)
  }

  /// Clears, then chooses what was not chosen before, as far as the limits allow.
  package mutating func invertShown() -> Outcome {
    choice.invert(shown, of: options)
  }

  /// Makes the choice one that can be accepted: with one option to choose and none chosen, that is the focused one.
  ///
  /// - Returns: why it cannot be accepted; nil when it can.
  package mutating func accept() -> Refusal? {
    if bounds.takesFocused, selection.isEmpty { _ = toggleFocused() }
    let minimum = bounds.minimum
    guard selection.count < minimum else { return nil }
    if hasAllOptions, !allowsAdding {
      let possible = choice.largestCount(of: options)
      if possible < minimum { return .outOfReach(minimum: minimum, possible: possible) }
    }
    return .tooFew(missing: minimum - selection.count, minimum: minimum)
  }
}
