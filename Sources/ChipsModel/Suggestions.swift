/// The options whose titles contain a text, best first: of those that are called so, those whose titles begin with it,
/// those of which a word does, then the others, each in input order.
struct Suggestions {
  private enum Rank: Int, CaseIterable {
    case whole, start, word, inside
  }

  /// How many are wanted.
  private let limit: Int

  /// The options found so far, by rank, no more of a rank than are wanted.
  private var found = [[Int]](repeating: [], count: Rank.allCases.count)

  /// The ranks that may still be wanted are those below this: at first all.
  private var wanted = Rank.allCases.count

  /// The text, folded; and the same as bytes where all is ASCII, else empty.
  private let term: [UInt32]
  private let bytes: [UInt8]

  private var table: FoldingTable

  /// The folded title, kept for its storage.
  private var folded: [UInt32] = []

  private init(_ text: [UInt8], limit: Int) {
    self.limit = limit
    var term: [UInt32] = []
    var table = FoldingTable(Folding())
    text.withUnsafeBufferPointer { table.fold($0, into: &term) }
    self.term = term
    self.table = table
    bytes = term.allSatisfy { $0 < 0x80 } ? term.map(UInt8.init(truncatingIfNeeded:)) : []
  }

  /// The indices of up to `limit` options that are present and not disabled, for a text without white space at its ends.
  /// Case is folded, and so are the forms of Latin letters.
  ///
  /// - Complexity: one pass over the titles.
  static func indices(
    for text: [UInt8], in options: Options, without absent: Selection, limit: Int
  ) -> [Int] {
    var suggestions = Suggestions(text, limit: limit)
    guard !suggestions.term.isEmpty, limit > 0 else { return [] }
    options.titles.withLent { titles in
      for index in 0..<options.count where suggestions.wanted > 0 {
        guard let rank = suggestions.rank(of: titles[index]), !absent.contains(index),
          !options.isDisabled(index)
        else { continue }
        suggestions.add(index, rank)
      }
    }
    return Array(suggestions.found.joined().prefix(limit))
  }

  private mutating func add(_ index: Int, _ rank: Rank) {
    guard rank.rawValue < wanted else { return }
    found[rank.rawValue].append(index)
    var count = 0
    for rank in 0..<wanted {
      count += found[rank].count
      if count >= limit { return wanted = rank }
    }
  }

  private mutating func rank(of title: UnsafeBufferPointer<UInt8>) -> Rank? {
    guard title.isASCII else { return rankOfFolded(title) }
    // A title that is ASCII has nothing else in it.
    guard !bytes.isEmpty else { return nil }
    return bytes.withUnsafeBufferPointer { rank(of: $0, in: title, foldsASCIICase: true) }
  }

  private mutating func rankOfFolded(_ title: UnsafeBufferPointer<UInt8>) -> Rank? {
    folded.removeAll(keepingCapacity: true)
    table.fold(title, into: &folded)
    return term.withUnsafeBufferPointer { term in
      folded.withUnsafeBufferPointer { rank(of: term, in: $0, foldsASCIICase: false) }
    }
  }

  /// The rank of a text that contains `term`; nil for one that does not, or of which the rank is not wanted.
  @inline(__always)
  private func rank<Character: FixedWidthInteger>(
    of term: UnsafeBufferPointer<Character>, in text: UnsafeBufferPointer<Character>, foldsASCIICase: Bool
  ) -> Rank? {
    // Where only those are wanted that begin with it, there is no need to look further.
    let end = wanted > Rank.word.rawValue ? text.count : min(text.count, term.count)
    let scanned = UnsafeBufferPointer(rebasing: text[..<end])
    var start = 0
    while let position = TermScan.firstPosition(
      of: term, in: scanned, from: start, foldsASCIICase: foldsASCIICase)
    {
      if position == 0 { return text.count == term.count ? .whole : .start }
      if !FuzzyScore.isWordCharacter(text[position - 1]) { return .word }
      start = position + 1
    }
    return start > 0 ? .inside : nil
  }
}
