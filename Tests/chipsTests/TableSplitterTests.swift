import Testing

@testable import chips

@Suite struct TableSplitterTests {
  /// A cell, and where it begins.
  struct Cell: Equatable, CustomStringConvertible {
    let text: String
    let line: Int
    let column: Int

    init(_ text: String, _ line: Int, _ column: Int) {
      (self.text, self.line, self.column) = (text, line, column)
    }

    var description: String { "\(text.debugDescription) at \(line):\(column)" }
  }

  /// The text of a table and its records.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let records: [[Cell]]

    init(_ name: String, _ text: String, _ records: [[Cell]]) {
      (testDescription, self.text, self.records) = (name, text, records)
    }
  }

  /// The records of `text`, which comes in pieces of `pieceSize` bytes.
  private func records(_ text: [UInt8], separator: Character, isQuoted: Bool, pieceSize: Int) throws
    -> [[Cell]]
  {
    var splitter = TableSplitter(separator: separator.asciiValue ?? 0, isQuoted: isQuoted)
    var records: [[Cell]] = []
    func take(_ record: TableSplitter.Record) {
      records.append(
        record.positions.indices.map { place in
          let position = record.positions[place]
          return Cell(String(decoding: record.cells[place], as: UTF8.self), position.line, position.column)
        })
    }
    for start in stride(from: 0, to: text.count, by: pieceSize) {
      try text[start..<min(text.count, start + pieceSize)].withUnsafeBufferPointer {
        try splitter.split($0, take)
      }
    }
    try splitter.finish(take)
    return records
  }

  private static let quotedRows = [
    Row("nothing", "", []),
    Row("cells", "a,b\nc,d\n", [[Cell("a", 1, 1), Cell("b", 1, 3)], [Cell("c", 2, 1), Cell("d", 2, 3)]]),
    Row("a last record without its end", "a,b", [[Cell("a", 1, 1), Cell("b", 1, 3)]]),
    Row("CRLF", "a,b\r\nc\r\n", [[Cell("a", 1, 1), Cell("b", 1, 3)], [Cell("c", 2, 1)]]),
    Row("LF and CRLF mixed", "a\r\nb\nc\r\n", [[Cell("a", 1, 1)], [Cell("b", 2, 1)], [Cell("c", 3, 1)]]),
    Row("a CR that ends no line is text", "a\rb\n\rc\n", [[Cell("a\rb", 1, 1)], [Cell("\rc", 2, 1)]]),
    Row("of two CRs one is text", "a\r\r\n", [[Cell("a\r", 1, 1)]]),
    Row(
      "empty cells", ",\n,,\n",
      [[Cell("", 1, 1), Cell("", 1, 2)], [Cell("", 2, 1), Cell("", 2, 2), Cell("", 2, 3)]]),
    Row("an empty cell at the end", "a,", [[Cell("a", 1, 1), Cell("", 1, 3)]]),
    Row("an empty cell before CRLF", "a,\r\n", [[Cell("a", 1, 1), Cell("", 1, 3)]]),
    Row("blanks are text", " a , b \n", [[Cell(" a ", 1, 1), Cell(" b ", 1, 5)]]),
    Row("a line of blanks is a record", " \n", [[Cell(" ", 1, 1)]]),
    Row("quotes", "\"a\",\"b\"\n", [[Cell("a", 1, 1), Cell("b", 1, 5)]]),
    Row("quotes at the end of the text", "a,\"b\"", [[Cell("a", 1, 1), Cell("b", 1, 3)]]),
    Row("quotes before CRLF", "\"a\"\r\n\"b\"\r\n", [[Cell("a", 1, 1)], [Cell("b", 2, 1)]]),
    Row("empty quotes are a record", "\"\"\n", [[Cell("", 1, 1)]]),
    Row("empty quotes between others", "a,\"\",b\n", [[Cell("a", 1, 1), Cell("", 1, 3), Cell("b", 1, 6)]]),
    Row("a comma in quotes", "\"a,b\",c\n", [[Cell("a,b", 1, 1), Cell("c", 1, 7)]]),
    Row("doubled quotes", "\"a \"\"b\"\" c\",d\n", [[Cell("a \"b\" c", 1, 1), Cell("d", 1, 13)]]),
    Row("only a doubled quote", "\"\"\"\"\n", [[Cell("\"", 1, 1)]]),
    Row(
      "line breaks in quotes", "\"a\nb\r\nc\",d\ne\n",
      [[Cell("a\nb\r\nc", 1, 1), Cell("d", 3, 4)], [Cell("e", 4, 1)]]),
    Row("blank lines in quotes are text", "\"\n\n\"\n", [[Cell("\n\n", 1, 1)]]),
    Row("blank lines are no records", "\n\na\n\n\r\n\nb\n\n", [[Cell("a", 3, 1)], [Cell("b", 7, 1)]]),
    Row("only blank lines", "\n\r\n\n", []),
    Row(
      "columns are counted in scalars", "Žižkov,\"é\",東\n",
      [[Cell("Žižkov", 1, 1), Cell("é", 1, 8), Cell("東", 1, 12)]]),
    Row(
      "tabs and backslashes are text", "a\tb,c\\,d\n",
      [[Cell("a\tb", 1, 1), Cell("c\\", 1, 5), Cell("d", 1, 8)]]),
    Row("NUL is text", "a\0,b\n", [[Cell("a\0", 1, 1), Cell("b", 1, 4)]]),
  ]

  @Test("A table with quotes is cut into cells", arguments: quotedRows)
  func quoted(row: Row) throws {
    for pieceSize in InputFormat.pieceSizes {
      let records = try records(
        Array(row.text.utf8), separator: ",", isQuoted: true, pieceSize: pieceSize)
      #expect(records == row.records, "in pieces of \(pieceSize)")
    }
  }

  private static let plainRows = [
    Row("cells", "a\tb\r\nc\t\n", [[Cell("a", 1, 1), Cell("b", 1, 3)], [Cell("c", 2, 1), Cell("", 2, 3)]]),
    Row("quotes are text", "\"a\tb\"\n\"\n", [[Cell("\"a", 1, 1), Cell("b\"", 1, 4)], [Cell("\"", 2, 1)]]),
    Row("quotes within a cell are text", "a\"b\"c\n", [[Cell("a\"b\"c", 1, 1)]]),
    Row("commas are text", "a,b\tc", [[Cell("a,b", 1, 1), Cell("c", 1, 5)]]),
    Row("blank lines are no records", "\na\n\r\nb", [[Cell("a", 2, 1)], [Cell("b", 4, 1)]]),
    Row("a line with a tab is no blank one", "\t\n", [[Cell("", 1, 1), Cell("", 1, 2)]]),
  ]

  @Test("A table without quotes is cut into cells", arguments: plainRows)
  func plain(row: Row) throws {
    for pieceSize in InputFormat.pieceSizes {
      let records = try records(
        Array(row.text.utf8), separator: "\t", isQuoted: false, pieceSize: pieceSize)
      #expect(records == row.records, "in pieces of \(pieceSize)")
    }
  }

  private static let openQuote = "a quote is open; close it with a double quote"
  private static let quoteInPlain =
    "a quote stands in a cell that does not begin with one; put the cell in quotes, and write two for one"
  private static let afterQuote = "more follows a closing quote; write two quotes for one within quotes"

  @Test(
    "A quote where none may be is an error at its place",
    arguments: [
      ("\"a", 1, 1, openQuote), ("a,b\nc,\"d\ne,f\n", 2, 3, openQuote), ("\"a\"\"", 1, 1, openQuote),
      ("\"", 1, 1, openQuote), ("a\n\"b\n\n", 2, 1, openQuote),
      ("a\"b\n", 1, 2, quoteInPlain), ("a,b\nc, \"d\"\n", 2, 4, quoteInPlain),
      ("é\"\n", 1, 2, quoteInPlain),
      ("\"a\"b\n", 1, 4, afterQuote), ("a\n\"b\nc\" ,d\n", 3, 3, afterQuote),
      ("\"a\"\rb\n", 1, 5, afterQuote), ("\"a\"\r\"", 1, 5, afterQuote), ("\"a\"\r\r\n", 1, 5, afterQuote),
    ])
  func errors(text: String, line: Int, column: Int, message: String) {
    for pieceSize in InputFormat.pieceSizes {
      #expect(
        throws: InputError.malformed(TextPosition(line: line, column: column), message),
        "in pieces of \(pieceSize)"
      ) {
        try records(Array(text.utf8), separator: ",", isQuoted: true, pieceSize: pieceSize)
      }
    }
  }

  @Test("Bytes that are not UTF-8 are kept")
  func bytes() throws {
    var splitter = TableSplitter(separator: UInt8(ascii: ","), isQuoted: true)
    var cells: [[UInt8]] = []
    let text: [UInt8] = [0xFF, 0xFE, 0x2C, 0x22, 0xE9, 0x22, 0x22, 0xC3, 0x22]
    try text.withUnsafeBufferPointer { try splitter.split($0) { _ in } }
    try splitter.finish { record in cells = (0..<2).map { Array(record.cells[$0]) } }
    #expect(cells == [[0xFF, 0xFE], [0xE9, 0x22, 0xC3]])
  }

  @Test("The bytes of a record that has not ended are counted, those of others are not")
  func pending() throws {
    var splitter = TableSplitter(separator: UInt8(ascii: ","), isQuoted: true)
    try Array("a,b\ncd,\"ef\n".utf8).withUnsafeBufferPointer { try splitter.split($0) { _ in } }
    #expect(splitter.pendingByteCount == 5)
  }
}
