import Foundation

/// A search that is slow and obviously right: everything is folded as whole strings by Foundation.
enum PlainSearch {
  /// Whether `title` has all terms of `query`.
  static func matches(_ query: String, _ title: String, isFuzzy: Bool = false) -> Bool {
    query.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).allSatisfy { term in
      let isSensitive = term.unicodeScalars.contains { $0.properties.lowercaseMapping != String($0) }
      let keepsForms = plain(term) != decomposed(term)
      func fold(_ text: String) -> [Unicode.Scalar] {
        let text = keepsForms ? decomposed(text) : plain(text)
        return isSensitive ? text : text.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
      }
      return isFuzzy ? hasInOrder(fold(title), fold(term)) : has(fold(title), fold(term))
    }
  }

  private static func decomposed(_ text: String) -> [Unicode.Scalar] {
    Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Without marks on Latin letters, strokes and full width.
  private static func plain(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var base: Unicode.Scalar = " "
    for scalar in decomposed(text) {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      let isLatin =
        base.properties.isAlphabetic && (base.value < 0x250 || (0x1E00..<0x1F00).contains(base.value))
      if isMark, isLatin { continue }
      let narrow =
        (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      let plain = strokes[narrow] ?? narrow
      if !isMark { base = plain }
      result.append(plain)
    }
    return result
  }

  private static let strokes: [Unicode.Scalar: Unicode.Scalar] = [
    "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T",
    "ı": "i",
    "\u{3000}": " ",
  ]

  private static func has(_ text: [Unicode.Scalar], _ term: [Unicode.Scalar]) -> Bool {
    text.indices.contains { text[$0...].starts(with: term) }
  }

  private static func hasInOrder(_ text: [Unicode.Scalar], _ term: [Unicode.Scalar]) -> Bool {
    var rest = term[...]
    for scalar in text where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
