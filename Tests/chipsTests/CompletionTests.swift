import Testing

@testable import chips

@Suite("Completion")
struct CompletionTests {
  /// A command line up to the cursor, and the words that are offered there.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let offers: [String]

    init(_ claim: String, _ line: String, offers: [String] = []) {
      (testDescription, self.line, self.offers) = (claim, line, offers)
    }
  }

  /// What all shells offer.
  private static let rows = [
    Row("an option's name", "chips --out", offers: ["--output"]),
    Row("names that begin alike", "chips --sel", offers: ["--select", "--select-all"]),
    Row("a name after a value", "chips --title js --out", offers: ["--output"]),
    Row("a name after an empty value", "chips --title= --out", offers: ["--output"]),
    Row("a name after a label", "chips label --out", offers: ["--output"]),
    Row("a value", "chips --output js", offers: ["json"]),
    Row("all values", "chips --height ", offers: ["auto", "full"]),
    Row("a value of a letter", "chips -o js", offers: ["json"]),
    Row("a value of a letter after others", "chips -0o js", offers: ["json"]),
    Row("nothing for a value of any kind", "chips --title "),
    Row("nothing for a value of any kind after =", "chips --title=js"),
    Row("nothing for a value of a letter", "chips -t js"),
    Row("nothing for a value that is none of a few", "chips --output xml"),
    Row("nothing for a label", "chips "),
    Row("nothing for a label that a value begins with", "chips js"),
    Row("no name after --", "chips -- --out"),
    Row("no value after --", "chips -- --output js"),
  ]

  private static let bashRows =
    rows + [
      Row("all letters and names", "chips -", offers: OptionTable.options.flatMap(\.spellings)),
      Row("a name after a value that is --", "chips --title -- --out", offers: ["--output"]),
      Row("a value after =", "chips --output=js", offers: ["json"]),
      Row("all values after =", "chips --height=", offers: ["auto", "full"]),
      Row("no name as a value", "chips --title --out"),
      Row("no name as a value after =", "chips --title=--out"),
      Row("no name as a value of a letter", "chips -0t --out"),
      Row("nothing after the = of an unknown option", "chips --colour=js"),
    ]

  @Test("in bash", arguments: bashRows)
  func bash(row: Row) throws {
    #expect(try offersOfBash(row.line, breaks: " \t\n\"'><=;|&(:") == row.offers)
  }

  @Test("in a bash that does not split words at =")
  func bashWithoutBreak() throws {
    #expect(try offersOfBash("chips --output=js", breaks: " \t\n") == ["--output=json"])
    #expect(try offersOfBash("chips --title=js", breaks: " \t\n") == [])
  }

  /// The words that bash offers at the end of `line`, which has no characters of `breaks` but blanks and =.
  private func offersOfBash(_ line: String, breaks: String) throws -> [String] {
    let script = """
      source <(chips --completion bash)
      COMP_WORDBREAKS=$1 COMP_LINE=$2 COMP_POINT=${#2}
      shift 2
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _chips
      for reply in "${COMPREPLY[@]}"; do echo "$reply"; done
      """
    let spaced =
      breaks.contains("=")
      ? line.split(separator: "=", omittingEmptySubsequences: false).joined(separator: " = ") : line
    var words = spaced.split(separator: " ").map(String.init)
    if line.hasSuffix(" ") { words.append("") }
    return try lines(of: ["bash", "--norc", "--noprofile", "-c", script, "bash", breaks, line] + words)
  }

  private static let fishRows =
    rows + [Row("a value after =", "chips --output=js", offers: ["--output=json"])]

  @Test("in fish", arguments: fishRows)
  func fish(row: Row) throws {
    let offers = try linesOfFish(row.line).map { String($0.prefix { $0 != "\t" }) }
    #expect(offers == row.offers)
  }

  @Test("in fish with what options mean")
  func fishMeanings() throws {
    let expected = OptionTable.options.flatMap { option in
      option.spellings.map { "\($0)\t\(option.meaning)" }
    }
    #expect(try linesOfFish("chips -").sorted() == expected.sorted())
  }

  /// What fish offers at the end of `line`, a tab and the meaning after each.
  private func linesOfFish(_ line: String) throws -> [String] {
    let home = try TemporaryDirectory()
    return try lines(
      of: ["fish", "--no-config", "-c", "chips --completion fish | source; complete -C $argv[1]", line],
      environment: ["HOME": home.path])
  }

  /// What `command` prints.
  private func lines(of command: [String], environment: [String: String?] = [:]) throws -> [String] {
    let outcome = try ChildProcess(command, on: nil, .init(environment: environment)).wait()
    #expect(outcome.ending == .exited(0) && outcome.errors == "", "\(outcome)")
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
