import Testing

/// Resizes of a terminal that breaks rows that get too long, with the picker below lines of a shell.
@Suite("Below the prompt, resized")
struct InlineResizeTests {
  /// Sizes that a terminal of 80 by 24 goes through.
  struct Script: CustomTestStringConvertible {
    let testDescription: String
    /// The lines that the shell has printed before.
    let lines: Int
    let sizes: [(columns: Int, rows: Int)]
    /// Keys before each size, by tmux's names.
    var keys: [String] = []
    /// The most rows that may be left: those that the terminal has pushed up when the picker hears of a size. fzf 0.38
    /// leaves 15 for widths, 47 for heights and 58 for both.
    let strayRows: Int
  }

  private static let widths = [(90, 24), (60, 24), (40, 24), (25, 24), (60, 24)]
  private static let heights = [(80, 24), (80, 12), (80, 6), (80, 16), (80, 30)]
  private static let both = [(60, 12), (25, 6), (90, 30), (40, 16), (60, 24)]
  private static let keys = ["Right", "Down"]

  private static let scripts = [
    Script(testDescription: "widths, near the top", lines: 2, sizes: widths, strayRows: 14),
    Script(testDescription: "widths, at the bottom", lines: 40, sizes: widths, strayRows: 6),
    Script(testDescription: "heights, near the top", lines: 2, sizes: heights, strayRows: 4),
    Script(testDescription: "heights, at the bottom", lines: 40, sizes: heights, strayRows: 4),
    Script(testDescription: "both, near the top", lines: 2, sizes: both, strayRows: 14),
    Script(testDescription: "both, at the bottom", lines: 40, sizes: both, strayRows: 6),
    Script(
      testDescription: "widths with keys, near the top", lines: 2, sizes: widths, keys: keys, strayRows: 14),
    Script(
      testDescription: "widths with keys, at the bottom", lines: 40, sizes: widths, keys: keys, strayRows: 6),
    Script(
      testDescription: "heights with keys, near the top", lines: 2, sizes: heights, keys: keys, strayRows: 4),
    Script(
      testDescription: "heights with keys, at the bottom", lines: 40, sizes: heights, keys: keys, strayRows: 0
    ),
    Script(testDescription: "both with keys, near the top", lines: 2, sizes: both, keys: keys, strayRows: 14),
    Script(
      testDescription: "both with keys, at the bottom", lines: 40, sizes: both, keys: keys, strayRows: 6),
  ]

  /// The rows that the chips take.
  private static func layout(columns: Int) -> [String] {
    (1...30).map { "[  a\($0)]" }.reduce(into: []) { rows, chip in
      if let row = rows.last, row.count + 1 + chip.count <= columns {
        rows[rows.count - 1] = "\(row) \(chip)"
      } else {
        rows.append(chip)
      }
    }
  }

  @Test(
    "every line of the shell stays, in order, and nothing of the picker is left below", arguments: scripts)
  func resized(script: Script) throws {
    let tmux = try Tmux(columns: 80, rows: 24, environment: ["CHIPS_OPTS": nil])
    try tmux.run("clear; for i in $(seq \(script.lines)); do echo shell $i; done")
    try tmux.waitFor("the lines") { $0.hasSuffix("shell \(script.lines)\n$") }
    try tmux.run("chips a{1..30}")
    try tmux.waitFor(text: "0 of 30 chosen")
    for size in script.sizes {
      for key in script.keys { try tmux.press(key) }
      try tmux.resize(columns: size.columns, rows: size.rows)
      try tmux.waitFor("the picker at \(size)") { screen in
        // The count is in the last row. What the terminal has pushed up may have come back above the picker.
        let rows = screen.split(separator: "\n").reversed().drop { !$0.contains("of 30 chosen") }.dropFirst()
        let chips = rows.drop { $0.contains("more") }.first
        return chips.map { Self.layout(columns: size.columns - 1).contains(String($0)) } ?? false
      }
    }
    try tmux.press("q")
    try tmux.waitFor("the prompt") { $0.hasSuffix("\n$") || $0 == "$" }
    try tmux.run("echo after")
    try tmux.waitFor("the shell") { $0.hasSuffix("$ echo after\nafter\n$") }
    let lines = try tmux.allLines
    #expect(lines.filter { $0.hasPrefix("shell ") } == (1...script.lines).map { "shell \($0)" })
    let strayRows = lines.filter {
      !$0.hasPrefix("shell ") && !$0.hasPrefix("$") && $0 != "after" && !$0.isEmpty
    }
    #expect(strayRows.count <= script.strayRows, "\(strayRows)")
    #expect(lines.suffix(3) == ["$ echo after", "after", "$"])
  }
}
