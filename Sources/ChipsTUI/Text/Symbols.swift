/// The characters that chips itself draws. Each takes one column, except the ellipsis.
package struct Symbols: Equatable, Sendable {
  /// In the mark cell of a chosen chip.
  package var check: String

  /// In the mark cell of a disabled chip that is not chosen.
  package var disabled = " "

  /// At the end of a title that is cut.
  package var ellipsis: String

  /// How many columns the ellipsis takes.
  package var ellipsisColumns: Int

  /// Before the number of chips out of view above, and below.
  package var above: String
  package var below: String

  /// At the ends of a strip, where there are chips out of view to the left, and to the right.
  package var before: String
  package var after: String

  /// At the end of a chip that can be removed.
  package var remove: String

  /// A piece of the proportion bar while there is nothing in it.
  package var track: String

  /// Whether control characters in titles are shown as pictures, and bytes that are not UTF-8 as U+FFFD; else all as `?`.
  package var hasPictures: Bool

  /// The lines around a chip, and around the one that has the focus.
  private var border: Border
  private var focusedBorder: Border

  /// The lines around a chip.
  func border(isFocused: Bool) -> Border { isFocused ? focusedBorder : border }

  /// Characters for the lines around something.
  struct Border: Equatable, Sendable {
    let topLeft, topRight, bottomLeft, bottomRight: String
    /// A piece of the lines above and below, and at the sides.
    let line, side: String

    /// - Parameter characters: the corners from the top left on in the order of reading, then the line and the side.
    fileprivate init(_ characters: String) {
      let characters = characters.map(String.init)
      (topLeft, topRight) = (characters[0], characters[1])
      (bottomLeft, bottomRight) = (characters[2], characters[3])
      (line, side) = (characters[4], characters[5])
    }
  }

  package static let unicode = Symbols(
    check: "✓", ellipsis: "…", ellipsisColumns: 1, above: "↑", below: "↓", before: "‹", after: "›",
    remove: "×", track: "─", hasPictures: true, border: Border("╭╮╰╯─│"), focusedBorder: Border("┏┓┗┛━┃"))

  package static let ascii = Symbols(
    check: "x", ellipsis: "..", ellipsisColumns: 2, above: "^", below: "v", before: "<", after: ">",
    remove: "-", track: "-", hasPictures: false, border: Border("++++-|"), focusedBorder: Border("++++=|"))
}
