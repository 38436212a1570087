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
        "\nwidth: \(columns - 1) of the terminal's \(columns) columns; below the prompt the last is not used\n"
      ))
    #expect(outcome.ending == .exited(0))
    let full = try run(["--height", "full", "a"], on: terminal, environment: ["COLUMNS": told])
    #expect(full.text.contains("\nwidth: \(columns) of the terminal's \(columns) columns\n"))
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
        row 1: chip 1, 11 of 79 columns, from row 2, 3 high, a heading above

        """))
    #expect(terminal.output.isEmpty)
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
    #expect(outcome.text.contains("\nchip 100000 (option 100000): offered "))
    #expect(outcome.ending == .exited(0))
  }
}
