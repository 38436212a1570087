/// How chips are laid out and look, as it was asked for.
package struct Appearance: Equatable, Sendable {
  /// How chips are set.
  package enum Layout: String, CaseIterable, Sendable {
    /// As words in a paragraph.
    case flow
    /// In columns that share the row's width.
    case grid
    /// In one row that scrolls sideways.
    case strip
  }

  package var layout = Layout.flow
  package var style = ChipStyle.brackets
  package var spacing = Spacing()

  /// The most lines that a title is broken into; 1 at least.
  package var labelLines = 1

  /// No chip has fewer columns, nor more; nil for any number.
  package var minimumColumns: Int?
  package var maximumColumns: Int?

  /// Whether chips have a sign at their end by which they are removed.
  package var hasRemoveSign = false

  /// The columns of a chip around the lines of its title.
  var columnsAround: Int { ChipStyle.columnsAround + (hasRemoveSign ? ChipContent.signColumns : 0) }

  /// Whether the proportion bar is there.
  package var hasMeter = false

  package init() {}

  /// The same as far as there is room for it: chips that would be higher than `rows` are in brackets, with as many
  /// lines as there are rows.
  func fitting(rows: Int) -> Appearance {
    var fitting = self
    if style.rowsAround >= rows { fitting.style = .brackets }
    fitting.labelLines = max(1, min(labelLines, rows - fitting.style.rowsAround))
    return fitting
  }
}
