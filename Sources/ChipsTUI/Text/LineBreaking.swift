extension TextRules {
  /// The lines that `bytes` are broken into so that they fit into `limit` columns: at blanks, which are left out where a
  /// line ends, and within words that are too long. There are `count` at most, 1 at least; the last one has all that is
  /// left, and may be too long.
  ///
  /// - Complexity: O(*m*) for *m* bytes.
  func lines(of bytes: ArraySlice<UInt8>, within limit: Int, atMost count: Int) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    bytes.withUnsafeBufferPointer { buffer in
      forEachLine(of: buffer, within: limit, atMost: count) { line in
        lines.append(bytes[(bytes.startIndex + line.lowerBound)..<(bytes.startIndex + line.upperBound)])
      }
    }
    return lines
  }

  /// How many lines there are, and the columns of the longest, for bytes that are lent.
  func size(inLinesOf buffer: UnsafeBufferPointer<UInt8>, within limit: Int, atMost count: Int) -> Size {
    var size = Size(columns: 0, rows: 0)
    forEachLine(of: buffer, within: limit, atMost: count) { line in
      let columns = columns(of: UnsafeBufferPointer(rebasing: buffer[line]))
      size.columns = max(size.columns, min(columns, limit))
      size.rows += 1
    }
    return size
  }

  /// Calls `body` with the bytes of each line, as offsets.
  private func forEachLine(
    of buffer: UnsafeBufferPointer<UInt8>, within limit: Int, atMost count: Int, _ body: (Range<Int>) -> Void
  ) {
    let isASCII = buffer.isASCII
    var start = 0
    var lineCount = 1
    while lineCount < count {
      let rest = UnsafeBufferPointer(rebasing: buffer[start...])
      let end =
        isASCII
        ? Self.firstLineBreak(inASCII: rest, within: limit) : firstLineBreak(in: rest, within: limit)
      guard let end else { break }
      body(start..<start + end.lowerBound)
      start += end.upperBound
      lineCount += 1
      if start == buffer.count { return }
    }
    body(start..<buffer.count)
  }

  /// The bytes that are left out where the first line ends, as offsets: blanks, or none within a word; nil when all fits
  /// into a line, or nothing does.
  private func firstLineBreak(in buffer: UnsafeBufferPointer<UInt8>, within limit: Int) -> Range<Int>? {
    var columns = 0
    var hasText = false
    // The start of the newest base, and of the run of blanks that it is in.
    var base = 0
    var blanks: Int?
    var newestBreak: Range<Int>?
    var isTooLong = false
    forEachDisplayed(buffer) { display, offset in
      guard case .cells(let scalar, let width, let isBase) = display else { return true }
      if isBase { base = offset }
      columns += width
      // Those before the text belong to it.
      if scalar == " ", hasText {
        blanks = blanks ?? offset
        return true
      }
      if let start = blanks { newestBreak = start..<offset }
      blanks = nil
      hasText = hasText || scalar != " "
      isTooLong = columns > limit
      return !isTooLong
    }
    if isTooLong { return newestBreak ?? (base > 0 ? base..<base : nil) }
    return columns > limit ? blanks.map { $0..<buffer.count } : nil
  }

  /// The same for ASCII, where each byte takes a column: a million titles are broken anew at each change of the width.
  private static func firstLineBreak(
    inASCII buffer: UnsafeBufferPointer<UInt8>, within limit: Int
  ) -> Range<Int>? {
    guard buffer.count > limit, limit > 0 else { return nil }
    let blank = UInt8(ascii: " ")
    let text = buffer.firstIndex { $0 != blank } ?? buffer.count
    // The last run of blanks that begins after text and within the line, or right after it.
    var start = limit
    while start > text, buffer[start] != blank || buffer[start - 1] == blank { start -= 1 }
    guard start > text else { return limit..<limit }
    var end = start
    while end < buffer.count, buffer[end] == blank { end += 1 }
    return start..<end
  }
}
