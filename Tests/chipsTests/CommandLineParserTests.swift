import ChipsTUI
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
      $0.heightLimit = .full
      $0.timeout = 2.5
    },
    Row("rows at most", ["--height=10"]) { $0.heightLimit = .rows(10) },
    Row("per cent of the rows at most", ["--height", "40%"]) { $0.heightLimit = .percent(40) },
    Row("more than all rows", ["--height", "400%"]) { $0.heightLimit = .percent(100) },
    Row("help", ["-h"]) { $0.request = .help },
    Row("version", ["--version"]) { $0.request = .version },
    Row("the manual", ["--man"]) { $0.request = .manual },
    Row("a completion", ["--completion", "fish"]) { $0.request = .completion(.fish) },
    Row("the last request counts", ["--version", "--filter", "x", "--completion=bash"]) {
      $0.request = .completion(.bash)
    },
    Row("a query", ["--filter="]) { $0.request = .filter("") },
    Row("a format", ["--format", "tsv", "-f", "csv"]) { $0.inputFormat = .csv },
    Row("a format that follows its letter", ["-fjson"]) { $0.inputFormat = .json },
    Row("lines said in so many words, with all that goes with them", ["-0", "-f", "lines", "-d", " -- "]) {
      $0.readsNUL = true
      $0.delimiter = Array(" -- ".utf8)
    },
    Row("a delimiter that is an =", ["--delimiter=="]) { $0.delimiter = Array("=".utf8) },
    Row("colour sequences", ["--ansi"]) { $0.hidesColorSequences = true },
    Row("a limit and a minimum", ["-l", "3", "--min", "3"]) { $0.bounds = .init(limit: 3, minimum: 3) },
    Row("the largest and the smallest number", ["--limit=9223372036854775807", "-m0"]) {
      $0.bounds = .init(limit: .max, minimum: 0)
    },
    Row("a look", ["--style", "pill", "--layout=grid", "--color", "Teal", "--ascii", "--meter"]) {
      $0.appearance.style = .pill
      $0.appearance.layout = .grid
      $0.appearance.hasMeter = true
      $0.accent = Color(red: 0, green: 128, blue: 128)
      $0.drawsASCII = true
    },
    Row("a colour by its parts", ["--color=#0a81F7"]) { $0.accent = Color(red: 10, green: 129, blue: 247) },
    Row("no colour after one", ["--color=red", "--color", "none"]) { _ in },
    Row(
      "sizes",
      ["--label-lines", "2", "--min-width", "6", "--max-width=20", "--spacing", "0", "--row-spacing=2"]
    ) {
      $0.appearance.labelLines = 2
      $0.appearance.minimumColumns = 6
      $0.appearance.maximumColumns = 20
      $0.appearance.spacing = Spacing(columns: 0, rows: 2)
    },
    Row(
      "sizes beyond all terminals", ["--spacing=9223372036854775807", "--label-lines", "9223372036854775807"]
    ) {
      $0.appearance.spacing.columns = 10_000
      $0.appearance.labelLines = 10_000
    },
    Row("zeros before a number", ["-l002"]) { $0.bounds.limit = 2 },
    Row("a minimum without a limit", ["-m", "40"]) { $0.bounds.minimum = 40 },
    Row("the last limit counts", ["-m", "4", "-l", "3", "-l", "5"]) {
      $0.bounds = .init(limit: 5, minimum: 4)
    },
    Row("tags", ["--removable", "--add"]) { ($0.allowsAdding, $0.allowsRemoving) = (true, true) },
    Row("an output", ["-o", "json"]) { $0.outputFormat = .json },
    Row("the last output counts", ["--print0", "--output=shell"]) { $0.outputFormat = .shell },
    Row("--print0 after another output", ["-o", "shell", "--print0"]) { $0.outputFormat = .null },
    Row("a separator", ["--separator", ", "]) { $0.separator = Array(", ".utf8) },
    Row("an empty separator, and lines said in so many words", ["--separator=", "-o", "lines"]) {
      $0.separator = []
    },
    Row("an order", ["--order=chosen"]) { $0.order = .chosen },
    Row("an order taken back", ["--order", "chosen", "--order", "input"]) { _ in },
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
      (
        ["--height", "0"],
        "--height takes auto, full, a number of rows, or one of per cent as in 50%, not '0'"
      ),
      (["-f", "xml"], "-f takes lines, tsv, csv or json, not 'xml'"),
      (["--format=JSON"], "--format takes lines, tsv, csv or json, not 'JSON'"),
      (["--format="], "--format takes lines, tsv, csv or json, not ''"),
      (["-o", "csv"], "-o takes lines, null, json or shell, not 'csv'"),
      (["--order", "random"], "--order takes input or chosen, not 'random'"),
      (["--completion", "dash"], "--completion takes bash, zsh or fish, not 'dash'"),
      (["--completion"], "--completion needs a value: --completion SHELL"),
      (["-d", ""], "-d takes a byte or more, not ''"),
      (["--delimiter="], "--delimiter takes a byte or more, not ''"),
      (["--ansi=yes"], "--ansi takes no value; leave out the ="),
      (["--man=1"], "--man takes no value; leave out the ="),
      (["-l", "0"], "-l takes a whole number, 1 or more, not '0'"),
      (["--style", "round"], "--style takes brackets, pill or box, not 'round'"),
      (["--layout="], "--layout takes flow, grid or strip, not ''"),
      (["--color", "#12345"], "--color takes none, a name such as teal, or #RRGGBB, not '#12345'"),
      (["--color="], "--color takes none, a name such as teal, or #RRGGBB, not ''"),
      (["--label-lines", "0"], "--label-lines takes a whole number, 1 or more, not '0'"),
      (["--min-width", "0"], "--min-width takes a whole number, 1 or more, not '0'"),
      (["--max-width", "x"], "--max-width takes a whole number, 1 or more, not 'x'"),
      (["--spacing", "-1"], "--spacing takes a whole number, 0 or more, not '-1'"),
      (["--row-spacing", "1.5"], "--row-spacing takes a whole number, 0 or more, not '1.5'"),
      (
        ["--min-width", "9", "--max-width", "8"],
        "--min-width 9 is above --max-width 8; ask for 8 or fewer"
      ),
      (["--limit=-1"], "--limit takes a whole number, 1 or more, not '-1'"),
      (["-l+1"], "-l takes a whole number, 1 or more, not '+1'"),
      (["-l", " 1"], "-l takes a whole number, 1 or more, not ' 1'"),
      (["-l", "1.0"], "-l takes a whole number, 1 or more, not '1.0'"),
      (["-l", ""], "-l takes a whole number, 1 or more, not ''"),
      (["-l", "1\u{301}"], "-l takes a whole number, 1 or more, not '1\u{301}'"),
      (
        ["-l", "9223372036854775808"], "-l takes a whole number, 1 or more, not '9223372036854775808'"
      ),
      (["--min", "-1"], "--min takes a whole number, 0 or more, not '-1'"),
      (["-m", "two"], "-m takes a whole number, 0 or more, not 'two'"),
      (
        ["--a\u{1B}[31m\nb"],
        "no option is called '--a␛[31m␊b'; chips --help lists them, and a label that begins with - goes after --"
      ),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try CommandLineParser.parse(arguments.map { Array($0.utf8) }) }
  }

  @Test(
    "Options that cannot be together are named, in whatever order they come",
    arguments: [
      (["-m", "3", "-l", "2"], "--min 3 is above --limit 2; ask for 2 or fewer"),
      (["-l1", "-m2"], "--min 2 is above --limit 1; ask for 1 or fewer"),
      (
        ["--separator", ",", "-o", "json"],
        "--separator is for --output lines, not json; leave one of them out"
      ),
      (
        ["-o", "shell", "--separator="], "--separator is for --output lines, not shell; leave one of them out"
      ),
      (["--separator= ", "--print0"], "--separator is for --output lines, not null; leave one of them out"),
      (["-0", "-f", "csv"], "--read0 is for --format lines; leave it out with --format csv"),
      (["-f", "json", "--read0"], "--read0 is for --format lines; leave it out with --format json"),
      (["-d:", "-f", "tsv"], "--delimiter is for --format lines; leave it out with --format tsv"),
      (["-f", "json", "-d:", "a"], "--delimiter is for --format lines; leave it out with --format json"),
    ])
  func contradictions(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try CommandLineParser.parse(arguments.map { Array($0.utf8) }) }
  }
}
