extension Accent {
  /// The accent of `color` on the terminal that is set up; nil where it has no colours or `NO_COLOR` asks for none.
  ///
  /// - Parameter isInline: whether it is drawn on below the prompt. `COLORTERM` tells of colours that curses cannot use.
  static func onTerminal(_ color: Color?, isInline: Bool) -> Accent? {
    guard let color, Environment["NO_COLOR"] == nil else { return nil }
    let count = Terminfo.number("colors")
    guard count >= 8, !Terminfo["setaf"].isEmpty, !Terminfo["setab"].isEmpty else { return nil }
    let isTold = isInline && ["truecolor", "24bit"].contains(Environment["COLORTERM"])
    let palette: ColorPalette =
      isTold || count >= 1 << 24 ? .direct : count >= 256 ? .indexed : count >= 16 ? .sixteen : .eight
    return Accent(color, palette: palette)
  }

  /// What makes the text after it be in the accent's colours.
  var sequence: [UInt8] {
    var bytes = isTextBold ? Terminfo["bold"] : []
    if palette == .direct {
      // As ISO 8613-6 has it, but with semicolons, as terminals understand it.
      for (selector, color) in [("38", text.color), ("48", fill.color)] {
        bytes += "\u{1B}[\(selector);2;\(color.red);\(color.green);\(color.blue)m".utf8
      }
    } else {
      bytes += Terminfo.sequence("setaf", text.number) + Terminfo.sequence("setab", fill.number)
    }
    return bytes
  }
}
