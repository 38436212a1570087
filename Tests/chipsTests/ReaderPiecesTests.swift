import ChipsModel
import TestSupport
import Testing

@testable import chips

@Suite("Readers of any text") struct ReaderPiecesTests {
  /// A format, and the parts that texts of it are made of, in whatever order.
  struct Row: CustomTestStringConvertible {
    let format: InputFormat
    var starts = [""]
    let parts: [String]
    var testDescription: String { format.rawValue }
  }

  private static let rows = [
    Row(format: .lines, parts: ["a", "\n", "\r", "\0", "é"]),
    Row(
      format: .tsv, starts: ["", "id\ttitle\n", "selected\tid\r\n"],
      parts: ["id", "\t", "\"", "\n", "\r\n", "yes", "é", "a\tb\n"]),
    Row(
      format: .csv, starts: ["", "id,title\n", "selected,\"id\"\r\n"],
      parts: ["id", ",", "\"", "\n", "\r", "yes", "é", "a,b\n", "\"\"", "\"a\nb\",", "\"b\"\r\n"]),
    Row(
      format: .json, starts: ["", "[", "{", "\"a\"\n", "[{\"group\":\"G\",\"options\":["],
      parts: [
        "[", "]", "{", "}", ",", ":", "\"", "\\", " ", "\n", "\r\n", "1", "-", "true", "\"é\"", "\"id\":",
        "\"title\":1",
        "\"options\":[", "\"selected\":", "\"limit\":1,", "{\"id\":1},", "\\u00e9", "\"b\"\n",
      ]),
  ]

  /// What is read of `text`, which comes in pieces of `pieceSize` bytes.
  private func result(_ text: String, _ format: InputFormat, pieceSize: Int) -> Result<
    [ReadOption], InputError
  > {
    do {
      return .success(try format.options(text, pieceSize: pieceSize))
    } catch let error as InputError {
      return .failure(error)
    } catch {
      Issue.record(error)
      return .success([])
    }
  }

  @Test("It is read or refused, and alike in pieces of every size", arguments: rows)
  func anyText(row: Row) throws {
    var generator = SeededGenerator(seed: 1)
    var counts = (read: 0, refused: 0)
    for _ in 0..<1000 {
      let parts = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
        row.parts.randomElement(using: &generator)
      }
      let text = (row.starts.randomElement(using: &generator) ?? "") + parts.joined()
      let whole = result(text, row.format, pieceSize: max(1, text.utf8.count))
      for pieceSize in InputFormat.pieceSizes {
        #expect(
          result(text, row.format, pieceSize: pieceSize) == whole,
          "\(text.debugDescription) in pieces of \(pieceSize)")
      }
      if case .success = whole { counts.read += 1 } else { counts.refused += 1 }
    }
    // Neither is so rare that nothing was tried.
    #expect(counts.read > 20)
    #expect(counts.refused > 20 || row.format == .lines)
  }
}
