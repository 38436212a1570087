/// How many options may be chosen, and must be.
package struct ChoiceBounds: Equatable, Sendable {
  /// The most that may be; nil for any number.
  package var limit: Int?

  /// The fewest that must be.
  package var minimum = 0

  package init(limit: Int? = nil, minimum: Int = 0) {
    self.limit = limit
    self.minimum = minimum
  }

  /// Whether one is chosen, neither more nor fewer: the classic picker, where accepting takes the focused option.
  package var takesFocused: Bool { limit == 1 && minimum == 1 }
}
