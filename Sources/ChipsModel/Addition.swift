/// What came of a text that was to be added as a tag.
package struct Addition: Equatable, Sendable {
  /// `unchanged` where there is nothing to add, or what the text names is chosen already.
  package let outcome: Outcome

  /// The option that the text names; nil where there is nothing to add, and where a new tag was refused.
  package let index: Int?

  /// How the option was before.
  package enum Former: Equatable, Sendable {
    /// There was none: it is a new tag.
    case none
    /// It was not present.
    case removed
    case present
  }

  package let former: Former

  init(_ outcome: Outcome, _ index: Int? = nil, former: Former = .none) {
    self.outcome = outcome
    self.index = index
    self.former = former
  }
}
