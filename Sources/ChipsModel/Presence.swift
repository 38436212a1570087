/// Which options are present, and which of them are tags: options that were typed and did not arrive.
package struct Presence: Sendable {
  /// The options that are not present: they have been removed, or are tags whose adding was taken back.
  package private(set) var absent = Selection()

  /// The tags in the order in which they were added, present or not; they ascend.
  package private(set) var tags: [Int] = []

  package init() {}

  /// Whether the option at `index` is present.
  package func contains(_ index: Int) -> Bool { !absent.contains(index) }

  /// Whether every option is present.
  package var isWhole: Bool { absent.isEmpty }

  /// Whether the option at `index` is a tag.
  ///
  /// - Complexity: O(*t*) for *t* tags.
  package func isTag(_ index: Int) -> Bool { tags.contains(index) }

  /// The tag that was added last of those that are present.
  package var newestTag: Int? { tags.last { contains($0) } }

  /// Makes the option at `index`, which is the last of all, a tag. It is not present until a step makes it so.
  mutating func appendTag(_ index: Int) {
    tags.append(index)
    absent.toggle(index)
  }

  /// Removes those of the options of `change` that are present, and brings the others back.
  mutating func toggle(_ change: IndexRuns) {
    absent.toggle(change)
  }
}
