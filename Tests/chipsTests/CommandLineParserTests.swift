import Testing

@testable import chips

@Suite struct CommandLineParserTests {
  /// Arguments and the configuration that they ask for.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [[UInt8]]
    let configure: @Sendable (inout Configuration) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ arguments: [String], _ configure: @escaping @Sendable (inout Configuration) -> Void
    ) {
      (self.name, self.configure) = (name, configure)
      self.arguments = arguments.map { Array($0.utf8) }
    }
  }

  static let rows = [
    Row("nothing", []) { _ in },
    Row("labels", ["a", "", "b c"]) { $0.labels = [Array("a".utf8), [], Array("b c".utf8)] },
    Row("options after labels", ["a", "-0", "b"]) {
      $0.readsNUL = true
      $0.labels = [Array("a".utf8), Array("b".utf8)]
    },
    Row("everything after -- is a label", ["-0", "--", "-n", "--help", "--"]) {
      $0.readsNUL = true
      $0.labels = ["-n", "--help", "--"].map { Array($0.utf8) }
    },
    Row("a dash alone is a label", ["-"]) { $0.labels = [Array("-".utf8)] },
    Row("a value of its own", ["--title", "T", "-t", "U"]) { $0.title = Array("U".utf8) },
    Row("an attached value", ["--title=a=b"]) { $0.title = Array("a=b".utf8) },
    Row("an empty value", ["--title="]) { $0.title = [] },
    Row("a value that looks like an option", ["--title", "--", "-t", "-0"]) { $0.title = Array("-0".utf8) },
    Row("letters combine, a value follows", ["-0s", "x"]) {
      $0.readsNUL = true
      $0.selected = [Array("x".utf8)]
    },
    Row("a value follows its letter at once", ["-0sx,y", "-s", "z"]) {
      $0.readsNUL = true
      $0.selected = [Array("x,y".utf8), Array("z".utf8)]
    },
    Row("the others", ["--select-all", "--print0", "--no-mouse", "--height", "full", "--timeout", "2.5"]) {
      $0.selectsAll = true
      $0.outputFormat = .null
      $0.usesMouse = false
      $0.timeout = 2.5
    },
    Row("help", ["-h"]) { $0.request = .help },
    Row("version", ["--version"]) { $0.request = .version },
  ]

  @Test("Arguments are understood", arguments: rows)
  func understood(row: Row) throws {
    var expected = Configuration()
    row.configure(&expected)
    #expect(try CommandLineParser.parse(row.arguments) == expected)
  }

  @Test("Bytes are kept as they came")
  func bytes() throws {
    let configuration = try CommandLineParser.parse([
      [0x63, 0xE9], Array("--title=".utf8) + [0xFF], [0x2D, 0x73, 0xFE],
    ])
    #expect(configuration.labels == [[0x63, 0xE9]])
    #expect(configuration.title == [0xFF])
    #expect(configuration.selected == [[0xFE]])
  }

  @Test(
    "What is wrong is said with what to do",
    arguments: [
      (
        ["--frobnicate"],
        "no option is called '--frobnicate'; chips --help lists them, and a label that begins with - goes after --"
      ),
      (
        ["-0n"],
        "no option is called '-n'; chips --help lists them, and a label that begins with - goes after --"
      ),
      (
        ["--tit", "x"],
        "no option is called '--tit'; chips --help lists them, and a label that begins with - goes after --"
      ),
      (["a", "--title"], "--title needs a value: --title TEXT"),
      (["-0s"], "-s needs a value: -s ID"),
      (["--read0=1"], "--read0 takes no value; leave out the ="),
      (["--timeout", "soon"], "--timeout takes a number of seconds above 0, not 'soon'"),
      (["--timeout=0"], "--timeout takes a number of seconds above 0, not '0'"),
      (["--timeout=-1"], "--timeout takes a number of seconds above 0, not '-1'"),
      (["--timeout=inf"], "--timeout takes a number of seconds above 0, not 'inf'"),
      (["--timeout=nan"], "--timeout takes a number of seconds above 0, not 'nan'"),
      (["--height", "10"], "--height takes auto or full, not '10'"),
      (
        ["--a\u{1B}[31m\nb"],
        "no option is called '--a␛[31m␊b'; chips --help lists them, and a label that begins with - goes after --"
      ),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try CommandLineParser.parse(arguments.map { Array($0.utf8) }) }
  }
}
