/// The shown options from a position on, cut where the group changes.
package struct Sectioning: Sequence, IteratorProtocol {
  /// Shown options of one group, one after the other.
  package struct Section: Equatable {
    package let positions: Range<Int>
    /// Whether a heading stands above the first of them: the group's name, or nothing where options in no group follow
    /// others.
    package let hasHeading: Bool
  }

  private let shown: Shown
  private let options: Options
  private var nextPosition: Int

  /// - Parameter position: where to begin; the options before it are looked at for their group only.
  package init(_ shown: Shown, of options: Options, from position: Int) {
    self.shown = shown
    self.options = options
    nextPosition = position
  }

  /// - Complexity: O(*n*) for *n* options of the section, O(1) where there are no groups.
  package mutating func next() -> Section? {
    let first = nextPosition
    let count = shown.count(of: options.count)
    guard first < count else { return nil }
    guard !options.haveNoGroups else {
      nextPosition = count
      return Section(positions: first..<count, hasHeading: false)
    }
    let group = options.group(of: shown.index(at: first))
    let earlier = first == 0 ? Groups.none : options.group(of: shown.index(at: first - 1))
    nextPosition = first + 1
    while nextPosition < count, options.group(of: shown.index(at: nextPosition)) == group {
      nextPosition += 1
    }
    return Section(positions: first..<nextPosition, hasHeading: group != earlier)
  }
}
