/// What a step changed. A set of options is toggled by it, so the same change takes it back.
package struct Change: Equatable, Sendable {
  /// The options that it chose, and that it no longer chose.
  package var selection: IndexRuns

  /// The options that it removed, and that it brought back or added.
  package var presence: IndexRuns

  package init(selection: IndexRuns = IndexRuns(), presence: IndexRuns = IndexRuns()) {
    self.selection = selection
    self.presence = presence
  }

  package var isEmpty: Bool { selection.isEmpty && presence.isEmpty }
}
