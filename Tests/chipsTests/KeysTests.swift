import Testing

@Suite("Keys", .inBothModes)
struct KeysTests {
  /// What is typed at the options a to f, two in each of three rows, and the answer.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    let answer: String

    init(_ claim: String, _ keys: String, gives answer: String) {
      testDescription = claim
      self.keys = keys
      self.answer = answer
    }
  }

  private static let rows = [
    Row("Enter alone chooses nothing", "\r", gives: ""),
    Row("a line feed is Enter too", " \n", gives: "a"),
    Row("Space twice chooses nothing", "  \r", gives: ""),
    Row("the answer is in input order", "l h \r", gives: "ab"),
    Row("left and right go on to the next and previous row", "ll h \r", gives: "bc"),
    Row("left stops at the first chip", "hhh \r", gives: "a"),
    Row("right stops at the last chip", "llllllll \r", gives: "f"),
    Row("j and k go up and down", "lj j k\r", gives: "df"),
    Row("arrows as ESC [", "\u{1B}[B \u{1B}[C \u{1B}[A \u{1B}[D \r", gives: "abcd"),
    Row("arrows as ESC O", "\u{1B}OB \u{1B}OC \u{1B}OA \u{1B}OD \r", gives: "abcd"),
    Row("Tab goes round from the last", "G\t \r", gives: "a"),
    Row("Shift-Tab goes round from the first", "\u{1B}[Z \r", gives: "f"),
    Row("Ctrl-N and Ctrl-P are the next and previous chip", "\u{0E}\u{0E} \u{10} \r", gives: "bc"),
    Row("g and G are the first and last chip", "G g \r", gives: "af"),
    Row("Home and End", "\u{1B}[F \u{1B}[H \r", gives: "af"),
    Row("Home and End of other terminals", "\u{1B}[4~ \u{1B}[1~ \r", gives: "af"),
    Row("a page is all three rows", "\u{1B}[6~ \u{1B}[5~ \r", gives: "ae"),
    Row("a chooses all", "a\r", gives: "abcdef"),
    Row("c chooses none", "ac\r", gives: ""),
    Row("i inverts", " i\r", gives: "bcdef"),
    Row("u takes back all that one key did", " lacu\r", gives: "abcdef"),
    Row("u takes back as far as the start", " l auu\r", gives: "a"),
    Row(
      "u has no limit", String(repeating: " ", count: 101) + String(repeating: "u", count: 101) + "\r",
      gives: ""),
    Row("a, c and i leave alone what s does not show", " l sisl\r", gives: ""),
    Row("a chip that s does not show is not chosen by a", " scas\r", gives: "a"),
    Row("the keys' page takes no other key", "?a \r? \r", gives: "a"),
    Row("q on the keys' page only closes it", "?q \r", gives: "a"),
    Row("Ctrl-L changes nothing", " \u{0C}\r", gives: "a"),
    Row("Ctrl-Z does nothing where nobody could make it go on", " \u{1A}l \r", gives: "ab"),
    Row("Ctrl-S and Ctrl-Q do not halt the terminal", "\u{13} \u{11}\r", gives: "a"),
    Row("a press beside a chip does nothing", "\u{1B}[<0;6;1M\u{1B}[<0;1;4M\u{1B}[<0;1;9M\r", gives: ""),
    Row("a press on a chip's end chooses it", "\u{1B}[<0;11;3M\r", gives: "f"),
    Row("the other buttons do nothing", "\u{1B}[<1;2;1M\u{1B}[<2;2;1M\r", gives: ""),
    Row("pasted text does nothing", "\u{1B}[200~a q\r\u{03}\u{1B}[201~ \r", gives: "a"),
    Row(
      "unknown sequences do nothing", "\u{1B}[99~\u{1B}[1;5a\u{1B}[?1;2c\u{1B}OP\u{1B}[27;5;113~ \r",
      gives: "a"),
    Row(
      "a string from the terminal does nothing", "\u{1B}]11;rgb:aaaa/cccc/qqqq\u{1B}\\\u{1B}P>|q\u{1B}\\ \r",
      gives: "a"),
    Row("unused letters, controls and other text do nothing", "zZ1\u{01}\u{0B}é日 \r", gives: "a"),
  ]

  @Test("each key does what the table of keys says", arguments: rows)
  func keys(row: Row) throws {
    let terminal = try Pseudoterminal(columns: 12, rows: 8)
    let chips = try terminal.startChips(["a", "b", "c", "d", "e", "f"])
    try terminal.waitFor("/6")
    try terminal.type(row.keys)
    #expect(try chips.wait() == Outcome(0, output: row.answer.map { "\($0)\n" }.joined()))
  }

  @Test("a sequence that comes in pieces is one key")
  func pieces() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a", "b"], environment: ["ESCDELAY": "10000"])
    try terminal.waitFor("chosen")
    for piece in ["\u{1B}", "[", "C", " ", "\r"] { try terminal.type(piece) }
    #expect(try chips.wait() == Outcome(0, output: "b\n"))
  }

  @Test("keys typed before the program starts are not lost")
  func typedBefore() throws {
    let terminal = try Pseudoterminal()
    try terminal.type(" l \r")
    let chips = try terminal.startChips(["a", "b", "c"])
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
  }

  @Test("keys typed before the first frame are not lost, however many")
  func typedAtOnce() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips((1...1000).map(String.init))
    try terminal.type(String(repeating: " l", count: 1000))
    try terminal.waitFor("1,000 of")
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: (1...1000).map { "\($0)\n" }.joined()))
  }
}
