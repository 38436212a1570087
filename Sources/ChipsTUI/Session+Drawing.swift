import ChipsModel

extension Session {
  /// Draws what is to be on the screen now.
  package mutating func frame() -> Frame {
    settle()
    if hasFirstScreenful { fixFocus() }
    let sections = sections
    var frame = Frame(size: frameSize(with: sections))
    // In a larger terminal there is more of it to see.
    helpPage?.scroll(by: 0, rows: sections.chips.count)
    if let row = sections.title, let title = settings.title {
      frame.add(
        rules.shown(title[...], within: frame.size.columns), at: Point(column: 0, row: row), role: .title)
    }
    frame.cursor = Point(column: 0, row: sections.chips.lowerBound)
    let note = note(rows: sections.chips.count)
    if sections.status == nil, note == nil, case .message = remark {
      // Nowhere else is there room for it, until the next key.
      drawStatus(in: &frame, row: sections.chips.lowerBound, note: nil)
      return frame
    }
    if sections.field == nil, sections.status == nil, isSearchOpen {
      drawSearchField(in: &frame, row: sections.chips.lowerBound)
      return frame
    }
    if let helpPage {
      helpPage.draw(inRows: sections.chips, columns: columns(ofRow:), rules: rules, in: &frame)
    } else {
      drawChips(in: &frame, from: sections.chips.lowerBound, under: note)
    }
    if let row = sections.field { drawSearchField(in: &frame, row: row) }
    if let row = sections.suggestions { drawSuggestions(in: &frame, row: row) }
    if let row = sections.indicator { drawIndicator(in: &frame, row: row, sections: sections) }
    if let row = sections.meter { drawMeter(in: &frame, row: row) }
    if let row = sections.status { drawStatus(in: &frame, row: row, note: note) }
    return frame
  }

  /// - Parameter note: what is said over the chips, and not here.
  private func drawStatus(in frame: inout Frame, row: Int, note: Note?) {
    var statusLine = statusLine
    statusLine.remark = note == nil ? remark ?? usualRemark : usualRemark
    for part in statusLine.parts(columns: columns(ofRow: row), rules: rules) {
      frame.add(part.text, at: Point(column: part.column, row: row), role: part.role)
    }
  }

  /// Whether what the first frame shows is what it will go on showing: enough chips to fill the screen, or all.
  package var hasFirstScreenful: Bool {
    isInputComplete || arrangement.fills(rows: mostChipRows)
  }

  /// How many chips have been laid out so far, each time counted: what layout has cost.
  package var placedChipCount: Int { arrangement.placedChipCount }

  /// The rows of the screen, as they are divided now.
  var sections: Sections {
    let contentRows = helpPage == nil ? arrangement.flow.height : HelpPage.lineCount
    return sections(contentRows: contentRows)
  }

  private func sections(contentRows: Int) -> Sections {
    Sections(
      rows: settings.heightLimit.rows(of: size.rows), contentRows: contentRows, hasTitle: hasTitle,
      hasField: isSearchOpen || hasSearch,
      hasMeter: settings.appearance.hasMeter && !picker.options.haveNoGroups,
      hasSuggestions: !suggestions.isEmpty)
  }

  /// The size of a frame that is divided so: the terminal's, or below the prompt the rows that it needs.
  private func frameSize(with sections: Sections) -> Size {
    let isFull = settings.heightLimit == .full
    return Size(columns: columns, rows: isFull ? size.rows : sections.rowCount)
  }

  /// The columns that frames have.
  var columns: Int { settings.heightLimit.columns(of: size.columns) }

  /// The columns of a row that may be written on. The last cell of the terminal is left alone: where a terminal cannot be
  /// told not to scroll then, curses inserts it, and puts it in the wrong place beside a wide character.
  func columns(ofRow row: Int) -> Int {
    settings.heightLimit == .full && row == size.rows - 1 ? max(1, columns - 1) : columns
  }

  /// Brings the layout, and what is in view of it, up to date with the options, the size and the focus.
  package mutating func settle() {
    let room = Size(columns: columns, rows: mostChipRows)
    let isNew = arrangement.update(
      for: picker, appearance: settings.appearance, room: room,
      fieldText: showsTagField ? TagFieldContent.columns(of: tagField, rules: rules) : nil,
      rules: rules)
    let rows = sections(contentRows: arrangement.flow.height).chips.count
    let focusedPosition = focusedPosition
    let shown = picker.shown
    arrangement.show(position: focusedPosition, of: shown, isNew: isNew, rows: rows)
    guard !picker.options.areAllEnabled, picker.shownCount > 0 else { return }
    // The focus cannot go to disabled chips at the ends, to bring them into view.
    let beside = arrangement.positionsBeside(focusedPosition)
    for (beyond, step, end) in [(beside.before, -1, 0), (beside.after, 1, picker.shownCount - 1)]
    where picker.nextEnabledPosition(from: beyond, by: step) == nil {
      arrangement.show(position: end, of: shown, rows: rows)
      arrangement.show(position: focusedPosition, of: shown, rows: rows)
    }
  }

  /// Whether the field for tags is there. While keys wait for the first option it is not, as they would not go to it.
  private var showsTagField: Bool {
    picker.allowsAdding && (isInputComplete || !picker.options.isEmpty || keyTarget != .chips)
  }

  /// The most rows that there may be for chips.
  private var mostChipRows: Int { sections(contentRows: .max).chips.count }

  /// Sets the focus if it has not been set yet. Until then it follows the options that arrive.
  mutating func fixFocus() {
    if picker.focus == nil, picker.shownCount > 0 { picker.setFocus(position: focusedChipPosition) }
  }

  /// The chip on the cell `point` of the screen, or the field, at its place on the screen.
  func visibleChip(at point: Point) -> ChipArrangement.VisibleChip? {
    let chipRows = sections.chips
    guard helpPage == nil, chipRows.contains(point.row) else { return nil }
    return arrangement.visibleChips(of: picker.shown).lazy
      .map { $0.movedDown(by: chipRows.lowerBound) }.first { $0.place.contains(point) }
  }

  var rules: TextRules { settings.rules }

  private var hasTitle: Bool { settings.title != nil }

  /// The position of the chip that has the focus; at the start the first chosen one of the first screenful, else the
  /// first of all, disabled ones left out.
  private var focusedChipPosition: Int {
    if let position = picker.focusedPosition { return position }
    let first = picker.enabledPosition(from: 0)
    let options = picker.options
    guard picker.shown == .all,
      let chosen = picker.selection.indices.first(where: { !options.isDisabled($0) }),
      chosen < arrangement.flow.count
    else { return first }
    return arrangement.isInFirstScreenful(chosen, of: picker.shown, rows: mostChipRows) ? chosen : first
  }

  /// The position of what has the focus: a chip, or the field for tags.
  var focusedPosition: Int {
    switch keyTarget {
    case .tagField, .suggestion: arrangement.fieldPosition ?? focusedChipPosition
    case .chips, .searchField: focusedChipPosition
    }
  }

  /// Tells how many chips are out of view above and below.
  private func drawIndicator(in frame: inout Frame, row: Int, sections: Sections) {
    let above: Int
    let below: Int
    if let helpPage {
      above = helpPage.firstLine
      below = HelpPage.lineCount - helpPage.firstLine - sections.chips.count
    } else {
      (above, below) = arrangement.hiddenCounts(of: picker.shown)
    }
    let symbols = rules.symbols
    let parts = [(symbols.above, above), (symbols.below, below)].filter { $0.1 > 0 }
    let text = parts.map { "\($0) \($1.grouped) more" }.joined(separator: "  ")
    frame.add(
      rules.shown(Array(text.utf8)[...], within: columns(ofRow: row)), at: Point(column: 0, row: row),
      role: .indicator)
  }

  private var statusLine: StatusLine {
    var line = StatusLine(chosen: picker.selection.count, total: picker.presentCount)
    line.isChosenOnly = picker.isChosenOnly
    line.isReading = !isInputComplete
    line.hidden = picker.hiddenChosenCount
    return line
  }

  /// What the status line says beside the count when nothing else is to be said.
  private var usualRemark: StatusLine.Remark {
    switch keyTarget {
    case .searchField: return .hints(["Enter chips", "Esc clear", "Ctrl-T choose"])
    case .tagField: return .hints(tagHints)
    case .suggestion: return .hints(["Enter choose", "Esc back"])
    case .chips: break
    }
    if helpPage != nil { return .hints(["Esc closes this"]) }
    if picker.shownCount == 0, hasSearch { return .hints(["no match", "Esc clear"]) }
    if picker.shownCount > 0, arrangement.isCut(at: focusedPosition, of: picker, rules: rules) {
      let index = picker.shown.index(at: focusedPosition)
      let badge = picker.options.badge(at: index)
      return .title(picker.options.titles[index] + (badge.isEmpty ? [] : [UInt8(ascii: " ")] + badge))
    }
    if !tagField.isEmpty { return .hints(["n back to the text", "Enter accept without it"]) }
    if picker.allowsAdding, picker.presentCount == 0 {
      return .hints(["n new tag", "Enter accept", "Esc cancel"])
    }
    return .hints(["Space choose", "Enter accept", "? keys", "Esc cancel"])
  }
}
