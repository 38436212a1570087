@_spi(_Unicode) import Swift

/// Which differences between letters a search overlooks.
package struct Folding: Equatable, Sendable {
  /// Capital and small letters are alike.
  package var foldsCase: Bool

  /// Latin letters are alike with and without diacritics, full-width forms and what they are forms of.
  package var foldsForms: Bool

  package init(foldsCase: Bool = true, foldsForms: Bool = true) {
    self.foldsCase = foldsCase
    self.foldsForms = foldsForms
  }

  /// Appends to `folded` what stands for `scalar` in a comparison: its canonical decomposition, folded, marks in canonical
  /// order (Unicode Standard Annex #15), so that composed and decomposed text are alike.
  ///
  /// - Parameter base: the last scalar before that was not a mark; it is set for the next call. Marks are left out after
  ///   a Latin letter only: elsewhere they make another letter.
  func fold(_ scalar: Unicode.Scalar, after base: inout Unicode.Scalar, into folded: inout [UInt32]) {
    for part in String(scalar)._nfd { foldPart(part, after: &base, into: &folded) }
  }

  private func foldPart(
    _ scalar: Unicode.Scalar, after base: inout Unicode.Scalar, into folded: inout [UInt32]
  ) {
    var scalar = scalar
    let combiningClass = scalar.properties.canonicalCombiningClass
    if combiningClass != .notReordered {
      if foldsForms, Self.isLatin(base) { return }
      var place = folded.endIndex
      while place > 0, Self.combiningClass(of: folded[place - 1]) > combiningClass { place -= 1 }
      return folded.insert(scalar.value, at: place)
    }
    if foldsForms { scalar = Self.plainForm(of: scalar) }
    base = scalar
    guard foldsCase else { return folded.append(scalar.value) }
    for part in scalar.properties.lowercaseMapping.unicodeScalars { folded.append(part.value) }
  }

  private static func combiningClass(of value: UInt32) -> Unicode.CanonicalCombiningClass {
    Unicode.Scalar(value)?.properties.canonicalCombiningClass ?? .notReordered
  }

  /// Whether a search for `scalar` is one for its diacritic or its width.
  static func isForm(_ scalar: Unicode.Scalar, after base: inout Unicode.Scalar) -> Bool {
    if plainForm(of: scalar) != scalar { return true }
    for part in String(scalar)._nfd {
      if part.properties.canonicalCombiningClass == .notReordered {
        base = part
      } else if isLatin(base) {
        return true
      }
    }
    return false
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41..<0x5B, 0x61..<0x7B, 0xC0..<0x250, 0x1E00..<0x1F00: true
    default: false
    }
  }

  /// The letter without what does not decompose: a stroke through it, or the full width of a column pair.
  private static func plainForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "Ø": "O"
    case "ø": "o"
    case "Ł": "L"
    case "ł": "l"
    case "Đ": "D"
    case "đ": "d"
    case "Ħ": "H"
    case "ħ": "h"
    case "Ŧ": "T"
    case "ŧ": "t"
    case "ı": "i"
    case "\u{3000}": " "
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar
    default: scalar
    }
  }
}
