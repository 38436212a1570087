import Glibc

/// A colour in sRGB, eight bits for each part.
package struct Color: Equatable, Sendable {
  package let red, green, blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour with this number, the parts from the highest byte on: 0xRRGGBB.
  package init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// The parts in one number: 0xRRGGBB.
  var number: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }

  package static let black = Color(0)
  package static let white = Color(0xFFFFFF)

  /// How bright it is, from 0 for black to 1 for white: the relative luminance of WCAG 2.
  package var relativeLuminance: Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2 between the two, from 1 to 21.
  package func contrast(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The square of the distance between the two, by their parts.
  func squaredDistance(to other: Color) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)].reduce(0) {
      $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))
    }
  }
}

extension Color {
  /// Colours that have a name, which mean what they mean in CSS.
  package static let named: [(name: String, color: Color)] = [
    ("black", black), ("gray", Color(0x808080)), ("silver", Color(0xC0C0C0)), ("white", white),
    ("red", Color(0xFF0000)), ("maroon", Color(0x800000)), ("brown", Color(0xA52A2A)),
    ("orange", Color(0xFFA500)), ("gold", Color(0xFFD700)), ("yellow", Color(0xFFFF00)),
    ("olive", Color(0x808000)), ("lime", Color(0x00FF00)), ("green", Color(0x008000)),
    ("teal", Color(0x008080)), ("cyan", Color(0x00FFFF)), ("blue", Color(0x0000FF)),
    ("navy", Color(0x000080)),
    ("indigo", Color(0x4B0082)), ("purple", Color(0x800080)), ("violet", Color(0xEE82EE)),
    ("magenta", Color(0xFF00FF)), ("pink", Color(0xFFC0CB)),
  ]

  /// The colour that is written so: a name, in letters of any case, or `#RRGGBB`; nil when there is none.
  package init?(_ text: String) {
    if let entry = Self.named.first(where: { $0.name == text.lowercased() }) {
      self = entry.color
      return
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(number)
  }
}
