import ChipsModel

/// Cuts the bytes of a table into records of cells, whatever the pieces in which they come.
///
/// With quoting, as RFC 4180 has it: a cell in double quotes may hold separators, line breaks and, each twice, double
/// quotes. A record ends with LF or CRLF, the last also with the text. Blank lines are no records.
struct TableSplitter {
  /// A record while it is lent.
  struct Record {
    let cells: ByteStrings.Lent
    /// Where each cell begins, in the text.
    let positions: [TextPosition]
  }

  private enum State {
    /// Before the first byte of a cell.
    case start
    /// In a cell without quotes.
    case plain
    /// Between quotes.
    case quoted
    /// After a quote within quotes: the closing one, or the first of two.
    case closed
    /// After a carriage return that follows a closing quote.
    case ending
  }

  private let separator: UInt8
  private let isQuoted: Bool
  private var state = State.start
  /// The cells of the record that are complete, and where they begin, the next one too.
  private var cells = ByteStrings()
  private var positions = [TextPosition()]
  private var cell: [UInt8] = []
  /// Where the next byte stands.
  private var position = TextPosition()

  /// The bytes that are kept of a record that has not ended.
  var pendingByteCount: Int { cells.byteCount + cell.count }

  init(separator: UInt8, isQuoted: Bool) {
    self.separator = separator
    self.isQuoted = isQuoted
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Takes in the next piece of the text and calls `body` for each record that it completes.
  ///
  /// - Throws: `InputError` for a quote that is not where it may be; what `body` throws.
  mutating func split(_ piece: UnsafeBufferPointer<UInt8>, _ body: (Record) throws -> Void) throws {
    var start = 0
    while start < piece.count {
      var end = start
      while end < piece.count, isOrdinary(piece[end]) {
        position.advance(over: piece[end])
        end += 1
      }
      if end > start {
        if state == .start { state = .plain }
        cell.append(contentsOf: UnsafeBufferPointer(rebasing: piece[start..<end]))
      } else {
        try take(piece[end], body)
        position.advance(over: piece[end])
        end += 1
      }
      start = end
    }
  }

  /// Ends the text.
  mutating func finish(_ body: (Record) throws -> Void) throws {
    switch state {
    case .quoted:
      throw InputError.malformed(
        positions[positions.count - 1], "a quote is open; close it with a double quote")
    case .start where cells.isEmpty: break
    default: try endRecord(body)
    }
  }

  /// Whether a byte is only to be added to the cell.
  @inline(__always)
  private func isOrdinary(_ byte: UInt8) -> Bool {
    switch state {
    case .quoted: byte != Self.quote
    case .closed, .ending: false
    case .start, .plain: byte != separator && byte != Self.lineFeed && (byte != Self.quote || !isQuoted)
    }
  }

  private mutating func take(_ byte: UInt8, _ body: (Record) throws -> Void) throws {
    switch (state, byte) {
    case (.start, Self.quote) where isQuoted: state = .quoted
    case (.quoted, _): state = .closed
    case (.closed, Self.quote):
      cell.append(byte)
      state = .quoted
    case (.start, separator), (.plain, separator), (.closed, separator):
      try endCell()
      var next = position
      next.advance(over: byte)
      positions.append(next)
    case (.start, Self.lineFeed) where cells.isEmpty: positions[0].line += 1
    case (_, Self.lineFeed): try endRecord(body)
    case (.closed, Self.carriageReturn): state = .ending
    case (.plain, _):
      throw InputError.malformed(
        position,
        "a quote stands in a cell that does not begin with one; put the cell in quotes, and write two for one"
      )
    default:
      throw InputError.malformed(
        position, "more follows a closing quote; write two quotes for one within quotes")
    }
  }

  private mutating func endCell() throws {
    try cells.append(cell[...])
    cell.removeAll(keepingCapacity: true)
    state = .start
  }

  private mutating func endRecord(_ body: (Record) throws -> Void) throws {
    if state == .plain, cell.last == Self.carriageReturn { cell.removeLast() }
    let isBlank = cells.isEmpty && cell.isEmpty && (state == .start || state == .plain)
    try endCell()
    if !isBlank { try cells.withLent { try body(Record(cells: $0, positions: positions)) } }
    cells.removeAll()
    positions = [TextPosition(line: position.line + 1)]
  }
}
