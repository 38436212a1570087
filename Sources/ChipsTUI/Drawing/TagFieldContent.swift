/// What the field shows in which tags are typed: `[+ text ]`.
struct TagFieldContent {
  let field: TextField
  let isFocused: Bool

  /// The columns of its text with the cursor.
  static func columns(of field: TextField, rules: TextRules) -> Int {
    rules.columns(of: Array(field.text.utf8)[...]) + 1
  }

  /// Draws it in `style` at a place, in the manner of a chip.
  ///
  /// - Returns: the cell where the next letter goes.
  func draw(in style: ChipStyle, at place: Rectangle, rules: TextRules, in frame: inout Frame) -> Point {
    let columns = place.size.columns
    let (hasOpening, hasClosing) = ChipShape.ends(columns: columns)
    let room = columns - (hasOpening ? 1 : 0) - (hasClosing ? 1 : 0)
    let sign = ShownText(ascii: room > 2 * Self.sign.utf8.count ? Self.sign : "")
    let textColumns = room - sign.columns
    let visible = field.visible(columns: textColumns, rules: rules)
    let isInvitation = field.isEmpty && !isFocused
    let invitation = rules.shown(Self.invitation, within: textColumns)
    let pieces = [
      (sign, Role.keyName), isInvitation ? (invitation, .placeholder) : (visible.text, .field),
    ]
    ChipShape(style: style, state: .free, isFocused: isFocused, symbols: rules.symbols)
      .draw([pieces], at: place, in: &frame)
    return Point(
      column: place.origin.column + (hasOpening ? 1 : 0) + sign.columns + visible.cursorColumn,
      row: place.origin.row + style.rowsAround / 2)
  }

  private static let sign = "+ "
  /// In its place while it is empty and keys go elsewhere.
  private static let invitation = Array("add".utf8)[...]
}
