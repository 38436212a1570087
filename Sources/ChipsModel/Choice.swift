/// Which options are chosen, within limits, which are present, and the steps that led to it.
package struct Choice: Sendable {
  package private(set) var selection = Selection()

  /// Nothing chooses an option that is not present, and none that is chosen is not.
  package private(set) var presence = Presence()

  private var history = History()
  private var room: Room

  /// The options that were to be chosen at the start and had no room.
  package private(set) var leftOutAtStart: [Int] = []

  /// - Parameter limit: how many may be chosen; nil for any number.
  package init(limit: Int? = nil) {
    room = Room(limit: limit)
  }

  /// Chooses the option at `index` from the start, if there is room, which is no step to undo.
  mutating func chooseAtStart(_ index: Int, of options: Options) {
    if room.refusal(for: index, of: options, more: 1) == nil {
      apply(Change(selection: IndexRuns(index)), of: options)
    } else {
      leftOutAtStart.append(index)
    }
  }

  /// Chooses more options from the start, of which it was not known that they were to be, together with those of which it
  /// was: the first in input order, if nothing has been changed since; else as far as there is room, and but for those that have been.
  mutating func chooseAtStart(_ more: [Int], of options: Options) {
    var indices = more.filter { !selection.contains($0) }
    if history.isEmpty {
      indices = (indices + leftOutAtStart + Array(selection.indices)).sorted()
      leftOutAtStart = []
      apply(Change(selection: IndexRuns(selection.indices)), of: options)
    }
    for index in indices where !history.contains(index) { chooseAtStart(index, of: options) }
  }

  /// Toggles the option at `index`; where only one may be chosen it takes the place of the one that is.
  ///
  /// - Complexity: O(1), but O(*n* / 64 + *k*) for *k* chosen of *n* options where one is replaced.
  mutating func toggle(_ index: Int, of options: Options) -> Outcome {
    guard presence.contains(index) else { return .unchanged }
    guard !options.isDisabled(index) else { return .refused(.disabled) }
    if selection.contains(index) { return perform(Change(selection: IndexRuns(index)), of: options) }
    do throws(Refusal) {
      return perform(Change(selection: try runs(toChoose: index, of: options)), of: options)
    } catch {
      return .refused(error)
    }
  }

  /// Chooses the option at `index`, if it is not chosen, as `toggle` does; one that is not present comes back first.
  mutating func add(_ index: Int, of options: Options) -> Outcome {
    guard !selection.contains(index) else { return .unchanged }
    guard !options.isDisabled(index) else { return .refused(.disabled) }
    do throws(Refusal) {
      var change = Change(selection: try runs(toChoose: index, of: options))
      if !presence.contains(index) { change.presence = IndexRuns(index) }
      return perform(change, of: options)
    } catch {
      return .refused(error)
    }
  }

  /// Why a tag cannot be added; nil when it can.
  func refusalOfTag(of options: Options) -> Refusal? {
    do throws(Refusal) {
      _ = try runs(toChoose: options.count, of: options)
      return nil
    } catch {
      return error
    }
  }

  /// Makes the option at `index`, which has come after all others, a tag, which is still to be added.
  mutating func appendTag(_ index: Int) {
    presence.appendTag(index)
  }

  /// Removes the option at `index`, which is then not chosen either.
  mutating func remove(_ index: Int, of options: Options) -> Outcome {
    guard presence.contains(index) else { return .unchanged }
    guard !options.isDisabled(index) else { return .refused(.disabled) }
    let isChosen = selection.contains(index)
    let change = Change(selection: isChosen ? IndexRuns(index) : IndexRuns(), presence: IndexRuns(index))
    return perform(change, of: options)
  }

  /// Chooses those of `shown` that are not, in input order as far as there is room.
  ///
  /// - Complexity: O(*n*) for *n* shown options, as `clear` and `invert`.
  mutating func choose(_ shown: Shown, of options: Options) -> Outcome {
    var room = room
    var refusal: Refusal?
    let change = fill(shown, of: options, in: &room, leftOut: &refusal)
    return perform(Change(selection: change), of: options, leftOut: refusal)
  }

  /// Chooses none of `shown`.
  mutating func clear(_ shown: Shown, of options: Options) -> Outcome {
    perform(Change(selection: changeable(shown, of: options) { selection.contains($0) }), of: options)
  }

  /// Chooses those of `shown` that are not chosen, in input order as far as there is room, and no longer those that are.
  mutating func invert(_ shown: Shown, of options: Options) -> Outcome {
    guard isLimited(options) else {
      return perform(Change(selection: changeable(shown, of: options) { _ in true }), of: options)
    }
    let cleared = changeable(shown, of: options) { selection.contains($0) }
    var room = room(after: cleared.indices, of: options)
    var refusal: Refusal?
    let filled = fill(shown, of: options, in: &room, leftOut: &refusal)
    return perform(Change(selection: cleared.union(filled)), of: options, leftOut: refusal)
  }

  /// Takes back the newest step that has not been taken back yet; refused where options that were chosen as they arrived
  /// have taken the room.
  mutating func undo(of options: Options) -> Outcome {
    guard let change = history.newest else { return .unchanged }
    apply(change, of: options)
    if isLimited(options),
      let refusal = change.selection.indices.lazy.compactMap({ index in
        selection.contains(index) ? room.refusal(for: index, of: options, more: 0) : nil
      }).first
    {
      apply(change, of: options)
      return .refused(refusal)
    }
    history.removeNewest()
    return .changed
  }

  /// The newest step that has not been taken back, which `undo` would take back; nil when there is none.
  package var newestChange: Change? { history.newest }

  /// The chosen options in input order, then the chosen tags in the order in which they were added.
  ///
  /// - Complexity: O(*n* / 64 + *k*) to go through all *k* of them among *n* options.
  package var inInputOrder: InInputOrder {
    let (arrived, tags) = parts
    return InInputOrder(arrived: arrived.indices, tags: tags.indices)
  }

  /// The indices of chosen options, those of tags at the end.
  package struct InInputOrder: Sequence, IteratorProtocol {
    fileprivate var arrived: Selection.Indices
    fileprivate var tags: Selection.Indices

    package mutating func next() -> Int? { arrived.next() ?? tags.next() }
  }

  /// The chosen options that arrived, and the chosen tags.
  private var parts: (arrived: Selection, tags: Selection) {
    var (arrived, tags) = (selection, Selection())
    for tag in presence.tags where selection.contains(tag) {
      arrived.toggle(tag)
      tags.toggle(tag)
    }
    return (arrived, tags)
  }

  /// The chosen options in the order in which they were chosen, what was chosen by one step in input order; then the
  /// chosen tags in the order in which they were added.
  ///
  /// - Complexity: O(*s* · *n* / 64) for *s* steps and *n* options at most.
  package var inOrderOfChoosing: [Int] {
    var (rest, tags) = parts
    var groups: [[Int]] = []
    for step in history.newestFirst where !rest.isEmpty {
      let chosen = rest.indices(in: step.selection)
      for index in chosen { rest.toggle(index) }
      groups.append(chosen)
    }
    return Array(rest.indices) + groups.reversed().joined() + tags.indices
  }

  /// How many can be chosen at most, whatever is chosen now.
  ///
  /// - Complexity: O(*n*) for *n* options.
  func largestCount(of options: Options) -> Int {
    let fixed = selection.indices.filter { options.isDisabled($0) }
    var room = Room(limit: room.limit)
    for index in fixed { _ = room.take(index, of: options) }
    for index in 0..<options.count where !options.isDisabled(index) && presence.contains(index) {
      _ = room.take(index, of: options)
    }
    return room.count
  }

  /// How many options of the group with this number are chosen.
  package func count(ofGroup group: Int) -> Int { room.count(ofGroup: group) }

  // MARK: Changes

  private func isLimited(_ options: Options) -> Bool { room.limit != nil || options.groups.areLimited }

  /// The options to toggle for the one at `index`, which is not chosen, to be: itself, and any whose place it takes.
  private func runs(toChoose index: Int, of options: Options) throws(Refusal) -> IndexRuns {
    var changed = [index]
    while let refusal = room(after: changed, of: options).refusal(for: index, of: options, more: 0) {
      guard let holder = holder(of: refusal, for: index, of: options), !changed.contains(holder) else {
        throw refusal
      }
      guard !options.isDisabled(holder) else { throw .placeIsHeld }
      changed.append(holder)
    }
    return IndexRuns(changed.sorted())
  }

  /// The room there will be when `changed` have been toggled.
  private func room(after changed: some Sequence<Int>, of options: Options) -> Room {
    var room = room
    for index in changed {
      let isChosen = !selection.contains(index)
      room.count += isChosen ? 1 : -1
      room.countInGroup(index, of: options, isChosen: isChosen)
    }
    return room
  }

  /// The chosen option whose place another may take: where one may be chosen, the one that is.
  private func holder(of refusal: Refusal, for index: Int, of options: Options) -> Int? {
    switch refusal {
    case .limit(1): return selection.indices.first { _ in true }
    case .groupLimit(_, 1):
      let group = options.group(of: index)
      return selection.indices.first { options.group(of: $0) == group }
    default: return nil
    }
  }

  private func fill(_ shown: Shown, of options: Options, in room: inout Room, leftOut: inout Refusal?)
    -> IndexRuns
  {
    guard isLimited(options) else { return changeable(shown, of: options) { !selection.contains($0) } }
    return changeable(shown, of: options) { index in
      guard !selection.contains(index) else { return false }
      guard let refusal = room.take(index, of: options) else { return true }
      leftOut = leftOut ?? refusal
      return false
    }
  }

  /// The options of `shown` that are not disabled and that are to be changed.
  private func changeable(_ shown: Shown, of options: Options, where isIncluded: (Int) -> Bool) -> IndexRuns {
    var runs = IndexRuns()
    let areAllEnabled = options.areAllEnabled
    for position in 0..<shown.count(of: options.count) {
      let index = shown.index(at: position)
      if areAllEnabled || !options.isDisabled(index), isIncluded(index) { runs.append(index) }
    }
    return runs
  }

  private mutating func perform(_ change: Change, of options: Options, leftOut: Refusal? = nil) -> Outcome {
    guard !change.isEmpty else { return leftOut.map { .refused($0) } ?? .unchanged }
    apply(change, of: options)
    history.record(change)
    return leftOut.map { .changedInPart($0) } ?? .changed
  }

  private mutating func apply(_ change: Change, of options: Options) {
    selection.toggle(change.selection)
    presence.toggle(change.presence)
    room.count = selection.count
    guard !options.haveNoGroups else { return }
    for index in change.selection.indices {
      room.countInGroup(index, of: options, isChosen: selection.contains(index))
    }
  }
}
