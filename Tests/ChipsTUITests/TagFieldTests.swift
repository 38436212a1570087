import ChipsModel
import ChipsTUI
import TestSupport
import Testing

/// Typing tags, taking suggestions and removing chips, on the screen.
@Suite struct TagFieldTests {
  private func session(
    _ titles: [String] = ["apple", "food", "foobar"], columns: Int = 40, rows: Int = 12,
    bounds: ChoiceBounds = ChoiceBounds(), removable: Bool = false, style: ChipStyle = .brackets,
    layout: Appearance.Layout = .flow, keys: [Key] = []
  ) throws -> Session {
    var picker = Picker(bounds: bounds)
    for title in titles { try picker.append(title, isDisabled: title.hasPrefix("disabled")) }
    var settings = Session.Settings(rules: .forTerminal(.utf8))
    picker.allowsAdding = true
    settings.allowsRemoving = removable
    settings.appearance.style = style
    settings.appearance.layout = layout
    var session = Session(settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
    session.completeInput()
    press(keys, in: &session)
    return session
  }

  private func press(_ keys: [Key], in session: inout Session) {
    for key in keys {
      _ = session.handle(key)
      while session.hasSearchWork { _ = session.advanceSearch(limit: .max) }
      _ = session.performWaitingKeys()
    }
  }

  private func typed(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

  // MARK: Going there

  @Test("The field stands after the chips, and invites while keys go elsewhere")
  func atRest() throws {
    var session = try session()
    #expect(
      session.frame().text == [
        "[  apple] [  food] [  foobar] [+ add ]", "0 of 3 chosen  Space choose",
      ])
    #expect(session.frame().cursor == Point(column: 1, row: 0))
  }

  /// Keys that lead to the field, and the cursor there.
  private static let ways: [(name: String, keys: [Key])] = [
    ("n", [.character("n")]), ("past the last chip", [.end, .right]), ("Tab from the last", [.end, .tab]),
    ("Shift-Tab from the first", [.backTab]), ("a click", [.press(Point(column: 33, row: 0))]),
  ]

  @Test("It is reached by every way that leads past the chips", arguments: ways.indices)
  func reached(way: Int) throws {
    var session = try session(keys: Self.ways[way].keys + typed("q"))
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [+ q   ]", "\(Self.ways[way].name)")
    #expect(session.frame().cursor == Point(column: 34, row: 0))
  }

  @Test("Down leads to it where it is below, up from it to the chip above")
  func vertical() throws {
    var session = try session(columns: 20, keys: [.down, .down, .character("x")])
    #expect(session.frame().text.dropLast() == ["[  apple] [  food]", "[  foobar] [+ add ]"])
    press([.home, .right, .down, .character("x")], in: &session)
    #expect(session.frame().text.dropLast() == ["[  apple] [  food]", "[  foobar] [+ x   ]"])
    press([.up], in: &session)
    #expect(session.frame().cursor == Point(column: 11, row: 0))
  }

  @Test("Without chips it is where keys go at once, and Esc and Enter accept nothing")
  func noChips() throws {
    var session = try session([])
    #expect(session.frame().text == ["[+     ]", "0 of 0 chosen  Esc, Enter accept"])
    #expect(session.frame().cursor == Point(column: 3, row: 0))
    var accepting = session
    #expect(accepting.handle([.escape, .enter]) == .finish(.accepted))
    #expect(session.handle([.escape, .escape]) == .finish(.cancelled))
  }

  @Test("Where tags may not be typed nothing leads to a field")
  func notAllowed() throws {
    var picker = Picker()
    try picker.append("a")
    let settings = Session.Settings(rules: .forTerminal(.utf8))
    var session = Session(settings: settings, picker: picker, size: Size(columns: 40, rows: 5))
    session.completeInput()
    for key: Key in [.character("n"), .right, .tab, .backTab, .character("x"), .delete] {
      _ = session.handle(key)
      #expect(session.frame().text == ["[  a]", "0 of 1 chosen  Space choose"])
      #expect(session.frame().cursor == Point(column: 1, row: 0))
    }
  }

  // MARK: Typing

  @Test("It grows with its text, and wraps like a chip, at every width")
  func growing() throws {
    for columns in 8...60 {
      for length in 0...40 {
        let text = String(repeating: "y", count: length)
        var session = try session(
          ["apple", "food"], columns: columns, keys: [.character("n")] + typed(text))
        let sizes = [9, 8, max(8, length + 5)].map { Size(columns: min($0, columns), rows: 1) }
        var flow = Flow(columns: columns)
        for size in sizes { flow.append(size) }
        let row = flow.rowIndex(of: 2)
        let place = flow.placements(inRow: row) { sizes[$0] }[2 - flow.rows[row].first]
        // The text scrolls so that the cursor is before the closing end.
        let cursor = place.origin.column + 3 + min(length, place.size.columns - 5)
        let frame = session.frame()
        #expect(frame.cursor == Point(column: cursor, row: row), "\(columns), \(length): \(frame.text)")
        #expect(frame.text[row].count == place.columns.upperBound)
      }
    }
  }

  @Test("Text too long for the row scrolls inside, wide characters whole")
  func scrolling() throws {
    var session = try session([], columns: 14, keys: typed("日本語日本語日"))
    #expect(session.frame().text[0] == "[+ 日本語日  ]")
    #expect(session.frame().cursor == Point(column: 11, row: 0))
    press([.home], in: &session)
    #expect(session.frame().text[0] == "[+ 日本語日… ]")
    #expect(session.frame().cursor == Point(column: 3, row: 0))
  }

  @Test("Enter adds the trimmed text, chosen, and stays; what is equal is chosen; blank text adds nothing")
  func adding() throws {
    var session = try session(columns: 60, keys: [.character("n")] + typed("  new one ") + [.enter])
    #expect(
      session.frame().text == [
        "[  apple] [  food] [  foobar] [✓ new one] [+     ]",
        "1 of 4 chosen  Esc, Enter accept",
      ])
    press(typed("APPLE") + [.enter], in: &session)
    #expect(session.frame().text[0] == "[✓ apple] [  food] [  foobar] [✓ new one] [+     ]")
    press(typed("   ") + [.enter], in: &session)
    #expect(
      session.frame().text == [
        "[✓ apple] [  food] [  foobar] [✓ new one] [+     ]",
        "2 of 4 chosen  Esc goes to the chips, where Enter accepts",
      ])
    #expect(session.handle([.escape, .enter]) == .finish(.accepted))
    #expect(Array(session.picker.chosenInInputOrder) == [0, 3])
  }

  @Test("A limit is told and the text stays; a limit of one replaces; a disabled one is refused")
  func refusals() throws {
    var session = try session(
      columns: 60, bounds: ChoiceBounds(limit: 2),
      keys: [.character("a"), .character("n")] + typed("z") + [.enter])
    #expect(
      session.frame().text == [
        "[✓ apple] [✓ food] [  foobar] [+ z   ]", "2 of 3 chosen  2 of 2 chosen: the limit",
      ])
    session = try self.session(
      columns: 60, bounds: ChoiceBounds(limit: 1),
      keys: [.character(" "), .character("n")] + typed("z") + [.enter])
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [✓ z] [+     ]")
    session = try self.session(
      ["disabled"], columns: 60, keys: [.character("n")] + typed("Disabled") + [.enter])
    #expect(session.frame().text == ["[  disabled] [+ Disabled ]", "0 of 1 chosen  the chip is disabled"])
  }

  @Test("Esc clears the text and returns to the chip that had the focus, in one press")
  func escape() throws {
    var session = try session(keys: [.right, .character("n")] + typed("abc") + [.escape])
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [+ add ]")
    #expect(session.frame().cursor == Point(column: 11, row: 0))
  }

  @Test("Pasted lines add nothing by themselves, and are blanks in the field")
  func paste() throws {
    var session = try session([], columns: 40, keys: [.paste(Array("one\ntwo\r\nthree".utf8))])
    #expect(session.frame().text[0] == "[+ one two three ]")
    #expect(session.picker.options.isEmpty)
  }

  @Test(
    "Backspace in the empty field removes the newest tag, undo brings it back; left goes to the last chip")
  func backspace() throws {
    var session = try session(
      columns: 60, keys: [.character("n")] + typed("one") + [.enter] + typed("two") + [.enter, .backspace])
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [✓ one] [+     ]")
    press([.backspace, .backspace], in: &session)
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [+     ]")
    press([.left], in: &session)
    #expect(session.frame().cursor == Point(column: 20, row: 0))
    press([.character("u"), .character("u")], in: &session)
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [✓ one] [✓ two] [+ add ]")
    #expect(session.frame().cursor == Point(column: 39, row: 0))
    // Those of adding.
    press([.character("u"), .character("u")], in: &session)
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [+ add ]")
  }

  @Test("Editing is by whole characters: a flag, a letter with its mark")
  func characters() throws {
    var session = try session([], keys: typed("e\u{301}🇩🇪x") + [.left, .left, .backspace])
    #expect(session.frame().text[0] == "[+ 🇩🇪x ]")
    press([.delete], in: &session)
    #expect(session.frame().text[0] == "[+ x   ]")
  }

  // MARK: Suggestions

  @Test("Options that match are offered under the field; the chips stay; Down goes there, Enter chooses")
  func suggestions() throws {
    var session = try session(columns: 60, keys: [.character("n")] + typed("FO"))
    #expect(
      session.frame().text == [
        "[  apple] [  food] [  foobar] [+ FO  ]", "[  food] [  foobar]",
        "0 of 3 chosen  Enter add  Down suggestions  Esc clear",
      ])
    press([.down, .right], in: &session)
    #expect(session.frame().cursor == Point(column: 10, row: 1))
    #expect(session.frame().text.last == "0 of 3 chosen  Enter choose  Esc back")
    press([.enter], in: &session)
    #expect(
      session.frame().text == [
        "[  apple] [  food] [✓ foobar] [+     ]", "1 of 3 chosen  Esc, Enter accept",
      ])
    // Never unchooses.
    press(typed("foob") + [.tab, .enter], in: &session)
    #expect(session.frame().text[0] == "[  apple] [  food] [✓ foobar] [+     ]")
  }

  @Test("What was typed stays unless a suggestion is taken: Esc and Up return to it, letters go on in it")
  func suggestionsLeaveText() throws {
    for back: Key in [.escape, .up] {
      var session = try session(keys: [.character("n")] + typed("fo") + [.down, back] + typed("x"))
      #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [+ fox ]")
    }
    var session = try session(keys: [.character("n")] + typed("fo") + [.down, .character("o")])
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [+ foo ]")
    press([.enter], in: &session)
    #expect(session.frame().text[0] == "[  apple] [  food] [  foobar] [✓ foo]")
  }

  @Test("Where there is no row for suggestions, Down goes to the chips; a resize goes back to the text")
  func noRoomForSuggestions() throws {
    var session = try session(columns: 60, rows: 2, keys: [.character("n")] + typed("fo") + [.down])
    #expect(
      session.frame().text == [
        "[  apple] [  food] [  foobar] [+ fo  ]",
        "0 of 3 chosen  n back to the text  Enter accept without it",
      ])
    session = try self.session(columns: 60, keys: [.character("n")] + typed("fo") + [.down, .right])
    press([.resize(Size(columns: 12, rows: 2))] + typed("x"), in: &session)
    #expect(session.frame().text[0] == "[+ fox ]")
  }

  @Test("A click takes a suggestion")
  func clickOnSuggestion() throws {
    var session = try session(columns: 60, keys: [.character("n")] + typed("fo"))
    _ = session.frame()
    press([.press(Point(column: 12, row: 1))], in: &session)
    #expect(session.frame().text[0] == "[  apple] [  food] [✓ foobar] [+     ]")
  }

  // MARK: Removing

  @Test(
    "A chip that can be removed has a sign, in each style",
    arguments: [
      (ChipStyle.brackets, ["[  apple ×] [  food ×]"]), (.pill, ["(  apple ×)    food ×"]),
      (.box, ["┏━━━━━━━━━┓ ╭────────╮", "┃  apple ×┃ │  food ×│", "┗━━━━━━━━━┛ ╰────────╯"]),
    ])
  func sign(style: ChipStyle, chips: [String]) throws {
    var picker = Picker()
    for title in ["apple", "food"] { try picker.append(title) }
    var settings = Session.Settings(rules: .forTerminal(.utf8))
    settings.allowsRemoving = true
    settings.appearance.style = style
    var session = Session(settings: settings, picker: picker, size: Size(columns: 40, rows: 8))
    session.completeInput()
    #expect(session.frame().text.dropLast() == chips[...])
    // A click on the sign of the second.
    let row = style == .box ? 1 : 0
    let column = style == .box ? 20 : 20
    _ = session.handle(.press(Point(column: column, row: row)))
    #expect(session.picker.presentCount == 1)
    #expect(session.frame().text.contains { $0.contains("apple") } == true)
    #expect(session.frame().text.contains { $0.contains("food") } == false)
  }

  @Test("The focus goes to the right neighbour, else the left; undo goes back to the chip")
  func removing() throws {
    var session = try session(columns: 60, removable: true, keys: [.right, .character("x")])
    #expect(
      session.frame().text == [
        "[  apple ×] [  foobar ×] [+ add ]", "0 of 2 chosen  Space choose  Enter accept  ? keys",
      ])
    #expect(session.frame().cursor == Point(column: 13, row: 0))
    press([.delete], in: &session)
    #expect(session.frame().text[0] == "[  apple ×] [+ add ]")
    #expect(session.frame().cursor == Point(column: 1, row: 0))
    press([.character("u")], in: &session)
    #expect(session.frame().text[0] == "[  apple ×] [  foobar ×] [+ add ]")
    #expect(session.frame().cursor == Point(column: 13, row: 0))
    press([.character("x"), .character("x")], in: &session)
    // The last is gone: the field is all there is.
    #expect(session.frame().text == ["[+     ]", "0 of 0 chosen  Esc, Enter accept"])
  }

  @Test("A disabled chip has no sign, and is not removed by a click where it would be")
  func disabledSign() throws {
    var session = try session(["a", "disabled b"], columns: 60, removable: true)
    #expect(session.frame().text[0] == "[  a ×] [  disabled b  ] [+ add ]")
    _ = session.handle(.press(Point(column: 21, row: 0)))
    #expect(session.frame().text.last == "0 of 2 chosen  the chip is disabled")
  }

  @Test("In a strip and a grid the field is the last of the row, and in view when it is typed in")
  func otherLayouts() throws {
    let titles = (0..<12).map { "chip \($0)" }
    var session = try session(titles, columns: 30, layout: .strip, keys: [.character("n")] + typed("abc"))
    #expect(session.frame().text[0] == "‹ [  chip 11] [+ abc ]")
    #expect(session.frame().cursor == Point(column: 20, row: 0))
    press([.up], in: &session)
    #expect(session.frame().cursor == Point(column: 3, row: 0))
    session = try self.session(
      ["a", "b"], columns: 30, layout: .grid, keys: [.character("n")] + typed("abcdefgh"))
    // It takes as many columns of cells as its text needs.
    #expect(session.frame().text.dropLast() == ["[  a     ] [  b    ]", "[+ abcdefgh        ]"])
    press(typed("ij") + [.backspace, .backspace, .control("u")] + typed("ab"), in: &session)
    #expect(session.frame().text[0] == "[  a     ] [  b    ] [+ ab   ]")
  }

  @Test("Up from a field in the first row goes to the chip that had the focus")
  func upFromFirstRow() throws {
    var session = try session(keys: [.right, .character("n"), .up])
    #expect(session.frame().cursor == Point(column: 11, row: 0))
  }

  @Test("While keys wait for the first option no field is drawn; n leads to it all the same")
  func waiting() throws {
    var picker = Picker()
    picker.allowsAdding = true
    let settings = Session.Settings(rules: .forTerminal(.utf8))
    var session = Session(settings: settings, picker: picker, size: Size(columns: 40, rows: 6))
    #expect(session.frame().text == ["", "0 of 0 chosen, reading  n new tag"])
    press([.character("n")] + typed("hi"), in: &session)
    #expect(session.frame().text[0] == "[+ hi  ]")
    session.completeInput()
    press([.enter], in: &session)
    #expect(session.frame().text[0] == "[✓ hi] [+     ]")
  }

  @Test("Text that is left in the field is told of, as Enter on the chips accepts without it")
  func leftText() throws {
    var session = try session(columns: 60, keys: [.character("n")] + typed("abc") + [.backTab])
    #expect(
      session.frame().text == [
        "[  apple] [  food] [  foobar] [+ abc ]",
        "0 of 3 chosen  n back to the text  Enter accept without it",
      ])
  }

  @Test("A tag that the search hides is told of")
  func hiddenTag() throws {
    var session = try session(
      columns: 60,
      keys: [.character("/")] + typed("app") + [.enter, .character("n")] + typed("zz") + [.enter])
    #expect(session.frame().text[0] == "[  apple] [+     ]")
    #expect(session.frame().text.last == "1 of 4 chosen, 1 hidden  chosen, and hidden by the search")
  }

  @Test("Where not all suggestions have room, the row goes along with the focus")
  func manySuggestions() throws {
    var session = try session(
      ["food one", "food two", "food three"], columns: 20, keys: [.character("n")] + typed("foo") + [.down])
    #expect(session.frame().text.contains("[  food one]"))
    press([.right], in: &session)
    #expect(session.frame().text.contains("[  food two]"))
    press([.right, .right], in: &session)
    #expect(session.frame().text.contains("[  food three]"))
    press([.enter], in: &session)
    #expect(Array(session.picker.selection.indices) == [2])
  }

  @Test("In three rows suggestions take the place of the title")
  func suggestionsBeforeTitle() throws {
    var picker = Picker()
    picker.allowsAdding = true
    for title in ["Alpha", "Beta"] { try picker.append(title) }
    let settings = Session.Settings(title: Array("T".utf8), rules: .forTerminal(.utf8))
    var session = Session(settings: settings, picker: picker, size: Size(columns: 60, rows: 3))
    session.completeInput()
    press([.character("n")] + typed("be"), in: &session)
    #expect(session.frame().text.dropLast() == ["[  Alpha] [  Beta] [+ be  ]", "[  Beta]"])
  }
}
