import ChipsModel
import TestSupport
import Testing

@Suite struct SearchTests {
  private func options(_ titles: [String]) throws -> Options {
    var options = Options()
    for title in titles { try options.append(Array(title.utf8)) }
    return options
  }

  private func matches(_ text: String, in titles: [String], mode: Query.Mode = .exact) throws -> [String] {
    var search = Search(Query(text, mode: mode), in: .all)
    search.advance(through: try options(titles), limit: .max)
    return search.matches.map { titles[Int($0)] }
  }

  /// A query, titles, and which of them match.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let query: String
    let matching: [String]
    let others: [String]
    var testDescription: String { name }
    init(_ name: String, _ query: String, _ matching: [String], not others: [String] = []) {
      (self.name, self.query, self.matching, self.others) = (name, query, matching, others)
    }
  }

  static let rows = [
    Row("nothing", "", ["a", ""]),
    Row("only blanks", "  ", ["a", ""]),
    Row("a part", "ree", ["Free", "tree"], not: ["fee", ""]),
    Row("all terms, in any order", "cot red", ["Red cotton", "cotton, bored"], not: ["Red wool", "cotton"]),
    Row("small letters match both", "red", ["Red", "RED", "red"]),
    Row("a capital letter matches as it is", "Red", ["Red"], not: ["red", "RED"]),
    Row("case is smart for each term", "Red wool", ["Red WOOL"], not: ["red wool"]),
    Row("a quote is nothing special", "'a", ["it's 'a"], not: ["a"]),
    Row("no character is special", "^a$|!b.*", ["^a$|!b.*"], not: ["a", "b"]),
    Row(
      "diacritics are folded", "creme brulee",
      ["Crème brûlée", "creme brulee", "CRE\u{300}ME bru\u{302}le\u{301}e"]),
    Row("unless the term has them", "crème", ["Crème", "cre\u{300}me"], not: ["creme"]),
    Row("in decomposed form too", "cre\u{300}me", ["Crème", "cre\u{300}me"], not: ["creme"]),
    Row("strokes are folded", "lodz smorrebrod", ["Łódź Smørrebrød"]),
    Row("unless the term has them", "ø", ["ø", "Ø"], not: ["o"]),
    Row(
      "marks in any order", "ệ", ["e\u{302}\u{323}", "ê\u{323}", "ẹ\u{302}", "\u{1EC7}"],
      not: ["ẹ", "ê", "e"]),
    Row("two marks", "e", ["\u{1EBF}", "e\u{302}\u{301}"]),
    Row("full-width forms are folded", "abc 12", ["ＡＢＣ１２"]),
    Row("unless the term has them", "ａｂｃ", ["ａｂｃ"], not: ["abc"]),
    // A decomposed letter begins with its base, and composed text is to be found alike.
    Row("the base of a letter that is not Latin", "и", ["зима", "й", "\u{438}\u{306}"]),
    Row("composed and decomposed Cyrillic", "й", ["синий", "сини\u{438}\u{306}"], not: ["и"]),
    Row("Cyrillic case", "кожа", ["Кожа", "КОЖА"]),
    Row("Greek case", "ελλ", ["ΕΛΛΗΝΙΚΑ", "Ελληνικά"]),
    Row("ideographs", "本", ["日本製"], not: ["日"]),
    Row("kana with a mark", "が", ["がら", "か\u{3099}ら"], not: ["から"]),
    Row("Hangul composed and in parts", "가", ["가죽", "\u{1100}\u{1161}"], not: ["나"]),
    Row("emoji", "🎁", ["🎁 Gift"], not: ["🔥"]),
    Row("the whole title", "abc", ["abc"], not: ["ab"]),
    Row("across a wrong byte's place", "ab", ["xab"], not: ["a b"]),
  ]

  @Test("What matches", arguments: rows)
  func matching(row: Row) throws {
    #expect(try matches(row.query, in: row.matching + row.others) == row.matching)
  }

  @Test("A fuzzy term's characters are in order, not nearby")
  func fuzzy() throws {
    let titles = ["Red cotton", "rocket", "torc", "ÇÔTTÓN", "c o t"]
    #expect(try matches("cot", in: titles, mode: .fuzzy) == ["Red cotton", "ÇÔTTÓN", "c o t"])
    #expect(try matches("Rco", in: titles, mode: .fuzzy) == ["Red cotton"])
    #expect(try matches("co rd", in: titles, mode: .fuzzy) == ["Red cotton"])
  }

  @Test(
    "The best fuzzy match has its characters together and at words' starts",
    arguments: [("cot", "cotton"), ("fs", "free shipping"), ("sco", "scoots")])
  func bestMatch(query: String, best: String) throws {
    let titles = ["c-o-x-t", "scoots", "cotton", "fossil", "free shipping", "x"]
    var search = Search(Query(query, mode: .fuzzy), in: .all)
    search.advance(through: try options(titles), limit: .max)
    #expect(titles[Int(search.matches[search.bestMatch])] == best)
  }

  @Test("Bytes that are not UTF-8 neither match nor keep the rest from matching")
  func wrongBytes() throws {
    var options = Options()
    try options.append([0xFF, 0x63, 0xC3, 0xA9, 0xFE])
    for (query, count) in [("c", 1), ("cé", 1), ("ce", 1), ("\u{FFFD}", 0)] {
      var search = Search(Query(query), in: .all)
      search.advance(through: options, limit: .max)
      #expect(search.matches.count == count, "\(query)")
    }
  }

  @Test("Going on with a query looks only at what matched before, and finds the same as from the start")
  func narrowing() throws {
    let titles = (0..<5000).map { "\($0 % 7 == 0 ? "Größe" : "cotton") \($0)" }
    let options = try options(titles)
    var search = Search(Query("g"), in: .all)
    search.advance(through: options, limit: .max)
    for text in ["gr", "grö", "größ", "größe 1", "größe 12"] {
      let query = Query(text)
      let before = search.matches.count
      search = Search(query, after: search)
      search.advance(through: options, limit: .max)
      #expect(search.examinedCount == before)
      var whole = Search(query, in: .all)
      whole.advance(through: options, limit: .max)
      #expect(search.matches == whole.matches)
    }
    search = Search(Query("cot"), after: search)
    search.advance(through: options, limit: .max)
    #expect(search.examinedCount == 5000)
  }

  @Test("Cut into slices anywhere, with options that arrive between, it finds the same")
  func slices() throws {
    var generator = SeededGenerator(seed: 3)
    let titles = (0..<300).map { _ in String("abcé".shuffled(using: &generator).prefix(3)) }
    for _ in 0..<200 {
      var options = Options()
      var rest = titles[...]
      var search = Search(Query("a"), in: .all)
      while !rest.isEmpty || !search.isComplete(for: options) {
        for title in rest.prefix(Int.random(in: 0...80, using: &generator)) {
          try options.append(Array(title.utf8))
          rest.removeFirst()
        }
        search.advance(through: options, limit: Int.random(in: 0...60, using: &generator))
        if search.query.text == "a", Bool.random(using: &generator) {
          search = Search(Query("ab"), after: search)
        }
      }
      let query = search.query
      #expect(search.matches.map { titles[Int($0)] } == titles.filter { PlainSearch.matches(query.text, $0) })
    }
  }

  @Test(
    "Random titles and queries of many scripts match as in a plain implementation",
    arguments: 1...8 as ClosedRange<UInt64>)
  func againstPlain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // From wide.txt and its like: letters that fold, combine, decompose, and do nothing of it.
    let alphabet = Array(
      "aAbBcz eEéÉe\u{301}\u{301}\u{323}oOøöÖ日本ラベルか\u{3099}がヘ\u{309A}ペ세일\u{1112}\u{1161}ａＡ１1עבابไ\u{E49}йЙи\u{306}ΣσςŁß🇯👍'^"
        .unicodeScalars)
    func text(_ length: ClosedRange<Int>) -> String {
      var text = ""
      for _ in 0..<Int.random(in: length, using: &generator) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      return text
    }
    let titles = (0..<400).map { _ in text(0...12) }
    let options = try options(titles)
    for _ in 0..<150 {
      let query = text(1...3)
      for mode: Query.Mode in [.exact, .fuzzy] {
        var search = Search(Query(query, mode: mode), in: .all)
        search.advance(through: options, limit: .max)
        let found = search.matches.map { titles[Int($0)] }
        let expected = titles.filter { PlainSearch.matches(query, $0, isFuzzy: mode == .fuzzy) }
        #expect(found == expected, "query \(query.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
  }
}
