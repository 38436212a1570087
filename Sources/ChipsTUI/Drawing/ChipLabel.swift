/// A title and its badge, broken into the lines that a chip shows.
struct ChipLabel {
  /// A line: a part of the title, and the badge or nothing.
  private struct Line {
    var title: ArraySlice<UInt8>
    /// The columns that the part of the title has.
    var titleLimit: Int
    var badge = ShownText()
  }

  private let lines: [Line]
  private let titleStart: Int
  /// Whether there was a badge, and no room for it.
  private let lacksBadge: Bool

  /// Blank columns between a title and its badge.
  static let badgeGap = 1

  /// The columns that title and badge take in one line.
  static func columns(title: Int, badge: Int) -> Int {
    title + badge + (title > 0 && badge > 0 ? badgeGap : 0)
  }

  /// Breaks them into `lineCount` lines of `columns` columns at most.
  ///
  /// The badge comes after the title, in a line of its own where there is one left and it must; where a title has to be
  /// cut, its badge is left out if it would take more than half of the line.
  ///
  /// - Complexity: O(*m*) for the bytes *m* that are shown.
  init(title: ArraySlice<UInt8>, badge: ArraySlice<UInt8>, columns: Int, lineCount: Int, rules: TextRules) {
    var lines: [Line]
    if lineCount == 1 {
      lines = [Line(title: title, titleLimit: columns)]
    } else {
      lines = rules.lines(of: title, within: columns, atMost: lineCount).map {
        Line(title: $0, titleLimit: columns)
      }
    }
    titleStart = title.startIndex
    let badge = badge.isEmpty ? ShownText() : rules.shown(badge, within: columns)
    if badge.columns > 0, let last = lines.last {
      let lastColumns = rules.columns(of: last.title)
      let room = columns - badge.columns - (lastColumns > 0 ? Self.badgeGap : 0)
      if lastColumns > room, lines.count < lineCount {
        lines.append(Line(title: [], titleLimit: 0, badge: badge))
      } else if lastColumns <= room || 2 * badge.columns <= columns {
        lines[lines.count - 1] = Line(title: last.title, titleLimit: room, badge: badge)
      }
    }
    self.lines = lines
    lacksBadge = badge.columns > 0 && lines.last?.badge.columns == 0
  }

  /// How many lines there are; 1 at least.
  var lineCount: Int { lines.count }

  /// The columns that the longest line takes.
  func columns(rules: TextRules) -> Int {
    lines.map { line in
      Self.columns(title: min(line.titleLimit, rules.columns(of: line.title)), badge: line.badge.columns)
    }.max() ?? 0
  }

  /// Whether something is left out.
  ///
  /// - Complexity: O(*m*) for a title of *m* bytes, as `columns`.
  func isCut(rules: TextRules) -> Bool {
    lacksBadge || lines.contains { rules.columns(of: $0.title) > $0.titleLimit }
  }

  /// Appends to `pieces` what is shown in a line, which may be past the last.
  ///
  /// - Parameter matches: ranges of the title's bytes that are marked, counted from its start.
  func append(
    line number: Int, matches: [Range<Int>], state: Role.ChipState, rules: TextRules,
    to pieces: inout [(text: ShownText, role: Role)]
  ) {
    guard number < lines.count else { return }
    let line = lines[number]
    let offset = line.title.startIndex - titleStart
    let ownMatches = matches.filter { $0.upperBound > offset }.map {
      max(0, $0.lowerBound - offset)..<$0.upperBound - offset
    }
    var titleColumns = 0
    for piece in rules.shown(line.title, within: line.titleLimit, matches: ownMatches) {
      pieces.append((piece.text, .chip(piece.isMatch ? .match : .text, state)))
      titleColumns += piece.text.columns
    }
    if line.badge.columns > 0 {
      if titleColumns > 0 { pieces.append((.blanks(Self.badgeGap), .chip(.text, state))) }
      pieces.append((line.badge, .chip(.badge, state)))
    }
  }
}
