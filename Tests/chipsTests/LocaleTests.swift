import Testing

@Suite("Locale")
struct LocaleTests {
  private static let none: [String: String?] = ["LC_ALL": nil, "LC_CTYPE": nil, "LANG": nil]

  private static let utf8Environments: [(String, [String: String?])] = [
    ("no variables", [:]), ("not installed", ["LC_ALL": "xx_YY.UTF-8"]), ("C", ["LC_ALL": "C"]),
    ("POSIX", ["LANG": "POSIX"]), ("no suffix", ["LANG": "de_DE"]),
    ("another spelling", ["LC_CTYPE": "en_US.utf8"]),
    ("LC_ALL before LANG", ["LC_ALL": "C.UTF-8", "LANG": "de_DE.ISO-8859-1"]),
    ("an empty LC_ALL does not count", ["LC_ALL": "", "LANG": "C.UTF-8"]),
    ("a modifier after the suffix", ["LC_ALL": "de_DE.UTF-8@euro"]),
  ]

  /// What is drawn for a chosen chip, and printed for it.
  private func run(_ environment: [String: String?]) throws -> (drawn: String, outcome: Outcome) {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      ["-s", "Käse 日本"], input: .text("Käse 日本\n"), environment: Self.none.merging(environment) { $1 })
    try terminal.waitFor("1 of 1 chosen")
    try terminal.type("\r")
    let outcome = try chips.wait()
    return (String(decoding: terminal.output, as: UTF8.self), outcome)
  }

  @Test("names that are or count as UTF-8 show titles as they are", arguments: utf8Environments)
  func utf8(name: String, environment: [String: String?]) throws {
    let (drawn, outcome) = try run(environment)
    #expect(drawn.contains("✓ Käse 日本"))
    #expect(outcome == Outcome(0, output: "Käse 日本\n"))
  }

  @Test(
    "another encoding means ASCII on the screen, and the same bytes in the answer",
    arguments: [
      ["LC_ALL": "de_DE.ISO-8859-1"], ["LC_CTYPE": "ja_JP.eucJP", "LANG": "C.UTF-8"],
      ["LANG": "de_DE.ISO-8859-15@euro"],
    ])
  func ascii(environment: [String: String]) throws {
    let (drawn, outcome) = try run(environment.mapValues { $0 })
    #expect(drawn.contains("x K?se ??"))
    #expect(drawn.utf8.allSatisfy { $0 < 0x80 })
    #expect(outcome == Outcome(0, output: "Käse 日本\n"))
  }

  @Test("wide, combining and joined titles leave every chip in its place")
  func wideTitles() throws {
    let titles = [
      "日本語のラベル", "세일", "❤️ heart", "👍🏽 thumb", "é composed", "e\u{301} combining", "ａｂｃ", "עברית", "ok",
    ]
    let tmux = try Tmux(columns: 40, rows: 10, running: [ChipsBinary.path] + titles)
    try tmux.waitFor(text: "0 of 9 chosen")
    try tmux.press("a")
    try tmux.waitFor(text: "9 of 9 chosen")
    #expect(
      try tmux.screen == """
        [✓ 日本語のラベル] [✓ 세일] [✓ ❤ heart]
        [✓ 👍 thumb] [✓ é composed]
        [✓ e\u{301} combining] [✓ ａｂｃ] [✓ עברית]
        [✓ ok]
        9 of 9 chosen  Space choose
        """)
    try tmux.press("End")
    try tmux.waitFor(cursor: "1,3")
  }

  @Test("LINES and COLUMNS do not fix the size")
  func sizeVariables() throws {
    let tmux = try Tmux(
      columns: 16, rows: 6, running: [ChipsBinary.path, "one", "two", "three"],
      environment: ["LINES": "2", "COLUMNS": "200"])
    try tmux.waitFor(screen: "[  one] [  two]\n[  three]\n0 of 3 chosen")
    try tmux.resize(columns: 30, rows: 6)
    try tmux.waitFor(screen: "[  one] [  two] [  three]\n0 of 3 chosen  Space choose")
  }

  @Test("after a title that is not ASCII the cursor is sent to where the next chip stands")
  func placing() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["next", "☰ menu", "x"])
    try terminal.waitFor("☰ menu]\u{1B}[1;20H [  x]")
    try terminal.type("q")
    #expect(try chips.wait().ending == .exited(1))
  }
}
