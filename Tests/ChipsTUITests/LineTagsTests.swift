import ChipsModel
import ChipsTUI
import TestSupport
import Testing

@Suite("Tags in lines")
struct LineTagsTests {
  private func session(
    limit: Int? = nil, minimum: Int = 0, allowsAdding: Bool = true, allowsRemoving: Bool = true,
    titles: [String] = ["Italian", "Mexican", "Indian", "Members only"]
  ) throws -> LineSession {
    var picker = Picker(bounds: ChoiceBounds(limit: limit, minimum: minimum))
    picker.allowsAdding = allowsAdding
    for title in titles {
      try picker.append(title, isSelected: title == "Mexican", isDisabled: title == "Members only")
    }
    var session = LineSession(
      rules: .forTerminal(.utf8), picker: picker, allowsRemoving: allowsRemoving)
    session.completeInput()
    return session
  }

  /// Lines that are typed, what is said to the last, and what is selected and counted then.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var limit: Int?
    let lines: [String]
    let text: [String]
    let count: String

    init(
      _ testDescription: String, limit: Int? = nil, _ lines: String..., says text: String..., count: String
    ) {
      self.testDescription = testDescription
      self.limit = limit
      self.lines = lines
      self.text = text
      self.count = count
    }
  }

  private static let additions = [
    Row("a tag is added", "+ new tag", says: "5. new tag, selected, added", count: "2 of 5"),
    Row("a tag right after the sign", "+new\t", says: "5. new, selected, added", count: "2 of 5"),
    Row("a title that there is", "+ INDIAN", says: "3. Indian, selected", count: "2 of 4"),
    Row("one that is selected", "+ mexican", says: "2. Mexican, already selected", count: "1 of 4"),
    Row(
      "one that is disabled", "+ Members only",
      says: "4. Members only, not changed; the option is disabled", count: "1 of 4"),
    Row("one that is removed", "- 3", "+ Indian", says: "3. Indian, selected, brought back", count: "2 of 4"),
    Row(
      "no text", "+ \u{A0}", says: "there is no text to add; write it after the +, as in + new tag",
      count: "1 of 4"),
    Row(
      "a limit", limit: 2, "+ a", "+ b\u{7}", says: "'b␇', not added; 2 of 2 selected: the limit",
      count: "2 of 5"),
    Row(
      "a limit, and a title that there is", limit: 2, "+ a", "+ Indian",
      says: "3. Indian, not changed; 2 of 2 selected: the limit", count: "2 of 5"),
    Row(
      "a limit of one", limit: 1, "+ a", says: "2. Mexican, not selected", "5. a, selected, added",
      count: "1 of 5"),
    Row("controls", "+ a\u{1B}b", says: "5. a␛b, selected, added", count: "2 of 5"),
    Row("a number of a tag", "+ a", "5", says: "5. a, not selected", count: "1 of 5"),
    Row("a tag by its name", "+ a", "a", says: "5. a, not selected", count: "1 of 5"),
  ]

  private static let removals = [
    Row("an option is removed", "- 3", says: "3. Indian, removed", count: "1 of 3"),
    Row("a selected one", "-2", says: "2. Mexican, removed", count: "0 of 3"),
    Row("a tag", "+ a", "- 5", says: "5. a, removed", count: "1 of 4"),
    Row(
      "a disabled one", "- 4", says: "4. Members only, not removed; the option is disabled", count: "1 of 4"),
    Row("one that is removed", "- 3", "- 3", says: "3. Indian has been removed", count: "1 of 3"),
    Row(
      "a number out of range", "- 5", says: "there is no option of number 5; the numbers are 1 to 4",
      count: "1 of 4"),
    Row("no number", "- Indian", says: "write - and the number of one option, as in - 3", count: "1 of 4"),
    Row("others keep their numbers", "- 1", "3", says: "3. Indian, selected", count: "2 of 3"),
    Row("its number is not used again", "+ a", "- 5", "+ b", says: "6. b, selected, added", count: "2 of 5"),
    Row("it is not toggled", "- 1", "3 1", says: "1. Italian has been removed", count: "1 of 3"),
    Row(
      "nor in a range", "- 2", "1-3", says: "1. Italian, selected", "3. Indian, selected", count: "2 of 3"),
    Row(
      "nor with a range that begins with it", "- 1", "1-2", says: "2. Mexican, not selected", count: "0 of 3"),
    Row("nor by all", "- 1", "all", says: "3. Indian, selected", count: "2 of 3"),
    Row(
      "nor found", "- 1", "Italian",
      says: "no option is 'Italian'; type its number, or ? for what can be typed",
      count: "1 of 3"),
  ]

  @Test("are added by a line that begins with +", arguments: additions)
  func adding(row: Row) throws { try expect(row) }

  @Test("and options are removed by a line that begins with -", arguments: removals)
  func removing(row: Row) throws { try expect(row) }

  private func expect(_ row: Row) throws {
    var session = try session(limit: row.limit)
    var reply = LineSession.Reply()
    for line in row.lines { reply = session.handle(Array(line.utf8)) }
    #expect(reply == LineSession.Reply(text: row.text.map { $0 + "\n" }.joined()))
    #expect(session.prompt == "\(row.count) selected. Numbers change, + adds, Enter accepts, ? explains: ")
  }

  @Test("are listed with the options, those that are removed are not")
  func list() throws {
    var picker = Picker()
    picker.allowsAdding = true
    for (id, group) in [("a", "G"), ("b", "H"), ("c", "G")] { try picker.append(id, group: group) }
    var session = LineSession(
      rules: .forTerminal(.utf8), picker: picker, allowsRemoving: true)
    session.completeInput()
    for line in ["+ new", "- 2"] { _ = session.handle(Array(line.utf8)) }
    #expect(session.options.joined() == "G:\n1. a\n3. c\nNo group:\n4. new, selected\n")
  }

  @Test("are told of only where they are allowed", arguments: [false, true], [false, true])
  func explanation(allowsAdding: Bool, allowsRemoving: Bool) throws {
    var session = try session(allowsAdding: allowsAdding, allowsRemoving: allowsRemoving)
    #expect(session.prompt.contains("+ adds") == allowsAdding)
    let lines = session.handle(Array("?".utf8)).text.split(separator: "\n").filter {
      $0.hasPrefix("+") || $0.hasPrefix("-")
    }
    #expect(
      lines == (allowsAdding ? ["+ and a text, as in + new tag, adds an option, selected."] : [])
        + (allowsRemoving
          ? ["- and a number, as in - 3, removes an option; the others keep their numbers."] : []))
    for line in ["+ x", "- 1"] where line.hasPrefix("+") ? !allowsAdding : !allowsRemoving {
      #expect(
        session.handle(Array(line.utf8)).text.hasPrefix(
          line == "+ x" ? "no option is '+ x'" : "'- 1' is not written as numbers"))
    }
    #expect(session.picker.presentCount == 4)
  }

  @Test("can be all that there is")
  func withoutOptions() throws {
    var session = try session(minimum: 2, titles: [])
    #expect(session.prompt == "0 of 0 selected. + adds, Enter accepts, ? explains: ")
    #expect(session.handle(Array("1".utf8)).text == "there is no option of number 1; there is none yet\n")
    #expect(session.handle(Array("all".utf8)).text == "nothing changes\n")
    #expect(session.handle([]).text == "2 more needed: at least 2 must be selected\n")
    for tag in ["+ b", "+ a"] { _ = session.handle(Array(tag.utf8)) }
    #expect(session.handle([]).ending == .accepted)
    #expect(Array(session.picker.chosenInInputOrder) == [0, 1])
  }
}
