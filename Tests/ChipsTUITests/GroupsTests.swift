import ChipsModel
import ChipsTUI
import TestSupport
import Testing

/// Groups, badges and disabled chips on the screen.
@Suite struct GroupsTests {
  /// The filters of a restaurant guide: groups, a single choice, a badge, a disabled chip.
  private func filters(columns: Int, rows: Int, bounds: ChoiceBounds = ChoiceBounds()) throws -> Session {
    var picker = Picker(bounds: bounds)
    for title in ["Italian", "Japanese", "Mexican", "Indian"] { try picker.append(title, group: "Cuisine") }
    for (id, title) in [("15", "Under $15"), ("30", "Under $30"), ("any", "Any price")] {
      try picker.append(id, title: title, group: "Price", limit: 1, isSelected: id == "any")
    }
    try picker.append("open", title: "Open now", group: "More", isSelected: true)
    try picker.append("Delivery", badge: "12", group: "More")
    try picker.append("vip", title: "Members only", group: "More", isDisabled: true)
    return session(picker, columns: columns, rows: rows)
  }

  private func session(_ picker: Picker, columns: Int, rows: Int) -> Session {
    let settings = Session.Settings(rules: .forTerminal(.utf8))
    var session = Session(settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
    session.completeInput()
    return session
  }

  @Test("At 80 columns")
  func wide() throws {
    var session = try filters(columns: 80, rows: 24)
    #expect(
      session.frame().text == [
        "Cuisine",
        "[  Italian] [  Japanese] [  Mexican] [  Indian]",
        "Price",
        "[  Under $15] [  Under $30] [✓ Any price]",
        "More",
        "[✓ Open now] [  Delivery 12] [  Members only]",
        "2 of 10 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ])
  }

  @Test("At 40 columns")
  func middling() throws {
    var session = try filters(columns: 40, rows: 24)
    #expect(
      session.frame().text == [
        "Cuisine",
        "[  Italian] [  Japanese] [  Mexican]",
        "[  Indian]",
        "Price",
        "[  Under $15] [  Under $30]",
        "[✓ Any price]",
        "More",
        "[✓ Open now] [  Delivery 12]",
        "[  Members only]",
        "2 of 10 chosen  Space choose",
      ])
  }

  @Test("At 20 columns in eight rows a group's heading comes into view with its first row")
  func narrow() throws {
    var session = try filters(columns: 20, rows: 8)
    _ = session.handle([.home, .down, .down, .down, .down])
    #expect(
      session.frame().text == [
        "[  Japanese]", "[  Mexican]", "[  Indian]", "Price", "[  Under $15]", "[  Under $30]",
        "↑ 1 more  ↓ 4 more",
        "2 of 10 chosen",
      ])
    _ = session.handle([.up, .up, .up, .up])
    #expect(session.frame().text.first == "Cuisine")
  }

  @Test("No frame is larger than the terminal, and every size shows the focused chip")
  func everySize() throws {
    for columns in 1...60 {
      for rows in 1...20 {
        var session = try filters(columns: columns, rows: rows)
        for key: [Key] in [[.home], [.end], [.up], [.down, .down]] {
          _ = session.handle(key)
          let frame = session.frame()
          #expect(frame.text.count <= rows)
          #expect(frame.rows.joined().allSatisfy { $0.columns.upperBound <= columns })
          let cell = frame.rows[frame.cursor.row].last { $0.column <= frame.cursor.column }
          // The mark's cell, and no heading's.
          #expect(cell.map { ["✓", " "].contains($0.text.string.first { "✓ ".contains($0) }) } == true)
          #expect(cell?.role != .heading)
        }
      }
    }
  }

  @Test("Up and down cross groups, keeping the column, and go past rows that have only disabled chips")
  func crossing() throws {
    var picker = Picker()
    for title in ["aaaa", "bbbb", "cccc"] { try picker.append(title, group: "1") }
    for title in ["dddd", "eeee"] { try picker.append(title, group: "2", isDisabled: true) }
    try picker.append("ffff", group: "3", isDisabled: true)
    for title in ["gggg", "hhhh"] { try picker.append(title, group: "3") }
    var session = session(picker, columns: 40, rows: 20)
    _ = session.handle([.right, .down])
    #expect(session.picker.focus == 6)
    _ = session.handle(.up)
    #expect(session.picker.focus == 1)
    // Where the chip straight below is disabled, the nearest that is not.
    _ = session.handle([.home, .down])
    #expect(session.picker.focus == 6)
    _ = session.handle([.pageUp])
    #expect(session.picker.focus == 0)
    _ = session.handle([.pageDown])
    #expect(session.picker.focus == 6)
  }

  @Test(
    "The focus skips disabled chips",
    arguments: [
      ("begins at the first other", [], 1), ("right", [.right], 3), ("right at the end", [.end, .right], 3),
      ("left", [.end, .left], 1), ("left at the start", [.left], 1), ("round", [.end, .tab], 1),
      ("round backwards", [.backTab], 3), ("End", [.end], 3), ("Home", [.end, .home], 1),
    ] as [(String, [Key], Int)])
  func skipping(name: String, keys: [Key], focus: Int) throws {
    var picker = Picker()
    for index in 0..<5 { try picker.append("\(index)", isDisabled: index.isMultiple(of: 2)) }
    var session = session(picker, columns: 80, rows: 5)
    _ = session.handle(keys)
    _ = session.handle(.character("?"))
    #expect(session.picker.focus ?? session.picker.enabledPosition(from: 0) == focus, "\(name)")
  }

  @Test("Where all chips are disabled the focus goes through them, and chooses none")
  func allDisabled() throws {
    var picker = Picker()
    for index in 0..<40 { try picker.append("\(index)", isDisabled: true) }
    var session = session(picker, columns: 12, rows: 6)
    _ = session.handle([.right, .right, .down, .character(" "), .character("a")])
    #expect(session.picker.focus == 4)
    #expect(session.picker.selection.isEmpty)
    _ = session.handle([.end, .tab, .backTab])
    #expect(session.picker.focus == 39)
  }

  @Test("Disabled chips at the ends come into view with the nearest other")
  func disabledEnds() throws {
    var picker = Picker()
    for index in 10..<22 { try picker.append("\(index)", isDisabled: index < 12 || index > 19) }
    var session = session(picker, columns: 8, rows: 6)
    _ = session.handle(.end)
    #expect(session.frame().text.prefix(4) == ["[  18]", "[  19]", "[  20]", "[  21]"])
    _ = session.handle(.home)
    #expect(session.frame().text.prefix(4) == ["[  10]", "[  11]", "[  12]", "[  13]"])
  }

  @Test("A press on a disabled chip says so, and neither focuses nor chooses it")
  func press() throws {
    var session = try filters(columns: 80, rows: 24)
    _ = session.frame()
    _ = session.handle(.press(Point(column: 35, row: 5)))
    #expect(session.frame().text.last == "2 of 10 chosen  the chip is disabled")
    #expect(session.picker.focus == 6)
    _ = session.handle(.resize(Size(columns: 30, rows: 24)))
    _ = session.frame()
    _ = session.handle(.press(Point(column: 2, row: 8)))
    #expect(said(in: session.frame()) == "the chip is disabled")
    #expect(session.frame().rows[9].map(\.role) == [.message])
    _ = session.handle(.resize(Size(columns: 80, rows: 24)))
    _ = session.frame()
    _ = session.handle(.press(Point(column: 2, row: 4)))
    #expect(session.frame().text.last?.hasPrefix("2 of 10 chosen  Space") == true)
    _ = session.handle(.press(Point(column: 2, row: 3)))
    #expect(Array(session.picker.selection.indices) == [4, 7])
  }

  @Test("Roles: headings, badges and disabled chips")
  func roles() throws {
    var session = try filters(columns: 80, rows: 24)
    let spans = Array(session.frame().rows.joined())
    #expect(spans.filter { $0.role == .heading }.map(\.text.string) == ["Cuisine", "Price", "More"])
    #expect(spans.filter { $0.role == .chip(.badge, .free) }.map(\.text.string) == ["12"])
    #expect(spans.filter { $0.role == .chip(.text, .disabled) }.map(\.text.string) == ["[  Members only]"])
  }

  @Test(
    "A badge stays while it takes no more than half of a chip that is cut",
    arguments: [
      (20, "[  Some title 1,234]"), (19, "[  Some tit… 1,234]"), (15, "[  Some… 1,234]"),
      (14, "[  Som… 1,234]"),
      (13, "[  Some tit…]"), (8, "[  Som…]"), (4, "[  ]"),
    ])
  func badges(columns: Int, chip: String) throws {
    var picker = Picker()
    try picker.append("Some title", badge: "1,234")
    var session = session(picker, columns: columns, rows: 5)
    #expect(session.frame().text.first == chip)
  }

  @Test("A short title keeps a longer badge, and controls in a badge are shown as symbols")
  func longBadge() throws {
    var picker = Picker()
    try picker.append("a", badge: "long badge")
    try picker.append("b", badge: "\u{1B}[1m")
    try picker.append("c", badge: "\u{200B}")
    var session = session(picker, columns: 60, rows: 5)
    #expect(session.frame().text.first == "[  a long badge] [  b ␛[1m] [  c]")
  }

  @Test("A heading is cut to the row, and its controls are shown as symbols")
  func headings() throws {
    var picker = Picker()
    try picker.append("a", group: "A name that is long\n")
    try picker.append("b", group: "x\u{7}")
    try picker.append("c")
    var session = session(picker, columns: 10, rows: 10)
    #expect(
      session.frame().text == ["A name th…", "[  a]", "x␇", "[  b]", "", "[  c]", "0 of 3"].dropLast() + [
        "0/3"
      ])
  }

  @Test(
    "Why something is refused is said",
    arguments: [
      ("a limit", ChoiceBounds(limit: 2), [.character(" ")], "2 of 2 chosen: the limit"),
      ("all", ChoiceBounds(limit: 3), [.character("a")], "3 of 3 chosen: the limit"),
      ("a minimum", ChoiceBounds(minimum: 4), [.enter], "2 more with Space: at least 4 must be chosen"),
      ("a group", ChoiceBounds(), [.character("a")], "1 of 1 chosen: the limit in Price"),
    ] as [(String, ChoiceBounds, [Key], String)])
  func refusals(name: String, bounds: ChoiceBounds, keys: [Key], message: String) throws {
    var session = try filters(columns: 80, rows: 24, bounds: bounds)
    _ = session.handle([.home] + keys)
    // Under the chip, over the heading there.
    let note = session.frame().rows[2].first { $0.role == .note }
    #expect(note?.text.string == " \(message) ")
    #expect(note?.column == 0)
    _ = session.handle(.end)
    #expect(session.frame().rows[2].map(\.role) == [.heading])
    _ = session.handle(keys)
    // Under it is the status line.
    #expect(session.frame().text.last?.hasSuffix("chosen  " + message) == true, "\(session.frame().text)")
    #expect(session.frame().rows.last { !$0.isEmpty }?.last?.role == .message)
    _ = session.handle(.left)
    #expect(session.frame().text.last?.contains("Space choose") == true)
  }

  @Test(
    "A reason is said in fewer words where there is less room, and in the chips' row where there is no other",
    arguments: [
      (80, 24, "2 more with Space: at least 4 must be chosen"),
      (58, 24, "2 more with Space: at least 4 must be chosen"), (40, 24, "2 more with Space"),
      (20, 24, "2 more with Space"), (15, 24, "Space: 2 more"), (10, 24, "Space"),
      (80, 1, "2 more with Space: at least 4 must be chosen"),
      (20, 1, "2 more with Space"),
    ])
  func shortReasons(columns: Int, rows: Int, text: String) throws {
    var session = try filters(columns: columns, rows: rows, bounds: ChoiceBounds(minimum: 4))
    _ = session.handle([.end, .enter])
    #expect(said(in: session.frame()) == text)
    for key: Key in [.left, .character("/"), .character("?")] {
      var session = session
      _ = session.handle(key)
      #expect(said(in: session.frame()) == nil, "after \(key)")
    }
  }

  /// What a message says, wherever it stands.
  private func said(in frame: Frame) -> String? {
    let span = frame.rows.joined().first { [.note, .message].contains($0.role) }
    return span.map { $0.text.string.split(separator: " ").joined(separator: " ") }
  }

  @Test("A minimum that cannot be reached is told when all options are there")
  func outOfReach() throws {
    var picker = Picker(bounds: ChoiceBounds(minimum: 3))
    for index in 0..<4 { try picker.append("\(index)", group: "g", limit: 2) }
    try picker.append("4", isDisabled: true)
    let settings = Session.Settings(rules: .forTerminal(.utf8))
    var session = Session(settings: settings, picker: picker, size: Size(columns: 80, rows: 24))
    _ = session.handle(.enter)
    #expect(session.frame().text[2] == " 3 more with Space: at least 3 must be chosen")
    session.completeInput()
    _ = session.handle(.enter)
    #expect(session.frame().text[2] == " at least 3 must be chosen, and only 2 can be; Esc cancels")
  }

  @Test("Enter is refused, then accepts when enough are chosen")
  func minimum() throws {
    var session = try filters(columns: 80, rows: 24, bounds: ChoiceBounds(minimum: 3))
    #expect(session.handle([.home, .enter]) == .draw)
    #expect(session.handle([.character(" "), .enter]) == .finish(.accepted))
  }

  @Test("The search leaves a group's heading only above chips that match")
  func search() throws {
    var session = try filters(columns: 80, rows: 24)
    _ = session.handle([.character("/")] + "er".unicodeScalars.map(Key.character))
    while session.hasSearchWork { _ = session.advanceSearch(limit: .max) }
    _ = session.performWaitingKeys()
    #expect(
      session.frame().text.dropLast() == [
        "Price", "[  Under $15] [  Under $30]", "More", "[  Delivery 12] [  Members only]", "/ er",
      ])
  }
}
