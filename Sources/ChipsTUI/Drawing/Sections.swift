/// Which rows of the screen are for what, from the top: title, chips, suggestions,
/// indicator, proportion bar, search field, status.
package struct Sections: Equatable, Sendable {
  package let title: Int?
  package let chips: Range<Int>
  package let suggestions: Int?
  package let indicator: Int?
  package let meter: Int?
  package let field: Int?
  package let status: Int?
  /// How many rows are used.
  package let rowCount: Int

  /// Divides `rows` rows, 1 at least, so that chips that take `contentRows` rows have as many as can be had.
  ///
  /// Where there is little room the bar is the first to go, then the title, the suggestions, the status and the field; the
  /// indicator is there when some chips are not in view, and never takes more than a third of their room.
  package init(
    rows: Int, contentRows: Int, hasTitle: Bool, hasField: Bool = false, hasMeter: Bool = false,
    hasSuggestions: Bool = false
  ) {
    let showsField = hasField && rows >= 2
    let showsStatus = rows >= (showsField ? 3 : 2)
    var rest = rows - 1 - [showsField, showsStatus].count { $0 }
    /// Whether there is a row left for something that is wanted.
    func takeRow(_ isWanted: Bool) -> Bool {
      guard isWanted, rest > 0 else { return false }
      rest -= 1
      return true
    }
    let showsSuggestions = takeRow(hasSuggestions)
    let showsTitle = takeRow(hasTitle)
    let showsMeter = takeRow(hasMeter)
    let room = rest + 1
    let showsIndicator = contentRows > room && room >= 3
    let first = showsTitle ? 1 : 0
    var end = first + min(max(1, contentRows), showsIndicator ? room - 1 : room)
    title = showsTitle ? 0 : nil
    chips = first..<end
    /// The next row, if it is wanted.
    func next(_ isShown: Bool) -> Int? {
      guard isShown else { return nil }
      defer { end += 1 }
      return end
    }
    suggestions = next(showsSuggestions)
    indicator = next(showsIndicator)
    meter = next(showsMeter)
    field = next(showsField)
    status = next(showsStatus)
    rowCount = end
  }
}
