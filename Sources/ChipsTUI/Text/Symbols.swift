/// The characters that chips itself draws. Each takes one column, except the ellipsis.
package struct Symbols: Equatable, Sendable {
  /// In the mark cell of a chosen chip.
  package var check: String

  /// At the end of a title that is cut.
  package var ellipsis: String

  /// How many columns the ellipsis takes.
  package var ellipsisColumns: Int

  /// Before the number of rows hidden above, and below.
  package var above: String
  package var below: String

  /// Cursor keys in help.
  package var arrows: String

  /// Whether control characters in titles are shown as pictures; else as `?`.
  package var hasControlPictures: Bool

  package static let unicode = Symbols(
    check: "✓", ellipsis: "…", ellipsisColumns: 1, above: "↑", below: "↓", arrows: "← → ↑ ↓",
    hasControlPictures: true)

  package static let ascii = Symbols(
    check: "x", ellipsis: "..", ellipsisColumns: 2, above: "^", below: "v", arrows: "arrows",
    hasControlPictures: false)
}
