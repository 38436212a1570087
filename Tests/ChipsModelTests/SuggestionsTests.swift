import ChipsModel
import TestSupport
import Testing

@Suite("Suggestions")
struct SuggestionsTests {
  private func picker(_ titles: [String], disabled: Set<Int> = []) throws -> Picker {
    var picker = Picker()
    for (index, title) in titles.enumerated() {
      try picker.append("\(index)", title: title, isDisabled: disabled.contains(index))
    }
    return picker
  }

  private func suggestions(for text: String, in picker: Picker, limit: Int = 5) -> [Int] {
    picker.suggestions(for: Array(text.utf8), limit: limit)
  }

  /// Titles, a text, and the titles that are suggested for it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var titles = [
      "retail sale", "On sale", "wholesale", "Sales", "SALE", "presales", "sale", "on-sale", "Eco", "saline",
    ]
    let text: String
    let suggested: [String]
  }

  private static let rows = [
    Row(
      testDescription: "equal, then beginning with it, then a word doing so, then containing it",
      text: "sale",
      suggested: ["SALE", "sale", "Sales", "retail sale", "On sale"]),
    Row(
      testDescription: "the others in input order", text: "al",
      suggested: [
        "retail sale", "On sale", "wholesale", "Sales", "SALE",
      ]),
    Row(testDescription: "one that few contain", text: "sales", suggested: ["Sales", "presales"]),
    Row(testDescription: "capital letters", text: "ECO", suggested: ["Eco"]),
    Row(testDescription: "white space at the ends", text: " \teco\u{3000}", suggested: ["Eco"]),
    Row(testDescription: "blanks within", text: "n sa", suggested: ["On sale"]),
    Row(testDescription: "nothing that matches", text: "sale on", suggested: []),
    Row(testDescription: "no text", text: "", suggested: []),
    Row(testDescription: "blank text", text: " \u{A0}", suggested: []),
    Row(
      testDescription: "titles with diacritics",
      titles: ["Cafe\u{301} au lait", "caf\u{E9}", "Le Caf\u{E9}"],
      text: "cafe", suggested: ["caf\u{E9}", "Cafe\u{301} au lait", "Le Caf\u{E9}"]),
    Row(
      testDescription: "a text with diacritics", titles: ["The Cafe", "\u{E7}a va", "Decaf\u{E9}"],
      text: "CAF\u{C9}", suggested: ["The Cafe", "Decaf\u{E9}"]),
    Row(
      testDescription: "other scripts", titles: ["\u{6771}\u{4EAC}", "\u{4EAC}", "\u{5927}"],
      text: "\u{4EAC}", suggested: ["\u{4EAC}", "\u{6771}\u{4EAC}"]),
    Row(
      testDescription: "a place where a word begins after one where none does",
      titles: ["xab", "xab-abc", "aba"],
      text: "ab", suggested: ["aba", "xab-abc", "xab"]),
  ]

  @Test("are the options that contain a text, best first", arguments: rows)
  func order(row: Row) throws {
    let picker = try picker(row.titles)
    #expect(suggestions(for: row.text, in: picker).map { row.titles[$0] } == row.suggested)
  }

  @Test("are chosen options and tags too, but not disabled or removed ones")
  func options() throws {
    var picker = try picker(["sale a", "sale b", "sale c", "sale d"], disabled: [1])
    #expect(picker.toggle(0) == .changed)
    #expect(picker.remove(2) == .changed)
    _ = picker.add(Array("sale e".utf8))
    #expect(suggestions(for: "sale", in: picker) == [0, 3, 4])
    #expect(picker.undo() == .changed)
    #expect(suggestions(for: "sale", in: picker) == [0, 3])
  }

  @Test("are of all options, whatever is shown")
  func hidden() throws {
    var picker = try picker(["a", "b"])
    picker.setQuery(Query("b"))
    while picker.hasSearchWork { _ = picker.advanceSearch(limit: 1) }
    #expect(suggestions(for: "a", in: picker) == [0])
  }

  @Test("are those of a plain ranking, however many are wanted", arguments: 1...20 as ClosedRange<UInt64>)
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func text(upTo count: Int) -> String {
      String(
        (0..<Int.random(in: 1...count, using: &generator)).map { _ in
          "aAbB- \u{E9}".randomElement(using: &generator) ?? "a"
        })
    }
    let titles = (0..<60).map { _ in text(upTo: 6) }
    let picker = try picker(titles)
    func plain(_ text: String) -> [Character] { Array(text.lowercased().replacing("\u{E9}", with: "e")) }
    for _ in 0..<50 {
      let typed = "a" + text(upTo: 2).filter { $0 != " " }
      let limit = Int.random(in: 0...12, using: &generator)
      let term = plain(typed)
      let ranked = titles.indices.compactMap { index -> (rank: Int, index: Int)? in
        let title = plain(titles[index])
        let places = title.indices.filter { title[$0...].starts(with: term) }
        guard let first = places.first else { return nil }
        if first == 0 { return (title.count == term.count ? 0 : 1, index) }
        return (places.contains { "- ".contains(title[$0 - 1]) } ? 2 : 3, index)
      }
      let expected = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(limit).map(\.index)
      #expect(suggestions(for: typed, in: picker, limit: limit) == Array(expected))
    }
  }
}
