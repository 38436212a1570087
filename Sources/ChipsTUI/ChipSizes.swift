import ChipsModel

/// How large the chips of all options are: what they hold is measured once, and again only where titles are broken into
/// lines and the chips are offered another width.
struct ChipSizes: Sendable {
  /// For each option the columns that its chip wants with its title and badge in one line. Wider than any row is all the
  /// same.
  private var wantedColumns: [UInt16] = []

  /// For each option the columns that its chip wants with its title and badge broken into lines, and how many lines they
  /// are, while there may be several.
  private var brokenColumns: [UInt16] = []
  private var lineCounts: [UInt16] = []

  private var appearance = Appearance()

  /// The columns that chips are offered; 1 at least.
  private(set) var offered = 1

  /// The columns that the widest chip wants.
  private(set) var widest = 0

  /// Brings the sizes up to date.
  ///
  /// - Parameter offered: gives the columns that chips are offered, once it is known what they want.
  /// - Complexity: O(*n*) for the *n* options that are new, and their bytes; for all when it has changed what chips are
  ///   offered and titles are broken into lines.
  mutating func update(
    for options: Options, appearance: Appearance, rules: TextRules, offered offer: (ChipSizes) -> Int
  ) {
    let old = self.appearance
    self.appearance = appearance
    if (old.minimumColumns, old.columnsAround) != (appearance.minimumColumns, appearance.columnsAround) {
      wantedColumns = []
    }
    measure(options, rules: rules)
    let offered = max(1, offer(self))
    if old != appearance || self.offered != offered { (brokenColumns, lineCounts) = ([], []) }
    self.offered = offered
    if appearance.labelLines > 1 { breakLines(options, rules: rules) }
  }

  /// The columns that a chip wants for so many of its title and badge.
  private func wanted(_ content: Int) -> UInt16 {
    UInt16(clamping: max(content + appearance.columnsAround, appearance.minimumColumns ?? 0))
  }

  /// Measures the options that have not been measured yet.
  private mutating func measure(_ options: Options, rules: TextRules) {
    let new = wantedColumns.count..<options.count
    guard !new.isEmpty else { return }
    options.titles.withLent { titles in
      for index in new { wantedColumns.append(wanted(rules.columns(of: titles[index]))) }
    }
    if !options.haveNoBadges {
      for index in new where !options.badge(at: index).isEmpty {
        let columns = ChipLabel.columns(
          title: rules.columns(of: options.titles[index]), badge: rules.columns(of: options.badge(at: index)))
        wantedColumns[index] = wanted(columns)
      }
    }
    widest = wantedColumns[new].reduce(widest) { max($0, Int($1)) }
  }

  private mutating func breakLines(_ options: Options, rules: TextRules) {
    let columns = labelColumns(of: offered)
    options.titles.withLent { titles in
      for index in lineCounts.count..<options.count {
        guard Int(wantedColumns[index]) > offered else {
          brokenColumns.append(wantedColumns[index])
          lineCounts.append(1)
          continue
        }
        let badge = options.badge(at: index)
        var size = Size(columns: 0, rows: 1)
        if badge.isEmpty {
          size = rules.size(inLinesOf: titles[index], within: columns, atMost: appearance.labelLines)
        } else {
          let label = ChipLabel(
            title: options.titles[index], badge: badge, columns: columns, lineCount: appearance.labelLines,
            rules: rules)
          size = Size(columns: label.columns(rules: rules), rows: label.lineCount)
        }
        brokenColumns.append(wanted(size.columns))
        lineCounts.append(UInt16(clamping: size.rows))
      }
    }
  }

  /// The columns that there are for a title in a chip of so many: where it may be broken into lines, no more than in the
  /// narrowest column of a grid, for which its lines are counted.
  func labelColumns(of columns: Int) -> Int {
    max(0, (areOfOneHeight ? columns : min(columns, offered)) - appearance.columnsAround)
  }

  /// Whether all chips are of the same height.
  var areOfOneHeight: Bool { appearance.labelLines == 1 }

  /// The rows that the chip of the option at `index` takes.
  func rows(at index: Int) -> Int {
    appearance.style.rowsAround + (areOfOneHeight ? 1 : Int(lineCounts[index]))
  }

  /// The columns that the chip of the option at `index` takes, no more than it is offered.
  func columns(at index: Int) -> Int { widths[index] }

  /// The columns that the chips of all options take, apart from all else, as a layout goes through a million of them.
  var widths: Widths { Widths(wanted: areOfOneHeight ? wantedColumns : brokenColumns, offered: offered) }

  /// See `widths`.
  struct Widths {
    fileprivate let wanted: [UInt16]
    fileprivate let offered: Int

    @inline(__always)
    subscript(index: Int) -> Int { min(Int(wanted[index]), offered) }
  }
}
