import ChipsModel

/// Drawing the chips, and what stands beside and under them.
extension Session {
  /// Words over the chips under the focused one.
  struct Note {
    let text: ShownText
    /// Its cells, from the first of those that there are for chips.
    let place: Rectangle
  }

  /// What has just been refused or done, for the row under the chip that it is about, where the eye is; nil where that
  /// row is no row of chips, and the status line says it.
  ///
  /// - Parameter rows: the rows that there are for chips.
  func note(rows: Int) -> Note? {
    let position = remarkPosition ?? focusedPosition
    guard case .message(let messages) = remark, helpPage == nil, keyTarget != .searchField,
      let chip = arrangement.visibleChips(of: picker.shown).first(where: { $0.position == position }),
      chip.place.rows.upperBound < rows
    else { return nil }
    guard let text = rules.firstFitting(messages.map { Array(" \($0) ".utf8) }, within: columns) else {
      return nil
    }
    let column = min(chip.place.origin.column, columns - text.columns)
    let origin = Point(column: column, row: chip.place.rows.upperBound)
    return Note(text: text, place: Rectangle(origin: origin, size: Size(columns: text.columns, rows: 1)))
  }

  /// Draws the chips that are in view, but for those that `note` hides, into the rows of `frame` from `top` on, and puts
  /// the cursor on the focused one.
  mutating func drawChips(in frame: inout Frame, from top: Int, under note: Note?) {
    let chips = arrangement.visibleChips(of: picker.shown)
    for heading in arrangement.visibleHeadings(over: chips, of: picker) {
      let name = rules.shown(picker.options.groups[heading.group].name[...], within: heading.columns)
      let place = Rectangle(origin: heading.origin, size: Size(columns: name.columns, rows: 1))
      if note?.place.overlaps(place) != true {
        frame.add(name, at: heading.origin.movedDown(by: top), role: .heading)
      }
    }
    for chip in chips where note?.place.overlaps(chip.place) != true {
      let chip = chip.movedDown(by: top)
      if chip.position == arrangement.fieldPosition {
        drawTagField(at: chip.place, in: &frame)
      } else {
        draw(chip, in: &frame)
      }
    }
    if let note { frame.add(note.text, at: note.place.origin.movedDown(by: top), role: .note) }
    if arrangement.appearance.layout == .strip { drawArrows(beside: chips, in: &frame, from: top) }
  }

  private mutating func draw(_ chip: ChipArrangement.VisibleChip, in frame: inout Frame) {
    let style = arrangement.appearance.style
    let index = picker.shown.index(at: chip.position)
    var content = content(ofOption: index)
    content.isFocused = chip.position == focusedPosition
    content.removeSign =
      arrangement.appearance.hasRemoveSign ? content.isDisabled ? " " : rules.symbols.remove : nil
    content.draw(
      in: style, at: chip.place,
      labelColumns: arrangement.sizes.labelColumns(of: chip.place.size.columns), rules: rules, in: &frame)
    if content.isFocused { frame.cursor = style.mark(in: chip.place) }
  }

  /// What the chip of an option shows.
  mutating func content(ofOption index: Int) -> ChipContent {
    let options = picker.options
    let title = options.titles[index]
    // What is shown of a title is in so many bytes, but for titles that are made of what is not shown.
    let visibleBytes = 64 * columns * arrangement.appearance.labelLines
    var content = ChipContent(title: title)
    content.matches = highlight?.ranges(in: title.prefix(visibleBytes)) ?? []
    content.badge = options.badge(at: index)
    content.isChosen = picker.selection.contains(index)
    content.isDisabled = options.isDisabled(index)
    return content
  }

  /// Shows at the ends of a strip that there are more chips.
  private func drawArrows(
    beside chips: [ChipArrangement.VisibleChip], in frame: inout Frame, from top: Int
  ) {
    let columns = arrangement.stripColumns
    guard columns.lowerBound > 0, let first = chips.first else { return }
    let hidden = arrangement.hiddenCounts(of: picker.shown)
    let row = top + first.place.origin.row + first.place.size.rows / 2
    for (symbol, count, column) in [
      (rules.symbols.before, hidden.before, 0),
      (rules.symbols.after, hidden.after, arrangement.columns - 1),
    ] where count > 0 {
      frame.add(
        ShownText(string: symbol, columns: 1), at: Point(column: column, row: row), role: .indicator)
    }
  }

  /// Draws a part for each group, in proportion to how many of it are chosen.
  func drawMeter(in frame: inout Frame, row: Int) {
    let columns = columns(ofRow: row)
    let groups = picker.options.groups
    let counts = (0..<groups.count).map { $0 == Groups.none ? 0 : picker.choice.count(ofGroup: $0) }
    let parts = ProportionBar.parts(of: counts, columns: columns)
    if parts.allSatisfy(\.isEmpty) {
      let track = String(repeating: rules.symbols.track, count: columns)
      frame.add(
        ShownText(string: track, columns: columns), at: Point(column: 0, row: row), role: .placeholder)
    }
    for (group, part) in parts.enumerated() where !part.isEmpty {
      let count = Array(counts[group].grouped.utf8)
      let blank = [UInt8(ascii: " ")]
      let name = groups[group].name + blank + count
      let text = rules.firstFitting([blank + name + blank, name, count], within: part.count) ?? ShownText()
      let end = ShownText.blanks(part.count - text.columns)
      frame.add(
        [(text, .meter), (end, .meter)], at: Point(column: part.lowerBound, row: row))
    }
  }
}
