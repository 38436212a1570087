/// How titles are shown: the one place that decides what is drawn for bytes and how many columns it takes.
package struct TextRules: Sendable {
  /// The columns that a scalar takes, as `wcwidth` says: 0 for what combines, negative for what it does not know.
  package typealias ColumnsOfScalar = @Sendable (Unicode.Scalar) -> Int

  package let symbols: Symbols

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
    bytes.withUnsafeBufferPointer { buffer in
      if buffer.allSatisfy({ $0 < 0x80 }) { return buffer.count }
      var columns = 0
      forEachDisplayed(buffer) { display in
        if case .cells(_, let taken, _) = display { columns += taken }
        return true
      }
      return columns
    }
  }

  /// The text that is shown for `bytes` in at most `limit` columns: all of it, or the start of it and an ellipsis.
  ///
  /// - Complexity: O(*m*) for the bytes *m* that are shown, however many follow.
  package func shown(_ bytes: ArraySlice<UInt8>, within limit: Int) -> ShownText {
    if bytes.count <= limit, bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return ShownText(string: String(decoding: bytes, as: UTF8.self), columns: bytes.count)
    }
    var text = ShownText()
    // The longest start of the text that ends before a base and leaves room for the ellipsis.
    var cut = (byteCount: 0, columns: 0)
    let room = limit - symbols.ellipsisColumns
    let isCut = bytes.withUnsafeBufferPointer { buffer in
      forEachDisplayed(buffer) { display in
        switch display {
        case .hidden: break
        case .mark(let scalar): text.append(scalar, columns: 0)
        case .cells(let scalar, let columns, let isBase):
          if isBase, text.columns <= room { cut = (text.string.utf8.count, text.columns) }
          guard text.columns + columns <= limit else { return false }
          text.append(scalar, columns: columns)
        }
        return true
      }
    }
    guard isCut else { return text }
    text = ShownText(string: String(Substring(text.string.utf8.prefix(cut.byteCount))), columns: cut.columns)
    for scalar in symbols.ellipsis.unicodeScalars.prefix(max(0, limit)) { text.append(scalar, columns: 1) }
    return text
  }

  /// Calls `body` for what is shown of each scalar of `buffer` until it returns false.
  ///
  /// - Returns: whether `body` ended it.
  @discardableResult
  private func forEachDisplayed(_ buffer: UnsafeBufferPointer<UInt8>, _ body: (ScalarDisplay) -> Bool) -> Bool
  {
    var offset = 0
    var marksOnBase = Self.marksPerBase
    while offset < buffer.count {
      let (scalar, byteCount) = UTF8Scalar.decode(buffer[offset...])
      offset += byteCount
      let display = if let scalar { display(of: scalar) } else { replacement }
      switch display {
      case .hidden: continue
      case .mark:
        guard marksOnBase < Self.marksPerBase else { continue }
        marksOnBase += 1
      case .cells: marksOnBase = 0
      }
      guard body(display) else { return true }
    }
    return false
  }
}
