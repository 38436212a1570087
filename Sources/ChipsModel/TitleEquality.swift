@_spi(_Unicode) import Swift

/// Tells which titles are equal to a text as a person sees it: with case folded, and canonically equivalent.
///
/// Strings are compared by their *keys*, which are made scalar by scalar. So two are unequal if what is before a place in
/// them is equal and the keys of the scalars there begin with different letters.
struct TitleEquality {
  /// Nil where the text is not UTF-8; then only the same bytes are equal to it.
  private let key: String?

  /// For each scalar below the count the first in the decomposed key of it alone; or one of the two below, which begin
  /// no key. Empty until it is needed.
  private var startKeys: [UInt32] = []

  private static let unknown: UInt32 = 0
  private static let none: UInt32 = 1

  /// Whether the keys of two scalars are equal, for those that were compared.
  private var areEqual: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    let one: Unicode.Scalar
    let other: Unicode.Scalar
  }

  private init(to text: [UInt8]) {
    key = Self.key(text)
  }

  /// The option that a tag called `text`, which is not empty, would be a second of: the first that is present and not
  /// disabled; else the first that is not present; else the first. Nil when no title is equal.
  ///
  /// - Complexity: one pass over the titles.
  static func option(titled text: [UInt8], in options: Options, _ presence: Presence) -> Int? {
    var equality = TitleEquality(to: text)
    var (removed, disabled): (Int?, Int?) = (nil, nil)
    return options.titles.withLent { titles in
      text.withUnsafeBufferPointer { text in
        for index in 0..<options.count where mayBeEqual(titles[index], text) {
          guard equality.holds(for: titles[index], text) else { continue }
          if !presence.contains(index) {
            removed = removed ?? index
          } else if options.isDisabled(index) {
            disabled = disabled ?? index
          } else {
            return index
          }
        }
        return removed ?? disabled
      }
    }
  }

  /// Whether it is not plain from their last and their first different bytes that `title` and `text` are not equal.
  @inline(__always)
  private static func mayBeEqual(
    _ title: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard title.count > 0, !areDifferentASCII(title[title.count - 1], text[text.count - 1]) else {
      return false
    }
    let offset = firstDifference(title, text)
    guard offset < title.count, offset < text.count else { return title.count == text.count }
    return !areDifferentASCII(title[offset], text[offset])
  }

  @inline(__always)
  private static func areDifferentASCII(_ one: UInt8, _ other: UInt8) -> Bool {
    one | other < 0x80 && TermScan.fold(one, true) != TermScan.fold(other, true)
  }

  /// Where the first bytes are that differ by more than the case of letters in ASCII, or the shorter ends.
  @inline(__always)
  private static func firstDifference(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let end = min(one.count, other.count)
    var offset = 0
    while offset < end, TermScan.fold(one[offset], true) == TermScan.fold(other[offset], true) { offset += 1 }
    return offset
  }

  /// Whether `title` is equal.
  private mutating func holds(
    for title: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var offset = Self.firstDifference(title, text)
    if offset == title.count, offset == text.count { return true }
    guard let key else { return false }
    while offset > 0, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    var textOffset = offset
    while offset < title.count, textOffset < text.count {
      let (one, byteCount) = UTF8Scalar.decode(title[offset...])
      let (other, textByteCount) = UTF8Scalar.decode(text[textOffset...])
      guard let one, let other else { return false }
      if one != other {
        guard let start = startKey(of: one), let otherStart = startKey(of: other) else { break }
        if start != otherStart { return false }
        if !areKeysEqual(Pair(one: one, other: other)) { break }
      }
      offset += byteCount
      textOffset += textByteCount
    }
    return Self.key(title) == key
  }

  // MARK: Keys

  private static func key(_ bytes: some Collection<UInt8>) -> String? {
    String(validating: bytes, as: UTF8.self).map(key)
  }

  /// Equal strings are those of which this is equal, as strings are compared by canonical equivalence.
  private static func key(_ string: String) -> String { string.uppercased().lowercased() }

  private mutating func areKeysEqual(_ pair: Pair) -> Bool {
    if let areEqual = areEqual[pair] { return areEqual }
    let areKeysEqual = Self.key(String(pair.one)) == Self.key(String(pair.other))
    areEqual[pair] = areKeysEqual
    return areKeysEqual
  }

  /// The first scalar in the decomposed key of `scalar`; nil where that is a mark, which may have another place in
  /// canonical order, and for scalars that are rare.
  private mutating func startKey(of scalar: Unicode.Scalar) -> UInt32? {
    let value = Int(scalar.value)
    if startKeys.isEmpty { startKeys = [UInt32](repeating: Self.unknown, count: 0x20000) }
    guard value < startKeys.count else { return nil }
    if startKeys[value] == Self.unknown { startKeys[value] = Self.newStartKey(of: scalar) }
    return startKeys[value] == Self.none ? nil : startKeys[value]
  }

  private static func newStartKey(of scalar: Unicode.Scalar) -> UInt32 {
    let first = key(String(scalar))._nfd.first { _ in true }
    guard let first, first.properties.canonicalCombiningClass == .notReordered else { return none }
    return max(first.value, none)
  }
}
