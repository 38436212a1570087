import ChipsModel

/// What a chip shows.
struct ChipContent {
  var title: ArraySlice<UInt8>
  /// The ranges of the title's bytes that the search found.
  var matches: [Range<Int>] = []
  /// Short text after the title; empty for none.
  var badge: ArraySlice<UInt8> = []
  var isChosen = false
  var isFocused = false
  var isDisabled = false
  /// Whether there is not room for all of it.
  var isCut = false

  /// Blank columns between a title and its badge.
  static let badgeGap = 1

  /// The columns that title and badge take when nothing is cut.
  static func columns(title: Int, badge: Int) -> Int { badge == 0 ? title : title + badgeGap + badge }

  /// What its text is, but for what the search found and the badge.
  var role: Role { isDisabled ? .disabledChip : isChosen ? .chosenChip : .chip }

  /// The title and the badge in at most `limit` columns. A badge that would leave a title that is cut less than
  /// half of them is left out.
  func pieces(within limit: Int, rules: TextRules) -> [(text: ShownText, role: Role)] {
    let badge = badge.isEmpty ? ShownText() : rules.shown(badge, within: limit)
    let hasBadge = badge.columns > 0 && (!isCut || 2 * badge.columns <= limit)
    let badgeColumns = hasBadge ? Self.badgeGap + badge.columns : 0
    var pieces = rules.shown(title, within: limit - badgeColumns, matches: matches).map { piece in
      (piece.text, !piece.isMatch ? role : isChosen ? .chosenMatch : .match)
    }
    if hasBadge {
      pieces += [(ShownText(ascii: String(repeating: " ", count: Self.badgeGap)), role), (badge, .badge)]
    }
    return pieces
  }
}
