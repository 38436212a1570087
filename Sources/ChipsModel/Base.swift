/// The options that there are to search through: all, or those that were chosen when only they were asked for.
struct Base: Sendable {
  /// Those that were asked for, whether they are present or not.
  private(set) var whole = Shown.all

  /// Those of them that are present: what is shown without a search.
  private(set) var present = Shown.all

  /// Whether only options that were chosen were asked for.
  var isChosenOnly: Bool { whole != .all }

  /// Takes other options.
  mutating func set(_ whole: Shown, presence: Presence, optionCount: Int) {
    self.whole = whole
    update(presence, optionCount: optionCount)
  }

  /// Takes account of options that have come back, or that are gone.
  ///
  /// - Complexity: O(*n*) for *n* options, O(1) where all are present.
  mutating func update(_ presence: Presence, optionCount: Int) {
    guard !presence.isWhole else { return present = whole }
    var indices: AscendingIndices = []
    let count = whole.count(of: optionCount)
    indices.reserveCapacity(count)
    for position in 0..<count {
      let index = whole.index(at: position)
      if presence.contains(index) { indices.append(UInt32(index)) }
    }
    present = .only(indices)
  }

  /// Takes in an option that has come after all others, where all were asked for.
  ///
  /// - Complexity: amortized O(1).
  mutating func append(_ index: Int) {
    if !isChosenOnly { present.insert(index) }
  }

  /// Takes in an option that is present, although it was not chosen when only those were asked for.
  mutating func include(_ index: Int) {
    guard isChosenOnly else { return }
    whole.insert(index)
    present.insert(index)
  }
}
