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
    guard position >= 0, position < picker.shownCount, position != picker.focusedPosition else {
      return .nothing
    }
    picker.setFocus(position: position)
    return .draw
  }

  mutating func move(by step: Int, goesRound: Bool = false) -> Effect {
    guard let position = picker.focusedPosition else { return .nothing }
    let count = picker.shownCount
    let target = position + step
    return moveFocus(to: goesRound ? (target + count) % count : target)
  }

  /// How many rows of chips a page key moves by.
  var pageRows: Int { max(1, viewport.visibleRows(of: arrangement.flow).count) }

  mutating func moveVertically(rowsOfChips step: Int) -> Effect {
    guard let position = picker.focusedPosition else { return .nothing }
    let flow = arrangement.flow
    let shown = picker.shown
    let place = arrangement.placement(of: position, of: shown)
    let column = keptColumn ?? place.origin.column + BracketStyle.markColumn(width: place.size.columns)
    keptColumn = column
    let rowIndex = flow.rowIndex(of: position)
    let target = min(max(0, rowIndex + step), flow.rows.count - 1)
    guard target != rowIndex else { return .nothing }
    return setFocus(arrangement.position(inRow: target, nearestTo: column, of: shown))
  }

  mutating func press(_ point: Point) -> Effect {
    guard let position = position(at: point) else { return .nothing }
    _ = moveFocus(to: position)
    return effect(of: picker.toggleFocused())
  }
}
