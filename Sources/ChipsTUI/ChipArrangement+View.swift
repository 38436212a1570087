import ChipsModel

/// Which chips are in view.
extension ChipArrangement {
  /// A chip that is in view, or the field after all chips.
  struct VisibleChip {
    /// Its position among the shown options; that of the field is after them.
    let position: Int
    /// Its cells, from the first of those that there are for chips.
    let place: Rectangle

    /// The same so many rows below.
    func movedDown(by rows: Int) -> VisibleChip {
      let place = Rectangle(origin: place.origin.movedDown(by: rows), size: place.size)
      return VisibleChip(position: position, place: place)
    }
  }

  /// A heading that is in view.
  struct VisibleHeading {
    /// The number of the group.
    let group: Int
    let origin: Point
    /// The columns that there are for it.
    let columns: Int
  }

  /// Scrolls as little as it takes to have the chip at `position` in view.
  ///
  /// - Parameter isNew: whether the layout is a new one.
  /// - Parameter rows: the terminal rows that there are for chips.
  mutating func show(position: Int, of shown: Shown, isNew: Bool = false, rows: Int) {
    viewport.show(rowIndex: flow.rowIndex(of: position), of: flow, isNew: isNew, height: rows)
    guard appearance.layout == .strip else { return }
    strip.show(
      position: position, count: flow.count, columns: stripColumns.count, spacing: appearance.spacing.columns,
      width: columns(of: shown))
  }

  /// The positions before and after the chips that are in view whenever the one at `position` is.
  func positionsBeside(_ position: Int) -> (before: Int, after: Int) {
    guard appearance.layout != .strip, !flow.rows.isEmpty else { return (position - 1, position + 1) }
    let row = flow.positions(inRow: flow.rowIndex(of: position))
    return (row.lowerBound - 1, row.upperBound)
  }

  /// Whether the chips that there are fill `rows` rows, and some more.
  func fills(rows: Int) -> Bool {
    appearance.layout == .strip ? flow.lastRowColumns > columns : flow.height > rows
  }

  /// Whether the chip at `position` is in view when no chip has been gone to yet.
  func isInFirstScreenful(_ position: Int, of shown: Shown, rows: Int) -> Bool {
    guard appearance.layout == .strip else {
      return flow.rows[flow.rowIndex(of: position)].bottom <= rows
    }
    return position < stripPlaces(of: Strip(), shown).count
  }

  /// The chips in view, from the first on.
  func visibleChips(of shown: Shown) -> [VisibleChip] {
    let hidden = viewport.top(of: flow)
    if appearance.layout == .strip {
      guard let row = flow.rows.first else { return [] }
      return stripPlaces(of: strip, shown).enumerated().map { number, place in
        let position = strip.first + number
        let size = size(at: position, of: shown)
        let origin = Point(
          column: stripColumns.lowerBound + place.lowerBound, row: row.top(ofChip: size.rows) - hidden)
        return VisibleChip(position: position, place: Rectangle(origin: origin, size: size))
      }
    }
    return viewport.visibleRows(of: flow).flatMap { rowIndex in
      let places = flow.placements(inRow: rowIndex) { size(at: $0, of: shown) }
      return zip(flow.positions(inRow: rowIndex), places).map { position, place in
        var place = place
        place.origin.row -= hidden
        return VisibleChip(position: position, place: place)
      }
    }
  }

  private func stripPlaces(of strip: Strip, _ shown: Shown) -> [Range<Int>] {
    strip.visible(
      count: flow.count, columns: stripColumns.count, spacing: appearance.spacing.columns,
      width: columns(of: shown))
  }

  /// The headings in view: above the first chip of a group, and in a strip above the first of it that is in view.
  ///
  /// - Parameter chips: those in view.
  func visibleHeadings(over chips: [VisibleChip], of picker: Picker) -> [VisibleHeading] {
    let hidden = viewport.top(of: flow)
    guard !picker.options.haveNoGroups else { return [] }
    if appearance.layout == .strip {
      guard hidden == 0 else { return [] }
      var firsts: [(group: Int, column: Int)] = []
      for chip in chips {
        let group = group(at: chip.position, of: picker)
        if firsts.last?.group != group { firsts.append((group, chip.place.origin.column)) }
      }
      let ends = firsts.dropFirst().map { $0.column - 1 } + [columns]
      return zip(firsts, ends).map { first, end in
        let origin = Point(column: first.column, row: 0)
        return VisibleHeading(group: first.group, origin: origin, columns: max(0, end - first.column))
      }
    }
    return viewport.visibleRows(of: flow).map { flow.rows[$0] }
      .filter { $0.headingRows > 0 && $0.top >= hidden }
      .map { row in
        let group = group(at: row.first, of: picker)
        return VisibleHeading(group: group, origin: Point(column: 0, row: row.top - hidden), columns: columns)
      }
  }

  /// The group of what is at a position of what is shown: the field is in none.
  private func group(at position: Int, of picker: Picker) -> Int {
    position == fieldPosition ? Groups.none : picker.options.group(of: picker.shown.index(at: position))
  }

  /// How many chips are out of view, above and below or left and right.
  func hiddenCounts(of shown: Shown) -> (before: Int, after: Int) {
    let chipCount = fieldPosition ?? flow.count
    if appearance.layout == .strip {
      let end = strip.first + stripPlaces(of: strip, shown).count
      return (min(strip.first, chipCount), max(0, chipCount - end))
    }
    let rows = viewport.visibleRows(of: flow)
    guard !rows.isEmpty else { return (0, 0) }
    return (
      flow.rows[rows.lowerBound].first,
      max(0, chipCount - flow.positions(inRow: rows.upperBound - 1).upperBound)
    )
  }
}
