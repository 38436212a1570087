/// The colour that fills chosen chips, and that of the text on it, as a terminal has them.
package struct Accent: Equatable, Sendable {
  package let palette: ColorPalette
  package let fill: ColorPalette.Entry
  package let text: ColorPalette.Entry

  /// Whether the text is bold: of eight colours, only bold white is white.
  package var isTextBold: Bool { palette == .eight && text.color == .white }

  /// The nearest to `color` that the terminal has, and black or white on it, whichever has the greater contrast.
  package init(_ color: Color, palette: ColorPalette) {
    self.palette = palette
    fill = palette.nearest(to: color)
    let number: (white: Int, black: Int) =
      switch palette {
      case .eight: (7, 0)
      case .sixteen: (15, 0)
      case .indexed: (231, 16)
      case .direct: (Color.white.number, Color.black.number)
      }
    let isBlack = fill.color.contrast(with: .black) >= fill.color.contrast(with: .white)
    text = ColorPalette.Entry(
      number: isBlack ? number.black : number.white, color: isBlack ? .black : .white)
  }
}
