import Testing

@testable import chips

@Suite struct RecordSplitterTests {
  /// The records of `text`, which comes in pieces of `pieceSize` bytes.
  private func records(_ text: [UInt8], terminator: UInt8, pieceSize: Int) -> [[UInt8]] {
    var splitter = RecordSplitter(terminator: terminator, keepsEmpty: terminator == 0)
    var records: [[UInt8]] = []
    for start in stride(from: 0, to: text.count, by: pieceSize) {
      text[start..<min(text.count, start + pieceSize)].withUnsafeBufferPointer { piece in
        splitter.split(piece) { records.append(Array($0)) }
      }
    }
    splitter.finish { records.append(Array($0)) }
    return records
  }

  @Test(
    "Lines: empty ones are skipped, a last one needs no end, a CR is part of its line",
    arguments: [
      ("", []), ("\n\n", []), ("a\nb\n", ["a", "b"]), ("a\n\n\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a\r", "b\r"]),
      (" a \n\t\n", [" a ", "\t"]), ("a\0b\n", ["a\0b"]), ("# a\n", ["# a"]),
    ])
  func lines(text: String, expected: [String]) {
    for pieceSize in 1...8 {
      let records = records(Array(text.utf8), terminator: 0x0A, pieceSize: pieceSize)
      #expect(records == expected.map { Array($0.utf8) }, "in pieces of \(pieceSize)")
    }
  }

  @Test(
    "Records that end with NUL: empty ones are kept, newlines are part of them",
    arguments: [
      ("", []), ("\0", [""]), ("a\nb\0\0c\0", ["a\nb", "", "c"]), ("a\0b", ["a", "b"]), ("\0\0", ["", ""]),
    ])
  func nulRecords(text: String, expected: [String]) {
    for pieceSize in 1...8 {
      let records = records(Array(text.utf8), terminator: 0, pieceSize: pieceSize)
      #expect(records == expected.map { Array($0.utf8) }, "in pieces of \(pieceSize)")
    }
  }
}
