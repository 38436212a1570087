import ChipsModel
import ChipsTUI
import TestSupport
import Testing

@Suite("A picker in lines")
struct LineSessionTests {
  /// Ten options in groups, one of them a single choice.
  private func facets(limit: Int? = nil, minimum: Int = 0) throws -> Picker {
    var picker = Picker(bounds: ChoiceBounds(limit: limit, minimum: minimum))
    for title in ["Italian", "Japanese", "Mexican", "Indian"] {
      try picker.append(title, group: "Cuisine")
    }
    try picker.append("15", title: "Under $15", group: "Price", limit: 1)
    try picker.append("30", title: "Under $30", group: "Price", limit: 1)
    try picker.append("any", title: "Any price", group: "Price", limit: 1, isSelected: true)
    try picker.append("open", title: "Open now", group: "More", isSelected: true)
    try picker.append("Delivery", badge: "12", group: "More")
    try picker.append("vip", title: "Members only", badge: "new", group: "More", isDisabled: true)
    return picker
  }

  private func session(_ picker: Picker, title: String? = nil, rules: TextRules = .forTerminal(.utf8))
    -> LineSession
  {
    var session = LineSession(title: title.map { Array($0.utf8) }, rules: rules, picker: picker)
    session.completeInput()
    return session
  }

  private func session(of records: [String], limit: Int? = nil, minimum: Int = 0) throws -> LineSession {
    var picker = Picker(bounds: ChoiceBounds(limit: limit, minimum: minimum))
    for record in records { try picker.append(Array(record.utf8)) }
    return session(picker)
  }

  // MARK: What is said at first

  @Test("says the title, and the options under the names of their groups")
  func opening() throws {
    let session = session(try facets(), title: "Filters")
    #expect(session.opening == LineSession.Reply(text: "Filters\n", listsOptions: true))
    #expect(
      session.options.joined() == """
        Cuisine:
        1. Italian
        2. Japanese
        3. Mexican
        4. Indian
        Price (at most 1):
        5. Under $15
        6. Under $30
        7. Any price, selected
        More:
        8. Open now, selected
        9. Delivery (12)
        10. Members only (new), disabled

        """)
    #expect(session.prompt == "2 of 10 selected. Numbers change, Enter accepts, ? explains: ")
  }

  @Test("says nothing above the options without a title, and all that an option is")
  func plainOpening() throws {
    var picker = Picker()
    try picker.append("a", badge: "3", isSelected: true, isDisabled: true)
    let session = session(picker)
    #expect(session.opening == LineSession.Reply(listsOptions: true))
    #expect(session.options.joined() == "1. a (3), selected, disabled\n")
  }

  @Test("says that there is no title where none is seen")
  func noTitle() throws {
    var picker = Picker()
    for id in ["", "  ", "\u{200B}", "a"] { try picker.append(id) }
    #expect(session(picker).options.joined() == "1. (no title)\n2. (no title)\n3. (no title)\n4. a\n")
  }

  @Test("says of the first twenty that were refused why, then how many")
  func manyRefusals() throws {
    var picker = Picker(bounds: ChoiceBounds(limit: 2))
    for index in 1...40 { try picker.append("\(index)") }
    var session = session(picker)
    let lines = session.handle(Array("1-40".utf8)).text.split(separator: "\n")
    #expect(lines.count == 2 + 20 + 1)
    #expect(lines[2] == "3. 3, not changed; 2 of 2 selected: the limit")
    #expect(lines[22] == "38 options not changed in all")
  }

  @Test("names a group wherever it changes, and that there is none")
  func groups() throws {
    var picker = Picker()
    for (id, group) in [("a", ""), ("b", "G"), ("c", "H"), ("d", ""), ("e", "G")] {
      try picker.append(id, group: group, limit: group == "H" ? 1_200 : nil)
    }
    #expect(
      session(picker).options.joined()
        == "1. a\nG:\n2. b\nH (at most 1,200):\n3. c\nNo group:\n4. d\nG:\n5. e\n")
  }

  /// What is shown for the title, the group, the badge and what is typed.
  struct Text: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let encoding: CharacterEncoding
    let shown: String
  }

  private static let texts = [
    Text(
      testDescription: "controls", text: "\u{1B}[31m\r\n\u{07}\u{9B}", encoding: .utf8,
      shown: "␛[31m␍␊␇\u{FFFD}"),
    Text(testDescription: "controls in ASCII", text: "\u{1B}é\n", encoding: .other, shown: "???"),
    Text(testDescription: "bidirectional controls", text: "\u{202E}abc", encoding: .utf8, shown: "abc"),
  ]

  @Test("never says a raw control character", arguments: texts)
  func controls(row: Text) throws {
    var picker = Picker()
    try picker.append("a", title: row.text, badge: row.text, group: row.text, limit: 1)
    try picker.append("b", group: row.text, limit: 1, isSelected: true, isDisabled: true)
    try picker.append("c", group: row.text + "2", limit: 2)
    var session = session(picker, title: row.text, rules: .forTerminal(row.encoding))
    let shown = row.shown
    #expect(session.opening.text == "\(shown)\n")
    #expect(
      session.options.joined()
        == "\(shown) (at most 1):\n1. \(shown) (\(shown))\n2. b, selected, disabled\n\(shown)2 (at most 2):\n3. c\n"
    )
    #expect(
      session.handle(Array((row.text + "!").utf8)).text
        == "no option is '\(shown)!'; type its number, or ? for what can be typed\n")
    #expect(
      session.handle(Array("1".utf8)).text
        == "1. \(shown), not changed; 1 of 1 selected, by a disabled option\n")
  }

  @Test("says all of a title, however long it is")
  func longTitle() throws {
    let title = String(repeating: "wide 漢字 ", count: 1_000)
    #expect(try session(of: [title]).options.joined() == "1. \(title)\n")
  }

  @Test("says many options in big pieces")
  func pieces() throws {
    let pieces = Array(try session(of: (1...20_000).map { "option \($0)" }).options)
    #expect(pieces.joined() == (1...20_000).map { "\($0). option \($0)\n" }.joined())
    #expect(pieces.dropLast().allSatisfy { (1 << 16..<1 << 17).contains($0.utf8.count) })
    #expect(pieces.count > 1)
  }

  // MARK: Lines

  /// Lines that are typed to the ten options, and what is said to the last.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var limit: Int?
    var minimum = 0
    let lines: [String]
    let text: String
    /// The numbers of what is selected then.
    let selected: [Int]

    init(
      _ testDescription: String, limit: Int? = nil, minimum: Int = 0, _ lines: String..., says text: [String],
      selected: [Int]
    ) {
      self.testDescription = testDescription
      self.limit = limit
      self.minimum = minimum
      self.lines = lines
      self.text = text.map { $0 + "\n" }.joined()
      self.selected = selected
    }
  }

  private static let changes = [
    Row("a number selects", "4", says: ["4. Indian, selected"], selected: [4, 7, 8]),
    Row("a number again no longer selects", "4", "4", says: ["4. Indian, not selected"], selected: [7, 8]),
    Row(
      "numbers and ranges, said in input order", "9, 1-3",
      says: [
        "1. Italian, selected", "2. Japanese, selected", "3. Mexican, selected", "9. Delivery, selected",
      ],
      selected: [1, 2, 3, 7, 8, 9]),
    Row(
      "a number that is named twice counts once", "2 1-2",
      says: ["1. Italian, selected", "2. Japanese, selected"], selected: [1, 2, 7, 8]),
    Row(
      "a line may select and no longer select", "8-9",
      says: ["8. Open now, not selected", "9. Delivery, selected"],
      selected: [7, 9]),
    Row("an id", "open", says: ["8. Open now, not selected"], selected: [7]),
    Row("a title", "Open now", says: ["8. Open now, not selected"], selected: [7]),
    Row("a title with blanks around it", " Open now\t", says: ["8. Open now, not selected"], selected: [7]),
    Row(
      "all", "all",
      says: [
        "1. Italian, selected", "2. Japanese, selected", "3. Mexican, selected", "4. Indian, selected",
        "9. Delivery, selected", "1 of 1 selected: the limit in Price",
      ],
      selected: [1, 2, 3, 4, 7, 8, 9]),
    Row("clear", "clear", says: ["7. Any price, not selected", "8. Open now, not selected"], selected: []),
    Row("clear when nothing is selected", "clear", "clear", says: ["nothing changes"], selected: []),
    Row(
      "all when all that fit are selected", "all", "all", says: ["1 of 1 selected: the limit in Price"],
      selected: [1, 2, 3, 4, 7, 8, 9]),
  ]

  private static let limits = [
    Row(
      "a limit refuses, with the number", limit: 3, "2-4",
      says: [
        "2. Japanese, selected", "3. Mexican, not changed; 3 of 3 selected: the limit",
        "4. Indian, not changed; 3 of 3 selected: the limit",
      ],
      selected: [2, 7, 8]),
    Row(
      "those that fit are selected, in the order typed", limit: 3, "4 2",
      says: ["4. Indian, selected", "2. Japanese, not changed; 3 of 3 selected: the limit"],
      selected: [4, 7, 8]),
    Row(
      "what a line no longer selects makes room first", limit: 2, "1 8",
      says: ["1. Italian, selected", "8. Open now, not selected"], selected: [1, 7]),
    Row(
      "all fills up to the limit", limit: 3, "all",
      says: ["1. Italian, selected", "3 of 3 selected: the limit"], selected: [1, 7, 8]),
    Row(
      "with a group's limit of 1 another replaces", "5",
      says: ["5. Under $15, selected", "7. Any price, not selected"], selected: [5, 8]),
    Row("the one of a group may be none", "7", says: ["7. Any price, not selected"], selected: [8]),
    Row(
      "with a limit of 1 another replaces", limit: 1, "3",
      says: ["3. Mexican, selected", "7. Any price, not selected"], selected: [3]),
    Row(
      "a disabled one is refused", "10", says: ["10. Members only, not changed; the option is disabled"],
      selected: [7, 8]),
    Row(
      "a disabled one is refused by its id too", "vip",
      says: ["10. Members only, not changed; the option is disabled"], selected: [7, 8]),
    Row(
      "a refusal does not stop the rest", "10 1",
      says: ["1. Italian, selected", "10. Members only, not changed; the option is disabled"],
      selected: [1, 7, 8]),
    Row(
      "a minimum refuses an empty line", minimum: 3, "", says: ["1 more needed: at least 3 must be selected"],
      selected: [7, 8]),
    Row(
      "a minimum out of reach", minimum: 9, "",
      says: ["at least 9 must be selected, and only 7 can be; quit leaves"], selected: [7, 8]),
    Row(
      "one to select, and none selected", limit: 1, minimum: 1, "7", "",
      says: ["1 more needed: at least 1 must be selected"], selected: []),
  ]

  private static let mistakes = [
    Row(
      "a number out of range", "11", says: ["there is no option of number 11; the numbers are 1 to 10"],
      selected: [7, 8]),
    Row(
      "no number at all", "0", says: ["there is no option of number 0; the numbers are 1 to 10"],
      selected: [7, 8]),
    Row(
      "a number past all", "99999999999999999999",
      says: ["there is no option of so great a number; the numbers are 1 to 10"], selected: [7, 8]),
    Row(
      "a range out of range", "9-11", says: ["there is no option of number 11; the numbers are 1 to 10"],
      selected: [7, 8]),
    Row(
      "a right number before a wrong one", "1 11",
      says: ["there is no option of number 11; the numbers are 1 to 10"], selected: [7, 8]),
    Row("a range backwards", "1 6-4", says: ["6-4 is backwards; write 4-6"], selected: [7, 8]),
    Row(
      "a range without an end", "4-",
      says: ["'4-' is not written as numbers and ranges are; write them as in 2 4-6"], selected: [7, 8]),
    Row(
      "a range of three", "1 4-5-6",
      says: ["'1 4-5-6' is not written as numbers and ranges are; write them as in 2 4-6"], selected: [7, 8]),
    Row(
      "a text that nothing is equal to", "Thai",
      says: ["no option is 'Thai'; type its number, or ? for what can be typed"],
      selected: [7, 8]),
    Row(
      "a title in other letters", "indian",
      says: ["no option is 'indian'; type its number, or ? for what can be typed"],
      selected: [7, 8]),
    Row(
      "a part of a title", "Under",
      says: ["no option is 'Under'; type its number, or ? for what can be typed"],
      selected: [7, 8]),
  ]

  @Test("does what a line asks for, and says what changed", arguments: changes)
  func lines(row: Row) throws { try expect(row) }

  @Test("keeps to the limits, and says why", arguments: limits)
  func bounds(row: Row) throws { try expect(row) }

  @Test("says what is wrong, and changes nothing", arguments: mistakes)
  func wrong(row: Row) throws { try expect(row) }

  private func expect(_ row: Row) throws {
    var session = session(try facets(limit: row.limit, minimum: row.minimum))
    var reply = LineSession.Reply()
    for line in row.lines { reply = session.handle(Array(line.utf8)) }
    #expect(reply == LineSession.Reply(text: row.text))
    #expect(session.picker.selection.indices.map { $0 + 1 } == row.selected)
    #expect(session.prompt.hasPrefix("\(row.selected.count) of 10 selected"))
  }

  @Test("ends by an empty line, by blanks, and by quit")
  func endings() throws {
    var session = session(try facets(limit: 5, minimum: 2))
    #expect(session.handle([]) == LineSession.Reply(ending: .accepted))
    #expect(session.handle(Array(" \t".utf8)) == LineSession.Reply(ending: .accepted))
    #expect(session.handle(Array("quit".utf8)) == LineSession.Reply(ending: .cancelled))
  }

  @Test("explains what can be typed, and lists the options again")
  func explanation() throws {
    var session = session(try facets(limit: 1_200, minimum: 2))
    let text = """
      Numbers and ranges, as in 2 4-6, select options, or no longer select them.
      A whole title or id does the same for one option.
      all selects all, clear selects none, quit leaves without an answer, ? says this.
      An empty line accepts what is selected.
      At most 1,200 can be selected.
      At least 2 must be selected.

      """
    #expect(session.handle(Array("?".utf8)) == LineSession.Reply(text: text, listsOptions: true))
    var unbounded = self.session(try facets())
    #expect(unbounded.handle(Array("?".utf8)).text.hasSuffix("An empty line accepts what is selected.\n"))
  }

  @Test("says only how many where many have changed")
  func manyChanges() throws {
    var session = try session(of: (1...1_500).map { "o\($0)" })
    let twenty = (1...20).map { "\($0). o\($0), selected\n" }.joined()
    #expect(session.handle(Array("1-20".utf8)).text == twenty)
    #expect(session.handle(Array("1-21".utf8)).text == "1 option, selected\n20 options, not selected\n")
    #expect(session.handle(Array("all".utf8)).text == "1,499 options, selected\n")
    #expect(session.handle(Array("clear".utf8)).text == "1,500 options, not selected\n")
  }

  // MARK: Ids and titles

  /// A text that is typed to options, each an id and a title, and what is said.
  struct Naming: CustomTestStringConvertible {
    let testDescription: String
    let options: [(id: String, title: String?)]
    let line: String
    let text: String
  }

  private static let namings = [
    Naming(
      testDescription: "an id before a title", options: [("x", "y"), ("y", "x")], line: "y",
      text: "2. x, selected\n"),
    Naming(
      testDescription: "an exact title before a trimmed one",
      options: [("1", " y"), ("2", "y"), ("3", "y ")],
      line: " y", text: "1.  y, selected\n"),
    Naming(
      testDescription: "blanks around the title", options: [("1", " y\r"), ("2", "z")], line: "y",
      text: "1.  y␍, selected\n"),
    Naming(
      testDescription: "bytes, not letters", options: [("e\u{301}", nil), ("\u{E9}", nil)], line: "\u{E9}",
      text: "2. \u{E9}, selected\n"),
    Naming(
      testDescription: "an id is not trimmed", options: [("y", "z")], line: "y ",
      text: "no option is 'y '; type its number, or ? for what can be typed\n"),
    Naming(
      testDescription: "a date is a title", options: [("a", nil), ("2024-01-05", nil)], line: "2024-01-05",
      text: "2. 2024-01-05, selected\n"),
    Naming(
      testDescription: "several of a title", options: [("1", "dup"), ("2", "x"), ("3", "dup")], line: "dup",
      text: "2 options are 'dup'; type a number: 1, 3\n"),
    Naming(
      testDescription: "several of an id", options: [("dup", "a"), ("dup", "b")], line: "dup",
      text: "2 options are 'dup'; type a number: 1, 2\n"),
    Naming(
      testDescription: "many of a title", options: Array(repeating: ("dup", nil), count: 1_200), line: "dup",
      text: "1,200 options are 'dup'; type a number: 1, 2, 3, 4, 5 and more\n"),
    Naming(
      testDescription: "a number is a number, whatever ids are", options: [("2", "a"), ("1", "b")], line: "2",
      text: "2. b, selected\n"),
    Naming(
      testDescription: "a command is a command, whatever titles are", options: [("all", nil), ("b", nil)],
      line: "all", text: "1. all, selected\n2. b, selected\n"),
    Naming(
      testDescription: "a long text is cut", options: [("a", nil)], line: String(repeating: "x", count: 99),
      text:
        "no option is '\(String(repeating: "x", count: 59))…'; type its number, or ? for what can be typed\n"),
  ]

  @Test("finds an option by its id or its title", arguments: namings)
  func naming(row: Naming) throws {
    var picker = Picker()
    for option in row.options { try picker.append(option.id, title: option.title) }
    var session = session(picker)
    #expect(session.handle(Array(row.line.utf8)) == LineSession.Reply(text: row.text))
  }

  @Test("finds a title that is not UTF-8")
  func invalidTitle() throws {
    var picker = Picker()
    try picker.append([0x61, 0xE9])
    var session = session(picker)
    #expect(session.handle([0x61, 0xE9]).text == "1. a\u{FFFD}, selected\n")
  }

  @Test("counts what is chosen in the order of the lines, and in a line as typed")
  func order() throws {
    var session = try session(of: ["a", "b", "c", "d"])
    for line in ["4", "3 1", "4", "4"] { _ = session.handle(Array(line.utf8)) }
    #expect(session.picker.choice.inOrderOfChoosing == [2, 0, 3])
  }
}
