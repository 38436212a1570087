/// Which options are chosen: a set of option indices.
///
/// One bit an option, in words of 64. Each word carries the number of the clearing that it has seen, so that clearing
/// is only counting on: a word from before counts as zero.
package struct Selection: Sendable {
  private var words: [UInt64] = []
  private var epochs: [UInt32] = []
  private var epoch: UInt32 = 0

  /// How many options are chosen.
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Whether the option at `index` is chosen.
  package func contains(_ index: Int) -> Bool {
    word(at: index >> 6) & bit(of: index) != 0
  }

  /// Chooses the option at `index`, or no longer chooses it.
  ///
  /// - Complexity: O(1), amortized over the highest index.
  package mutating func toggle(_ index: Int) {
    flip(bit(of: index), inWord: index >> 6)
  }

  /// Chooses nothing.
  ///
  /// - Complexity: O(1), but for one call in four billion.
  package mutating func clear() {
    count = 0
    if epoch == .max { self = Selection() } else { epoch += 1 }
  }

  /// Toggles every option of `change`.
  ///
  /// - Complexity: O(*r* + *n* / 64) for *r* runs that span *n* options.
  package mutating func toggle(_ change: IndexRuns) {
    for run in change.runs where !run.isEmpty {
      var index = Int(run.lowerBound)
      let end = Int(run.upperBound)
      while index < end {
        let wordEnd = min(end, (index | 63) + 1)
        let length = UInt64(wordEnd - index)
        flip((length == 64 ? .max : (1 << length) - 1) << UInt64(index & 63), inWord: index >> 6)
        index = wordEnd
      }
    }
  }

  /// The chosen options in input order.
  ///
  /// - Complexity: O(*n* / 64 + *k*) to go through all *k* of them among *n* options.
  package var indices: Indices { Indices(selection: self) }

  /// Those of the options of `runs` that are chosen, in input order.
  ///
  /// - Complexity: O(*r* + *n* / 64 + *k*) for *k* options in *r* runs that span *n*.
  package func indices(in runs: IndexRuns) -> [Int] {
    var found: [Int] = []
    for run in runs.runs {
      var index = Int(run.lowerBound)
      while index < Int(run.upperBound) {
        let rest = word(at: index >> 6) >> UInt64(index & 63)
        index += rest == 0 ? 64 - index & 63 : rest.trailingZeroBitCount
        if rest != 0, index < Int(run.upperBound) {
          found.append(index)
          index += 1
        }
      }
    }
    return found
  }

  private func bit(of index: Int) -> UInt64 { 1 << UInt64(index & 63) }

  private func word(at wordIndex: Int) -> UInt64 {
    wordIndex < words.count && epochs[wordIndex] == epoch ? words[wordIndex] : 0
  }

  private mutating func flip(_ bits: UInt64, inWord wordIndex: Int) {
    if wordIndex >= words.count {
      let missing = wordIndex + 1 - words.count
      words.append(contentsOf: repeatElement(0, count: missing))
      epochs.append(contentsOf: repeatElement(epoch, count: missing))
    }
    let old = word(at: wordIndex)
    words[wordIndex] = old ^ bits
    epochs[wordIndex] = epoch
    count += (old ^ bits).nonzeroBitCount - old.nonzeroBitCount
  }

  /// The indices of a selection, ascending.
  package struct Indices: Sequence, IteratorProtocol {
    private let selection: Selection
    private var wordIndex = -1
    private var rest: UInt64 = 0

    fileprivate init(selection: Selection) {
      self.selection = selection
    }

    package var underestimatedCount: Int { selection.count }

    package mutating func next() -> Int? {
      while rest == 0 {
        wordIndex += 1
        guard wordIndex < selection.words.count else { return nil }
        rest = selection.word(at: wordIndex)
      }
      defer { rest &= rest - 1 }
      return wordIndex << 6 | rest.trailingZeroBitCount
    }
  }
}
