import ChipsTUI
import Testing

@Suite("A typed line")
struct LineRequestTests {
  /// A line and what it asks for.
  struct Row: CustomTestStringConvertible {
    let line: String
    let request: LineRequest
    var testDescription: String { line.debugDescription }

    init(_ line: String, _ request: LineRequest) {
      self.line = line
      self.request = request
    }

    /// A line that toggles from each first number to the last.
    static func toggling(_ line: String, _ numbers: (Int, Int)...) -> Row {
      Row(line, .toggle(numbers.map { LineRequest.Numbers($0.0, $0.1) }))
    }

    /// A line that is taken for an id or a title.
    static func naming(_ line: String) -> Row { Row(line, .option(Array(line.utf8))) }
  }

  private static let rows: [Row] = [
    Row("", .accept), Row(" \t ", .accept),
    .toggling("2", (2, 2)), .toggling("2 4-6", (2, 2), (4, 6)), .toggling("2,4-6", (2, 2), (4, 6)),
    .toggling(" 2 , 4-6, ", (2, 2), (4, 6)), .toggling("3\t1", (3, 3), (1, 1)), .toggling("007", (7, 7)),
    .toggling("0", (0, 0)), .toggling("6-4", (6, 4)), .toggling("4-4", (4, 4)),
    .toggling("99999999999999999999", (.max, .max)), .toggling("1-99999999999999999999", (1, .max)),
    Row("all", .chooseAll), Row(" clear ", .clear), Row("quit", .cancel), Row("?", .explain),
    .naming("All"), .naming("all of it"), .naming("help"), .naming("??"),
    .naming("Indian"), .naming("  blanks stay  "), .naming("2 apples"), .naming("1.5"), .naming("+1"),
    .naming("4-"), .naming("-4"), .naming("1-2-3"), .naming("4 - 6"), .naming("4--6"), .naming("-"),
    .naming(","),
    .naming("\u{0662}"),
  ]

  @Test("is numbers and ranges, else a command, else an id or a title", arguments: rows)
  func requests(row: Row) {
    #expect(LineRequest(Array(row.line.utf8)) == row.request)
  }

  private static let tagRows: [Row] = [
    Row("+ new tag", .add(Array(" new tag".utf8))), Row(" +new\t", .add(Array("new".utf8))),
    Row("+", .add([])), Row("+ + ", .add(Array(" +".utf8))), Row("+1", .add(Array("1".utf8))),
    Row("- 3", .remove(3)), Row("-3 ", .remove(3)), Row("-\t007", .remove(7)),
    Row("- 99999999999999999999", .remove(.max)), Row("-", .remove(nil)), Row("- 2 4", .remove(nil)),
    Row("--3", .remove(nil)), Row("-x", .remove(nil)),
    Row("", .accept), Row("?", .explain), .toggling("4-6", (4, 6)), .naming("4-"), .naming("1+1"),
  ]

  @Test("is a tag with + and a removal with -, where these are allowed", arguments: tagRows)
  func tags(row: Row) {
    let line = Array(row.line.utf8)
    #expect(LineRequest(line, allowsAdding: true, allowsRemoving: true) == row.request)
    if row.line.contains("+") { #expect(LineRequest(line, allowsRemoving: true) == .option(line)) }
    if row.line.hasPrefix("-") { #expect(LineRequest(line, allowsAdding: true) == .option(line)) }
  }

  @Test("need not be UTF-8")
  func bytes() {
    #expect(LineRequest([0x20, 0xE9, 0xFF]) == .option([0x20, 0xE9, 0xFF]))
  }
}
