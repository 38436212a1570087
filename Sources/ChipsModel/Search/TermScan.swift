/// Looking for a term's characters next to each other.
enum TermScan {
  /// The position of the first place in `text`, from `start` on, where `term` stands, which is not empty; nil for none.
  ///
  /// - Parameter foldsASCIICase: whether capital letters of ASCII in the text are taken for small ones, which the term
  ///   then has.
  /// - Complexity: O(*m* · *t*), in practice O(*m*), for *m* characters of text and *t* of the term.
  @inline(__always)
  static func firstPosition<Character: FixedWidthInteger>(
    of term: UnsafeBufferPointer<Character>, in text: UnsafeBufferPointer<Character>, from start: Int = 0,
    foldsASCIICase: Bool = false
  ) -> Int? {
    let last = text.count - term.count
    guard start <= last else { return nil }
    let first = term[0]
    let isLetter = first >= 0x61 && first < 0x7B
    let otherFirst = foldsASCIICase && isLetter ? first & ~0x20 : first
    var position = start
    while position <= last {
      if text[position] == first || text[position] == otherFirst {
        var length = 1
        while length < term.count, fold(text[position + length], foldsASCIICase) == term[length] {
          length += 1
        }
        if length == term.count { return position }
      }
      position += 1
    }
    return nil
  }

  /// The small letter for a capital one of ASCII, if case is folded, else the character itself.
  @inline(__always)
  static func fold<Character: FixedWidthInteger>(_ character: Character, _ foldsASCIICase: Bool) -> Character
  {
    foldsASCIICase && character >= 0x41 && character < 0x5B ? character | 0x20 : character
  }
}
