/// How well a term's characters, in order and with anything between, match a text.
enum FuzzyScore {
  /// For each character that is found.
  private static let found = 1
  /// More for one right after the one before.
  private static let consecutive = 3
  /// More for one at a word's start.
  private static let wordStart = 2

  /// The score of `term` in `text`, each character taken at the first place where it can be; nil where one is missing.
  ///
  /// - Complexity: O(*m*) for *m* characters of text.
  @inline(__always)
  static func of<Character: FixedWidthInteger>(
    _ term: UnsafeBufferPointer<Character>, in text: UnsafeBufferPointer<Character>,
    foldsASCIICase: Bool = false
  ) -> Int? {
    var score = 0
    var last = -2
    let count = forEachPosition(of: term, in: text, foldsASCIICase: foldsASCIICase) { position in
      score += found
      if position == last + 1 { score += consecutive }
      if position == 0 || !isWordCharacter(text[position - 1]) { score += wordStart }
      last = position
    }
    return count == term.count ? score : nil
  }

  /// Calls `body` for the place of each character of `term` in `text` until one is missing.
  ///
  /// - Returns: how many were found.
  @inline(__always)
  static func forEachPosition<Character: FixedWidthInteger>(
    of term: UnsafeBufferPointer<Character>, in text: UnsafeBufferPointer<Character>,
    foldsASCIICase: Bool = false,
    _ body: (Int) -> Void
  ) -> Int {
    var count = 0
    var position = 0
    while position < text.count, count < term.count {
      if TermScan.fold(text[position], foldsASCIICase) == term[count] {
        body(position)
        count += 1
      }
      position += 1
    }
    return count
  }

  @inline(__always)
  static func isWordCharacter(_ character: some FixedWidthInteger) -> Bool {
    switch character {
    case 0x30..<0x3A, 0x41..<0x5B, 0x61..<0x7B: true
    default: character >= 0x80
    }
  }
}
