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

  private static let noOption = "an option is a string or an object; make it one of them"
  private static let openLine =
    "the value does not end on its line; write one value a line, as jq -c does, or an array"
  private static let moreOnLine = "the value has ended; write one value a line, as jq -c does"
  private static let word = "make it a string or a whole number"
  private static let boolean = "make it true or false, or 1, true or yes, or 0, false or no"

  private static func open(_ problem: String) -> String { "the text ends before the array does: \(problem)" }
  private static func notJSON(_ problem: String) -> String { "this is not JSON: \(problem)" }

  private static let valueWanted = notJSON("a value was expected")
  private static let commaWanted = notJSON("a comma or ] was expected")
  private static let nameWanted = notJSON("a name in double quotes was expected")
  private static let otherNumber = notJSON("a number is written otherwise in JSON")

  private static let arrays = [
    Row("an open array", "[", 1, 2, open("a value was expected")),
    Row("an array open after an element", "[\n\"a\"\n", 3, 1, open("a comma or ] was expected")),
    Row("an array open after a comma", "[\"a\",\n", 2, 1, open("a value was expected")),
    Row("an open string", "[\"a\",\n \"b]", 2, 2, open("the string does not end")),
    Row("a string open at a backslash", #"["a\"#, 1, 2, open("the string does not end")),
    Row("an open object", "[\n\n{\"id\":\"a\"", 3, 10, open("a comma or } was expected")),
    Row("an object open after a name", "[{\"id\"", 1, 7, open("a colon was expected")),
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
    Row("a word", "[\"Žižkov\", maybe]", 1, 12, valueWanted),
    Row(
      "a word that begins as one of JSON", "[{\"x\":nullify}]", 1, 11, notJSON("a comma or } was expected")),
    Row("single quotes", "['a']", 1, 2, valueWanted),
    Row("a colon", "[\"a\":1]", 1, 5, commaWanted),
    Row("an unknown escape", #"["a\x"]"#, 1, 4, notJSON("JSON has no such escape")),
    Row("an escape of three digits", #"["\u12g4"]"#, 1, 3, notJSON("JSON has no such escape")),
    Row("half of a pair of surrogates", #"["a\ud83d"]"#, 1, 4, halfPair),
    Row("the other half", #"["\udca9\ud83d"]"#, 1, 3, halfPair),
    Row("half of a pair before another escape", #"["\ud83d\u0041"]"#, 1, 3, halfPair),
    Row("a tab in a string", "[\"a\tb\"]", 1, 4, control),
    Row("a line break in a string", "[\"a\nb\"]", 1, 4, control),
    Row("a name without quotes", "[{id:\"a\"}]", 1, 3, nameWanted),
    Row("a comma too many in an object", "[{\"id\":\"a\",}]", 1, 12, nameWanted),
    Row("a comma too many in what is ignored", "[{\"x\":[1,],\"id\":\"a\"}]", 1, 10, valueWanted),
    Row("a number with a zero before it", "[{\"x\":01}]", 1, 7, otherNumber + ": without zeros before it"),
    Row("a number that ends with a point", "[{\"x\":1.}]", 1, 7, otherNumber),
    Row("a number with a plus", "[{\"x\":+1}]", 1, 7, valueWanted),
    Row("no colon", "[{\"id\" \"a\"}]", 1, 8, notJSON("a colon was expected")),
    Row("brackets crossed", "[\n{\"id\":\"a\"]", 2, 10, notJSON("a comma or } was expected")),
    Row(
      "brackets in brackets", String(repeating: "[", count: 600), 1, 513,
      notJSON("values are nested too deeply")),
  ]

  private static let halfPair = notJSON("an escape is half of a surrogate pair; write both, or U+FFFD")
  private static let control = notJSON("a control character stands in a string; write it as an escape")

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
    Row("what is no JSON, in a group", "[{\"group\":\"G\",\"options\":[\"a\",\n tru]}]", 2, 2, valueWanted),
    Row(
      "a group with a title", "[{\"title\":\"G\",\"options\":[]}]", 1, 11,
      "a group has a title; call it \"group\""),
  ]

  private static let lines = [
    Row("an object over lines", "\"a\"\n{\n \"id\": 1\n}\n", 2, 1, openLine),
    Row("an object over lines at the start", "{\n \"id\": 1\n}\n", 1, 1, openLine),
    Row("an open string on a line", "\"a\"\n  \"b\n\"c\"\n", 2, 3, openLine),
    Row("an open object on the last line", "\"a\"\n\n{\"id\":", 3, 1, openLine),
    Row("an array over lines after a value", "\"a\"\n[\n\"b\"\n]\n", 2, 1, openLine),
    Row("a number", "12\n", 1, 1, noOption),
    Row("an array after a value", "\"a\"\n[\"b\"]\n", 2, 1, noOption),
    Row("two values on a line", "\"a\" \"b\"\n", 1, 5, moreOnLine),
    Row("a comma after a value", "\"a\",\n\"b\"\n", 1, 4, moreOnLine),
    Row("no JSON", "\n\n  apple\n", 3, 3, valueWanted),
    Row("a closing bracket", "\"a\"\n]\n", 2, 1, valueWanted),
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
    let position = before.hasPrefix("[") ? TextPosition(line: 1, column: 9) : TextPosition(line: 2, column: 3)
    let error = InputError.malformed(
      position, Self.notJSON("a string holds bytes that are not UTF-8; csv and lines may"))
    #expect(throws: error) {
      try InputFormat.json.picker(text + Array("]".utf8.prefix(before.hasPrefix("[") ? 1 : 0)), pieceSize: 4)
    }
  }
}
