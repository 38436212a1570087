/// How many options may still be chosen: of all, and of each group.
struct Room: Sendable {
  /// How many of all may be chosen; nil for any number.
  let limit: Int?

  /// How many are chosen.
  var count = 0

  /// How many are chosen of each group, by its number; those past the end none.
  private var groupCounts: [Int] = []

  init(limit: Int?) {
    self.limit = limit
  }

  /// How many options of a group are chosen.
  func count(ofGroup group: Int) -> Int { group < groupCounts.count ? groupCounts[group] : 0 }

  /// Takes account of the option at `index` in its group: it is chosen now, or no longer.
  mutating func countInGroup(_ index: Int, of options: Options, isChosen: Bool) {
    let group = options.group(of: index)
    if group >= groupCounts.count {
      groupCounts += repeatElement(0, count: group + 1 - groupCounts.count)
    }
    groupCounts[group] += isChosen ? 1 : -1
  }

  /// Why the option at `index` may not be among the chosen when `more` than now are; nil when it may.
  ///
  /// - Parameter more: 1 for whether it has room, 0 for whether those that are chosen have.
  func refusal(for index: Int, of options: Options, more: Int) -> Refusal? {
    // The group's first: where it is a single choice one of it may make room in both.
    let number = options.group(of: index)
    let group = options.groups[number]
    if let limit = group.limit, count(ofGroup: number) + more > limit {
      return .groupLimit(name: group.name, limit: limit)
    }
    if let limit, count + more > limit { return .limit(limit) }
    return nil
  }

  /// Takes account of the option at `index` being chosen, if there is room for it.
  ///
  /// - Returns: why there is not; nil when there is.
  mutating func take(_ index: Int, of options: Options) -> Refusal? {
    if let refusal = refusal(for: index, of: options, more: 1) { return refusal }
    count += 1
    countInGroup(index, of: options, isChosen: true)
    return nil
  }
}
