/// Which options are chosen, within limits, and the steps that led to it.
package struct Choice: Sendable {
  package private(set) var selection = Selection()
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
      apply(IndexRuns(index), of: options)
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
      apply(IndexRuns(selection.indices), of: options)
    }
    for index in indices where !history.contains(index) { chooseAtStart(index, of: options) }
  }

  /// Toggles the option at `index`; where only one may be chosen it takes the place of the one that is.
  ///
  /// - Complexity: O(1), but O(*n* / 64 + *k*) for *k* chosen of *n* options where one is replaced.
  mutating func toggle(_ index: Int, of options: Options) -> Outcome {
    guard !options.isDisabled(index) else { return .refused(.disabled) }
    if selection.contains(index) { return perform(IndexRuns(index), of: options) }
    var changed = [index]
    while let refusal = room(after: changed, of: options).refusal(for: index, of: options, more: 0) {
      guard let holder = holder(of: refusal, for: index, of: options), !changed.contains(holder) else {
        return .refused(refusal)
      }
      guard !options.isDisabled(holder) else { return .refused(.placeIsHeld) }
      changed.append(holder)
    }
    return perform(IndexRuns(changed.sorted()), of: options)
  }

  /// Chooses those of `shown` that are not, in input order as far as there is room.
  ///
  /// - Complexity: O(*n*) for *n* shown options, as `clear` and `invert`.
  mutating func choose(_ shown: Shown, of options: Options) -> Outcome {
    var room = room
    var refusal: Refusal?
    let change = fill(shown, of: options, in: &room, leftOut: &refusal)
    return perform(change, of: options, leftOut: refusal)
  }

  /// Chooses none of `shown`.
  mutating func clear(_ shown: Shown, of options: Options) -> Outcome {
    perform(changeable(shown, of: options) { selection.contains($0) }, of: options)
  }

  /// Chooses those of `shown` that are not chosen, in input order as far as there is room, and no longer those that are.
  mutating func invert(_ shown: Shown, of options: Options) -> Outcome {
    guard isLimited(options) else {
      return perform(changeable(shown, of: options) { _ in true }, of: options)
    }
    let cleared = changeable(shown, of: options) { selection.contains($0) }
    var room = room(after: cleared.indices, of: options)
    var refusal: Refusal?
    let filled = fill(shown, of: options, in: &room, leftOut: &refusal)
    return perform(cleared.union(filled), of: options, leftOut: refusal)
  }

  /// Takes back the newest step that has not been taken back yet; refused where options that were chosen as they arrived
  /// have taken the room.
  mutating func undo(of options: Options) -> Outcome {
    guard let change = history.newest else { return .unchanged }
    apply(change, of: options)
    if isLimited(options),
      let refusal = change.indices.lazy.compactMap({ index in
        selection.contains(index) ? room.refusal(for: index, of: options, more: 0) : nil
      }).first
    {
      apply(change, of: options)
      return .refused(refusal)
    }
    history.removeNewest()
    return .changed
  }

  /// The chosen options in the order in which they were chosen; what was chosen by one step in input order.
  ///
  /// - Complexity: O(*s* · *n* / 64) for *s* steps and *n* options at most.
  package var inOrderOfChoosing: [Int] {
    var rest = selection
    var groups: [[Int]] = []
    for step in history.newestFirst where !rest.isEmpty {
      let chosen = rest.indices(in: step)
      for index in chosen { rest.toggle(index) }
      groups.append(chosen)
    }
    return Array(rest.indices) + groups.reversed().joined()
  }

  /// How many can be chosen at most, whatever is chosen now.
  ///
  /// - Complexity: O(*n*) for *n* options.
  func largestCount(of options: Options) -> Int {
    let fixed = selection.indices.filter { options.isDisabled($0) }
    var room = Room(limit: room.limit)
    for index in fixed { _ = room.take(index, of: options) }
    for index in 0..<options.count where !options.isDisabled(index) { _ = room.take(index, of: options) }
    return room.count
  }

  /// How many options of the group with this number are chosen.
  package func count(ofGroup group: Int) -> Int { room.count(ofGroup: group) }

  // MARK: Changes

  private func isLimited(_ options: Options) -> Bool { room.limit != nil || options.groups.areLimited }

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

  private mutating func perform(_ change: IndexRuns, of options: Options, leftOut: Refusal? = nil) -> Outcome
  {
    guard !change.isEmpty else { return leftOut.map { .refused($0) } ?? .unchanged }
    apply(change, of: options)
    history.record(change)
    return leftOut.map { .changedInPart($0) } ?? .changed
  }

  private mutating func apply(_ change: IndexRuns, of options: Options) {
    selection.toggle(change)
    room.count = selection.count
    guard !options.haveNoGroups else { return }
    for index in change.indices {
      room.countInGroup(index, of: options, isChosen: selection.contains(index))
    }
  }
}
