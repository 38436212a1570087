/// Why a command was not performed, or not on all that it was meant for.
package enum Refusal: Error, Equatable {
  /// Only the chosen were to be shown, and nothing is chosen.
  case nothingChosen

  /// As many are chosen as may be.
  case limit(Int)

  /// As many of a group are chosen as may be.
  case groupLimit(name: [UInt8], limit: Int)

  /// The one that may be chosen is, and is disabled, so that no other can take its place.
  case placeIsHeld

  case disabled

  /// Fewer are chosen than must be.
  case tooFew(missing: Int, minimum: Int)

  /// Fewer can be chosen than must be.
  case outOfReach(minimum: Int, possible: Int)
}

/// What came of a command.
package enum Outcome: Equatable, Sendable {
  case unchanged
  case changed
  /// Changed, but not all that was meant.
  case changedInPart(Refusal)
  case refused(Refusal)
}
