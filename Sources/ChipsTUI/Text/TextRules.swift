import ChipsModel

/// How titles are shown: the one place that decides what is drawn for bytes and how many columns it takes.
package struct TextRules: Sendable {
  /// The columns that a scalar takes, as `wcwidth` says: 0 for what combines, negative for what it does not know.
  package typealias ColumnsOfScalar = @Sendable (Unicode.Scalar) -> Int

  package var symbols: Symbols

  /// Whether what is not ASCII in a title is shown as `?`.
  package let titlesAreASCII: Bool

  let columnsOfScalar: ColumnsOfScalar

  /// More marks than this on one base are not shown: ncurses keeps no more in a cell.
  static let marksPerBase = 4

  package init(symbols: Symbols, titlesAreASCII: Bool = false, columnsOfScalar: @escaping ColumnsOfScalar) {
    self.symbols = symbols
    self.titlesAreASCII = titlesAreASCII
    self.columnsOfScalar = columnsOfScalar
  }

  /// How many columns `bytes` take when nothing is cut.
  ///
  /// - Complexity: O(*m*) for *m* bytes; ASCII, each byte of which takes one column, is only scanned.
  package func columns(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer(columns(of:))
  }

  /// The same for bytes that are lent.
  func columns(of buffer: UnsafeBufferPointer<UInt8>) -> Int {
    if buffer.isASCII { return buffer.count }
    var columns = 0
    forEachDisplayed(buffer) { display, _ in
      if case .cells(_, let taken, _) = display { columns += taken }
      return true
    }
    return columns
  }

  /// The text that is shown for `bytes` in at most `limit` columns: all of it, or the start of it and an ellipsis.
  ///
  /// - Complexity: O(*m*) for the bytes *m* that are shown, however many follow.
  package func shown(_ bytes: ArraySlice<UInt8>, within limit: Int) -> ShownText {
    shown(bytes, within: limit, matches: []).reduce(into: ShownText()) { $0.append($1.text) }
  }

  /// The text that is shown for the first of `candidates` that is not cut in `limit` columns; nil when all are.
  func firstFitting(_ candidates: some Sequence<[UInt8]>, within limit: Int) -> ShownText? {
    candidates.first { columns(of: $0[...]) <= limit }.map { shown($0[...], within: limit) }
  }

  /// The same as `shown`, in pieces: those that show what is in `matches`, and those between them.
  ///
  /// - Parameter matches: ranges of `bytes`, counted from its start, ascending and apart.
  package func shown(
    _ bytes: ArraySlice<UInt8>, within limit: Int, matches: [Range<Int>]
  ) -> [(text: ShownText, isMatch: Bool)] {
    if matches.isEmpty, bytes.count <= limit, bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return [(ShownText(ascii: String(decoding: bytes, as: UTF8.self)), false)]
    }
    var pieces = ShownPieces(
      limit: limit, ellipsis: symbols.ellipsis, ellipsisColumns: symbols.ellipsisColumns)
    var matches = matches[...]
    bytes.withUnsafeBufferPointer { buffer in
      forEachDisplayed(buffer) { display, offset in
        while let match = matches.first, match.upperBound <= offset { matches.removeFirst() }
        return pieces.append(display, isMatch: matches.first?.contains(offset) ?? false)
      }
    }
    return pieces.finished
  }

  /// Calls `body` for what is shown of each scalar of `buffer`, and the offset of its bytes, until it returns false.
  func forEachDisplayed(
    _ buffer: UnsafeBufferPointer<UInt8>, _ body: (ScalarDisplay, _ offset: Int) -> Bool
  ) {
    var offset = 0
    var marksOnBase = Self.marksPerBase
    while offset < buffer.count {
      let (scalar, byteCount) = UTF8Scalar.decode(buffer[offset...])
      defer { offset += byteCount }
      let display = if let scalar { display(of: scalar) } else { replacement }
      switch display {
      case .hidden: continue
      case .mark:
        guard marksOnBase < Self.marksPerBase else { continue }
        marksOnBase += 1
      case .cells: marksOnBase = 0
      }
      guard body(display, offset) else { return }
    }
  }
}
