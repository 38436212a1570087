/// Which rows of the screen are for what, from the top: title, chips, indicator, status.
package struct Sections: Equatable, Sendable {
  package let title: Int?
  package let chips: Range<Int>
  package let indicator: Int?
  package let status: Int?

  /// Divides `rows` rows, 1 at least, so that chips that take `contentRows` rows have as many as can be had.
  ///
  /// Where there is little room the title is the first to go, then the status; the indicator is there when some chips
  /// are not in view, and never takes more than a third of their room.
  package init(rows: Int, contentRows: Int, hasTitle: Bool) {
    let showsStatus = rows >= 2
    let showsTitle = hasTitle && rows >= 3
    let room = rows - (showsTitle ? 1 : 0) - (showsStatus ? 1 : 0)
    let showsIndicator = contentRows > room && room >= 3
    let first = showsTitle ? 1 : 0
    let end = first + min(max(1, contentRows), showsIndicator ? room - 1 : room)
    title = showsTitle ? 0 : nil
    chips = first..<end
    indicator = showsIndicator ? end : nil
    status = showsStatus ? end + (showsIndicator ? 1 : 0) : nil
  }

  /// The most rows that chips have when they need more than there are.
  package static func mostChipRows(rows: Int, hasTitle: Bool) -> Int {
    Sections(rows: rows, contentRows: .max, hasTitle: hasTitle).chips.count
  }
}
