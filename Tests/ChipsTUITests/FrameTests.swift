import ChipsModel
import ChipsTUI
import TestSupport
import Testing

/// What is on the screen, as text.
@Suite struct FrameTests {
  private let filters = [
    "On sale", "Available today", "Free shipping", "New arrivals", "Small business", "Highly rated",
    "Under $50",
    "Eco packaging",
  ]

  private func session(
    _ titles: [String], columns: Int, rows: Int, title: String? = nil, encoding: CharacterEncoding = .utf8,
    selected: [String] = [], keys: [Key] = []
  ) throws -> Session {
    var picker = Picker(preselection: Preselection(of: selected.map { Array($0.utf8) }))
    for title in titles { try picker.append(Array(title.utf8)) }
    let settings = Session.Settings(title: title.map { Array($0.utf8) }, rules: .forTerminal(encoding))
    var session = Session(settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
    session.completeInput()
    _ = session.handle(keys)
    return session
  }

  @Test("At 80 columns")
  func wide() throws {
    var session = try session(
      filters, columns: 80, rows: 24, title: "Filters", selected: ["Free shipping"], keys: [.right])
    let frame = session.frame()
    #expect(
      frame.text == [
        "Filters",
        "[  On sale] [  Available today] [✓ Free shipping] [  New arrivals]",
        "[  Small business] [  Highly rated] [  Under $50] [  Eco packaging]",
        "1 of 8 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ])
    #expect(frame.cursor == Point(column: 51, row: 1))
  }

  @Test("At 40 columns")
  func middling() throws {
    var session = try session(filters, columns: 40, rows: 24, selected: ["On sale", "Under $50"])
    #expect(
      session.frame().text == [
        "[✓ On sale] [  Available today]",
        "[  Free shipping] [  New arrivals]",
        "[  Small business] [  Highly rated]",
        "[✓ Under $50] [  Eco packaging]",
        "2 of 8 chosen  Space choose",
      ])
  }

  @Test("At 20 columns, in seven rows")
  func narrow() throws {
    var session = try session(filters, columns: 20, rows: 7, title: "Filters for the shop", keys: [.end])
    #expect(
      session.frame().text == [
        "Filters for the shop",
        "[  Small business]",
        "[  Highly rated]",
        "[  Under $50]",
        "[  Eco packaging]",
        "↑ 4 more",
        "0 of 8 chosen",
      ])
  }

  @Test("In one row the search field takes the place of the chips while it is open")
  func fieldInOneRow() throws {
    var session = try session(filters, columns: 20, rows: 1, keys: [.character("/"), .character("o")])
    let frame = session.frame()
    #expect(frame.text == ["/ o"])
    #expect(frame.cursor == Point(column: 3, row: 0))
  }

  @Test("In ASCII")
  func ascii() throws {
    var session = try session(
      ["Größe", "日本", "a title that is too long for the row"], columns: 24, rows: 3, encoding: .other,
      selected: ["Größe"], keys: [.end])
    #expect(
      session.frame().text == [
        "[x Gr??e] [  ??]",
        "[  a title that is to..]",
        "1/3  a title that is ..",
      ])
  }

  @Test("A row hidden above and one below are told, and are told to be no more when they are not")
  func indicator() throws {
    let titles = (0..<8).map { "number \($0)" }
    var session = try session(titles, columns: 14, rows: 6, keys: [.down, .down, .down, .down])
    #expect(
      session.frame().text == [
        "[  number 1]", "[  number 2]", "[  number 3]", "[  number 4]", "↑ 1 more  ↓ 3…", "0 of 8 chosen",
      ])
    _ = session.handle(.resize(Size(columns: 80, rows: 6)))
    #expect(
      session.frame().text == [
        "[  number 0] [  number 1] [  number 2] [  number 3] [  number 4] [  number 5]",
        "[  number 6] [  number 7]",
        "0 of 8 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ])
  }

  @Test("Toggling moves no chip")
  func togglingMovesNothing() throws {
    for columns in 1...90 {
      var session = try session(filters, columns: columns, rows: 12)
      let before = session.frame()
      _ = session.handle(.character("a"))
      let after = session.frame()
      #expect(after.text.count == before.text.count)
      #expect(after.cursor == before.cursor)
      for (old, new) in zip(before.text, after.text).dropLast() {
        #expect(new.replacing("✓", with: " ").trimmingSuffix(" ") == old.trimmingSuffix(" "))
      }
    }
  }

  @Test("The focused chip's title is in the status line when it does not fit the row")
  func cutTitle() throws {
    var session = try session(["a title of twenty columns", "b"], columns: 26, rows: 4)
    #expect(
      session.frame().text == ["[  a title of twenty col…]", "[  b]", "0/2  a title of twenty co…"])
    _ = session.handle(.right)
    #expect(session.frame().text.last == "0 of 2 chosen")
    _ = session.handle(.resize(Size(columns: 60, rows: 4)))
    _ = session.handle(.left)
    #expect(session.frame().text.last == "0 of 2 chosen  Space choose  Enter accept  ? keys")
  }

  @Test(
    "What is left out in a small terminal: hints, then the title, then the status",
    arguments: [
      (1, ["[  a]"]), (2, ["[  a]", "0 of 4 chosen"]),
      (3, ["Title", "[  a]", "0 of 4 chosen"]),
      (4, ["Title", "[  a]", "[  b234567]", "0 of 4 chosen"]),
      (5, ["Title", "[  a]", "[  b234567]", "↓ 2 more", "0 of 4 chosen"]),
      (6, ["Title", "[  a]", "[  b234567]", "[  c234567]", "[  d234567]", "0 of 4 chosen"]),
    ])
  func smallHeights(rows: Int, expected: [String]) throws {
    let titles = ["a", "b234567", "c234567", "d234567"]
    var session = try session(titles, columns: 16, rows: rows, title: "Title")
    #expect(session.frame().text == expected)
  }

  @Test(
    "Down to one column the mark is there, the closing end down to four",
    arguments: [
      (1, "✓", "…", 0), (2, "[✓", "l…", 1), (3, "[✓", "lo…", 1), (4, "[✓ ]", "long", 1),
      (5, "[✓ …]", "long", 1), (6, "[✓ l…]", "long", 1), (7, "[✓ lo…]", "long", 1),
      (8, "[✓ long]", "1/1", 1),
    ])
  func smallWidths(columns: Int, chip: String, status: String, markColumn: Int) throws {
    var session = try session(["long"], columns: columns, rows: 5, selected: ["long"])
    let frame = session.frame()
    #expect(frame.text == [chip, status])
    #expect(frame.cursor == Point(column: markColumn, row: 0))
  }

  @Test("No frame from 1 by 1 to 120 by 40 is larger than the terminal")
  func everySize() throws {
    let titles = filters + ["日本語のラベル", "e\u{301}", "", "a\u{1B}[31m", String(repeating: "long ", count: 50)]
    for columns in 1...120 {
      for rows in 1...40 {
        for keys: [Key] in [[.end, .character(" ")], [.character("?")]] {
          var session = try session(titles, columns: columns, rows: rows, title: "Title", keys: keys)
          let frame = session.frame()
          #expect(frame.text.count <= rows)
          #expect(frame.rows.joined().allSatisfy { $0.columns.upperBound <= columns })
          #expect(frame.cursor.row < rows && frame.cursor.column < columns)
        }
      }
    }
  }

  @Test("The status tells what is chosen, that only the chosen are shown, and why it cannot be")
  func status() throws {
    var session = try session(filters, columns: 80, rows: 24)
    _ = session.handle(.character("s"))
    #expect(
      session.frame().text == [
        "[  On sale] [  Available today] [  Free shipping] [  New arrivals]",
        " nothing is chosen [  Highly rated] [  Under $50] [  Eco packaging]",
        "0 of 8 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ])
    _ = session.handle(.right)
    #expect(session.frame().text.last == "0 of 8 chosen  Space choose  Enter accept  ? keys  Esc cancel")
    _ = session.handle([.character(" "), .character("s")])
    #expect(
      session.frame().text == [
        "[✓ Available today]",
        "1 of 8 chosen, only these shown  Space choose  Enter accept  ? keys  Esc cancel",
      ])
  }

  @Test("A click on what is said over chips does nothing to the chips under it")
  func clickOnNote() throws {
    var session = try session(filters, columns: 80, rows: 24, keys: [.character("s")])
    #expect(session.frame().text[1] == " nothing is chosen [  Highly rated] [  Under $50] [  Eco packaging]")
    _ = session.handle(.press(Point(column: 3, row: 1)))
    #expect(session.frame().text[1] == "[  Small business] [  Highly rated] [  Under $50] [  Eco packaging]")
    _ = session.handle(.press(Point(column: 3, row: 1)))
    #expect(session.frame().text[1].hasPrefix("[✓ Small business]"))
  }

  @Test("A refusal takes the place of the count where both do not fit")
  func narrowRefusal() throws {
    var session = try session(["a"], columns: 18, rows: 3, keys: [.character("s")])
    #expect(session.frame().text.last == "nothing is chosen")
  }

  @Test(
    "Large numbers are grouped",
    arguments: [(0, "0"), (999, "999"), (1200, "1,200"), (1_000_000, "1,000,000")])
  func grouping(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test("While options may still come the status says so")
  func reading() throws {
    let settings = Session.Settings(rules: .forTerminal(.utf8))
    var session = Session(settings: settings, size: Size(columns: 40, rows: 4))
    #expect(session.frame().text == ["", "0 of 0 chosen, reading  Space choose"])
    session.completeInput()
    #expect(session.frame().text.last?.contains("reading") == false)
  }

  @Test("Help shows every key, and scrolls where it is higher than the screen")
  func help() throws {
    var session = try session(["a"], columns: 80, rows: 24, keys: [.character("?")])
    #expect(
      session.frame().text == [
        "Arrows, h j k l  move",
        "Tab, Shift-Tab   next, previous chip, going round (also Ctrl-N, Ctrl-P)",
        "Home g, End G    first, last chip",
        "PgUp, PgDn       a screenful",
        "Space            choose the chip, or not",
        "Enter            accept what is chosen",
        "Esc, q           cancel; Esc clears a search first",
        "a, c, i          choose all, clear, invert",
        "u                undo the last change",
        "s                show only the chosen, or all again",
        "/                search; Enter goes back to the chips, Esc clears it",
        "  in the field   Ctrl-T chooses the chip; Down, Tab go to the first match",
        "n                type a new tag, with --add",
        "  in the field   Enter adds it, Down goes to suggestions, Esc to the chips",
        "x, Delete        remove the chip, with --removable",
        "?                these keys",
        "Ctrl-L           draw again",
        "Ctrl-Z           suspend",
        "Ctrl-C, Ctrl-\\   cancel at once",
        "0 of 1 chosen  Esc closes this",
      ])
    _ = session.handle([.resize(Size(columns: 20, rows: 5)), .down, .down])
    #expect(
      session.frame().text == [
        "Home g, End G    fi…", "PgUp, PgDn       a …", "Space            ch…", "↑ 2 more  ↓ 14 more",
        "0 of 1 chosen",
      ])
    _ = session.handle(.end)
    #expect(session.frame().text[2] == "Ctrl-C, Ctrl-\\   ca…")
  }

  @Test("Help that was scrolled shows its start again in a larger terminal")
  func enlargedHelp() throws {
    var session = try session(["a"], columns: 80, rows: 8, keys: [.character("?"), .end])
    _ = session.handle(.resize(Size(columns: 80, rows: 24)))
    #expect(session.frame().text.first?.hasPrefix("Arrows") == true)
  }

  @Test("Focus and choice are told apart by roles, not by colour")
  func roles() throws {
    var session = try session(["a", "b"], columns: 20, rows: 4, selected: ["b"], keys: [.home])
    let chips = session.frame().rows[0]
    #expect(
      chips.map(\.role) == [
        .chip(.focusedEnd, .free), .chip(.text, .free), .chip(.focusedEnd, .free), .chip(.text, .chosen),
      ])
  }
}

extension StringProtocol {
  /// Without the blanks at its end.
  fileprivate func trimmingSuffix(_ character: Character) -> SubSequence {
    self[..<(lastIndex { $0 != character }.map { index(after: $0) } ?? startIndex)]
  }
}
