/// A search through options, done a part at a time, so that nothing else has to wait for it.
package struct Search: Sendable {
  package let query: Query

  /// The indices of the options that match, of those that have been looked at; they ascend.
  package private(set) var matches: [UInt32] = []

  /// The place in `matches` of the best one by the score of a fuzzy query.
  package private(set) var bestMatch = 0

  /// How many options have been looked at.
  package private(set) var examinedCount = 0

  private var bestScore = Int.min
  private var matcher: Matcher

  /// What matched the search that this one narrows, and still has to be looked at from `nextEarlier` on.
  private let earlierMatches: [UInt32]
  private var nextEarlier = 0

  /// The options that are looked at after those, and the position of the next of them.
  private let base: Shown
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
  /// - Complexity: O(*m*) for the *m* bytes of those options.
  package mutating func advance(through options: Options, limit: Int) {
    var left = limit
    options.titles.withLent { titles in
      while left > 0, nextEarlier < earlierMatches.count {
        examine(Int(earlierMatches[nextEarlier]), titles)
        nextEarlier += 1
        left -= 1
      }
      let end = base.count(of: options.count)
      while left > 0, nextPosition < end {
        examine(base.index(at: nextPosition), titles)
        nextPosition += 1
        left -= 1
      }
    }
  }

  private mutating func examine(_ index: Int, _ titles: ByteStrings.Lent) {
    examinedCount += 1
    guard let score = matcher.score(titles[index]) else { return }
    if score > bestScore {
      bestScore = score
      bestMatch = matches.count
    }
    matches.append(UInt32(index))
  }
}
