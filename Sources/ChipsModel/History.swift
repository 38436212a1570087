/// The changes of the choice, oldest first.
package struct History: Sendable {
  private var changes: [Change] = []

  package init() {}

  /// Adds a step. One that is equal to the step before shares its storage, so that choosing all and clearing in turn
  /// costs no memory for each time.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  package mutating func record(_ change: Change) {
    changes.append(changes.last == change ? changes[changes.count - 1] : change)
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether a step has chosen the option at `index`, or no longer chosen it.
  ///
  /// - Complexity: O(*s* · log *r*) for *s* steps of *r* runs.
  package func contains(_ index: Int) -> Bool {
    changes.contains { $0.selection.contains(index) }
  }

  /// The newest step; nil when there is none.
  package var newest: Change? { changes.last }

  /// Takes off the newest step, if there is one.
  package mutating func removeNewest() {
    _ = changes.popLast()
  }

  /// The steps from the newest on.
  package var newestFirst: ReversedCollection<[Change]> { changes.reversed() }
}
