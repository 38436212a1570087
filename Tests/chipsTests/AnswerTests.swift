import Foundation
import TestSupport
import Testing

@testable import chips

@Suite struct AnswerTests {
  /// What is chosen, and what is printed for it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let format: AnswerFormat
    let options: [String]
    let output: String

    init(_ name: String, _ format: AnswerFormat, _ options: [String], _ output: String) {
      (testDescription, self.format, self.options, self.output) = (name, format, options, output)
    }
  }

  private static let lines = AnswerFormat.separated(by: [0x0A])
  private static let commas = AnswerFormat.separated(by: Array(", ".utf8))

  private static let rows = [
    Row("lines of none", lines, [], ""),
    Row("lines of one", lines, ["a"], "a\n"),
    Row("lines of several", lines, ["a", "", "b\n"], "a\n\nb\n\n"),
    Row("lines of an empty one", lines, [""], "\n"),
    Row("a separator for none", commas, [], ""),
    Row("a separator for one", commas, ["a"], "a\n"),
    Row("a separator between several", commas, ["a", "", "b, c"], "a, , b, c\n"),
    Row("an empty separator", .separated(by: []), ["a", "b"], "ab\n"),
    Row("an empty separator for none", .separated(by: []), [], ""),
    Row("null of none", .null, [], ""),
    Row("null of one", .null, ["a"], "a\0"),
    Row("null of several", .null, ["a", "", "b\n"], "a\0\0b\n\0"),
    Row("null of an empty one", .null, [""], "\0"),
    Row("json of none", .json, [], "[]\n"),
    Row("json of one", .json, ["a"], "[\"a\"]\n"),
    Row("json of several", .json, ["a", "", "b"], "[\"a\",\"\",\"b\"]\n"),
    Row("json escapes", .json, ["\"\\/\u{8}\u{C}\n\r\t\0\u{1F}"], #"["\"\\/\b\f\n\r\t\u0000\u001f"]"# + "\n"),
    Row("json beyond ASCII", .json, ["Žižkov", "e\u{301}", "😀"], "[\"Žižkov\",\"e\u{301}\",\"😀\"]\n"),
    Row("shell of none", .shell, [], ""),
    Row("shell of one", .shell, ["a"], "'a'\n"),
    Row("shell of several", .shell, ["a b", "", "c\n"], "'a b' '' 'c\n'\n"),
    Row("shell of an empty one", .shell, [""], "''\n"),
    Row(
      "shell quotes", .shell, ["it's", "'", "$HOME `id` \\ \"x\""],
      #"'it'\''s' ''\''' '$HOME `id` \ "x"'"# + "\n"),
  ]

  @Test("An answer is printed in its format, to the byte", arguments: rows)
  func printed(row: Row) throws {
    let answer = try PrintedAnswer(row.options.map { Array($0.utf8) }, format: row.format)
    #expect(answer.bytes == Array(row.output.utf8), "\(String(decoding: answer.bytes, as: UTF8.self))")
    #expect(!answer.isRepaired)
  }

  @Test("Only json repairs bytes that are not UTF-8, and tells")
  func repaired() throws {
    let options: [[UInt8]] = [[0x61, 0xE9], [0xFF, 0xFE]]
    let json = try PrintedAnswer(options, format: .json)
    #expect(json.bytes == Array("[\"a\u{FFFD}\",\"\u{FFFD}\u{FFFD}\"]\n".utf8))
    #expect(json.isRepaired)
    let others: [(AnswerFormat, [UInt8])] = [
      (Self.lines, [0x61, 0xE9, 0x0A, 0xFF, 0xFE, 0x0A]), (.null, [0x61, 0xE9, 0, 0xFF, 0xFE, 0]),
      (.shell, [0x27, 0x61, 0xE9, 0x27, 0x20, 0x27, 0xFF, 0xFE, 0x27, 0x0A]),
    ]
    for (format, bytes) in others {
      let answer = try PrintedAnswer(options, format: format)
      #expect(answer.bytes == bytes, "\(format)")
      #expect(!answer.isRepaired, "\(format)")
    }
  }

  @Test("null can be split into the same bytes again", arguments: 1...20 as ClosedRange<UInt64>)
  func nullRoundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let options = (0..<50).map { _ in generator.bytes(upTo: 20, frequent: [0x0A, 0x0D], without: [0]) }
    let printed = try PrintedAnswer(options, format: .null).bytes
    #expect(printed.last == 0)
    let parts = printed.dropLast().split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    #expect(parts == options)
  }

  @Test("json can be decoded into the same text again", arguments: 1...20 as ClosedRange<UInt64>)
  func jsonRoundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let options = (0..<50).map { _ in Array(generator.text(upTo: 20).utf8) }
    let answer = try PrintedAnswer(options, format: .json)
    let decoded = try JSONDecoder().decode([String].self, from: Data(answer.bytes))
    // Their bytes, as strings are equal when they only look so.
    #expect(decoded.map { Array($0.utf8) } == options)
    #expect(!answer.isRepaired)
    #expect(answer.bytes.firstIndex(of: 0x0A) == answer.bytes.count - 1)
  }

  @Test(
    "json of any bytes is valid, and tells when it is not the same", arguments: 1...20 as ClosedRange<UInt64>)
  func jsonOfBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let option = generator.bytes(upTo: 4, frequent: Array("Aé\u{800}\"".utf8))
      let answer = try PrintedAnswer([option], format: .json)
      let decoded = try JSONDecoder().decode([String].self, from: Data(answer.bytes)).map { Array($0.utf8) }
      #expect(decoded == [Array(String(decoding: option, as: UTF8.self).utf8)])
      #expect(answer.isRepaired == (decoded != [option]), "\(option)")
    }
  }

  @Test(
    "An answer larger than what is collected at a time is whole",
    arguments: [lines, commas, .null, .json, .shell])
  func large(format: AnswerFormat) throws {
    let options = (0..<3).map { [UInt8](repeating: UInt8(ascii: "a") + $0, count: 200_000) }
    var expected = format.start
    for (place, option) in options.enumerated() {
      if place > 0 { expected += format.separator }
      format.append(option[...], to: &expected)
    }
    #expect(try PrintedAnswer(options, format: format).bytes == expected + format.end)
  }
}
