/// The changes of the choice, oldest first. A change is the set of options that it toggled, so the same set takes it
/// back.
package struct History: Sendable {
  private var changes: [IndexRuns] = []

  package init() {}

  /// Adds a step. One that is equal to the step before shares its storage, so that choosing all and clearing in turn
  /// costs no memory for each time.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  package mutating func record(_ change: IndexRuns) {
    changes.append(changes.last == change ? changes[changes.count - 1] : change)
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether a step has toggled the option at `index`.
  ///
  /// - Complexity: O(*s* · log *r*) for *s* steps of *r* runs.
  package func contains(_ index: Int) -> Bool {
    changes.contains { $0.contains(index) }
  }

  /// The newest step; nil when there is none.
  package var newest: IndexRuns? { changes.last }

  /// Takes off the newest step, if there is one.
  package mutating func removeNewest() {
    _ = changes.popLast()
  }

  /// The steps from the newest on.
  package var newestFirst: ReversedCollection<[IndexRuns]> { changes.reversed() }
}
