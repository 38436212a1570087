import ChipsModel

/// How large the chips of all options are: what they hold is measured once, and again only where titles are broken into
/// lines and the chips are offered another width.
struct ChipSizes: Sendable {
  /// For each option the columns of its title and badge in one line. Wider than any row is all the same.
  private var contentColumns: [UInt16] = []

  /// For each option its title and badge broken into lines, while there may be several.
  private var broken: [Content] = []

  /// What is in a chip's ends.
  private struct Content {
    var columns: UInt16
    var lines: UInt16
  }

  private var appearance = Appearance()

  /// The columns that chips are offered; 1 at least.
  private(set) var offered = 1

  /// The columns of the widest title with its badge.
  private(set) var widestContent = 0

  /// Brings the sizes up to date.
  ///
  /// - Parameter offered: gives the columns that chips are offered, once what they hold has been measured.
  /// - Complexity: O(*n*) for the *n* options that are new, and their bytes; for all that are wider than they are
  ///   offered when that has changed and titles are broken into lines.
  mutating func update(
    for options: Options, appearance: Appearance, rules: TextRules, offered offer: (ChipSizes) -> Int
  ) {
    measure(options, rules: rules)
    let isOtherAppearance = self.appearance != appearance
    self.appearance = appearance
    let offered = max(1, offer(self))
    if isOtherAppearance || self.offered != offered { broken = [] }
    self.offered = offered
    if appearance.labelLines > 1 { breakLines(options, rules: rules) }
  }

  /// Measures the options that have not been measured yet.
  private mutating func measure(_ options: Options, rules: TextRules) {
    let new = contentColumns.count..<options.count
    guard !new.isEmpty else { return }
    options.titles.withLent { titles in
      for index in new { contentColumns.append(UInt16(clamping: rules.columns(of: titles[index]))) }
    }
    if !options.haveNoBadges {
      for index in new where !options.badge(at: index).isEmpty {
        let columns = ChipLabel.columns(
          title: Int(contentColumns[index]), badge: rules.columns(of: options.badge(at: index)))
        contentColumns[index] = UInt16(clamping: columns)
      }
    }
    widestContent = contentColumns[new].reduce(widestContent) { max($0, Int($1)) }
  }

  private mutating func breakLines(_ options: Options, rules: TextRules) {
    let columns = max(0, offered - ChipStyle.columnsAround)
    for index in broken.count..<options.count {
      guard Int(contentColumns[index]) > columns else {
        broken.append(Content(columns: contentColumns[index], lines: 1))
        continue
      }
      let label = ChipLabel(
        title: options.titles[index], badge: options.badge(at: index), columns: columns,
        lineCount: appearance.labelLines, rules: rules)
      broken.append(
        Content(
          columns: UInt16(clamping: label.columns(rules: rules)), lines: UInt16(clamping: label.lineCount)))
    }
  }

  /// Whether all chips are of the same height.
  var areOfOneHeight: Bool { appearance.labelLines == 1 }

  /// The rows that the chip of the option at `index` takes.
  func rows(at index: Int) -> Int {
    appearance.style.rowsAround + (areOfOneHeight ? 1 : Int(broken[index].lines))
  }

  /// The columns that the chip of the option at `index` takes, no more than it is offered.
  @inline(__always)
  func columns(at index: Int) -> Int {
    let content = areOfOneHeight ? contentColumns[index] : broken[index].columns
    return min(max(Int(content) + ChipStyle.columnsAround, appearance.minimumColumns ?? 0), offered)
  }
}
