import Testing

@testable import chips

@Suite("CHIPS_OPTS") struct EnvironmentOptionsTests {
  /// A value of the variable, and the words in it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let words: [String]
  }

  private static let rows = [
    Row(testDescription: "nothing", text: "", words: []),
    Row(testDescription: "blanks only", text: " \t\n ", words: []),
    Row(testDescription: "one word", text: "--search", words: ["--search"]),
    Row(
      testDescription: "words between blanks, tabs and newlines", text: " -l 2\t-m\n1 ",
      words: ["-l", "2", "-m", "1"]),
    Row(testDescription: "a carriage return is no blank", text: "-t a\rb", words: ["-t", "a\rb"]),
    Row(testDescription: "single quotes", text: "-t 'a  b'", words: ["-t", "a  b"]),
    Row(testDescription: "double quotes", text: "-t \"a  b\"", words: ["-t", "a  b"]),
    Row(testDescription: "a newline in quotes", text: "-t 'a\nb'", words: ["-t", "a\nb"]),
    Row(testDescription: "an empty word in quotes", text: "-t '' \"\" x", words: ["-t", "", "", "x"]),
    Row(testDescription: "quotes within a word", text: "--title='a b'c\"d e\"", words: ["--title=a bcd e"]),
    Row(testDescription: "one kind of quotes in the other", text: #"'a"b' "c'd""#, words: ["a\"b", "c'd"]),
    Row(testDescription: "a backslash before a blank", text: #"a\ b c"#, words: ["a b", "c"]),
    Row(testDescription: "a backslash before a quote", text: #"\' \" a\'b"#, words: ["'", "\"", "a'b"]),
    Row(testDescription: "a backslash before a backslash", text: #"a\\ b"#, words: ["a\\", "b"]),
    Row(testDescription: "a backslash before a letter", text: #"\n"#, words: ["n"]),
    Row(testDescription: "a backslash before a newline", text: "a\\\nb", words: ["a\nb"]),
    Row(testDescription: "a backslash in single quotes", text: #"'a\b\' c"#, words: [#"a\b\"#, "c"]),
    Row(testDescription: "a backslash in double quotes", text: #""a\"b\\c\n\$""#, words: [#"a"b\c\n\$"#]),
    Row(
      testDescription: "nothing is expanded", text: "$HOME `id` $(id) ~ * a{b,c} # !x",
      words: ["$HOME", "`id`", "$(id)", "~", "*", "a{b,c}", "#", "!x"]),
    Row(testDescription: "text beyond ASCII", text: "-t Žižkov\u{A0}東京", words: ["-t", "Žižkov\u{A0}東京"]),
  ]

  @Test("is split into words", arguments: rows)
  func words(row: Row) throws {
    let words = try EnvironmentOptions.words(of: Array(row.text.utf8))
    #expect(words.map { String(decoding: $0, as: UTF8.self) } == row.words)
  }

  @Test("its words are bytes")
  func bytes() throws {
    let words = try EnvironmentOptions.words(of: [0xFF, 0x20, 0x27, 0xE9, 0x27, 0x5C, 0xFE])
    #expect(words == [[0xFF], [0xE9, 0xFE]])
  }

  @Test(
    "what is wrong in it is said with its name and what to do",
    arguments: [
      ("-t 'a b", "CHIPS_OPTS: a quote is open; close it with '"),
      ("-t \"a b", "CHIPS_OPTS: a quote is open; close it with \""),
      (#"-t "a\""#, "CHIPS_OPTS: a quote is open; close it with \""),
      ("'", "CHIPS_OPTS: a quote is open; close it with '"),
      (#"-t a\"#, "CHIPS_OPTS: a backslash ends it; write two for one, or leave it out"),
      ("apple", "CHIPS_OPTS: 'apple' is no option; give labels as arguments"),
      ("--search apple", "CHIPS_OPTS: 'apple' is no option; give labels as arguments"),
      ("''", "CHIPS_OPTS: '' is no option; give labels as arguments"),
      ("-", "CHIPS_OPTS: '-' is no option; give labels as arguments"),
      ("--", "CHIPS_OPTS: '--' is no option; give labels as arguments"),
      ("--search -- apple", "CHIPS_OPTS: '--' is no option; give labels as arguments"),
      (
        "--nothing",
        "CHIPS_OPTS: no option is called '--nothing'; chips --help lists them, and a label that begins with - goes after --"
      ),
      ("-l", "CHIPS_OPTS: -l needs a value: -l N"),
      ("-l two", "CHIPS_OPTS: -l takes a whole number, 1 or more, not 'two'"),
      ("--search=1", "CHIPS_OPTS: --search takes no value; leave out the ="),
    ])
  func wrong(text: String, message: String) {
    #expect(throws: UsageError(message)) {
      try CommandLineParser.parse([Array("a".utf8)], environmentOptions: Array(text.utf8))
    }
  }

  @Test("its options come before those of the command line")
  func precedence() throws {
    let configuration = try CommandLineParser.parse(
      ["-s", "x", "-l", "3", "label"].map { Array($0.utf8) },
      environmentOptions: Array("-l 2 --search -s y -o json".utf8))
    var expected = Configuration()
    expected.bounds.limit = 3
    expected.startsInSearch = true
    expected.selected = [Array("y".utf8), Array("x".utf8)]
    expected.outputFormat = .json
    expected.labels = [Array("label".utf8)]
    #expect(configuration == expected)
  }

  @Test("a value of its last option is not taken from the command line")
  func openValue() {
    #expect(throws: UsageError("CHIPS_OPTS: --title needs a value: --title TEXT")) {
      try CommandLineParser.parse([Array("a".utf8)], environmentOptions: Array("--title".utf8))
    }
  }

  @Test("options of both that cannot be together are not taken apart")
  func contradiction() {
    #expect(throws: UsageError("--min 3 is above --limit 2; ask for 2 or fewer (CHIPS_OPTS counts too)")) {
      try CommandLineParser.parse(["-m3"].map { Array($0.utf8) }, environmentOptions: Array("-l2".utf8))
    }
    #expect(throws: Never.self) {
      try CommandLineParser.parse(["-l5"].map { Array($0.utf8) }, environmentOptions: Array("-l2 -m3".utf8))
    }
  }
}
