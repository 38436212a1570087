/// What a piece of text is, from which it follows how it looks.
package enum Role: Equatable, Sendable {
  case title
  /// The name of a group, above its chips.
  case heading
  case chip
  case chosenChip
  case disabledChip
  case badge
  /// What the search found, in a title.
  case match
  case chosenMatch
  /// An end of the focused chip.
  case focusedEnd
  case indicator
  /// What is typed into a field.
  case field
  case status
  /// Why something was refused, or what was done.
  case message
  /// The names of keys in help.
  case keyName

  /// How it looks: attributes only, which are readable on any background.
  var look: Look {
    switch self {
    case .chip, .indicator, .field, .status: []
    case .disabledChip, .badge: .dim
    case .title, .heading, .chosenChip, .keyName, .message: .bold
    case .match: .underline
    case .chosenMatch: [.bold, .underline]
    case .focusedEnd: .reverse
    }
  }
}

/// How text looks.
struct Look: OptionSet, Sendable {
  let rawValue: UInt8

  static let bold = Look(rawValue: 1)
  static let dim = Look(rawValue: 2)
  static let underline = Look(rawValue: 4)
  static let reverse = Look(rawValue: 8)
}
