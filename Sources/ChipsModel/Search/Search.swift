/// A search through options, done a part at a time, so that nothing else has to wait for it.
package struct Search: Sendable {
  package let query: Query

  /// The indices of the options that match, of those that have been looked at; they ascend.
  package private(set) var matches: [UInt32] = []

  /// The place in `matches` of the best one by the score of a fuzzy query.
  package var bestMatch: Int { matches.position(atOrAfter: best.index) }

  /// How many options have been looked at.
  package private(set) var examinedCount = 0

  private var best = (score: Int.min, index: 0)
  private var matcher: Matcher

  /// What matched the search that this one narrows, and still has to be looked at from `nextEarlier` on.
  private let earlierMatches: [UInt32]
  private var nextEarlier = 0

  /// The options that are looked at after those, and the position of the next of them.
  private var base: Shown
  private var nextPosition: Int

  /// How many options there were when it began. More may come faster than they are looked at.
  private let goal: Int

  /// A search through `base`, of which there are `optionCount` options by now.
  package init(_ query: Query, in base: Shown, optionCount: Int = 0) {
    self.query = query
    goal = optionCount
    self.base = base
    matcher = Matcher(query)
    earlierMatches = []
    nextPosition = 0
  }

  /// A search through what `earlier` has found and what it has not looked at, if `query` narrows its query; else
  /// through all that it looks at.
  package init(_ query: Query, after earlier: Search, optionCount: Int = 0) {
    self.query = query
    goal = optionCount
    base = earlier.base
    matcher = Matcher(query)
    if query.narrows(earlier.query) {
      earlierMatches = earlier.matches + earlier.earlierMatches[earlier.nextEarlier...]
      nextPosition = earlier.nextPosition
    } else {
      earlierMatches = []
      nextPosition = 0
    }
  }

  /// Whether every one of `options` that it goes through has been looked at.
  package func isComplete(for options: Options) -> Bool {
    isComplete(upTo: options.count)
  }

  /// Whether every one of the first `optionCount` options that it goes through has been looked at.
  package func isComplete(upTo optionCount: Int) -> Bool {
    nextEarlier == earlierMatches.count && nextPosition >= base.count(of: optionCount)
  }

  /// Whether all options that were there when it began have been looked at: its matches are worth showing.
  package var hasReachedGoal: Bool { isComplete(upTo: goal) }

  /// Looks at `limit` more options at most.
  ///
  /// - Parameter absent: options that do not match, whatever their titles.
  /// - Complexity: O(*m*) for the *m* bytes of those options.
  package mutating func advance(
    through options: Options, without absent: Selection = Selection(), limit: Int
  ) {
    var left = limit
    options.titles.withLent { titles in
      while left > 0, nextEarlier < earlierMatches.count {
        examine(Int(earlierMatches[nextEarlier]), titles, absent)
        nextEarlier += 1
        left -= 1
      }
      let end = base.count(of: options.count)
      while left > 0, nextPosition < end {
        examine(base.index(at: nextPosition), titles, absent)
        nextPosition += 1
        left -= 1
      }
    }
  }

  private mutating func examine(_ index: Int, _ titles: ByteStrings.Lent, _ absent: Selection) {
    examinedCount += 1
    guard let score = matcher.score(titles[index]), !absent.contains(index) else { return }
    if score > best.score { best = (score, index) }
    matches.append(UInt32(index))
  }

  // MARK: Options come and go

  /// Takes the option at `index` out of the matches, if it is one.
  package mutating func drop(_ index: Int) {
    matches.remove(index)
  }

  /// Looks at the option at `index`, which has come back or is to be gone through as well, unless it will be looked at
  /// anyway. The search must have reached its goal.
  ///
  /// - Complexity: O(*n*) for *n* matches.
  package mutating func admit(_ index: Int, of options: Options) {
    let isNew = !base.contains(index)
    base.insert(index)
    let position = base.position(atOrAfter: index)
    guard position <= nextPosition else { return }
    if isNew || position == nextPosition { nextPosition += 1 }
    if options.titles.withLent({ matcher.score($0[index]) }) != nil { matches.insert(index) }
  }
}
