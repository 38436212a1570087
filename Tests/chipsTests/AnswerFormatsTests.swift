import Foundation
import Testing

@Suite("Formats of the answer")
struct AnswerFormatsTests {
  /// The hostile lines, all of them chosen on a terminal.
  private func chooseAll(_ arguments: [String], locale: String) throws -> Outcome {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      arguments, input: .bytes(Cases.hostileLines), environment: ["LC_ALL": locale])
    try terminal.waitFor("of 20 chosen")
    try terminal.type("a\r")
    return try chips.wait()
  }

  private static func joined(_ separator: String) -> [UInt8] {
    Array(Cases.hostile.joined(separator: Array(separator.utf8)))
  }

  @Test(
    "hostile lines are byte for byte in lines, null and separated",
    arguments: ["C.UTF-8", "de_DE.ISO-8859-1"])
  func hostileBytes(locale: String) throws {
    let rows: [(arguments: [String], output: [UInt8])] = [
      (["-o", "lines"], Self.joined("\n") + [0x0A]), (["-o", "null"], Self.joined("\0") + [0]),
      (["--print0"], Self.joined("\0") + [0]), (["--separator", " | "], Self.joined(" | ") + [0x0A]),
      (["--separator="], Self.joined("") + [0x0A]),
    ]
    for row in rows {
      let expected = Outcome(ending: .exited(0), output: row.output, errors: "")
      #expect(try chooseAll(row.arguments, locale: locale) == expected, "\(row.arguments)")
    }
  }

  @Test("hostile lines in json are valid, with one warning", arguments: ["C.UTF-8", "de_DE.ISO-8859-1"])
  func hostileJSON(locale: String) throws {
    let outcome = try chooseAll(["-o", "json"], locale: locale)
    #expect(outcome.ending == .exited(0))
    let decoded = try JSONDecoder().decode([String].self, from: Data(outcome.output))
    #expect(
      decoded.map { Array($0.utf8) } == Cases.hostile.map { Array(String(decoding: $0, as: UTF8.self).utf8) })
    #expect(outcome.isOneLine(naming: ["warning", "UTF-8", "U+FFFD"]), "\(outcome)")
  }

  @Test("json that is UTF-8 has no warning, even when others that were not chosen are not")
  func noWarning() throws {
    let outcome = try Filtering.run(["-o", "json", "--filter", "plain"], input: .bytes(Cases.hostileLines))
    #expect(outcome == Outcome(0, output: "[\"plain\"]\n"))
  }

  @Test("a shell takes hostile lines as they are", arguments: ["bash", "dash"])
  func hostileShell(shell: String) throws {
    let script = #"eval "set -- $(chips --filter '' -o shell)"; printf '%s\n' "$@""#
    let settings = ChildProcess.Settings(input: .bytes(Cases.hostileLines))
    let outcome = try ChildProcess([shell, "-c", script], on: nil, settings).wait()
    #expect(outcome == Outcome(ending: .exited(0), output: Cases.hostileLines, errors: ""))
  }

  @Test("a chosen NUL cannot be a word of a shell: status 2, nothing printed")
  func nulForShell() throws {
    let outcome = try Filtering.run(["-o", "shell"], input: .text("plain\na\0b\n"))
    #expect(outcome.ending == .exited(2))
    #expect(outcome.output == [])
    #expect(outcome.isOneLine(naming: ["NUL", "--output null"]), "\(outcome)")
    #expect(
      try Filtering.run(["-o", "shell", "--filter", "plain"], input: .text("plain\na\0b\n"))
        == Outcome(0, output: "'plain'\n"))
  }

  @Test(
    "nothing chosen is an answer",
    arguments: [
      ("lines", ""), ("null", ""), ("json", "[]\n"), ("shell", ""),
    ])
  func nothingChosen(format: String, output: String) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["-o", format, "a", "b"])
    try terminal.waitFor("chosen")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: output))
  }

  @Test("cancelling prints nothing, whatever the format", arguments: ["lines", "null", "json", "shell"])
  func cancelled(format: String) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["-o", format, "--select-all", "a", "b"])
    try terminal.waitFor("chosen")
    try terminal.type("q")
    #expect(try chips.wait() == Outcome(1))
  }

  /// Keys, and what is printed in the order of choosing when they are typed on `a b c d`.
  struct Order: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    let keys: String
    let output: String
  }

  private static let orders = [
    Order(testDescription: "one by one", keys: "lll hh h ll ", output: "dbac"),
    Order(testDescription: "chosen again counts anew", keys: " l h  ", output: "ba"),
    Order(testDescription: "a step counts in input order", keys: "ll a", output: "cabd"),
    Order(testDescription: "undo takes the last back", keys: "l l h uu", output: "b"),
    Order(testDescription: "undone clearing has the order back", keys: "l h cu", output: "ba"),
    Order(
      testDescription: "what was chosen at the start is first", arguments: ["-s", "d", "-s", "c"],
      keys: "hh ", output: "cda"),
    Order(testDescription: "a replaced one", arguments: ["-l", "1"], keys: " l ", output: "b"),
  ]

  @Test("--order chosen prints in the order of choosing", arguments: orders)
  func order(row: Order) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(
      ["--order", "chosen", "--separator="] + row.arguments + ["a", "b", "c", "d"])
    try terminal.waitFor("chosen")
    try terminal.type(row.keys + "\r")
    #expect(try chips.wait() == Outcome(0, output: row.output + "\n"))
  }
}
