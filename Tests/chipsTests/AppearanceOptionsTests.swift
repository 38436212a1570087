import Testing

/// Each option of the chips' look, on the built program.
@Suite("How chips look", .inBothModes)
struct AppearanceOptionsTests {
  private static let labels = ["On sale", "Available today", "Free shipping", "New"]

  @Test(
    "each option changes what it says",
    arguments: [
      (["--style", "pill"], "(  On sale)    Available today\n   Free shipping     New"),
      (
        ["--style=box"],
        "┏━━━━━━━━━┓ ╭─────────────────╮\n┃  On sale┃ │  Available today│\n┗━━━━━━━━━┛ ╰─────────────────╯"
      ),
      (["--style=box", "--ascii"], "+=========+ +-----------------+\n|  On sale| |  Available today|"),
      (
        ["--layout", "grid"],
        "[  On sale         ] [  Available today]\n[  Free shipping   ] [  New            ]"
      ),
      (["--layout", "grid", "--min-width", "9"], "[  On sa…] [  Avai…] [  Free…] [  New  ]"),
      (["--layout", "strip"], "  [  On sale] [  Available today]      ›"),
      (["--layout", "strip", "--ascii"], "  [  On sale] [  Available today]      >"),
      (
        ["--label-lines", "2", "--max-width", "13"],
        "[  On sale] [  Available] [  Free    ]\n            [  today    ] [  shipping]\n[  New]"
      ),
      (["--max-width", "12"], "[  On sale] [  Availab…] [  Free sh…]\n[  New]"),
      (["--min-width", "15"], "[  On sale    ] [  Available today]\n[  Free shipping] [  New        ]"),
      (["--spacing", "0"], "[  On sale][  Available today]\n[  Free shipping][  New]"),
      (["--spacing", "4"], "[  On sale]    [  Available today]\n[  Free shipping]    [  New]"),
      (["--row-spacing", "1"], "[  On sale] [  Available today]\n\n[  Free shipping] [  New]"),
    ])
  func options(arguments: [String], screen: String) throws {
    let tmux = try Tmux(columns: 40, rows: 12, running: [ChipsBinary.path] + arguments + Self.labels)
    try tmux.waitFor(text: " of 4 chosen")
    try tmux.waitFor("screen that begins with\n\(screen)\n") { $0.hasPrefix(screen) }
    try tmux.press("Right", "Space")
    try tmux.waitFor(text: "1 of 4 chosen")
    try tmux.waitFor("a mark") { $0.contains(arguments.contains("--ascii") ? "x Av" : "✓ Av") }
  }

  @Test("a strip scrolls by whole chips, and is gone through by every key that moves")
  func strip() throws {
    let tmux = try Tmux(
      columns: 30, rows: 4, running: [ChipsBinary.path, "--layout", "strip"] + (1...30).map { "chip \($0)" })
    try tmux.waitFor(screen: "  [  chip 1] [  chip 2]      ›\n0 of 30 chosen  Space choose")
    try tmux.press("Right", "Down")
    try tmux.waitFor(screen: "‹ [  chip 2] [  chip 3]      ›\n0 of 30 chosen  Space choose")
    try tmux.waitFor(cursor: "14,0")
    try tmux.press("PageDown")
    try tmux.waitFor(screen: "‹ [  chip 4] [  chip 5]      ›\n0 of 30 chosen  Space choose")
    try tmux.press("Up", "Left")
    try tmux.waitFor(screen: "‹ [  chip 3] [  chip 4]      ›\n0 of 30 chosen  Space choose")
    try tmux.press("End", "Space")
    try tmux.waitFor(screen: "‹ [  chip 29] [✓ chip 30]\n1 of 30 chosen  Space choose")
    // A click on the first in view.
    try tmux.type("\u{1B}[<0;5;1M")
    try tmux.waitFor(screen: "‹ [✓ chip 29] [✓ chip 30]\n2 of 30 chosen  Space choose")
    try tmux.resize(columns: 60, rows: 4)
    try tmux.waitFor(
      screen: """
        ‹ [  chip 27] [  chip 28] [✓ chip 29] [✓ chip 30]
        2 of 30 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.press("Home")
    try tmux.waitFor("the first chips") { $0.hasPrefix("  [  chip 1] ") }
  }

  @Test("the proportion bar follows the choice, and is a line while nothing is chosen")
  func meter() throws {
    let tmux = try Tmux(columns: 41, rows: 10)
    try tmux.directory.write(Cases.facets, to: "facets.json")
    try tmux.run("clear; chips --meter -f json < facets.json")
    try tmux.waitFor(text: "\n Price 1              More 1\n2 of 10 chosen")
    try tmux.press("g", "Space")
    try tmux.waitFor(text: "\n Cuisine 1     Price 1       More 1\n3 of 10 chosen")
    try tmux.press("l", "Space", "c")
    try tmux.waitFor(text: "\n\(String(repeating: "─", count: 41))\n0 of 10 chosen")
    try tmux.press("u")
    try tmux.waitFor(text: "\n Cuisine 2           Price 1    More 1\n4 of 10 chosen")
  }

  @Test("a refusal is said under the chip, and its place is given back by the next key")
  func refusal() throws {
    let tmux = try Tmux(
      columns: 40, rows: 6,
      running: [ChipsBinary.path, "-l", "2", "-s", "New", "-s", "On sale"] + Self.labels)
    try tmux.waitFor(text: "2 of 4 chosen")
    try tmux.press("Home", "Right", "Space")
    try tmux.waitFor(
      screen:
        "[✓ On sale] [  Available today]\n             2 of 2 chosen: the limit\n2 of 4 chosen  Space choose")
    try tmux.press("Left")
    try tmux.waitFor(
      screen: "[✓ On sale] [  Available today]\n[  Free shipping] [✓ New]\n2 of 4 chosen  Space choose")
  }

  @Test("a disabled chip has a sign where it cannot be dim")
  func disabledWithoutDim() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startShell(
      "printf 'title,disabled\\na,\\nb,yes\\n' | chips --format csv \(ScreenMode.current.options)",
      environment: ["TERM": "vt100"])
    try terminal.waitFor("[- b]")
    try terminal.type("\r")
    #expect(try chips.wait().ending == .exited(0))
  }

  @Test(
    "all that chips draws is in ASCII where it is asked for, or the locale's name has another encoding",
    arguments: [nil, "de_DE.ISO-8859-1"])
  func ascii(locale: String?) throws {
    let terminal = try Pseudoterminal(columns: 30, rows: 8)
    let records = (1...40).map { "a rather long title, number \($0)\n" }.joined()
    let chips = try terminal.startChips(
      (locale == nil ? ["--ascii"] : []) + ["--style", "box", "--meter", "-t", "\u{1}\u{85}", "-f", "csv"],
      input: .bytes(
        Array("title,group\n\(records.replacing(", ", with: " ").replacing("\n", with: ",g\n"))".utf8)),
      environment: ["LC_ALL": locale])
    try terminal.waitFor("v 39 more")
    try terminal.type(" ?")
    try terminal.waitFor("PgUp, PgDn")
    try terminal.type("?jjG")
    try terminal.waitFor("^")
    try terminal.type("\r")
    #expect(try chips.wait().ending == .exited(0))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }
}
