import ChipsTUI
import Testing

@Suite struct ColorTests {
  @Test(
    "Luminance and contrast are those of WCAG",
    arguments: [
      // Checked against the definition's own examples and published tables.
      ("#000000", 0.0, 21.0), ("#FFFFFF", 1.0, 1.0), ("#FF0000", 0.2126, 3.998), ("#00FF00", 0.7152, 1.372),
      ("#0000FF", 0.0722, 8.592), ("#777777", 0.1845, 4.478), ("#767676", 0.1812, 4.542),
      ("#808080", 0.2159, 3.949), ("#0A0A0A", 0.0030, 19.80),
    ])
  func luminance(text: String, luminance: Double, onWhite: Double) throws {
    let color = try #require(Color(text))
    #expect(abs(color.relativeLuminance - luminance) < 0.0001)
    #expect(abs(color.contrast(with: .white) - onWhite) < 0.005)
    #expect(color.contrast(with: .white) == Color.white.contrast(with: color))
  }

  @Test(
    "The text on an accent is black where that is brighter than 0.179, else white",
    arguments: [
      ("#767676", Color.black), ("#757575", .white), ("#2F81F7", .black), ("#0969DA", .white),
      ("red", .black),
      ("blue", .white), ("green", .white), ("teal", .white), ("gold", .black), ("#1A7F37", .white),
    ])
  func textOnAccent(text: String, expected: Color) throws {
    let color = try #require(Color(text))
    #expect(Accent(color, palette: .direct).text.color == expected)
    #expect((color.relativeLuminance > 0.179) == (expected == .black))
  }

  @Test(
    "The text on any accent has a contrast of 4.5 to 1 or more, however few colours there are",
    arguments: [ColorPalette.eight, .sixteen, .indexed, .direct])
  func contrast(palette: ColorPalette) {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = Color(UInt32(red << 16 | green << 8 | blue))
          let accent = Accent(color, palette: palette)
          #expect(accent.fill.color.contrast(with: accent.text.color) >= 4.5)
        }
      }
    }
  }

  @Test(
    "The nearest colour is taken, of 256 never one that is each person's own",
    arguments: [
      ("#FF0000", ColorPalette.eight, 1), ("#FF8800", .eight, 3), ("#FFFFFF", .eight, 7),
      ("#1A7F37", .eight, 2),
      ("#FF0000", .sixteen, 9), ("#808080", .sixteen, 8), ("navy", .sixteen, 4), ("#FF0000", .indexed, 196),
      ("#5F87FF", .indexed, 69), ("#000000", .indexed, 16), ("#FFFFFF", .indexed, 231),
      ("#080808", .indexed, 232),
      ("#7F7F7F", .indexed, 244), ("teal", .indexed, 30), ("#123456", .direct, 0x123456),
    ])
  func nearest(text: String, palette: ColorPalette, number: Int) throws {
    #expect(palette.nearest(to: try #require(Color(text))).number == number)
  }

  @Test("Of eight colours white is bold, as that is what makes it white; black never is")
  func boldText() throws {
    let (blue, yellow) = (try #require(Color("blue")), try #require(Color("yellow")))
    #expect(Accent(blue, palette: .eight).isTextBold)
    #expect(!Accent(yellow, palette: .eight).isTextBold)
    #expect(!Accent(blue, palette: .indexed).isTextBold)
  }

  @Test("Each name is one of a colour, in letters of any case")
  func names() {
    #expect(Set(Color.named.map(\.name)).count == Color.named.count)
    for (name, color) in Color.named {
      #expect(Color(name) == color)
      #expect(Color(name.uppercased()) == color)
    }
  }

  @Test(
    "What is no colour is none",
    arguments: [
      "", "#", "#12345", "#1234567", "123456", "#12345G", "#+12345", "#-12345", "reddish", " red", "#١٢٣٤٥٦",
    ])
  func noColor(text: String) {
    #expect(Color(text) == nil)
  }
}
