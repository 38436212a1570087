/// Which options are on view, in input order. The place of an option among them is its *position*.
package enum Shown: Equatable, Sendable {
  /// Every option, also those that are still to come: position and index are the same.
  case all

  /// The options with these indices, which ascend.
  case only([UInt32])

  /// How many options are shown of `optionCount`.
  package func count(of optionCount: Int) -> Int {
    switch self {
    case .all: optionCount
    case .only(let indices): indices.count
    }
  }

  /// The index of the option at `position`.
  package func index(at position: Int) -> Int {
    switch self {
    case .all: position
    case .only(let indices): Int(indices[position])
    }
  }

  /// The position of the first shown option whose index is `index` or above; past the end when there is none.
  ///
  /// - Complexity: O(log *n*) for *n* shown options.
  package func position(atOrAfter index: Int) -> Int {
    guard case .only(let indices) = self else { return index }
    return indices.position(atOrAfter: index)
  }

  /// Whether the option at `index`, which is one of the options, is shown.
  ///
  /// - Complexity: O(log *n*) for *n* shown options.
  package func contains(_ index: Int) -> Bool {
    guard case .only(let indices) = self else { return true }
    let position = indices.position(atOrAfter: index)
    return position < indices.count && indices[position] == index
  }

  /// Adds the option at `index` where not all are shown and it is not.
  ///
  /// - Complexity: O(*n*) for *n* shown options, amortized O(1) after all of them.
  mutating func insert(_ index: Int) {
    guard case .only(var indices) = self else { return }
    // Or the array would be shared, and copied.
    self = .all
    indices.insert(index)
    self = .only(indices)
  }
}
