import Testing

@testable import chips

@Suite struct JSONErrorTests {
  /// What is wrong in JSON text, where, and how it is told.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let error: InputError

    init(_ name: String, _ text: String, _ line: Int, _ column: Int, _ message: String) {
      (testDescription, self.text) = (name, text)
      error = .malformed(TextPosition(line: line, column: column), message)
    }
  }

  private static let notJSON = "this is not JSON; write it as jq does"
  private static let noOption = "an option is a string or an object; make it one of them"
  private static let noEnd = "the array does not end; end it with ]"
  private static let openLine =
    "the value does not end on its line; write one value a line, as jq -c does, or an array"
  private static let commaWanted = "this is not JSON; a comma or the end of the array was expected"
  private static let valueWanted = "this is not JSON; a value was expected"
  private static let word = "make it a string or a whole number"
  private static let boolean = "make it true or false, or 1, true or yes, or 0, false or no"

  private static let arrays = [
    Row("an open array", "[", 1, 2, noEnd),
    Row("an array open after an element", "[\n\"a\"\n", 3, 1, noEnd),
    Row("an array open after a comma", "[\"a\",\n", 2, 1, noEnd),
    Row("an open string", "[\"a\",\n \"b]", 2, 2, "the value does not end; close its quotes and brackets"),
    Row(
      "a string open at a backslash", #"["a\"#, 1, 2, "the value does not end; close its quotes and brackets"),
    Row(
      "an open object", "[\n\n{\"id\":\"a\"", 3, 1, "the value does not end; close its quotes and brackets"),
    Row("no comma", "[\"a\"\n \"b\"]", 2, 2, commaWanted),
    Row("a comma too many", "[\"a\",]", 1, 6, valueWanted),
    Row("a comma before all", "[,\"a\"]", 1, 2, valueWanted),
    Row("two commas", "[\"a\",\n,\"b\"]", 2, 1, valueWanted),
    Row("the wrong bracket", "[\"a\"}", 1, 5, commaWanted),
    Row("more after the array", "[\"a\"]\n[\"b\"]\n", 2, 1, "the array has ended; take out what follows it"),
    Row("a number", "[\"a\",\n 12]", 2, 2, noOption),
    Row("null", "[null]", 1, 2, noOption),
    Row("true", "[ true]", 1, 3, noOption),
    Row("an array in it", "[\"a\", [\"b\"]]", 1, 7, noOption),
    Row("a word", "[\"Žižkov\", maybe]", 1, 12, notJSON),
    Row("single quotes", "['a']", 1, 2, notJSON),
    Row("a colon", "[\"a\":1]", 1, 5, commaWanted),
    Row("an unknown escape", #"["\x"]"#, 1, 2, notJSON),
    Row("half of a pair of surrogates", #"["\ud83d"]"#, 1, 2, notJSON),
    Row("a tab in a string", "[\"a\tb\"]", 1, 2, notJSON),
    Row("a line break in a string", "[\"a\nb\"]", 1, 2, notJSON),
    Row("a name without quotes", "[{id:\"a\"}]", 1, 2, notJSON),
    Row("brackets crossed", "[\n{\"id\":\"a\"]", 2, 1, notJSON),
  ]

  private static let members = [
    Row(
      "no title and no id", "[\"a\",\n {\"group\":\"G\"}]", 2, 2,
      "an option has neither title nor id; give it one of them"),
    Row("an empty object", "[{}]", 1, 2, "an option has neither title nor id; give it one of them"),
    Row("an id that is null", "[{\"id\": null}]", 1, 9, "id is 'null'; \(word)"),
    Row("a title that is a boolean", "[{\"title\":true}]", 1, 11, "title is 'true'; \(word)"),
    Row("an id with a fraction", "[{\"x\":1,\n\"id\":1.0}]", 2, 6, "id is '1.0'; \(word)"),
    Row("an id with an exponent", "[{\"id\":1e3}]", 1, 8, "id is '1e3'; \(word)"),
    Row("a badge that is an array", "[{\"id\":\"a\",\"badge\":[1, 2]}]", 1, 20, "badge is '[1, 2]'; \(word)"),
    Row("a group that is an object", "[{\"id\":\"é\",\"group\":{}}]", 1, 20, "group is '{}'; \(word)"),
    Row(
      "selected by another word", "[{\"id\":\"a\",\n \"selected\": \"maybe\"}]", 2, 14,
      "selected is '\"maybe\"'; \(boolean)"),
    Row("selected by null", "[{\"id\":\"a\",\"selected\":null}]", 1, 23, "selected is 'null'; \(boolean)"),
    Row(
      "disabled by another number", "[{\"id\":\"a\",\"disabled\":2}]", 1, 23, "disabled is '2'; \(boolean)"),
    Row(
      "a limit of nothing", "[{\"group\":\"G\",\"limit\":0,\"options\":[]}]", 1, 23,
      "limit is '0'; make it a whole number, 1 or more"),
    Row(
      "a limit in words", "[{\"group\":\"G\",\"limit\":\"1\",\"options\":[]}]", 1, 23,
      "limit is '\"1\"'; make it a whole number, 1 or more"),
    Row(
      "a limit of a group without a name", "[\n{\"limit\":1,\"options\":[\"a\"]}]", 2, 1,
      "a group with a limit has no name; give it one as \"group\""),
    Row(
      "a limit that differs",
      "[{\"group\":\"G\",\"limit\":1,\"options\":[]},\n{\"group\":\"G\",\"limit\":2,\"options\":[]}]", 2, 22,
      "group 'G' had the limit 1 before; give its limit where it first comes up"),
    Row(
      "a limit that comes late",
      "[{\"id\":\"a\",\"group\":\"G\"},\n{\"group\":\"G\",\"limit\":2,\"options\":[]}]", 2, 22,
      "group 'G' had no limit before; give its limit where it first comes up"),
    Row(
      "options that are no array", "[{\"group\":\"G\",\n\"options\":\"a\"}]", 2, 11,
      "options is no array; make it one"),
    Row(
      "a group in a group", "[{\"group\":\"G\",\"options\":[\n{\"options\":[\"a\"]}]}]", 2, 12,
      "a group is in a group; put it beside it"),
    Row(
      "an option of a group that names one",
      "[{\"group\":\"G\",\"options\":[{\"id\":\"a\",\n\"group\":\"H\"}]}]", 2, 9,
      "an option of a group names one; leave it out"),
    Row("a number in a group", "[{\"group\":\"G\",\"options\":[\"a\",\n 1]}]", 2, 2, noOption),
    Row("what is no JSON, in a group", "[{\"group\":\"G\",\"options\":[\"a\",\n tru]}]", 1, 2, notJSON),
  ]

  private static let lines = [
    Row("an object over lines", "\"a\"\n{\n \"id\": 1\n}\n", 2, 1, openLine),
    Row("an object over lines at the start", "{\n \"id\": 1\n}\n", 1, 1, openLine),
    Row("an open string on a line", "\"a\"\n  \"b\n\"c\"\n", 2, 3, openLine),
    Row("an open object on the last line", "\"a\"\n\n{\"id\":", 3, 1, openLine),
    Row("an array over lines after a value", "\"a\"\n[\n\"b\"\n]\n", 2, 1, openLine),
    Row("a number", "12\n", 1, 1, noOption),
    Row("an array after a value", "\"a\"\n[\"b\"]\n", 2, 1, noOption),
    Row("two values on a line", "\"a\" \"b\"\n", 1, 1, notJSON),
    Row("a comma after a value", "\"a\",\n\"b\"\n", 1, 1, notJSON),
    Row("no JSON", "\n\n  apple\n", 3, 3, notJSON),
    Row("a closing bracket", "\"a\"\n]\n", 2, 1, notJSON),
    Row("a member after blank lines", "\n\r\n{\"é\":1,\"id\":true}\n", 3, 13, "id is 'true'; \(word)"),
    Row("a group's member", "{\"group\":\"G\",\"options\":[{\"id\":1.5}]}", 1, 31, "id is '1.5'; \(word)"),
  ]

  @Test("What is wrong is told with its line and column", arguments: arrays + members + lines)
  func errors(row: Row) {
    for pieceSize in InputFormat.pieceSizes {
      #expect(throws: row.error, "in pieces of \(pieceSize)") {
        try InputFormat.json.options(row.text, pieceSize: pieceSize)
      }
    }
  }

  @Test("Bytes that are not UTF-8 are no JSON", arguments: ["[\"a\", ", "\"b\"\n"])
  func notUTF8(before: String) {
    let text = Array(before.utf8) + [0x22, 0x63, 0xE9, 0x22]
    let position = before.hasPrefix("[") ? TextPosition(line: 1, column: 7) : TextPosition(line: 2, column: 1)
    #expect(throws: InputError.malformed(position, Self.notJSON)) {
      try InputFormat.json.picker(text + Array("]".utf8.prefix(before.hasPrefix("[") ? 1 : 0)), pieceSize: 4)
    }
  }
}
