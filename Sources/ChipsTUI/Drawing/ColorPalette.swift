/// The colours that a terminal has by number.
package enum ColorPalette: Equatable, Sendable {
  /// 0 to 7, and the same brighter from 8 on where it has `sixteen`.
  case eight, sixteen
  /// A cube of 216 colours and 24 grays, after sixteen that are each person's own.
  case indexed
  /// Every colour, its number being 0xRRGGBB.
  case direct

  /// What xterm shows for the first sixteen when it is not told otherwise.
  private static let basic: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map(Color.init)

  /// The parts of the colours in the cube.
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colours from 16 on.
  private static let cubeAndGrays: [Color] =
    cubeLevels.flatMap { red in
      cubeLevels.flatMap { green in cubeLevels.map { Color(red: red, green: green, blue: $0) } }
    } + (0..<24).map { Color(UInt32(8 + 10 * $0) * 0x010101) }

  /// A colour as a terminal has it.
  package struct Entry: Equatable, Sendable {
    package let number: Int
    /// What is seen.
    package let color: Color
  }

  /// The nearest to `color` that the terminal has. Of 256, only those that are the same everywhere.
  package func nearest(to color: Color) -> Entry {
    let entries: [Entry] =
      switch self {
      case .eight: Self.entries(Self.basic.prefix(8), from: 0)
      case .sixteen: Self.entries(Self.basic, from: 0)
      case .indexed: Self.entries(Self.cubeAndGrays, from: 16)
      case .direct: []
      }
    return entries.min { $0.color.squaredDistance(to: color) < $1.color.squaredDistance(to: color) }
      ?? Entry(number: color.number, color: color)
  }

  private static func entries(_ colors: some Sequence<Color>, from first: Int) -> [Entry] {
    zip(first..., colors).map { Entry(number: $0, color: $1) }
  }
}
