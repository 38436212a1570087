extension TextRules {
  /// The lines that `bytes` are broken into so that they fit into `limit` columns: at blanks, which are left out where a
  /// line ends, and within words that are too long. There are `count` at most, 1 at least; the last one has all that is
  /// left, and may be too long.
  ///
  /// - Complexity: O(*m*) for the *m* bytes that fit.
  func lines(of bytes: ArraySlice<UInt8>, within limit: Int, atMost count: Int) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while lines.count < count - 1, let end = firstLineBreak(in: rest, within: limit) {
      lines.append(rest[..<(rest.startIndex + end.lowerBound)])
      rest = rest[(rest.startIndex + end.upperBound)...]
      if rest.isEmpty { return lines }
    }
    return lines + [rest]
  }

  /// The bytes that are left out where the first line of `bytes` ends, as offsets: blanks, or none within a word; nil
  /// when all fits into a line.
  private func firstLineBreak(in bytes: ArraySlice<UInt8>, within limit: Int) -> Range<Int>? {
    var columns = 0
    var hasText = false
    // The start of the newest base, and of the run of blanks that it is in.
    var base = 0
    var blanks: Int?
    var newestBreak: Range<Int>?
    var isTooLong = false
    bytes.withUnsafeBufferPointer { buffer in
      forEachDisplayed(buffer) { display, offset in
        guard case .cells(let scalar, let width, let isBase) = display else { return true }
        if isBase { base = offset }
        columns += width
        if scalar == " " {
          // Those before the text belong to it.
          if blanks == nil, hasText { blanks = offset }
          return true
        }
        if let start = blanks { newestBreak = start..<offset }
        blanks = nil
        hasText = true
        isTooLong = columns > limit && base > 0
        return !isTooLong
      }
    }
    if isTooLong { return newestBreak ?? base..<base }
    return columns > limit ? blanks.map { $0..<bytes.count } : nil
  }
}
