import Testing

@testable import chips

@Suite("Help")
struct HelpTests {
  @Test("fits 80 columns of ASCII")
  func size() {
    for line in Help.text.split(separator: "\n") {
      #expect(line.count <= 80 && line.allSatisfy(\.isASCII), "\(line)")
    }
  }

  @Test("names every option once, in its section", arguments: OptionDeclaration.Section.allCases)
  func sections(section: OptionDeclaration.Section) throws {
    let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = try #require(lines.firstIndex { $0 == "\(section.rawValue):" })
    // What is indented further goes on about an option.
    let options = lines[(heading + 1)...].prefix { !$0.isEmpty }.filter { $0.prefix(7).contains("-") }
    let names = options.map { $0.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) }
    #expect(names == OptionTable.options(in: section).map { "--\($0.name)" })
  }

  @Test("aligns meanings, wraps them and tells the values")
  func layout() {
    let expected = """
      Answer:
        -o, --output FORMAT     how the chosen are printed: lines (default), null,
                                json or shell
            --print0            the same as --output null

      """
    #expect(Help.text.contains(expected))
  }

  @Test("tells every exit status")
  func exitStatus() throws {
    let words = Help.text.split { $0.isWhitespace }.joined(separator: " ")
    for entry in ExitStatus.Entry.all { #expect(words.contains("\(entry.status) \(entry.meaning)")) }
  }

  /// An option that prints something and ends, and what it prints.
  struct Printing: CustomTestStringConvertible {
    let option: String
    let text: String
    var testDescription: String { option }
  }

  private static let printings =
    [
      Printing(option: "--help", text: Help.text), Printing(option: "--man", text: Manual.text),
      Printing(option: "--version", text: "chips \(Help.version)\n"),
    ] + Shell.allCases.map { Printing(option: "--completion=\($0.rawValue)", text: $0.completion) }

  @Test("is printed without a terminal", arguments: printings)
  func printing(row: Printing) throws {
    let program = try ChildProcess([ChipsBinary.path, row.option], on: nil)
    #expect(try program.wait() == Outcome(0, output: row.text))
  }
}
