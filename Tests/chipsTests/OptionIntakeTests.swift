import ChipsModel
import Testing

@testable import chips

@Suite struct OptionIntakeTests {
  /// How a record is taken in, and the id and the title that it has.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var delimiter: String?
    var hidesColors = false
    let record: String
    let id: String
    let title: String
  }

  private static let rows = [
    Row(testDescription: "a record is both", record: "a\tb", id: "a\tb", title: "a\tb"),
    Row(testDescription: "colours stay", record: "\u{1B}[1ma", id: "\u{1B}[1ma", title: "\u{1B}[1ma"),
    Row(testDescription: "a delimiter", delimiter: "\t", record: "1\tOne", id: "1", title: "One"),
    Row(testDescription: "split at the first", delimiter: ":", record: "a:b:c", id: "a", title: "b:c"),
    Row(testDescription: "none in it", delimiter: ":", record: "abc", id: "abc", title: "abc"),
    Row(testDescription: "none in an empty record", delimiter: ":", record: "", id: "", title: ""),
    Row(testDescription: "an empty id", delimiter: ":", record: ":a", id: "", title: "a"),
    Row(testDescription: "an empty title", delimiter: ":", record: "a:", id: "a", title: ""),
    Row(testDescription: "nothing else", delimiter: "::", record: "::", id: "", title: ""),
    Row(
      testDescription: "of several bytes", delimiter: " -- ", record: "a - b -- c -- d", id: "a - b",
      title: "c -- d"),
    Row(testDescription: "after its own beginning", delimiter: "aab", record: "aaabc", id: "a", title: "c"),
    Row(
      testDescription: "only its beginning, at the end", delimiter: "::", record: "a:b:", id: "a:b:",
      title: "a:b:"),
    Row(testDescription: "longer than the record", delimiter: "abc", record: "ab", id: "ab", title: "ab"),
    Row(testDescription: "beyond ASCII", delimiter: "→", record: "a→b", id: "a", title: "b"),
    Row(
      testDescription: "a character that begins alike is none", delimiter: "→", record: "a↓b", id: "a↓b",
      title: "a↓b"),
    Row(
      testDescription: "colours are not shown", hidesColors: true, record: "\u{1B}[1ma\u{1B}[m",
      id: "\u{1B}[1ma\u{1B}[m", title: "a"),
    Row(testDescription: "no colours", hidesColors: true, record: "a", id: "a", title: "a"),
    Row(
      testDescription: "another sequence", hidesColors: true, record: "\u{1B}[2Ja", id: "\u{1B}[2Ja",
      title: "\u{1B}[2Ja"),
    Row(
      testDescription: "colours on both sides of a delimiter", delimiter: ":", hidesColors: true,
      record: "\u{1B}[1ma:\u{1B}[2mb", id: "\u{1B}[1ma", title: "b"),
    Row(
      testDescription: "a delimiter that is part of a colour", delimiter: ";", hidesColors: true,
      record: "\u{1B}[1;2ma", id: "\u{1B}[1", title: "2ma"),
  ]

  @Test("A record has an id and a title", arguments: rows)
  func record(row: Row) throws {
    var configuration = Configuration()
    configuration.delimiter = row.delimiter.map { Array($0.utf8) }
    configuration.hidesColorSequences = row.hidesColors
    let intake = OptionIntake(configuration)
    var picker = Picker()
    try Array(row.record.utf8).withUnsafeBufferPointer { try intake.add(record: $0, to: &picker) }
    #expect(picker.readOptions == [ReadOption(row.id, title: row.title)])
  }

  @Test("Lines and NUL-ended records are split too, and titles of every format lose their colours")
  func everyFormat() throws {
    func options(_ text: String, _ format: InputFormat, _ change: (inout Configuration) -> Void) throws
      -> [ReadOption]
    {
      var configuration = Configuration()
      change(&configuration)
      return try format.picker(Array(text.utf8), pieceSize: 3, configuration: configuration).readOptions
    }
    let expected = [ReadOption("1", title: "One"), ReadOption("two")]
    let delimiter = Array(" = ".utf8)
    #expect(try options("1 = One\n\ntwo\n", .lines) { $0.delimiter = delimiter } == expected)
    #expect(
      try options("1 = One\0\0two", .lines) {
        $0.delimiter = delimiter
        $0.readsNUL = true
      } == [expected[0], ReadOption(""), expected[1]])
    let plain = [ReadOption("1", title: "One", badge: "9", group: "G")]
    let table = "id,title,badge,group\n1,\u{1B}[1mOne\u{1B}[m,\u{1B}[2m9,\u{1B}[mG\n"
    #expect(try options(table, .csv) { $0.hidesColorSequences = true } == plain)
    let json = #"{"id":1,"title":"\u001b[1mOne","badge":"\u001b[2m9","group":"\u001b[mG"}"#
    #expect(try options(json, .json) { $0.hidesColorSequences = true } == plain)
  }
}
