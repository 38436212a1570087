/// The view model: the options, which of them are chosen, which are shown and which one has the focus.
///
/// An *index* counts all options; a *position* counts the shown ones. It knows no terminal: where chips stand in rows
/// is for the layout, which moves the focus by position.
package struct Picker: Sendable {
  package private(set) var options = Options()
  package private(set) var selection = Selection()

  /// The options on view. Changes only by `toggleChosenOnly`.
  package private(set) var shown = Shown.all

  /// The index of the focused option; nil until the focus has been set for the first time.
  package private(set) var focus: Int?

  /// Which options are chosen as they arrive.
  package private(set) var preselection: Preselection

  private var history = History()

  package init(preselection: Preselection = Preselection()) {
    self.preselection = preselection
  }

  /// What came of a command.
  package enum Outcome: Equatable, Sendable {
    case unchanged
    case changed
    case refused(Refusal)
  }

  /// Why a command was not performed.
  package enum Refusal: Equatable, Sendable {
    /// Only the chosen were to be shown, and nothing is chosen.
    case nothingChosen
  }

  /// Adds an option after all others, chosen if the preselection has it; that is not a step to undo.
  ///
  /// - Throws: `Options.CapacityError`; nothing is added then.
  package mutating func append(_ record: ArraySlice<UInt8>) throws {
    try options.append(record)
    if preselection.includes(record) { selection.toggle(options.count - 1) }
  }

  // MARK: What is shown

  package var shownCount: Int { shown.count(of: options.count) }

  /// Whether only those options are shown that were chosen when `toggleChosenOnly` was called.
  package var isChosenOnly: Bool { shown != .all }

  /// The position of the focused option; nil until the focus has been set.
  package var focusedPosition: Int? { focus.map(shown.position(atOrAfter:)) }

  /// Shows only the options that are chosen now, or all again.
  ///
  /// The focus stays on its option if that is shown, else goes to the next that is, else to the last.
  package mutating func toggleChosenOnly() -> Outcome {
    guard !isChosenOnly else {
      shown = .all
      return .changed
    }
    guard !selection.isEmpty else { return .refused(.nothingChosen) }
    shown = .only(selection.indices.map(UInt32.init))
    if let position = focusedPosition { setFocus(position: min(position, shownCount - 1)) }
    return .changed
  }

  // MARK: Focus

  /// Puts the focus on the shown option at `position`.
  package mutating func setFocus(position: Int) {
    precondition(position >= 0 && position < shownCount)
    focus = shown.index(at: position)
  }

  // MARK: The choice

  /// Toggles the focused option.
  package mutating func toggleFocused() -> Outcome {
    guard let focus else { return .unchanged }
    return perform(IndexRuns(focus))
  }

  /// Chooses every shown option.
  ///
  /// - Complexity: O(*n*) for *n* shown options, as `clearShown` and `invertShown`.
  package mutating func chooseShown() -> Outcome {
    perform(shownOptions { !selection.contains($0) })
  }

  /// Chooses no shown option.
  package mutating func clearShown() -> Outcome {
    perform(shownOptions { selection.contains($0) })
  }

  /// Toggles every shown option.
  package mutating func invertShown() -> Outcome {
    perform(shownOptions { _ in true })
  }

  /// Takes back the newest change of the choice that has not been taken back yet.
  package mutating func undo() -> Outcome {
    guard let change = history.takeNewest() else { return .unchanged }
    selection.toggle(change)
    return .changed
  }

  private func shownOptions(where isIncluded: (Int) -> Bool) -> IndexRuns {
    var runs = IndexRuns()
    for position in 0..<shownCount {
      let index = shown.index(at: position)
      if isIncluded(index) { runs.append(index) }
    }
    return runs
  }

  private mutating func perform(_ change: IndexRuns) -> Outcome {
    guard !change.isEmpty else { return .unchanged }
    selection.toggle(change)
    history.record(change)
    return .changed
  }
}
