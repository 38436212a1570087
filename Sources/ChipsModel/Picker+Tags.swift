/// Tags that are added, options that are removed, and how both are taken back.
extension Picker {
  package var presence: Presence { choice.presence }

  /// How many options are present.
  package var presentCount: Int { options.count - presence.absent.count }

  // MARK: Adding

  /// Adds a tag, chosen, as one step. Where a title is equal, with case folded and canonically equivalent, that option is
  /// chosen instead: the first that is present and not disabled, else one that is not present, which comes back.
  ///
  /// - Parameter text: what it is called; white space at the ends does not count. Nothing is added for blank text, and
  ///   none that would make the options too large (see `ByteStrings.CapacityError`).
  /// - Complexity: one pass over the titles.
  package mutating func add(_ text: [UInt8]) -> Addition {
    let text = Array(TagText(text).bytes)
    guard !text.isEmpty else { return Addition(.unchanged) }
    if let index = TitleEquality.option(titled: text, in: options, presence) {
      return choose(index)
    }
    if let refusal = choice.refusalOfTag(of: options) { return Addition(.refused(refusal)) }
    let index = options.count
    do {
      try text.withUnsafeBufferPointer { try options.append(Options.Entry(id: $0)) }
    } catch {
      return Addition(.unchanged)
    }
    choice.appendTag(index)
    let outcome = choice.add(index, of: options)
    base.append(index)
    base.include(index)
    search?.admit(index, of: options)
    restartSearch()
    return Addition(outcome, index)
  }

  /// Chooses the option at `index`, which comes back if it is not present, and on view if it is not among the chosen that
  /// were asked for.
  private mutating func choose(_ index: Int) -> Addition {
    let isBack = !presence.contains(index)
    let outcome = choice.add(index, of: options)
    if selection.contains(index), isBack || !base.whole.contains(index) { updateShown(for: IndexRuns(index)) }
    return Addition(outcome, index, former: isBack ? .removed : .present)
  }

  /// The options to offer while `text` is typed: up to `limit` that are present and not disabled and whose titles contain
  /// it, case and the forms of Latin letters folded. Those come first that are called so, then those whose titles begin
  /// with it, then those of which a word does; else they are in input order. None for blank text.
  ///
  /// - Complexity: one pass over the titles.
  package func suggestions(for text: [UInt8], limit: Int = 5) -> [Int] {
    Suggestions.indices(
      for: Array(TagText(text).bytes), in: options, without: presence.absent, limit: limit)
  }

  // MARK: Removing

  /// Removes the focused option.
  package mutating func removeFocused() -> Outcome {
    guard let position = focusedPosition else { return .unchanged }
    return remove(shown.index(at: position))
  }

  /// Removes the option at `index`, as one step: it keeps its index, but is neither shown nor chosen. From it the focus
  /// goes to the next that is shown, else to the last.
  ///
  /// - Complexity: O(*n*) for *n* options.
  package mutating func remove(_ index: Int) -> Outcome {
    let outcome = choice.remove(index, of: options)
    if outcome == .changed { updateShown(for: IndexRuns(index)) }
    return outcome
  }

  /// Removes the tag that was added last of those that are present; `unchanged` when there is none.
  package mutating func removeNewestTag() -> Outcome {
    presence.newestTag.map { remove($0) } ?? .unchanged
  }

  // MARK: Undo

  /// The newest step that has not been taken back, which `undo` would take back; nil when there is none.
  package var newestChange: Change? { choice.newestChange }

  /// Takes back the newest step that has not been taken back yet. The focus goes to the option that this brings back, if
  /// it is shown.
  package mutating func undo() -> Outcome {
    let presenceChange = newestChange?.presence ?? IndexRuns()
    let outcome = choice.undo(of: options)
    guard outcome == .changed, !presenceChange.isEmpty else { return outcome }
    updateShown(for: presenceChange)
    for index in presenceChange.indices where presence.contains(index) && shown.contains(index) {
      focus = index
    }
    return outcome
  }

  // MARK: The answer

  /// The chosen options in input order, then the chosen tags in the order in which they were added.
  ///
  /// - Complexity: O(*n* / 64 + *k*) to go through all *k* of them among *n* options.
  package var chosenInInputOrder: Choice.InInputOrder { choice.inInputOrder }

  // MARK: What is shown

  /// Takes account of options that have come back, or are gone.
  private mutating func updateShown(for change: IndexRuns) {
    base.update(presence, optionCount: options.count)
    for index in change.indices {
      guard presence.contains(index) else {
        search?.drop(index)
        continue
      }
      // Where only the chosen are shown, those that come back chosen are, too.
      if selection.contains(index) { base.include(index) }
      if base.whole.contains(index) { search?.admit(index, of: options) }
    }
    restartSearch()
    showOthers()
  }

  /// Begins the search that is under way again, as it has been through what is there no longer.
  private mutating func restartSearch() {
    guard let query = nextSearch?.query else { return }
    nextSearch = Search(query, in: base.whole, optionCount: options.count)
  }
}
