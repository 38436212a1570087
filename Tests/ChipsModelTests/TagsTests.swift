import ChipsModel
import TestSupport
import Testing

@Suite("Tags")
struct TagsTests {
  private func picker(_ titles: [String], limit: Int? = nil, selected: [Int] = [], disabled: [Int] = [])
    throws
    -> Picker
  {
    var picker = Picker(bounds: ChoiceBounds(limit: limit))
    for (index, title) in titles.enumerated() {
      try picker.append(
        title, isSelected: selected.contains(index), isDisabled: disabled.contains(index))
    }
    if !titles.isEmpty { picker.setFocus(position: 0) }
    return picker
  }

  private func add(_ text: String, to picker: inout Picker) -> Addition { picker.add(Array(text.utf8)) }

  private func search(for text: String, in picker: inout Picker) {
    picker.setQuery(Query(text))
    completeSearch(of: &picker)
  }

  private func completeSearch(of picker: inout Picker) {
    while picker.hasSearchWork { _ = picker.advanceSearch(limit: 1) }
  }

  private func chosen(_ picker: Picker) -> [Int] { Array(picker.selection.indices) }

  private func shown(_ picker: Picker) -> [Int] {
    (0..<picker.shownCount).map { picker.shown.index(at: $0) }
  }

  private func title(_ index: Int, of picker: Picker) -> String {
    String(decoding: picker.options.titles[index], as: UTF8.self)
  }

  // MARK: Adding

  @Test("are chosen options after all others, called as their text is, also between options that arrive")
  func adding() throws {
    var picker = try picker(["a"])
    #expect(add("new", to: &picker).index == 1)
    try picker.append("b", title: "B", badge: "3", group: "g")
    #expect(add("newer", to: &picker).index == 3)
    #expect(chosen(picker) == [1, 3])
    #expect(picker.shown == .all)
    #expect(picker.presentCount == 4)
    for (index, text) in [(1, "new"), (3, "newer")] {
      #expect(title(index, of: picker) == text)
      #expect(picker.options.ids[index].elementsEqual(text.utf8))
    }
    #expect(picker.options.badge(at: 3).isEmpty)
    #expect(picker.options.group(of: 3) == Groups.none)
  }

  @Test("can be the first options of all")
  func first() throws {
    var picker = Picker()
    #expect(add("first", to: &picker).index == 0)
    #expect(add("FIRST", to: &picker).index == 0)
    #expect(picker.presentCount == 1)
    #expect(chosen(picker) == [0])
  }

  @Test(
    "have no white space at their ends",
    arguments: [
      ("  a b\t", "a b"), ("\u{A0}\u{3000}x\u{2028}", "x"), ("\u{200B}x", "\u{200B}x"), ("x", "x"),
    ])
  func trimming(text: String, title: String) throws {
    var picker = Picker()
    #expect(add(text, to: &picker).index == 0)
    #expect(self.title(0, of: picker) == title)
  }

  @Test("keep bytes that are not UTF-8")
  func bytes() throws {
    var picker = Picker()
    #expect(picker.add([0x20, 0xFF, 0x85, 0x0A]).index == 0)
    #expect(picker.options.ids[0] == [0xFF, 0x85])
    #expect(picker.add([0xFF, 0x86]).index == 1)
    #expect(picker.add([0xFF, 0x85]).index == 0)
  }

  @Test("are not made of blank text", arguments: ["", " ", "\n\u{2003}"])
  func blank(text: String) throws {
    var picker = try picker(["a"])
    let addition = add(text, to: &picker)
    #expect(addition.outcome == .unchanged)
    #expect(addition.index == nil)
    #expect(picker.options.count == 1)
    #expect(picker.newestChange == nil)
  }

  /// A title, a text, and whether they are equal.
  struct Pair: CustomTestStringConvertible {
    let title: String
    let text: String
    var areEqual = true
    var testDescription: String { "\(title.debugDescription), \(text.debugDescription)" }
  }

  private static let pairs = [
    Pair(title: "Sale", text: "Sale"), Pair(title: "On Sale", text: "oN sALE"),
    Pair(title: "Sale", text: "Sales", areEqual: false), Pair(title: "Sales", text: "Sale", areEqual: false),
    Pair(title: "Sale", text: "Sake", areEqual: false), Pair(title: "[", text: "{", areEqual: false),
    Pair(title: "caf\u{E9}", text: "CAFE\u{301}"), Pair(title: "CAFE\u{301}", text: "caf\u{E9}"),
    Pair(title: "cafe", text: "caf\u{E9}", areEqual: false),
    Pair(title: "cafe", text: "cafe\u{301}", areEqual: false),
    Pair(title: "cafe\u{301}s", text: "cafes", areEqual: false),
    Pair(title: "e\u{301}\u{323}", text: "\u{1EB9}\u{301}"),
    Pair(title: "Stra\u{DF}e", text: "STRASSE"), Pair(title: "strasse", text: "stra\u{DF}e"),
    Pair(title: "\u{212A}elvin", text: "kelvin"), Pair(title: "\u{3C3}\u{3C2}", text: "\u{3A3}\u{3A3}"),
    Pair(title: "\u{6771}\u{4EAC}", text: "\u{6771}\u{5317}", areEqual: false),
    Pair(title: "\u{6771}", text: "\u{6771}\u{4EAC}", areEqual: false),
    Pair(title: "\u{DC}b\u{C9}r", text: "\u{FC}B\u{E9}R"),
    Pair(title: "\u{DC}b1", text: "\u{FC}b2", areEqual: false),
    Pair(title: "\u{DC}b", text: "\u{FC}ber", areEqual: false),
    Pair(title: "\u{DC}\u{323}", text: "\u{FC}", areEqual: false),
    Pair(title: "\u{1F600}", text: "\u{1F601}", areEqual: false),
    Pair(title: "\u{10400}", text: "\u{10428}"), Pair(title: "\u{20000}", text: "\u{20001}", areEqual: false),
    Pair(title: "\u{301}", text: "\u{300}", areEqual: false), Pair(title: "\u{149}a", text: "\u{2BC}NA"),
    Pair(title: "\u{AC00}", text: "\u{1100}\u{1161}"), Pair(title: "\u{FB01}n", text: "FIN"),
  ]

  @Test("are no second option of a title that is equal but for case and composition", arguments: pairs)
  func equality(pair: Pair) throws {
    var picker = try picker(["other", pair.title])
    let addition = add(pair.text, to: &picker)
    #expect(addition.index == (pair.areEqual ? 1 : 2))
    #expect(addition.former == (pair.areEqual ? .present : .none))
    #expect(picker.options.count == (pair.areEqual ? 2 : 3))
    #expect(chosen(picker) == [addition.index])
  }

  @Test(
    "are equal to a title when the strings are, once in capital and then in small letters",
    arguments: 1...20 as ClosedRange<UInt64>)
  func equalityLaw(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces: [String] = [
      "s", "S", "k", "\u{212A}", "\u{DF}", "\u{17F}", "e", "\u{E9}", "\u{C9}", "\u{301}", "\u{323}",
      "\u{345}",
      "\u{3B1}", "\u{1FB3}", "\u{3C2}", "\u{3C3}", "\u{AC00}", "\u{1100}", "\u{1161}", "\u{344}", "\u{130}",
      "i",
    ]
    func text() -> String {
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    for _ in 0..<300 {
      let (title, tag) = (text(), text())
      var picker = try picker([title])
      let areEqual = title.uppercased().lowercased() == tag.uppercased().lowercased()
      #expect(
        add(tag, to: &picker).index == (areEqual ? 0 : 1),
        "\(title.debugDescription), \(tag.debugDescription)")
    }
  }

  @Test("that are equal to a title choose that option, and never unchoose it")
  func existing() throws {
    var picker = try picker(["a", "b"])
    #expect(add("B", to: &picker).outcome == .changed)
    #expect(add("B", to: &picker).outcome == .unchanged)
    #expect(chosen(picker) == [1])
    #expect(picker.undo() == .changed)
    #expect(picker.presentCount == 2)
    #expect(chosen(picker) == [])
  }

  @Test(
    "choose of several that are equal the first that is present and not disabled, else one that is removed")
  func several() throws {
    var picker = try picker(["x", "X", "x", "x"], disabled: [0])
    #expect(add("x", to: &picker).index == 1)
    for index in 1...3 { #expect(picker.remove(index) == .changed) }
    let addition = add("x", to: &picker)
    #expect(addition.index == 1)
    #expect(addition.former == .removed)
    #expect(picker.remove(1) == .changed)
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [1])
  }

  @Test("are refused where only a disabled option is called so")
  func disabled() throws {
    var picker = try picker(["a"], disabled: [0])
    let addition = add("A", to: &picker)
    #expect(addition.outcome == .refused(.disabled))
    #expect(addition.index == 0)
    #expect(picker.newestChange == nil)
  }

  @Test("are added within the limit only, and replace where one may be chosen")
  func limits() throws {
    var picker = try picker(["a", "b"], limit: 1, selected: [0])
    #expect(add("new", to: &picker).outcome == .changed)
    #expect(chosen(picker) == [2])
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [0])
    #expect(picker.presentCount == 2)
    var full = try self.picker(["a", "b"], limit: 2, selected: [0, 1])
    let refused = add("new", to: &full)
    #expect(refused.outcome == .refused(.limit(2)))
    #expect(refused.index == nil)
    #expect(full.options.count == 2)
    var held = try self.picker(["a"], limit: 1, selected: [0], disabled: [0])
    #expect(add("new", to: &held).outcome == .refused(.placeIsHeld))
    #expect(held.options.count == 1)
    #expect(full.remove(1) == .changed)
    #expect(add("new", to: &full).outcome == .changed)
    #expect(add("b", to: &full).outcome == .refused(.limit(2)))
    #expect(full.presentCount == 2)
  }

  @Test("can be more than the options that there are, so that no minimum is out of reach")
  func minimum() throws {
    for allowsAdding in [false, true] {
      var picker = Picker(bounds: ChoiceBounds(minimum: 2))
      picker.allowsAdding = allowsAdding
      try picker.append("a")
      picker.completeOptions()
      let tooFew = Refusal.tooFew(missing: 2, minimum: 2)
      #expect(picker.accept() == (allowsAdding ? tooFew : .outOfReach(minimum: 2, possible: 1)))
    }
  }

  // MARK: Undo

  @Test("are gone once their adding is taken back, and come back instead of coming twice")
  func undoOfAdding() throws {
    var picker = try picker(["a"])
    _ = add("new", to: &picker)
    #expect(picker.undo() == .changed)
    #expect(picker.options.count == 2)
    #expect(picker.presentCount == 1)
    #expect(shown(picker) == [0])
    #expect(Array(picker.chosenInInputOrder) == [])
    #expect(picker.undo() == .unchanged)
    let addition = add("NEW", to: &picker)
    #expect(addition.index == 1)
    #expect(addition.former == .removed)
    #expect(picker.options.count == 2)
    #expect(title(1, of: picker) == "new")
  }

  @Test("come back chosen, in one step with their coming back")
  func undoOfComingBack() throws {
    var picker = try picker(["a", "b"])
    #expect(picker.remove(1) == .changed)
    #expect(add("b", to: &picker).former == .removed)
    #expect(chosen(picker) == [1])
    #expect(picker.undo() == .changed)
    #expect(shown(picker) == [0])
    #expect(picker.undo() == .changed)
    #expect(shown(picker) == [0, 1])
    #expect(chosen(picker) == [])
  }

  // MARK: Removing

  @Test(
    "and other options are neither present nor chosen once they are removed, and undo brings them back as they were"
  )
  func removing() throws {
    var picker = try picker(["a", "b", "c"], selected: [1])
    for index in [1, 2] { #expect(picker.remove(index) == .changed) }
    #expect(shown(picker) == [0])
    #expect(chosen(picker) == [])
    #expect(picker.presentCount == 1)
    #expect(picker.remove(1) == .unchanged)
    #expect(picker.toggle(1) == .unchanged)
    for index in [2, 1] {
      #expect(picker.newestChange?.presence == IndexRuns(index))
      #expect(picker.undo() == .changed)
      #expect(picker.focus == index)
    }
    #expect(chosen(picker) == [1])
    #expect(picker.shown == .all)
  }

  @Test("and other options cannot be removed while they are disabled")
  func removingDisabled() throws {
    var picker = try picker(["a"], disabled: [0])
    #expect(picker.remove(0) == .refused(.disabled))
    #expect(picker.removeFocused() == .refused(.disabled))
    #expect(picker.presentCount == 1)
  }

  @Test("are removed from the newest on, in the order of adding")
  func newest() throws {
    var picker = try picker(["a"])
    #expect(picker.removeNewestTag() == .unchanged)
    for text in ["one", "two", "three"] { _ = add(text, to: &picker) }
    try picker.append("late")
    #expect(picker.remove(2) == .changed)
    for tag in [3, 1] {
      #expect(picker.removeNewestTag() == .changed)
      #expect(!picker.presence.contains(tag))
    }
    #expect(picker.removeNewestTag() == .unchanged)
    #expect(shown(picker) == [0, 4])
    #expect(picker.undo() == .changed)
    #expect(picker.focus == 1)
    #expect(chosen(picker) == [1])
  }

  @Test(
    "leave the focus to their right neighbour on view, else to the left, but not to a disabled one",
    arguments: [
      (removed: 1, disabled: [Int](), expected: 3), (removed: 3, disabled: [], expected: 4),
      (removed: 4, disabled: [], expected: 3), (removed: 1, disabled: [3], expected: 4),
      (removed: 4, disabled: [3], expected: 1),
    ])
  func focus(removed: Int, disabled: [Int], expected: Int) throws {
    var picker = try picker(["x0", "y1", "x2", "y3", "y4"], disabled: disabled)
    search(for: "y", in: &picker)
    picker.setFocus(position: picker.shown.position(atOrAfter: removed))
    #expect(picker.removeFocused() == .changed)
    #expect(picker.focus == expected)
  }

  @Test("and other options may all be removed, and others come after that")
  func removingAll() throws {
    var picker = try picker(["a", "b"])
    for _ in 0..<2 { #expect(picker.removeFocused() == .changed) }
    #expect(picker.shownCount == 0)
    #expect(picker.focusedPosition == nil)
    #expect(picker.removeFocused() == .unchanged)
    try picker.append("late")
    #expect(shown(picker) == [2])
    #expect(picker.focusedPosition == 0)
    #expect(add("new", to: &picker).index == 3)
    #expect(shown(picker) == [2, 3])
  }

  // MARK: What is shown

  @Test("and options that arrive come on view after others were removed, without another revision")
  func arrivals() throws {
    var picker = try picker(["a", "b"])
    #expect(picker.remove(0) == .changed)
    let revision = picker.shownRevision
    try picker.append("c")
    _ = add("new", to: &picker)
    #expect(shown(picker) == [1, 2, 3])
    #expect(picker.shownRevision == revision)
    #expect(picker.undo() == .changed)
    #expect(picker.shownRevision > revision)
    #expect(!picker.isChosenOnly)
  }

  @Test("are shown while a search is on if they match, and removed ones are not")
  func duringSearch() throws {
    var picker = try picker(["apple", "banana", "cherry"])
    search(for: "an", in: &picker)
    #expect(add("mango", to: &picker).index == 3)
    #expect(shown(picker) == [1, 3])
    _ = add("kiwi", to: &picker)
    #expect(shown(picker) == [1, 3])
    #expect(picker.hiddenChosenCount == 1)
    #expect(picker.remove(1) == .changed)
    #expect(shown(picker) == [3])
    try picker.append("orange")
    completeSearch(of: &picker)
    #expect(shown(picker) == [3, 5])
    for query in ["ang", "a", "an"] { search(for: query, in: &picker) }
    #expect(shown(picker) == [3, 5])
    #expect(picker.undo() == .changed)
    #expect(shown(picker) == [1, 3, 5])
    #expect(picker.focus == 1)
    #expect(picker.search?.query == Query("an"))
    search(for: "", in: &picker)
    #expect(picker.shown == .all)
  }

  @Test("and removed options are taken account of by a search that is under way")
  func duringNextSearch() throws {
    var picker = try picker(["apple", "banana", "mango"])
    search(for: "a", in: &picker)
    picker.setQuery(Query("an"))
    _ = picker.advanceSearch(limit: 2)
    #expect(picker.remove(1) == .changed)
    #expect(shown(picker) == [0, 2])
    _ = add("orange", to: &picker)
    completeSearch(of: &picker)
    #expect(shown(picker) == [2, 3])
    picker.setQuery(Query("ang"))
    _ = picker.advanceSearch(limit: 2)
    _ = picker.undo()
    _ = picker.undo()
    completeSearch(of: &picker)
    #expect(shown(picker) == [2])
    search(for: "an", in: &picker)
    #expect(shown(picker) == [1, 2])
  }

  @Test("are shown among the chosen only, as is what they choose or bring back")
  func duringChosenOnly() throws {
    var picker = try picker(["a", "b", "c", "d"], selected: [1, 2])
    #expect(picker.remove(2) == .changed)
    _ = picker.toggleChosenOnly()
    #expect(shown(picker) == [1])
    _ = add("new", to: &picker)
    #expect(shown(picker) == [1, 4])
    _ = add("d", to: &picker)
    #expect(shown(picker) == [1, 3, 4])
    _ = add("c", to: &picker)
    #expect(shown(picker) == [1, 2, 3, 4])
    #expect(picker.undo() == .changed)
    #expect(shown(picker) == [1, 3, 4])
    #expect(picker.isChosenOnly)
    #expect(picker.remove(1) == .changed)
    #expect(shown(picker) == [3, 4])
    search(for: "n", in: &picker)
    #expect(shown(picker) == [4])
    search(for: "", in: &picker)
    #expect(picker.undo() == .changed)
    #expect(shown(picker) == [1, 3, 4])
    _ = picker.toggleChosenOnly()
    #expect(shown(picker) == [0, 1, 3, 4])
    #expect(!picker.isChosenOnly)
  }

  // MARK: The choice

  @Test(
    "and other options that are removed are left out by choosing all, inverting, and what can be chosen at most"
  )
  func leavingOut() throws {
    var picker = Picker(bounds: ChoiceBounds(minimum: 3))
    for id in ["a", "b", "c"] { try picker.append(id) }
    picker.completeOptions()
    picker.setFocus(position: 0)
    #expect(picker.remove(1) == .changed)
    #expect(picker.chooseShown() == .changed)
    #expect(chosen(picker) == [0, 2])
    #expect(picker.invertShown() == .changed)
    #expect(chosen(picker) == [])
    #expect(picker.accept() == .outOfReach(minimum: 3, possible: 2))
  }

  @Test("are not meant by titles that are chosen at the start, nor are removed options")
  func preselection() throws {
    var picker = Picker(preselection: Preselection(of: ["One", "Two", "tag"].map { Array($0.utf8) }))
    try picker.append("1", title: "One")
    try picker.append("2", title: "Two")
    picker.setFocus(position: 0)
    _ = add("tag", to: &picker)
    #expect(picker.toggle(2) == .changed)
    #expect(picker.remove(0) == .changed)
    picker.completeOptions()
    #expect(chosen(picker) == [1])
    #expect(picker.preselection.unmatched == [Array("tag".utf8)])
    #expect(picker.undo() == .changed)
    #expect(chosen(picker) == [1])
  }

  @Test("are printed after the others in the order added, in both orders")
  func order() throws {
    var picker = try picker(["a", "b"])
    for text in ["z", "b", "y"] { _ = add(text, to: &picker) }
    try picker.append("late")
    #expect(picker.toggle(4) == .changed)
    #expect(picker.toggle(0) == .changed)
    #expect(Array(picker.chosenInInputOrder) == [0, 1, 4, 2, 3])
    #expect(picker.choice.inOrderOfChoosing == [1, 4, 0, 2, 3])
    #expect(picker.remove(2) == .changed)
    #expect(Array(picker.chosenInInputOrder) == [0, 1, 4, 3])
    #expect(add("z", to: &picker).index == 2)
    #expect(Array(picker.chosenInInputOrder) == [0, 1, 4, 2, 3])
  }
}
