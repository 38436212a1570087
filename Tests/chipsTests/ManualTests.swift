import ChipsTUI
import Testing

@testable import chips

@Suite("Manual")
struct ManualTests {
  /// A program that reads the manual on its standard input.
  struct Reader: CustomTestStringConvertible {
    let command: String
    var width: String?
    var testDescription: String { command + (width.map { " at \($0) columns" } ?? "") }

    func run(on page: String) throws -> Outcome {
      let settings = ChildProcess.Settings(input: .text(page), environment: ["MANWIDTH": width])
      return try ChildProcess(command.split(separator: " ").map(String.init), on: nil, settings).wait()
    }
  }

  private static let readers = [
    Reader(command: "groff -man -Tutf8 -ww -z"),
    Reader(command: "groff -man -Tutf8 -ww -z -rLL=40n"),
    Reader(command: "man --warnings -l -", width: "80"),
    Reader(command: "man --warnings -l -", width: "40"),
  ]

  @Test("gives its readers nothing to warn of", arguments: readers)
  func warnings(reader: Reader) throws {
    let outcome = try reader.run(on: Manual.text)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.errors == "")
  }

  /// The words of the page as it is shown.
  private func shownWords() throws -> String {
    let outcome = try Reader(command: "man -l -", width: "80").run(on: Manual.text)
    return String(decoding: outcome.output, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test("tells all of every option, in its section")
  func options() throws {
    let sections = OptionDeclaration.Section.allCases.map { section in
      let options = OptionTable.options(in: section).map { option in
        [
          option.spellings.joined(separator: ", "), option.placeholder ?? "",
          option.meaningWithWords.sentence, option.details,
        ].filter { !$0.isEmpty }.joined(separator: " ")
      }
      return ([section.rawValue] + options).joined(separator: " ")
    }
    #expect(try shownWords().contains(sections.joined(separator: " ") + " KEYS "))
  }

  @Test("tells every key and every exit status")
  func keysAndStatuses() throws {
    let words = try shownWords()
    for entry in KeyMap.entries where !entry.bindings.isEmpty {
      #expect(words.contains("\(entry.names) \(entry.meaning.sentence)"))
    }
    for entry in ExitStatus.Entry.all { #expect(words.contains("\(entry.status) \(entry.meaning.sentence)")) }
  }

  @Test("shows its examples as they are typed")
  func examples() throws {
    let words = try shownWords()
    #expect(words.contains(#"git branch --format='%(refname:short)' | chips | xargs -r git branch -D"#))
    #expect(!words.contains("\u{2010}"), "a hyphen that cannot be typed")
    #expect(words.contains(#"eval "set -- $words""#))
    #expect(words.contains(#"printf 'id\ttitle\n7\tNew\n' | chips -f tsv"#))
  }

  @Test("is ASCII, so that any terminal shows it")
  func ascii() {
    #expect(Manual.text.first { !$0.isASCII } == nil)
  }

  /// Text and what a manual page has for it.
  struct Escape: CustomTestStringConvertible {
    let text: String
    let escaped: String
    var testDescription: String { text }
  }

  private static let escapes = [
    Escape(text: #"a\b"#, escaped: #"a\eb"#),
    Escape(text: "a-b", escaped: #"a\-b"#),
    Escape(text: ".TH x", escaped: #"\&.TH x"#),
    Escape(text: "'it's", escaped: #"\(aqit\(aqs"#),
    Escape(text: "use --read0, not -", escaped: #"use \fB\-\-read0\fR, not \-"#),
    Escape(text: "set -- x", escaped: #"set \-\- x"#),
  ]

  @Test("escapes what roff would take for its own", arguments: escapes)
  func escaping(row: Escape) {
    #expect(Roff.prose(row.text) == row.escaped)
  }
}
