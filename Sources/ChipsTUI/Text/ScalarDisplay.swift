/// What is shown for one scalar of a title.
package enum ScalarDisplay: Equatable, Sendable {
  /// Nothing.
  case hidden

  /// The scalar itself, in the cell of the base before it.
  case mark(Unicode.Scalar)

  /// A scalar in cells of its own. One that is not a base belongs to the base before it all the same: a cut never
  /// separates the two.
  case cells(Unicode.Scalar, columns: Int, isBase: Bool)

  /// The scalar that stands for bytes that are not UTF-8 and for what no terminal is sure to know.
  static let replacement = ScalarDisplay.cells("\u{FFFD}", columns: 1, isBase: true)
}

extension TextRules {
  /// Decides what is shown for `scalar`: DESIGN's section on text, which works per scalar as ncurses does.
  func display(of scalar: Unicode.Scalar) -> ScalarDisplay {
    switch scalar.value {
    case 0x20..<0x7F: return .cells(scalar, columns: 1, isBase: true)
    case 0..<0x20: return picture(0x2400 + scalar.value)
    case 0x7F: return picture(0x2421)
    case 0x80..<0xA0: return replacement
    case 0x2028, 0x2029: return picture(0x2424)
    default: break
    }
    let columns = columnsOfScalar(scalar)
    if columns > 0, isPlainLetter(scalar) {
      return titlesAreASCII ? asciiStandIn : .cells(scalar, columns: columns, isBase: true)
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier { return .hidden }
    if columns < 0 { return replacement }
    if columns == 0 {
      return isMark(properties.generalCategory) ? (titlesAreASCII ? .hidden : .mark(scalar)) : .hidden
    }
    if titlesAreASCII { return asciiStandIn }
    return .cells(scalar, columns: columns, isBase: properties.generalCategory != .spacingMark)
  }

  /// Whether it is in a range of letters and ideographs, where nothing combines and nothing is ignorable: a shorter way
  /// than the properties, which take most of the time of a title.
  private func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAE..<0x300, 0x370..<0x483, 0x3041..<0x3099, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
    default: false
    }
  }

  /// What is shown for a byte that is no part of UTF-8.
  var replacement: ScalarDisplay { symbols.hasPictures ? .replacement : asciiStandIn }

  private var asciiStandIn: ScalarDisplay { .cells("?", columns: 1, isBase: true) }

  private func picture(_ value: UInt32) -> ScalarDisplay {
    guard symbols.hasPictures, let scalar = Unicode.Scalar(value) else { return asciiStandIn }
    return .cells(scalar, columns: 1, isBase: true)
  }

  /// Combining marks, and the vowels and finals of Hangul written in parts, which combine as well. What else takes no
  /// column (joiners, format controls) is not shown.
  private func isMark(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .nonspacingMark, .enclosingMark, .spacingMark, .otherLetter: true
    default: false
    }
  }
}
