import Foundation
import Testing

@Suite("Options as data")
struct DataTests {
  /// What is read, how, and what is printed when all of it is.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    var input = ""
    let output: String
  }

  private static let rows = [
    Row(
      testDescription: "groups in json: ids, and titles where there are none", arguments: ["-f", "json"],
      input: Cases.facets,
      output: "Italian\nJapanese\nMexican\nIndian\n15\n30\nany\nopen\nDelivery\nvip\n"),
    Row(
      testDescription: "objects in json", arguments: ["--format=json", "--separator", ","],
      input: Cases.productFilters, output: "sale,today,shipping,new,small-business,rated,under-50,eco\n"),
    Row(
      testDescription: "a table with commas", arguments: ["-fcsv", "-o", "json"], input: Cases.restaurants,
      output: """
        ["Osteria \\"Da Noi\\" 1","Tandoor 2","Luna 3","Saffron 4","Bánh Mì 5","Ramen-ya 7","Casa, Verde 11"]

        """),
    Row(
      testDescription: "a table with tabs", arguments: ["-f", "tsv"],
      input: "title\tid\tprice\nLuna, \"the\"\t3\t$$\r\nTandoor\t2\t$\n", output: "3\n2\n"),
    Row(
      testDescription: "json lines", arguments: ["-f", "json"],
      input: "\"a\"\n\n{\"id\":12345678901234567890,\"title\":\"b\"}\n", output: "a\n12345678901234567890\n"),
    Row(
      testDescription: "lines with a delimiter", arguments: ["-d", " "], input: "1 One two\n2\n\n 3\n",
      output: "1\n2\n\n"),
    Row(
      testDescription: "NUL-ended records with a delimiter", arguments: ["-0", "--print0", "-d", "\n"],
      input: "1\nOne\nmore\0two\0", output: "1\0two\0"),
    Row(
      testDescription: "labels with a delimiter", arguments: ["-d:", "1:One", "two", "--", "-3:x"],
      output: "1\ntwo\n-3\n"),
    Row(
      testDescription: "titles are searched, not ids",
      arguments: ["-d:", "--filter", "one", "1:One", "one:2"],
      output: "1\n"),
    Row(
      testDescription: "titles are searched without their colours", arguments: ["--ansi", "--filter", "m"],
      input: "\u{1B}[31mapple\u{1B}[m\n\u{1B}[31mplum\u{1B}[m\n", output: "\u{1B}[31mplum\u{1B}[m\n"),
    Row(
      testDescription: "colours are searched too without --ansi", arguments: ["--filter", "31m"],
      input: "\u{1B}[31mapple\nplum\n", output: "\u{1B}[31mapple\n"),
    Row(
      testDescription: "with labels the format says nothing", arguments: ["-f", "json", "a", "[1]"],
      output: "a\n[1]\n"),
  ]

  @Test("is read in the format that was asked for", arguments: rows)
  func formats(row: Row) throws {
    #expect(try Filtering.run(row.arguments, input: .text(row.input)) == Outcome(0, output: row.output))
  }

  @Test(
    "that has none in it is no match for a filter",
    arguments: [
      ("csv", ""), ("csv", "title\n"), ("tsv", "\n\n"), ("json", ""), ("json", "[]"), ("json", "\n \n"),
    ])
  func noOptions(format: String, input: String) throws {
    #expect(try Filtering.run(["-f", format], input: .text(input)) == Outcome(1))
  }

  @Test(
    "that has none in it cannot be picked from: status 4",
    arguments: [("csv", "title\n"), ("json", "[]\n"), ("json", "[{\"group\":\"G\",\"options\":[]}]")])
  func nothingToPick(format: String, input: String) throws {
    let terminal = try Pseudoterminal()
    let outcome = try terminal.startChips(["-f", format], input: .text(input)).wait()
    #expect(outcome.ending == .exited(4))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: ["no options"]), "\(outcome)")
  }

  @Test(
    "that is malformed is told in a line with its place, and nothing is printed",
    arguments: [
      ("csv", "id,title\n1,One\n2\n", "standard input, line 3, column 1: the record has 1 cell"),
      ("csv", "name\na\n", "standard input, line 1, column 1: the columns are 'name'"),
      ("csv", "id\n\"a\n\nb\n", "standard input, line 2, column 1: a quote is open"),
      ("csv", "id,selected\na\u{1B}[31m,\u{1B}[31m\n", "line 2, column 8: selected is '␛[31m'"),
      ("tsv", "id\tdisabled\na\tmaybe", "standard input, line 2, column 3: disabled is 'maybe'"),
      ("json", "[\"a\",\n 1]", "standard input, line 2, column 2: an option is a string or an object"),
      (
        "json", "\"a\"\n{\n\"id\":1}\n",
        "line 2, column 1: the value does not end on its line; write one value a line, as jq -c"
      ),
    ])
  func malformed(format: String, input: String, message: String) throws {
    let outcome = try Filtering.run(["-f", format], input: .text(input))
    #expect(outcome.ending == .exited(2))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: [message]), "\(outcome)")
  }
}
