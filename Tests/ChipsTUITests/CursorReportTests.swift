import Testing

@testable import ChipsTUI

@Suite struct CursorReportTests {
  @Test(
    "A report is taken out of what came, and nothing else",
    arguments: [
      ("\u{1B}[12;5R", 11, ""), ("a\u{1B}[1;1Rb", 0, "ab"),
      ("\u{1B}[A\u{1B}[3;70R\u{1B}[B", 2, "\u{1B}[A\u{1B}[B"),
      ("\u{1B}[3;7", nil, "\u{1B}[3;7"), ("\u{1B}[1;5A", nil, "\u{1B}[1;5A"), ("\u{1B}[7R", nil, "\u{1B}[7R"),
      ("\u{1B}[0;0R", nil, "\u{1B}[0;0R"), ("", nil, ""),
    ])
  func take(text: String, row: Int?, rest: String) {
    var bytes = Array(text.utf8)
    #expect(CursorReport.take(from: &bytes)?.row == row)
    #expect(bytes == Array(rest.utf8))
  }
}
