/// Text that is being put together from what is shown of scalars, and is cut where it gets too long.
struct ShownPieces {
  /// The most columns that it may take.
  let limit: Int
  let ellipsis: String
  let ellipsisColumns: Int

  private var pieces: [(text: ShownText, isMatch: Bool)] = []
  private var columns = 0
  private var isCut = false

  /// The longest start of the text that ends before a base and leaves room for the ellipsis: the pieces in it, and of
  /// the last of them the bytes and columns.
  private var cut = (pieceCount: 0, byteCount: 0, columns: 0)

  init(limit: Int, ellipsis: String, ellipsisColumns: Int) {
    self.limit = limit
    self.ellipsis = ellipsis
    self.ellipsisColumns = ellipsisColumns
  }

  /// Adds what is shown of a scalar.
  ///
  /// - Returns: whether there was room.
  mutating func append(_ display: ScalarDisplay, isMatch: Bool) -> Bool {
    switch display {
    case .hidden: break
    case .mark(let scalar): append(scalar, columns: 0, isMatch: pieces.last?.isMatch ?? isMatch)
    case .cells(let scalar, let width, let isBase):
      if isBase, columns <= limit - ellipsisColumns, let last = pieces.last {
        cut = (pieces.count, last.text.string.utf8.count, last.text.columns)
      }
      guard columns + width <= limit else {
        isCut = true
        return false
      }
      append(scalar, columns: width, isMatch: isMatch)
    }
    return true
  }

  /// All of it, or the start of it and an ellipsis.
  var finished: [(text: ShownText, isMatch: Bool)] {
    guard isCut else { return pieces }
    var start = Array(pieces.prefix(cut.pieceCount))
    if let last = start.popLast() {
      let string = String(Substring(last.text.string.utf8.prefix(cut.byteCount)))
      start.append((ShownText(string: string, columns: cut.columns), last.isMatch))
    }
    var end = ShownText()
    for scalar in ellipsis.unicodeScalars.prefix(max(0, limit)) { end.append(scalar, columns: 1) }
    return start + [(end, false)]
  }

  private mutating func append(_ scalar: Unicode.Scalar, columns width: Int, isMatch: Bool) {
    if pieces.last?.isMatch != isMatch { pieces.append((ShownText(), isMatch)) }
    pieces[pieces.count - 1].text.append(scalar, columns: width)
    columns += width
  }
}
