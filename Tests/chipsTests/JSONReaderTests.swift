import ChipsModel
import Testing

@testable import chips

/// The numbers to a thousand as elements of an array.
private let manyStrings = (1...1000).map { "\"\($0)\"" }.joined(separator: ",")

@Suite struct JSONReaderTests {
  /// JSON text and its options.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let options: [ReadOption]

    init(_ name: String, _ text: String, _ options: [ReadOption]) {
      (testDescription, self.text, self.options) = (name, text, options)
    }
  }

  private static let rows = [
    Row("nothing", "", []),
    Row("blanks only", " \n\r\n\t", []),
    Row("an empty array", "[]", []),
    Row("an empty array over lines", "\n [ \n ] \n", []),
    Row("strings", #"["a", "b",""]"#, [ReadOption("a"), ReadOption("b"), ReadOption("")]),
    Row("strings over lines", "[\n \"a\"\n ,\r\n\t\"b\"\n]\n", [ReadOption("a"), ReadOption("b")]),
    Row("a title", #"[{"title": "a"}]"#, [ReadOption("a")]),
    Row("an id", #"[{"id": "a"}]"#, [ReadOption("a")]),
    Row("an id and a title", #"[{"title": "One", "id": "1"}]"#, [ReadOption("1", title: "One")]),
    Row(
      "empty ones", #"[{"id": "", "title": "a"}, {"id": "b", "title": ""}]"#,
      [ReadOption("", title: "a"), ReadOption("b", title: "")]),
    Row(
      "every member",
      #"[{"badge":"12","group":"G","id":"1","title":"One","selected":true,"disabled":true}]"#,
      [ReadOption("1", title: "One", badge: "12", group: "G", isSelected: true, isDisabled: true)]),
    Row(
      "other members",
      #"[{"x":[1,{"title":"y","id":[]}],"title":"a","limit":"much","Title":null,"z":{"id":2}}]"#,
      [ReadOption("a")]),
    Row("an empty badge and group", #"[{"id":"a","badge":"","group":""}]"#, [ReadOption("a")]),
    Row(
      "brackets and commas in strings", #"["[a", "]b,", "{c}:\"]"]"#,
      [ReadOption("[a"), ReadOption("]b,"), ReadOption("{c}:\"]")]),
    Row(
      "a member's name as a value before it", #"[{"x":"id","y":"title","id":7,"title":"t"}]"#,
      [ReadOption("7", title: "t")]),
    Row(
      "escapes in names", #"[{"\u0069d":5,"x\"":1,"t\u0069tle":6},{"\u006fptions":["a"],"gr\u006Fup":7}]"#,
      [ReadOption("5", title: "6"), ReadOption("a", group: "7")]),
    Row(
      "of two members of a name the first counts", #"[{"id":1,"id":"x"},{"id":"x","id":1}]"#,
      [ReadOption("1"), ReadOption("x")]),
    Row(
      "escapes", #"["\"\\\/\b\f\n\r\t", "\u00e9\u0000", "\ud83d\ude00", "a\u000Ab"]"#,
      [ReadOption("\"\\/\u{8}\u{C}\n\r\t"), ReadOption("é\0"), ReadOption("😀"), ReadOption("a\nb")]),
    Row(
      "text beyond ASCII", #"["Žižkov", "東京", "e\#u{301}", "\#u{7F}"]"#,
      [ReadOption("Žižkov"), ReadOption("東京"), ReadOption("e\u{301}"), ReadOption("\u{7F}")]),
    Row(
      "a group", #"[{"group":"G","options":["a",{"id":"1","title":"b"}]},"c"]"#,
      [ReadOption("a", group: "G"), ReadOption("1", title: "b", group: "G"), ReadOption("c")]),
    Row("an empty group", #"[{"group":"G","options":[]},"a"]"#, [ReadOption("a")]),
    Row("a group without a name", #"[{"options":["a"]}]"#, [ReadOption("a")]),
    Row("a group called by a number", #"[{"options":["a"],"group":2024}]"#, [ReadOption("a", group: "2024")]),
    Row(
      "a group in parts", #"[{"group":"G","options":["a"]},"b",{"title":"c","group":"G"}]"#,
      [ReadOption("a", group: "G"), ReadOption("b"), ReadOption("c", group: "G")]),
    Row(
      "lines", "\"a\"\n{\"id\":1,\"title\":\"b\"}\n{\"group\":\"G\",\"options\":[\"c\",\"d\"]}\n",
      [
        ReadOption("a"), ReadOption("1", title: "b"), ReadOption("c", group: "G"),
        ReadOption("d", group: "G"),
      ]),
    Row(
      "lines with blanks around them and between", "\n \"a\" \r\n\n\t\r\n{\"id\":\"b\"}\t\n\n",
      [ReadOption("a"), ReadOption("b")]),
    Row("a last line without its end", "\"a\"\n\"b\"", [ReadOption("a"), ReadOption("b")]),
    Row("an object on the first line", "{\"title\":\"a\"}", [ReadOption("a")]),
  ]

  @Test("Options are read", arguments: rows)
  func options(row: Row) throws {
    for pieceSize in InputFormat.pieceSizes {
      #expect(
        try InputFormat.json.options(row.text, pieceSize: pieceSize) == row.options,
        "in pieces of \(pieceSize)")
    }
  }

  @Test(
    "A whole number is printed as it is written",
    arguments: [
      "0", "15", "-0", "-7", "9007199254740993", "9223372036854775808", "12345678901234567890123456789",
      String(repeating: "9", count: 400),
    ])
  func numbers(number: String) throws {
    let text = #"[{"id": \#(number) ,"title":\#(number),"badge":\#(number),"group":\#(number)}]"#
    let expected = [ReadOption(number, title: number, badge: number, group: number)]
    for text in [text, String(text.dropFirst().dropLast())] {
      #expect(try InputFormat.json.options(text, pieceSize: 8) == expected)
    }
  }

  @Test(
    "Booleans have these spellings",
    arguments: [
      ("true", true), ("1", true), ("\"1\"", true), ("\"true\"", true), ("\"yes\"", true), ("\"Yes\"", true),
      ("false", false), ("0", false), ("\"0\"", false), ("\"false\"", false), ("\"no\"", false),
      ("\"\"", false),
    ])
  func booleans(word: String, value: Bool) throws {
    let text = "[{\"id\":\"a\",\"selected\":\(word)},{\"id\":\"b\",\"disabled\":\(word)}]"
    let expected = [ReadOption("a", isSelected: value), ReadOption("b", isDisabled: value)]
    #expect(try InputFormat.json.options(text, pieceSize: 3) == expected)
  }

  @Test("A group's limit counts over all of its options, wherever they stand")
  func groupLimit() throws {
    let text = #"""
      [{"group": "G", "limit": 1, "options": [{"id": "a", "selected": true}, "b"]},
       {"group": "G", "options": [{"id": "c", "selected": true}]},
       {"id": "d", "group": "G", "selected": true}, {"id": "e", "selected": true},
       {"group": "G", "limit": 1, "options": []}]
      """#
    let picker = try InputFormat.json.picker(Array(text.utf8), pieceSize: 5)
    #expect(Array(picker.selection.indices) == [0, 4])
    #expect(picker.choice.leftOutAtStart.count == 2)
    #expect(picker.options.groups[1].limit == 1)
  }

  @Test("Lines are options as soon as they end, an array when all of it has come")
  func streaming() throws {
    func count(_ text: String) throws -> Int {
      var picker = Picker()
      var reader = InputFormat.json.reader(Configuration())
      try Array(text.utf8).withUnsafeBufferPointer { try reader.read($0, into: &picker) }
      return picker.options.count
    }
    #expect(try count("\"a\"\n\"b\"\n\"c\"") == 2)
    #expect(try count("[\"a\",\"b\"]\n") == 0)
  }

  @Test(
    "A long array, or a long group on a line, is read in parts between which keys can be looked for, and whole",
    arguments: [
      ("[\(manyStrings)]", 1000), ("{\"options\":[\(manyStrings)]}\n\"last\"\n\"one\"", 1002),
      ("{\"options\":[\(manyStrings)]}", 1000),
      ("{\"options\":[\(manyStrings)]}\n{\"options\":[\(manyStrings)]}\n\n\"last\"", 2001),
    ])
  func parts(text: String, count: Int) throws {
    var picker = Picker()
    var reader = InputFormat.json.reader(Configuration())
    try Array(text.utf8).withUnsafeBufferPointer { try reader.read($0, into: &picker) }
    var isComplete = false
    while !isComplete {
      let before = picker.options.count
      if reader.hasPendingOptions {
        try reader.addPending(to: &picker)
      } else {
        isComplete = try reader.finish(into: &picker)
      }
      #expect(picker.options.count - before < 600)
    }
    #expect(picker.options.count == count)
    #expect(picker.readOptions.prefix(1000) == (1...1000).map { ReadOption("\($0)") }[...])
  }

  @Test("Lines after a long group are numbered on")
  func lineNumbers() throws {
    let text = "{\"options\":[\(manyStrings)]}\n\"a\"\n\nx\n"
    #expect(throws: InputError.malformed(TextPosition(line: 4), "this is not JSON: a value was expected")) {
      try InputFormat.json.options(text, pieceSize: 10_000)
    }
  }
}
