import ChipsModel

/// The options that a typed text names.
struct OptionLookup {
  /// How many there are.
  private(set) var count = 0

  /// The indices of the first of them.
  private(set) var first: [Int] = []

  /// How many indices are kept.
  static let limit = 5

  private mutating func add(_ index: Int) {
    count += 1
    if first.count < Self.limit { first.append(index) }
  }

  /// The options that are present and whose id is `text`; where there is none those with this title, and then those with this title when
  /// blanks at both ends do not count. Bytes are compared.
  ///
  /// - Complexity: one pass over the options.
  static func options(named text: [UInt8], in picker: Picker) -> OptionLookup {
    let (options, presence) = (picker.options, picker.presence)
    var (ids, titles, trimmedTitles) = (OptionLookup(), OptionLookup(), OptionLookup())
    text.withUnsafeBufferPointer { text in
      let trimmedText = UnsafeBufferPointer(rebasing: text.withoutBlanksAtEnds)
      options.ids.withLent { lentIDs in
        options.titles.withLent { lentTitles in
          for index in 0..<options.count where presence.contains(index) {
            let title = lentTitles[index]
            if isEqual(lentIDs[index], text) { ids.add(index) }
            if isEqual(title, text) { titles.add(index) }
            if title.count >= trimmedText.count,
              isEqual(UnsafeBufferPointer(rebasing: title.withoutBlanksAtEnds), trimmedText)
            {
              trimmedTitles.add(index)
            }
          }
        }
      }
    }
    return [ids, titles, trimmedTitles].first { $0.count > 0 } ?? OptionLookup()
  }

  private static func isEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool
  {
    one.count == other.count && one.elementsEqual(other)
  }
}
