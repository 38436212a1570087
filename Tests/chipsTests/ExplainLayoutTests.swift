import Testing

@Suite("--explain-layout")
struct ExplainLayoutTests {
  private func run(
    _ arguments: [String], input: ChildProcess.Stream = .path("/dev/null"),
    on terminal: Pseudoterminal? = nil,
    environment: [String: String?] = [:]
  ) throws -> Outcome {
    let settings = ChildProcess.Settings(
      input: input, environment: ["CHIPS_OPTS": nil].merging(environment) { $1 })
    return try ChildProcess([ChipsBinary.path, "--explain-layout"] + arguments, on: terminal, settings).wait()
  }

  @Test(
    "the width is the terminal's, else what COLUMNS says, else 80",
    arguments: [
      (UInt16?(33), "50", 33), (nil, "50", 50), (nil, nil, 80), (nil, "0", 80), (nil, "-1", 80),
      (nil, "x", 80),
    ])
  func width(terminal: UInt16?, told: String?, columns: Int) throws {
    let terminal = try terminal.map { try Pseudoterminal(columns: $0) }
    let outcome = try run(["a"], on: terminal, environment: ["COLUMNS": told])
    #expect(
      outcome.text.contains(
        "\nwidth: \(columns - 1) of \(columns) columns; below the prompt the last is not used\n"
      ))
    #expect(outcome.ending == .exited(0))
    let full = try run(["--height", "full", "a"], on: terminal, environment: ["COLUMNS": told])
    #expect(full.text.contains("\nwidth: \(columns) of \(columns) columns\n"))
  }

  @Test("options come from everywhere they do, and nothing is drawn")
  func input() throws {
    let terminal = try Pseudoterminal()
    let outcome = try run(
      ["-f", "csv", "--style", "box"], input: .bytes(Array("title,group\nOn sale,G\n".utf8)), on: terminal)
    #expect(
      outcome.text.hasSuffix(
        """
        chip 1 (On sale): offered 79x3, takes 11x3, placed at column 1, row 2
        row 1: chip 1, 11 of 79 columns, from row 2, 3 high, below the heading G

        """))
    #expect(terminal.output.isEmpty)
  }

  @Test("a reader that is gone ends it in silence, a full disk with 2")
  func writing() throws {
    let settings = ChildProcess.Settings(input: .path("/dev/null"), environment: ["CHIPS_OPTS": nil])
    let script = "seq 100000 | chips --explain-layout | head -1; echo ${PIPESTATUS[1]}"
    let outcome = try ChildProcess(["bash", "-c", script], on: nil, settings).wait()
    #expect(outcome == Outcome(0, output: "flow of 100,000 chips in the style brackets\n141\n"))
    let full = try ChildProcess(["bash", "-c", "chips --explain-layout a >/dev/full"], on: nil, settings)
      .wait()
    #expect(full.ending == .exited(2))
    #expect(full.isOneLine(naming: ["No space left"]))
  }

  @Test("the height is the terminal's, else what LINES says, else 24: boxes only where they have room")
  func height() throws {
    let low = try run(["--style", "box", "a"], environment: ["LINES": "3"])
    #expect(low.text.hasPrefix("flow of 1 chip in the style brackets\n"))
    #expect(
      try run(["--style", "box", "a"], environment: ["LINES": nil]).text.hasPrefix(
        "flow of 1 chip in the style box\n"))
    let terminal = try Pseudoterminal(rows: 3)
    #expect(
      try run(["--style", "box", "a"], on: terminal).text.hasPrefix("flow of 1 chip in the style brackets\n"))
  }

  @Test("without options it ends with 4, with malformed ones with 2")
  func failures() throws {
    #expect(try run([]).ending == .exited(4))
    #expect(try run(["-f", "json"], input: .bytes(Array("[".utf8))).ending == .exited(2))
  }

  @Test("a hundred thousand options are explained, in each layout", arguments: ["flow", "strip", "grid"])
  func many(layout: String) throws {
    let records = (1...100_000).map { "option \($0)\n" }.joined()
    let outcome = try run(["--layout", layout], input: .bytes(Array(records.utf8)))
    let last =
      switch layout {
      case "flow": "offered 79x1, takes 17x1, placed at column 52, row 24500"
      case "grid": "offered 19x1, takes 19x1, placed at column 61, row 25000"
      default: "offered 75x1, takes 17x1, placed at column 1688878, row 1"
      }
    #expect(outcome.text.contains("\nchip 100000 (option 100000): \(last)\n"))
    #expect(outcome.ending == .exited(0))
  }
}
