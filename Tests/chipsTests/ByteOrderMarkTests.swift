import Testing

@Suite("A byte order mark")
struct ByteOrderMarkTests {
  /// What is read, in which format, and what comes of it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let format: String
    let input: [UInt8]
    let status: Int32
    let output: [UInt8]
    let error: String

    init(
      _ name: String, _ format: String, _ input: [UInt8], status: Int32 = 0, _ output: [UInt8] = [],
      error: String = ""
    ) {
      (testDescription, self.format, self.input) = (name, format, input)
      (self.status, self.output, self.error) = (status, output, error)
    }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let rows = [
    Row("before csv", "csv", mark + bytes("id,title\na,b\n"), bytes("a\n")),
    Row("before csv in quotes", "csv", mark + bytes("\"id\"\na\n"), bytes("a\n")),
    Row("before tsv", "tsv", mark + bytes("x\tid\na\tb\n"), bytes("b\n")),
    Row("before a json array", "json", mark + bytes("[\"a\"]"), bytes("a\n")),
    Row("before json lines", "json", mark + bytes("\"a\"\n\"b\""), bytes("a\nb\n")),
    Row("is text in lines", "lines", mark + bytes("a\n"), mark + bytes("a\n")),
    Row("before nothing", "csv", mark, status: 1),
    Row("before nothing in json", "json", mark, status: 1),
    Row("within the text stays", "csv", bytes("id\n") + mark + bytes("a\n"), mark + bytes("a\n")),
    Row(
      "takes no column", "csv", mark + bytes("name\n"), status: 2,
      error: "line 1, column 1: the columns are 'name'"),
    Row(
      "the second of two stays", "csv", mark + mark + bytes("id\n"), status: 2,
      error: "line 1, column 1: the columns are 'id'"),
    Row("only a part of one stays", "csv", mark.dropLast() + bytes(",id\nx,a\n"), bytes("a\n")),
    Row("only its first byte stays", "csv", [0xEF] + bytes("id\na\n"), status: 2, error: "the columns are"),
    Row(
      "only a part of one before nothing", "json", mark.dropLast(), status: 2,
      error: "line 1, column 1: this is not JSON"),
  ]

  /// Checks what came of a row's input.
  private func expect(_ outcome: Outcome, _ row: Row) {
    #expect(outcome.ending == .exited(row.status))
    #expect(outcome.output == row.output)
    #expect(row.error == "" ? outcome.errors == "" : outcome.isOneLine(naming: [row.error]), "\(outcome)")
  }

  @Test("is dropped at the start of csv, tsv and json", arguments: rows)
  func whole(row: Row) throws {
    expect(try Filtering.run(["-f", row.format], input: .bytes(row.input)), row)
  }

  @Test("is dropped in pieces of a byte, too", arguments: rows)
  func inPieces(row: Row) throws {
    let pipe = try Pipe()
    let chips = try Filtering.start(["-f", row.format], input: .descriptor(pipe.readEnd))
    for byte in row.input.prefix(4) {
      try pipe.write([byte])
      try pipe.waitUntilEmpty()
    }
    try pipe.write(Array(row.input.dropFirst(4)))
    pipe.closeWriteEnd()
    expect(try chips.wait(), row)
  }
}
