import Testing

@Suite("The accent")
struct ColorOnTerminalTests {
  /// A terminal and what is written to it before a chosen chip; empty for no colour.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]
    let environment: [String: String]
    let bytes: String

    init(
      _ name: String, _ color: String, term: String, _ environment: [String: String] = [:],
      height: String = "100%",
      bytes: String
    ) {
      testDescription = name
      arguments = ["--color", color, "--height", height, "-s", "a", "a", "b"]
      self.environment = environment.merging(["TERM": term]) { $1 }
      self.bytes = bytes
    }
  }

  private static let truecolor = ["COLORTERM": "truecolor"]

  @Test(
    "is as near as the terminal can be told, with black or white text on it",
    arguments: [
      Row(
        "all colours", "#2f81f7", term: "xterm-256color", truecolor,
        bytes: "\u{1B}[38;2;0;0;0m\u{1B}[48;2;47;129;247m[✓"),
      Row(
        "all colours, said otherwise", "#0969da", term: "tmux-256color", ["COLORTERM": "24bit"],
        bytes: "\u{1B}[38;2;255;255;255m\u{1B}[48;2;9;105;218m[✓"),
      Row("256", "#2f81f7", term: "xterm-256color", bytes: "\u{1B}[38;5;16m\u{1B}[48;5;33m[✓"),
      Row(
        "256, another COLORTERM", "navy", term: "xterm-256color", ["COLORTERM": "yes"],
        bytes: "\u{1B}[38;5;231m\u{1B}[48;5;18m[✓"),
      Row("8", "gold", term: "xterm", bytes: "\u{1B}[30m\u{1B}[43m[✓"),
      Row("8, white text", "blue", term: "xterm", bytes: "\u{1B}[1m\u{1B}[37m\u{1B}[44m[✓"),
      Row("none", "red", term: "vt100", truecolor, bytes: "\u{1B}[1m[✓"),
      Row("none wanted", "none", term: "xterm-256color", truecolor, bytes: "\u{1B}[1m[✓"),
      Row(
        "NO_COLOR", "red", term: "xterm-256color", ["NO_COLOR": "1", "COLORTERM": "truecolor"],
        bytes: "\u{1B}[1m[✓"),
      Row(
        "an empty NO_COLOR", "red", term: "xterm-256color", ["NO_COLOR": ""],
        bytes: "\u{1B}[38;5;16m\u{1B}[48;5;196m[✓"),
      Row(
        "256 on the whole screen", "#2f81f7", term: "xterm-256color", truecolor, height: "full",
        bytes: "\u{1B}[38;5;16m\u{1B}[48;5;33m[✓"),
      Row("8 on the whole screen", "gold", term: "xterm", height: "full", bytes: "\u{1B}[30m\u{1B}[43m[✓"),
      Row(
        "NO_COLOR on the whole screen", "red", term: "xterm", ["NO_COLOR": "x"], height: "full",
        bytes: "\u{1B}[0;1m[✓"),
    ])
  func sequences(row: Row) throws {
    let terminal = try Pseudoterminal()
    let environment = ["COLORTERM": nil, "NO_COLOR": nil].merging(row.environment) { $1 }
    let chips = try terminal.startChips(row.arguments, environment: environment)
    // The chosen chip without the focus is where it shows.
    try terminal.waitFor("of 2 chosen")
    try terminal.type("\u{1B}[C")
    try terminal.waitFor(row.bytes)
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
    // What would change the person's own colours.
    let output = String(decoding: terminal.output, as: UTF8.self)
    for sequence in ["\u{1B}]4", "\u{1B}]104", "\u{1B}]P", "\u{1B}]R", "\u{1B}]1"] {
      #expect(!output.contains(sequence))
    }
  }

  @Test("is one of sixteen where there are as many, the text on it bright white")
  func sixteen() throws {
    let terminal = try Pseudoterminal()
    let directory = try TemporaryDirectory()
    try directory.write(
      "sixteen,\n  colors#16, setaf=\\E[f%p1%dm, setab=\\E[b%p1%dm, use=vt220,\n", to: "source")
    let chips = try terminal.startShell(
      "cd $TERMINFO && tic -o . source && TERM=sixteen chips --color navy --height 100% -s a a b",
      environment: ["TERMINFO": directory.path])
    try terminal.waitFor("of 2 chosen")
    try terminal.type("\u{1B}[C")
    try terminal.waitFor("\u{1B}[f15m\u{1B}[b4m[✓")
    try terminal.type("\r")
    #expect(try chips.wait().ending == .exited(0))
  }

  @Test("fills chosen chips in each style, and ends where they end", arguments: ["brackets", "pill", "box"])
  func filled(style: String) throws {
    let tmux = try Tmux(
      columns: 40, rows: 12,
      running: [ChipsBinary.path, "--color", "gold", "--style", style, "-s", "b", "a", "b", "c"])
    try tmux.waitFor(text: "1 of 3 chosen")
    try tmux.press("Home")
    try tmux.waitFor(cursor: style == "box" ? "1,1" : "1,0")
    let row = try tmux.styledScreen.split(separator: "\n").first { $0.contains("✓ b") }
    let expected =
      switch style {
      case "brackets": "\u{1B}[38;5;16m\u{1B}[48;5;220m[✓ b]\u{1B}[39m\u{1B}[49m [  c]"
      case "pill": "\u{1B}[38;5;16m\u{1B}[48;5;220m ✓ b \u{1B}[39m\u{1B}[49m    c"
      default: "\u{1B}[38;5;16m\u{1B}[48;5;220m✓ b\u{1B}[39m\u{1B}[49m│ │  c│"
      }
    #expect(row?.contains(expected) == true, "\(row.debugDescription)")
  }

  @Test("without it a pill is filled by reversing, which a terminal without colours can")
  func reversedPill() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      ["--style", "pill", "--height", "100%", "-s", "b", "a", "b"], environment: ["TERM": "vt100"])
    try terminal.waitFor("of 2 chosen")
    try terminal.type("g")
    try terminal.waitFor("\u{1B}[7m ✓ b ")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: "b\n"))
  }
}
