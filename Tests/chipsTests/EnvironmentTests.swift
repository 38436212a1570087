import Testing

@Suite("CHIPS_OPTS in the environment")
struct EnvironmentTests {
  /// The variable's value, and what comes of it with the options `a` and `b`.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let value: String?
    var arguments: [String] = []
    let output: String
  }

  private static let rows = [
    Row(testDescription: "unset", value: nil, output: "a\nb\n"),
    Row(testDescription: "empty", value: "", output: "a\nb\n"),
    Row(testDescription: "an option", value: "-o json", output: "[\"a\",\"b\"]\n"),
    Row(
      testDescription: "quotes and nothing expanded", value: "--separator ' $HOME '", output: "a $HOME b\n"),
    Row(
      testDescription: "the command line's come after", value: "-o json", arguments: ["-o", "null"],
      output: "a\0b\0"),
    Row(testDescription: "with a format", value: #"-d "\"""#, arguments: ["x\"y"], output: "x\n"),
  ]

  @Test("holds options", arguments: rows)
  func options(row: Row) throws {
    let outcome = try Filtering.run(
      row.arguments, input: .text("a\nb\n"), environment: ["CHIPS_OPTS": row.value])
    #expect(outcome == Outcome(0, output: row.output))
  }

  @Test(
    "is named when something is wrong in it",
    arguments: [
      ("apple", "'apple'"), ("--", "'--'"), ("-t 'x", "quote"), ("-t \\", "backslash"),
      ("--nothing", "'--nothing'"),
      ("--limit=0", "--limit"), ("-t", "-t needs a value"),
    ])
  func wrong(value: String, name: String) throws {
    let outcome = try Filtering.run(["a"], input: .text("b\n"), environment: ["CHIPS_OPTS": value])
    #expect(outcome.ending == .exited(2))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: ["chips: CHIPS_OPTS: ", name]), "\(outcome)")
  }

  @Test("its bytes need not be UTF-8")
  func bytes() throws {
    let script = #"CHIPS_OPTS=$'--separator \xff' chips --filter '' a b"#
    let outcome = try ChildProcess(["bash", "-c", script], on: nil).wait()
    #expect(outcome == Outcome(ending: .exited(0), output: [0x61, 0xFF, 0x62, 0x0A], errors: ""))
  }

  @Test("its options are on the screen too")
  func screen() throws {
    let tmux = try Tmux(
      columns: 60, rows: 6, running: [ChipsBinary.path, "-s", "b", "a", "b"],
      environment: ["CHIPS_OPTS": "--title 'My choice' -l 1 -s a"])
    // Both are to be chosen, and the first has the place.
    try tmux.waitFor(
      screen: """
        My choice
        [✓ a] [  b]
        1 of 2 chosen  Space choose  Enter accept  ? keys
        """)
  }
}
