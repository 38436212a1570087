import ChipsModel
import ChipsTUI
import TestSupport
import Testing

@Suite struct SessionTests {
  private func session(
    _ titles: [String], columns: Int = 40, rows: Int = 10, selected: [String] = [], isComplete: Bool = true
  ) throws -> Session {
    var picker = Picker(preselection: Preselection(of: selected.map { Array($0.utf8) }))
    for title in titles { try picker.append(Array(title.utf8)) }
    let settings = Session.Settings(rules: .forTerminal(.utf8))
    var session = Session(settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
    if isComplete { session.completeInput() }
    return session
  }

  /// Sixteen chips in rows of four.
  private func grid(rows: Int = 10) throws -> Session {
    // Each chip takes eight columns: four and what is between them take 35.
    try session((0..<16).map { "no\($0 + 10)" }, columns: 36, rows: rows)
  }

  private func characters(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

  @Test(
    "Movement",
    arguments: [
      ([.right, .right], 2), ([.left], 0), ([.character("l"), .character("h")], 0), ([.end, .right], 15),
      ([.right, .right, .right, .right], 4), ([.right, .right, .right, .right, .left], 3),
      ([.down, .down], 8), ([.character("j"), .character("k")], 0), ([.up], 0), ([.end, .down], 15),
      ([.backTab], 15), ([.backTab, .tab], 0), ([.control("n")], 1), ([.control("p")], 15),
      ([.character("G")], 15), ([.end, .character("g")], 0), ([.end, .home], 0),
      ([.wheelDown, .wheelDown, .wheelUp], 4),
    ] as [([Key], Int)])
  func movement(keys: [Key], focus: Int) throws {
    var session = try grid()
    _ = session.handle(keys)
    #expect(session.picker.focusedPosition ?? 0 == focus)
  }

  @Test("A screenful is as many rows as are in view")
  func pages() throws {
    var session = try grid(rows: 4)
    #expect(session.frame().text.count == 4)
    _ = session.handle(.pageDown)
    #expect(session.picker.focusedPosition == 8)
    _ = session.handle([.pageDown, .pageUp])
    #expect(session.picker.focusedPosition == 4)
  }

  @Test("Moves up and down keep the column of the mark from which they began")
  func keptColumn() throws {
    // [  aaaaaaaa] [  b] [  c]
    // [  a very wide chip indeed, it is]
    // [  d] [  e] [  f] [  g]
    var session = try session(
      ["aaaaaaaa", "b", "c", "a very wide chip indeed, it is", "d", "e", "f", "g"], columns: 34)
    _ = session.handle([.right, .right])
    #expect(session.picker.focusedPosition == 2)
    _ = session.handle([.down, .down])
    // The mark of c is in column 20, g covers columns 18 to 22.
    #expect(session.picker.focusedPosition == 7)
    _ = session.handle([.up, .up])
    #expect(session.picker.focusedPosition == 2)
    // Another move forgets it.
    _ = session.handle([.down, .down, .left, .up, .up])
    #expect(session.picker.focusedPosition == 1)
  }

  @Test("The choice is changed by its keys")
  func choosing() throws {
    var session = try session(["a", "b", "c"])
    _ = session.handle(characters(" l "))
    #expect(Array(session.picker.selection.indices) == [0, 1])
    _ = session.handle(characters("i"))
    #expect(Array(session.picker.selection.indices) == [2])
    _ = session.handle(characters("a"))
    #expect(session.picker.selection.count == 3)
    _ = session.handle(characters("c"))
    #expect(session.picker.selection.isEmpty)
    _ = session.handle(characters("uuu"))
    #expect(Array(session.picker.selection.indices) == [0, 1])
  }

  @Test(
    "Keys that end it",
    arguments: [
      (.enter, .accepted), (.escape, .cancelled), (.character("q"), .cancelled),
      (.control("c"), .interrupted),
      (.control("\\"), .quit),
    ] as [(Key, Session.Ending)])
  func endings(key: Key, ending: Session.Ending) throws {
    var session = try session(["a"])
    #expect(session.handle(key) == .finish(ending))
  }

  @Test("Keys after one that ends it are not performed")
  func afterTheEnd() throws {
    var session = try session(["a", "b"])
    #expect(session.handle(characters(" ") + [.enter] + characters("a")) == .finish(.accepted))
    #expect(session.picker.selection.count == 1)
  }

  @Test("Pasted text, unknown keys and a key at its end do nothing")
  func nothing() throws {
    var session = try session(["a", "b"])
    for key: Key in [.paste(Array("a q".utf8)), .character("z"), .control("x"), .delete, .left, .home] {
      #expect(session.handle(key) == .nothing, "\(key)")
    }
    #expect(session.picker.selection.isEmpty)
  }

  @Test("A click focuses and toggles the chip under it; beside the chips it does nothing")
  func clicks() throws {
    var session = try grid()
    _ = session.frame()
    #expect(session.handle(.press(Point(column: 9, row: 1))) == .draw)
    #expect(session.picker.focusedPosition == 5)
    #expect(Array(session.picker.selection.indices) == [5])
    for beside in [
      Point(column: 8, row: 1), Point(column: 35, row: 0), Point(column: 0, row: 4), Point(column: 0, row: 9),
    ] {
      #expect(session.handle(.press(beside)) == .nothing, "\(beside)")
    }
    _ = session.handle(.press(Point(column: 18, row: 1)))
    #expect(Array(session.picker.selection.indices) == [5, 6])
  }

  @Test("A click in a scrolled view meets the chip that is seen there")
  func scrolledClicks() throws {
    var session = try grid(rows: 3)
    _ = session.frame()
    _ = session.handle(.end)
    let frame = session.frame()
    #expect(frame.text[0].hasPrefix("[  no18]"))
    _ = session.handle(.press(Point(column: 1, row: 0)))
    #expect(Array(session.picker.selection.indices) == [8])
  }

  @Test("While no option is there keys wait, but those that end it do not")
  func waiting() throws {
    var session = try session([], isComplete: false)
    #expect(session.handle(characters("a") + [.right]) == .nothing)
    #expect(session.handle(.escape) == .finish(.cancelled))
    #expect(session.handle(.character("q")) == .finish(.cancelled))
    #expect(session.handle(.control("c")) == .finish(.interrupted))
    #expect(session.handle(.control("z")) == .suspend)
    #expect(session.performWaitingKeys() == .nothing)
    try session.addOptions { picker in
      try picker.append([0x61])
      try picker.append([0x62])
    }
    #expect(session.performWaitingKeys() == .draw)
    #expect(session.picker.selection.count == 2)
    #expect(session.picker.focusedPosition == 1)
    #expect(session.performWaitingKeys() == .nothing)
  }

  @Test("Keys typed before Enter and after it, while nothing is there yet, end it in order")
  func waitingEnter() throws {
    var session = try session([], isComplete: false)
    _ = session.handle(characters(" ") + [.enter] + characters("a"))
    try session.addOptions { for byte in 0x61...0x63 as ClosedRange<UInt8> { try $0.append([byte]) } }
    #expect(session.performWaitingKeys() == .finish(.accepted))
    #expect(Array(session.picker.selection.indices) == [0])
  }

  @Test("Keys after Ctrl-Z are performed when the program goes on")
  func suspending() throws {
    var session = try session(["a", "b"])
    #expect(session.handle([.control("z"), .character("a")]) == .suspend)
    #expect(session.picker.selection.isEmpty)
    #expect(session.performWaitingKeys() == .draw)
    #expect(session.picker.selection.count == 2)
  }

  @Test("Where suspending is left alone, Ctrl-Z does nothing")
  func suspendingIgnored() {
    var session = Session(
      settings: Session.Settings(rules: .forTerminal(.utf8), canSuspend: false),
      size: Size(columns: 80, rows: 24))
    session.completeInput()
    #expect(session.handle(.control("z")) == .nothing)
  }

  @Test(
    "At the start the focus is on the first chosen chip of the first screenful, else on the first",
    arguments: [("no13", 3), ("no21", 11), ("no22", 0), ("none", 0)])
  func initialFocus(selected: String, focus: Int) throws {
    // Five rows: three of chips, the indicator, the status.
    var session = try session((0..<40).map { "no\($0 + 10)" }, columns: 36, rows: 5, selected: [selected])
    _ = session.frame()
    #expect(session.picker.focusedPosition == focus)
  }

  @Test("Until the screen is full the focus follows a chosen chip that arrives, then it stays")
  func arrivingFocus() throws {
    var session = try session(["a"], selected: ["c"], isComplete: false)
    #expect(session.frame().cursor == Point(column: 1, row: 0))
    try session.addOptions { for byte in [0x62, 0x63] as [UInt8] { try $0.append([byte]) } }
    #expect(session.frame().cursor == Point(column: 13, row: 0))
    #expect(session.picker.focus == nil)
    _ = session.handle(.right)
    #expect(session.picker.focus == 2)
  }

  @Test("The layout is kept: moving and toggling place no chip again, a burst of resizes places each once")
  func layoutIsKept() throws {
    var session = try session((0..<1000).map(String.init), columns: 80, rows: 24)
    _ = session.frame()
    let count = session.placedChipCount
    #expect(count == 1000)
    _ = session.handle([.right, .down, .character(" "), .character("a"), .pageDown])
    _ = session.frame()
    #expect(session.placedChipCount == count)
    for columns in 30..<80 { _ = session.handle(.resize(Size(columns: columns, rows: 24))) }
    _ = session.frame()
    #expect(session.placedChipCount == 2 * count)
    try session.addOptions { try $0.append([0x61]) }
    _ = session.frame()
    #expect(session.placedChipCount == 2 * count + 1)
  }

  @Test("Going to another width and back goes back to the same view", arguments: [20, 30, 50, 79])
  func sameViewAgain(columns: Int) throws {
    var session = try session((0..<1000).map { "number \($0)" }, columns: 80, rows: 24)
    _ = session.frame()
    _ = session.handle([.pageDown, .pageDown, .pageDown, .right, .up, .up])
    let before = session.frame()
    _ = session.handle(.resize(Size(columns: columns, rows: 24)))
    _ = session.frame()
    _ = session.handle(.resize(Size(columns: 80, rows: 24)))
    #expect(session.frame() == before)
  }

  @Test("Help takes the keys until it is closed, and does nothing else")
  func help() throws {
    var session = try session(["a", "b"])
    #expect(session.handle(.character("?")) == .draw)
    _ = session.handle(characters("a l"))
    #expect(session.picker.selection.isEmpty)
    #expect(session.handle(.enter) == .nothing)
    for key: Key in [.escape, .character("q"), .character("?")] {
      #expect(session.handle(key) == .draw)
      #expect(session.frame().text[0] == "[  a] [  b]")
      _ = session.handle(.character("?"))
    }
    #expect(session.handle(.control("c")) == .finish(.interrupted))
  }

  @Test(
    "Over a random walk of keys, sizes and arrivals the frame fits and the cursor is on the focused chip's mark"
  )
  func walk() throws {
    var generator = SeededGenerator(seed: 7)
    let keys: [Key] =
      [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .wheelUp, .wheelDown]
      + characters(" acius?hjkl")
    var session = try session([], isComplete: false)
    for step in 0..<4000 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        try session.addOptions {
          try $0.append(Array(repeating: 0x61, count: Int.random(in: 0..<50, using: &generator)))
        }
      case 1:
        let size = Size(
          columns: Int.random(in: 1...100, using: &generator), rows: Int.random(in: 1...30, using: &generator)
        )
        #expect(session.handle(.resize(size)) == .drawEverything)
      case 2:
        let point = Point(
          column: Int.random(in: 0..<session.size.columns, using: &generator),
          row: Int.random(in: 0..<session.size.rows, using: &generator))
        _ = session.handle(.press(point))
      default:
        if let key = keys.randomElement(using: &generator) { _ = session.handle(key) }
      }
      let frame = session.frame()
      #expect(frame.cursor.column < frame.size.columns && frame.cursor.row < frame.size.rows, "step \(step)")
      #expect(
        frame.rows.joined().allSatisfy { $0.columns.upperBound <= frame.size.columns }, "step \(step)")
    }
  }
}
