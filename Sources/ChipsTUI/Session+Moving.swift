import ChipsModel

/// Moving the focus.
extension Session {
  /// The next move up or down begins where the focus is then.
  mutating func forgetColumn() {
    keptColumn = nil
  }

  mutating func moveFocus(to position: Int) -> Effect {
    forgetColumn()
    return setFocus(position)
  }

  private mutating func setFocus(_ position: Int) -> Effect {
    guard position >= 0, position < picker.shownCount else { return .nothing }
    let isThere = keyTarget == .chips && position == picker.focusedPosition
    keyTarget = .chips
    picker.setFocus(position: position)
    return isThere ? .nothing : .draw
  }

  /// Moves to the next chip by `step`, 1 or -1, that is not disabled; past the last, and going round past the first, to
  /// the field for tags where there is one.
  mutating func move(by step: Int, goesRound: Bool = false) -> Effect {
    guard let position = picker.focusedPosition else { return .nothing }
    let next = picker.nextEnabledPosition(from: position + step, by: step)
    if picker.allowsAdding, next == nil, step > 0 || goesRound,
      !isFocusDisabled || !(0..<picker.shownCount).contains(position + step)
    {
      return typeTag()
    }
    let count = picker.shownCount
    let start = step > 0 ? 0 : count - 1
    let target = next ?? (goesRound ? picker.nextEnabledPosition(from: start, by: step) : nil)
    if target == nil || target == position, isFocusDisabled {
      return moveFocus(to: goesRound ? (position + step + count) % count : position + step)
    }
    return target.map { moveFocus(to: $0) } ?? .nothing
  }

  /// Moves to the first chip, or the last, that is not disabled.
  mutating func moveToEnd(by step: Int) -> Effect {
    let end = step > 0 ? picker.shownCount - 1 : 0
    return moveFocus(to: picker.nextEnabledPosition(from: end, by: -step) ?? end)
  }

  /// Moves by a screenful, `step` being 1 or -1.
  mutating func movePage(_ step: Int) -> Effect {
    guard arrangement.appearance.layout == .strip else {
      let rows = arrangement.viewport.visibleRows(of: arrangement.flow).count
      return moveVertically(rowsOfChips: step * max(1, rows))
    }
    let position = focusedPosition
    guard picker.shownCount > 0 else { return .nothing }
    let count = arrangement.visibleChips(of: picker.shown).count
    let target = min(max(0, position + step * max(1, count)), picker.shownCount - 1)
    let enabled =
      picker.nextEnabledPosition(from: target, by: step)
      ?? picker.nextEnabledPosition(from: target, by: -step)
    return moveFocus(to: enabled ?? target)
  }

  /// Moves by so many rows of chips, to the chip in the kept column. In a strip, which is one row, each chip counts.
  mutating func moveVertically(rowsOfChips step: Int) -> Effect {
    guard arrangement.appearance.layout != .strip else { return move(by: step.signum()) }
    guard picker.shownCount > 0 else { return .nothing }
    let position = focusedPosition
    let flow = arrangement.flow
    let arrangement = arrangement
    let shown = picker.shown
    let place = arrangement.placement(of: position, of: shown)
    let column = keptColumn ?? arrangement.appearance.style.mark(in: place).column
    keptColumn = column
    let rowIndex = flow.rowIndex(of: position)
    let target = min(max(0, rowIndex + step), flow.rows.count - 1)
    guard target != rowIndex else { return .nothing }
    let fieldPosition = arrangement.fieldPosition
    let hasField = fieldPosition.map { flow.positions(inRow: target).contains($0) } ?? false
    let targetRow =
      hasField ? target : rowWithEnabled(from: target, by: step.signum(), besides: rowIndex)
    guard let row = targetRow ?? (isFocusDisabled ? target : nil) else { return .nothing }
    let options = picker.options
    let isAnyEnabled = targetRow != nil
    let nearest = flow.position(
      inRow: row, nearestTo: column,
      where: { $0 == fieldPosition || !isAnyEnabled || !options.isDisabled(shown.index(at: $0)) },
      size: { arrangement.size(at: $0, of: shown) })
    guard let nearest else { return .nothing }
    return nearest == fieldPosition ? typeTag() : setFocus(nearest)
  }

  /// The index of the row at `rowIndex`, or of the next by `step`, else of the next the other way up to that at `origin`,
  /// that has a chip that is not disabled; nil if it is none but that.
  private func rowWithEnabled(from rowIndex: Int, by step: Int, besides origin: Int) -> Int? {
    let flow = arrangement.flow
    let row = flow.positions(inRow: rowIndex)
    let (near, far) = step > 0 ? (row.lowerBound, row.upperBound - 1) : (row.upperBound - 1, row.lowerBound)
    let next =
      picker.nextEnabledPosition(from: near, by: step) ?? picker.nextEnabledPosition(from: far, by: -step)
    guard let found = next.map({ flow.rowIndex(of: $0) }) else { return nil }
    return (found - origin) * step > 0 ? found : nil
  }

  /// Whether the focus is on a chip that is disabled, as there was no other.
  private var isFocusDisabled: Bool { picker.focus.map { picker.options.isDisabled($0) } ?? false }

  /// - Parameter note: what stood over chips when it was pressed; nothing is pressed through it.
  mutating func press(_ point: Point, on note: Note?) -> Effect {
    let top = sections.chips.lowerBound
    if let note, note.place.contains(point.movedDown(by: -top)) { return .nothing }
    if let place = suggestionPlace(at: point) { return chooseSuggestion(place) }
    guard let chip = visibleChip(at: point) else { return .nothing }
    let position = chip.position
    if position == arrangement.fieldPosition { return typeTag() }
    guard !picker.options.isDisabled(picker.shown.index(at: position)) else {
      let effect = effect(of: .refused(.disabled))
      remarkPosition = position
      return effect
    }
    _ = moveFocus(to: position)
    return isRemoveSign(point, of: chip) ? remove() : effect(of: picker.toggleFocused())
  }
}
