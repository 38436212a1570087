import ChipsModel
import ChipsTUI
import TestSupport
import Testing

/// Searching, by keys.
@Suite struct SearchFieldTests {
  private let titles = [
    "Red cotton", "Blue wool", "Crème", "Cotton lamp", "Wool", "Green", "cotton", "Oak", "Sand", "Linen",
  ]

  private func session(
    _ keys: [Key] = [], mode: Query.Mode = .exact, columns: Int = 80, selected: [String] = [], rows: Int = 10
  ) throws -> Session {
    var picker = Picker(preselection: Preselection(of: selected.map { Array($0.utf8) }))
    for title in titles { try picker.append(Array(title.utf8)) }
    let settings = Session.Settings(rules: .forTerminal(.utf8), searchMode: mode)
    var session = Session(settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
    session.completeInput()
    type(keys, into: &session)
    return session
  }

  /// Handles `keys`, and searches as the loop does.
  private func type(_ keys: [Key], into session: inout Session) {
    _ = session.handle(keys)
    while session.hasSearchWork {
      _ = session.advanceSearch(limit: 3)
      _ = session.performWaitingKeys()
    }
  }

  private func keys(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

  private func focused(_ session: Session) -> String? {
    session.picker.focusedPosition.map { titles[session.picker.shown.index(at: $0)] }
  }

  private func chosen(_ session: Session) -> [String] { session.picker.selection.indices.map { titles[$0] } }

  @Test("Typing narrows the chips, which stay in input order, and shows the text")
  func typing() throws {
    var session = try session(keys("/cot"))
    let frame = session.frame()
    #expect(
      frame.text == [
        "[  Red cotton] [  Cotton lamp] [  cotton]", "/ cot",
        "0 of 10 chosen  Enter chips  Esc clear  Ctrl-T choose",
      ])
    #expect(frame.cursor == Point(column: 5, row: 1))
    #expect(
      frame.rows.joined().filter { $0.role == .chip(.match, .free) }.map(\.text.string) == [
        "cot", "Cot", "cot",
      ])
  }

  @Test("No match is a state like others")
  func noMatch() throws {
    var session = try session(keys("/xyz") + [.enter])
    #expect(session.frame().text == ["", "/ xyz", "0 of 10 chosen  no match  Esc clear"])
    type([.down, .character(" "), .character("a"), .character("s")], into: &session)
    #expect(session.picker.selection.isEmpty)
    type([.escape], into: &session)
    #expect(session.picker.shownCount == 10)
  }

  @Test("Enter goes back to the chips and keeps the search, Esc then clears it, and then cancels")
  func leaving() throws {
    var session = try session(keys("/wool") + [.enter, .right, .character(" ")])
    #expect(chosen(session) == ["Wool"])
    #expect(session.frame().text[1] == "/ wool")
    #expect(session.handle(.escape) == .draw)
    #expect(session.picker.shownCount == 10)
    #expect(session.frame().text.last?.hasPrefix("1 of 10 chosen  Space") == true)
    #expect(session.handle(.escape) == .finish(.cancelled))
  }

  @Test("The letter q cancels, whatever is searched for")
  func quitting() throws {
    var session = try session(keys("/wool") + [.enter])
    #expect(session.handle(.character("q")) == .finish(.cancelled))
  }

  @Test("Esc in the field clears the text and goes back, in one press")
  func escape() throws {
    var session = try session(keys("/wool") + [.escape])
    #expect(session.picker.shownCount == 10)
    #expect(session.handle(.character("q")) == .finish(.cancelled))
  }

  @Test("Opened again the field has its text, the cursor at its end")
  func reopening() throws {
    let session = try session(
      keys("/wol") + [.left, .enter] + keys("/") + [.backspace, .backspace] + keys("ool"))
    #expect(session.picker.search?.query.text == "wool")
  }

  @Test(
    "The focus stays on a chip that matches, else goes to the next that does, else to the last",
    arguments: [
      ("Cotton lamp", "cot", "Cotton lamp"), ("Blue wool", "cot", "Cotton lamp"), ("Oak", "cot", "cotton"),
    ])
  func focus(start: String, query: String, expected: String) throws {
    let place = titles.firstIndex(of: start) ?? 0
    let session = try session([Key](repeating: .tab, count: place) + keys("/" + query) + [.enter])
    #expect(focused(session) == expected)
  }

  @Test("It does not jump back when the text is cleared")
  func noJump() throws {
    var session = try session(keys("/lamp"))
    type([.escape], into: &session)
    #expect(focused(session) == "Cotton lamp")
  }

  @Test("Down and Tab go to the first chip that matches, the search kept", arguments: [Key.down, .tab])
  func down(key: Key) throws {
    let session = try session([.end] + keys("/wool") + [key])
    #expect(focused(session) == "Blue wool")
    #expect(session.picker.shownCount == 2)
  }

  @Test("Space types, Ctrl-T toggles the focused chip without leaving")
  func togglingInField() throws {
    let session = try session(keys("/red c") + [.control("t")] + keys("o"))
    #expect(session.picker.search?.query.text == "red co")
    #expect(chosen(session) == ["Red cotton"])
  }

  @Test("A search may be pasted, in one line")
  func pasting() throws {
    let session = try session(keys("/") + [.paste(Array("red\n\ncotton".utf8))])
    #expect(session.picker.search?.query.text == "red cotton")
    #expect(session.picker.shownCount == 1)
  }

  @Test("All, clear and invert act on what is shown, and say so")
  func actingOnShown() throws {
    var session = try session(keys("/cot") + [.enter, .character("a")], selected: ["Oak"])
    #expect(chosen(session) == ["Red cotton", "Cotton lamp", "cotton", "Oak"])
    #expect(session.frame().text.last == "4 of 10 chosen, 1 hidden  chose the 3 shown")
    type([.character("c")], into: &session)
    #expect(chosen(session) == ["Oak"])
    #expect(session.frame().text.last == "1 of 10 chosen, 1 hidden  cleared the 3 shown")
    type([.character("i")], into: &session)
    #expect(session.frame().text.last == "4 of 10 chosen, 1 hidden  inverted the 3 shown")
    type([.character("u"), .character("u"), .character("u"), .escape], into: &session)
    #expect(chosen(session) == ["Oak"])
  }

  @Test("Showing only the chosen goes together with a search")
  func chosenOnly() throws {
    var session = try session(keys("/wool") + [.enter, .character("s")], selected: ["Wool", "Oak"])
    #expect(session.picker.shown == .only([4]))
    type([.escape], into: &session)
    #expect(session.picker.shown == .only([4, 7]))
    type([.character("s")], into: &session)
    #expect(session.picker.shownCount == 10)
  }

  @Test("Keys after a search wait until it has been done")
  func keysWait() throws {
    var session = try session()
    _ = session.handle(keys("/cot") + [.enter] + keys("a"))
    #expect(session.picker.selection.isEmpty)
    type([], into: &session)
    #expect(chosen(session) == ["Red cotton", "Cotton lamp", "cotton"])
  }

  @Test("Esc after keys that wait for a search does not undo them")
  func escapeAfterWaitingKeys() throws {
    let session = try session(keys("/red") + [.enter] + keys(" ") + [.escape])
    #expect(chosen(session) == ["Red cotton"])
    #expect(session.picker.shownCount == 10)
  }

  @Test("However fast options come, a search shows what was there when it began, and keys are about that")
  func endlessProducer() throws {
    var session = try session()
    _ = session.handle(keys("/cot") + [.enter] + keys("a"))
    for _ in 0..<6 {
      try session.addOptions { for _ in 0..<100 { try $0.append(Array("more cotton".utf8)) } }
      _ = session.advanceSearch(limit: 10)
      _ = session.performWaitingKeys()
    }
    #expect(session.hasSearchWork)
    #expect(session.picker.selection.contains(0))
    #expect(session.frame().text.contains("/ cot"))
  }

  @Test("A long text is cut off, letters that come together are one search")
  func longText() throws {
    var session = try session()
    _ = session.handle(keys("/" + String(repeating: "q", count: 10_000)))
    #expect(session.picker.hasSearchWork)
    type([], into: &session)
    #expect(session.picker.search?.query.text.utf8.count == 4093)
  }

  @Test("The column of a run of moves is forgotten when a search moves the focus")
  func forgottenColumn() throws {
    let titles = ["aaaa", "bbbb", "cccc", "dddd", "eeee", "ffff"]
    var picker = Picker()
    for title in titles { try picker.append(Array(title.utf8)) }
    var session = Session(
      settings: Session.Settings(rules: .forTerminal(.utf8)), picker: picker, size: Size(columns: 20, rows: 9)
    )
    session.completeInput()
    for keys: [Key] in [keys("lj"), keys("/e") + [.enter], [.escape], keys("k")] {
      type(keys, into: &session)
    }
    #expect(session.picker.focus == 2)
  }

  @Test("Before the first option a search can be typed, and help opened and closed")
  func beforeOptions() {
    var session = Session(
      settings: Session.Settings(rules: .forTerminal(.utf8)), size: Size(columns: 40, rows: 9))
    #expect(session.handle(keys("/qu")) == .draw)
    #expect(session.handle(.escape) == .draw)
    #expect(session.handle(keys("?q")) == .draw)
    #expect(session.handle(.character("q")) == .finish(.cancelled))
  }

  @Test("Typing does not wait for a search, and Esc ends it")
  func typingDoesNotWait() throws {
    var session = try session()
    _ = session.handle(keys("/c"))
    _ = session.advanceSearch(limit: 1)
    _ = session.handle(keys("o"))
    let text = session.frame().text
    #expect(text.contains("/ co"))
    #expect(session.handle(.escape) == .draw)
    #expect(!session.hasSearchWork)
    #expect(session.picker.shownCount == 10)
  }

  @Test("Options that arrive are shown when they match, and layout, focus and choice stay")
  func arriving() throws {
    var session = try session(keys("/cot") + [.enter, .right, .character(" ")])
    _ = session.frame()
    let placed = session.placedChipCount
    try session.addOptions { picker in
      try picker.append(Array("more cotton".utf8))
      try picker.append(Array("silk".utf8))
    }
    type([], into: &session)
    #expect(session.frame().text[0] == "[  Red cotton] [✓ Cotton lamp] [  cotton] [  more cotton]")
    #expect(session.placedChipCount == placed + 1)
    #expect(focused(session) == "Cotton lamp")
  }

  @Test("With a fuzzy search the focus goes to the best match, the order stays")
  func fuzzy() throws {
    var session = try session(keys("/cot") + [.enter], mode: .fuzzy)
    #expect(session.frame().text[0] == "[  Red cotton] [  Cotton lamp] [  cotton]")
    #expect(focused(session) == "Cotton lamp" || focused(session) == "Red cotton")
    type(keys("/") + keys("l"), into: &session)
    #expect(focused(session) == "Cotton lamp")
  }

  @Test("The match is marked in a chip that is cut, and in a chosen one")
  func highlight() throws {
    var session = try session(keys("/crem") + [.control("t")])
    let spans = session.frame().rows[0]
    #expect(spans.map(\.text.string) == ["[", "✓ ", "Crèm", "e", "]"])
    #expect(
      spans.map(\.role) == [
        .chip(.focusedEnd, .chosen), .chip(.text, .chosen), .chip(.match, .chosen), .chip(.text, .chosen),
        .chip(.focusedEnd, .chosen),
      ])
  }

  @Test(
    "In a small terminal the field stays when the title and the status are gone",
    arguments: [
      (1, ["[  Red cot…]"]), (2, ["[  Red cot…]", "/ cot"]), (3, ["[  Red cot…]", "/ cot", "Red cotton"]),
    ])
  func small(rows: Int, expected: [String]) throws {
    var session = try session(keys("/cot") + [.enter], columns: 12, rows: rows)
    #expect(session.frame().text == expected)
  }

  @Test("Started in the field, letters are text before any option is there")
  func startingInSearch() throws {
    let settings = Session.Settings(rules: .forTerminal(.utf8), startsInSearch: true)
    var session = Session(settings: settings, size: Size(columns: 40, rows: 5))
    _ = session.handle(keys("q b") + [.enter] + keys("a"))
    let text = session.frame().text
    #expect(text.contains("/ q b"))
    try session.addOptions { for text in ["q a", "q b"] { try $0.append(Array(text.utf8)) } }
    type([], into: &session)
    #expect(Array(session.picker.selection.indices) == [1])
  }
}
