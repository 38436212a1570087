/// What a piece of text is, from which it follows how it looks.
package enum Role: Equatable, Sendable {
  case title
  /// The name of a group, above its chips.
  case heading
  case chip(ChipPart, ChipState)
  /// Tells that there are chips out of view.
  case indicator
  /// What is typed into a field.
  case field
  case status
  /// Why something was refused, or what was done: in the status line.
  case message
  /// The same over chips.
  case note
  /// A group's part of the proportion bar.
  case meter
  /// What stands where there is nothing yet: the proportion bar without parts, a field without text.
  case placeholder
  /// The names of keys in help.
  case keyName

  /// A part of a chip.
  package enum ChipPart: Equatable, Sendable {
    case text
    /// What the search found in the title.
    case match
    case badge
    /// An end that shows by itself that the chip has the focus.
    case focusedEnd
    /// A line around the chip.
    case border
    case focusedBorder
  }

  /// What a chip is like.
  package enum ChipState: Equatable, Sendable {
    case free
    case chosen
    /// Chosen, in a style that fills such chips.
    case filled
    case disabled
  }

  /// How it looks: attributes only, which are readable on any background, and the accent.
  ///
  /// - Parameter hasAccent: whether there is an accent's colour.
  func look(hasAccent: Bool) -> Look {
    switch self {
    case .indicator, .field, .status: []
    case .title, .heading, .keyName, .message: .bold
    case .note: [.bold, .reverse]
    case .meter: hasAccent ? .accent : .reverse
    case .placeholder: .dim
    case .chip(.focusedEnd, _): .reverse
    case .chip(.border, let state): state == .disabled ? .dim : []
    case .chip(.focusedBorder, _): .bold
    case .chip(let part, let state):
      state.look(hasAccent: hasAccent, isBadge: part == .badge).union(part == .match ? .underline : [])
    }
  }
}

extension Role.ChipState {
  /// A badge is dim where that takes nothing from what it stands on: the accent's contrast is for text that is not.
  fileprivate func look(hasAccent: Bool, isBadge: Bool) -> Look {
    switch self {
    case .free: isBadge ? .dim : []
    case .disabled: .dim
    case .chosen: hasAccent ? .accent : isBadge ? .dim : .bold
    case .filled: hasAccent ? .accent : .reverse
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
  /// On the accent's colour, in the one that is readable on it.
  static let accent = Look(rawValue: 16)
}
