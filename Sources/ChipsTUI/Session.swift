import ChipsModel

/// A picker on a screen: keys in, frames out. It knows no terminal, so that a test can be one.
package struct Session: Sendable {
  /// What is to be done after a key.
  package enum Effect: Equatable, Sendable {
    case nothing
    case draw
    /// Draw, and trust nothing that is on the screen.
    case drawEverything
    case suspend
    case finish(Ending)
  }

  /// How a person ended it.
  package enum Ending: Equatable, Sendable {
    case accepted, cancelled, interrupted, quit
  }

  package internal(set) var picker: Picker
  package let settings: Settings
  /// The size of the terminal.
  package private(set) var size: Size

  /// Whether all options are there. While none is and some may come, keys wait.
  package private(set) var isInputComplete = false

  var arrangement = ChipArrangement()
  var helpPage: HelpPage?
  /// What the status line says until the next key.
  var remark: StatusLine.Remark?
  /// The position of the chip that it is about; nil for the one that has the focus.
  var remarkPosition: Int?
  /// What stood over chips when the key came that is handled now.
  private var noteAtKey: Note?
  /// The text that is searched for.
  var searchField = TextField()
  /// The text of a new tag.
  var tagField = TextField()
  /// The options that are offered instead of the text, by index, the best first.
  var suggestions: [Int] = []
  var keyTarget = KeyTarget.chips
  var highlight: Highlight?
  /// The column in which a run of moves up and down began.
  var keptColumn: Int?
  private var waitingKeys: [Key] = []
  /// The options that a search must have looked at before the waiting keys are performed.
  private var searchGoal = 0
  /// Whether the text has changed since the last search began.
  var isSearchOutdated = false

  package init(settings: Settings, picker: Picker = Picker(), size: Size) {
    self.picker = picker
    self.settings = settings
    self.size = size
    if settings.startsInSearch { keyTarget = .searchField }
  }

  /// Where keys go.
  enum KeyTarget: Equatable, Sendable {
    case chips, searchField, tagField
    /// The suggestion at this place among them.
    case suggestion(Int)
  }

  /// Whether keys go to the search field.
  var isSearchOpen: Bool { keyTarget == .searchField }

  // MARK: Options arrive

  /// Lets `body` add options.
  package mutating func addOptions<R>(_ body: (inout Picker) throws -> R) rethrows -> R {
    try body(&picker)
  }

  /// Tells that no more options come.
  package mutating func completeInput() {
    isInputComplete = true
    picker.completeOptions()
    typeTagIfNothingElse()
  }

  /// Performs the keys that waited for the first option or for a search.
  package mutating func performWaitingKeys() -> Effect {
    guard !waitingKeys.isEmpty else { return .nothing }
    // Keys that waited for the first option are about those that came with it.
    if searchGoal == 0 { searchGoal = picker.options.count }
    guard isReady else { return .nothing }
    let keys = waitingKeys
    waitingKeys = []
    return perform(keys)
  }

  /// Whether what is shown is what the next key is about. A search that is under way is waited for, but not options
  /// that come meanwhile, or a producer that never ends would keep the keys waiting for ever.
  private var isReady: Bool {
    (!picker.options.isEmpty || isInputComplete) && picker.hasSearched(upTo: searchGoal)
  }

  // MARK: Keys

  /// Handles `keys` in order and returns the greatest of their effects; those after one that finishes or suspends are
  /// not handled.
  package mutating func handle(_ keys: [Key]) -> Effect {
    if waitingKeys.isEmpty { searchGoal = picker.options.count }
    return perform(keys)
  }

  private mutating func perform(_ keys: [Key]) -> Effect {
    var effect = Effect.nothing
    for (place, key) in keys.enumerated() {
      switch handleOne(key) {
      case .nothing: break
      case .draw: if effect == .nothing { effect = .draw }
      case .drawEverything: effect = .drawEverything
      case .finish(let ending): return .finish(ending)
      case .suspend:
        waitingKeys += keys[(place + 1)...]
        return .suspend
      }
    }
    // Once for all letters that came together.
    updateSearch()
    return effect
  }

  /// Handles a key.
  package mutating func handle(_ key: Key) -> Effect {
    handle([key])
  }

  private mutating func handleOne(_ key: Key) -> Effect {
    if case .resize(let size) = key {
      self.size = size
      keptColumn = nil
      // There may be no room for it now.
      if case .suggestion = keyTarget { keyTarget = .tagField }
      return .drawEverything
    }
    let command = KeyMap.command(for: key)
    switch command {
    case .interrupt: return .finish(.interrupted)
    case .quit: return .finish(.quit)
    case .redraw: return .drawEverything
    case .suspend: return settings.canSuspend ? .suspend : .nothing
    default: break
    }
    if waitingKeys.isEmpty, let effect = handleAtOnce(key, command) { return effect }
    updateSearch()
    guard waitingKeys.isEmpty, isReady else {
      if picker.options.isEmpty, let effect = cancelWithoutOptions(key, command) { return effect }
      waitingKeys.append(key)
      return .nothing
    }
    let hadRemark = remark != nil
    noteAtKey = hadRemark ? note(rows: sections.chips.count) : nil
    remark = nil
    let effect = performReady(key, command)
    return effect == .nothing && hadRemark ? .draw : effect
  }

  /// What ends things does not wait for the first option, whatever waits before it.
  private mutating func cancelWithoutOptions(_ key: Key, _ command: Command?) -> Effect? {
    switch keyTarget {
    case .chips: return command == .cancel || command == .goBack ? .finish(.cancelled) : nil
    case .searchField, .tagField, .suggestion:
      guard key == .escape else { return nil }
      waitingKeys = []
      return isSearchOpen ? clearSearch() : leaveTagField()
    }
  }

  /// Handles a key that has nothing to do with what is shown; nil for others.
  private mutating func handleAtOnce(_ key: Key, _ command: Command?) -> Effect? {
    switch keyTarget {
    case .searchField: return key == .escape ? clearSearch() : editSearch(key)
    case .tagField: return key == .escape ? leaveTagField() : editTag(key)
    case .suggestion: return nil
    case .chips: break
    }
    switch command {
    case .goBack where helpPage != nil, .cancel where helpPage != nil, .help where helpPage != nil:
      helpPage = nil
      return .draw
    case .search where helpPage == nil:
      settle()
      fixFocus()
      keyTarget = .searchField
      remark = nil
      searchField.moveToEnd()
      return .draw
    case .typeTag where helpPage == nil && picker.allowsAdding:
      settle()
      fixFocus()
      remark = nil
      return typeTag()
    case .help:
      helpPage = HelpPage()
      remark = nil
      return .draw
    case .goBack where hasSearch: return clearSearch()
    default: return nil
    }
  }

  private mutating func performReady(_ key: Key, _ command: Command?) -> Effect {
    switch keyTarget {
    case .searchField: return performInSearch(key, command)
    case .tagField: return performInTagField(key, command)
    case .suggestion(let place): return performOnSuggestion(place, key, command)
    case .chips: break
    }
    guard let command else { return .nothing }
    return helpPage == nil ? perform(command) : performOnHelp(command)
  }

  mutating func perform(_ command: Command) -> Effect {
    settle()
    fixFocus()
    switch command {
    case .moveLeft: return move(by: -1)
    case .moveRight: return move(by: 1)
    case .moveUp: return moveVertically(rowsOfChips: -1)
    case .moveDown: return moveVertically(rowsOfChips: 1)
    case .pageUp: return movePage(-1)
    case .pageDown: return movePage(1)
    case .next: return move(by: 1, goesRound: true)
    case .previous: return move(by: -1, goesRound: true)
    case .first: return moveToEnd(by: -1)
    case .last: return moveToEnd(by: 1)
    case .press(let point): return press(point, on: noteAtKey)
    case .toggle: return effect(of: picker.toggleFocused())
    case .chooseAll: return effect(of: picker.chooseShown(), on: "chose")
    case .clear: return effect(of: picker.clearShown(), on: "cleared")
    case .invert: return effect(of: picker.invertShown(), on: "inverted")
    case .undo: return effect(of: picker.undo())
    case .toggleChosenOnly:
      keptColumn = nil
      return effect(of: picker.toggleChosenOnly())
    case .remove: return remove()
    case .accept: return picker.accept().map { effect(of: .refused($0)) } ?? .finish(.accepted)
    case .goBack, .cancel: return .finish(.cancelled)
    // Handled before.
    case .search, .typeTag, .help, .redraw, .suspend, .interrupt, .quit: return .nothing
    }
  }

  private mutating func performOnHelp(_ command: Command) -> Effect {
    let rows = sections.chips.count
    switch command {
    case .moveUp: helpPage?.scroll(by: -1, rows: rows)
    case .moveDown: helpPage?.scroll(by: 1, rows: rows)
    case .pageUp: helpPage?.scroll(by: -rows, rows: rows)
    case .pageDown: helpPage?.scroll(by: rows, rows: rows)
    case .first: helpPage?.scroll(by: -HelpPage.lineCount, rows: rows)
    case .last: helpPage?.scroll(by: HelpPage.lineCount, rows: rows)
    default: return .nothing
    }
    return .draw
  }

  /// - Parameter action: what was done to all that is shown; said where that is less than all there is.
  mutating func effect(of outcome: Outcome, on action: String? = nil) -> Effect {
    remarkPosition = nil
    switch outcome {
    case .unchanged: return .nothing
    case .changed:
      if let action, picker.search != nil {
        remark = .message(["\(action) the \(picker.shownCount.grouped) shown"])
      }
    case .changedInPart(let refusal), .refused(let refusal): remark = .message(refusal.reasons)
    }
    return .draw
  }
}
