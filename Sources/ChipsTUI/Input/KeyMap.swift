/// Which key does what: the one table that both the keys' commands and their help are made from.
package enum KeyMap {
  /// Keys that do the same, with the words for them.
  package struct Binding: Sendable {
    package let keys: [Key]
    package let command: Command
  }

  /// A line of help: the names of keys and what they do.
  package struct Entry: Sendable {
    package let names: String
    package let meaning: String
    package let bindings: [Binding]

    init(_ names: String, _ meaning: String, _ bindings: (keys: [Key], command: Command)...) {
      self.names = names
      self.meaning = meaning
      self.bindings = bindings.map { Binding(keys: $0.keys, command: $0.command) }
    }
  }

  /// All keys, in the order of help. The mouse is in none of them, as its keys carry a cell.
  package static let entries: [Entry] = [
    Entry(
      "Arrows, h j k l", "move",
      ([.left, .character("h")], .moveLeft), ([.down, .character("j")], .moveDown),
      ([.up, .character("k")], .moveUp), ([.right, .character("l")], .moveRight)),
    Entry(
      "Tab, Shift-Tab", "next, previous chip, going round (also Ctrl-N, Ctrl-P)",
      ([.tab, .control("n")], .next), ([.backTab, .control("p")], .previous)),
    Entry(
      "Home g, End G", "first, last chip",
      ([.home, .character("g")], .first), ([.end, .character("G")], .last)),
    Entry("PgUp, PgDn", "a screenful", ([.pageUp], .pageUp), ([.pageDown], .pageDown)),
    Entry("Space", "choose the chip, or not", ([.character(" ")], .toggle)),
    Entry("Enter", "accept what is chosen", ([.enter], .accept)),
    Entry(
      "Esc, q", "cancel; Esc clears a search first", ([.escape], .goBack), ([.character("q")], .cancel)),
    Entry(
      "a, c, i", "choose all, clear, invert", ([.character("a")], .chooseAll), ([.character("c")], .clear),
      ([.character("i")], .invert)),
    Entry("u", "undo the last change", ([.character("u")], .undo)),
    Entry("s", "show only the chosen, or all again", ([.character("s")], .toggleChosenOnly)),
    Entry("/", "search; Enter goes back to the chips, Esc clears it", ([.character("/")], .search)),
    Entry("  in the field", "Ctrl-T chooses the chip; Down, Tab go to the first match"),
    Entry("n", "type a new tag, with --add", ([.character("n")], .typeTag)),
    Entry("  in the field", "Enter adds it, Down goes to suggestions, Esc to the chips"),
    Entry("x, Delete", "remove the chip, with --removable", ([.character("x"), .delete], .remove)),
    Entry("?", "these keys", ([.character("?")], .help)),
    Entry("Ctrl-L", "draw again", ([.control("l")], .redraw)),
    Entry("Ctrl-Z", "suspend", ([.control("z")], .suspend)),
    Entry("Ctrl-C, Ctrl-\\", "cancel at once", ([.control("c")], .interrupt), ([.control("\\")], .quit)),
  ]

  /// The command for `key` on the chips; nil when it has none.
  package static func command(for key: Key) -> Command? {
    switch key {
    case .press(let point): .press(point)
    case .wheelUp: .moveUp
    case .wheelDown: .moveDown
    default: entries.lazy.flatMap(\.bindings).first { $0.keys.contains(key) }?.command
    }
  }
}
