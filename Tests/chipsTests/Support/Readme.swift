import Foundation

/// The README of the repository.
enum Readme {
  static var text: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  /// The shell commands below the sentence that starts with `beginning`.
  static func commands(below beginning: String) throws -> String {
    guard let sentence = try text.range(of: "\n" + beginning),
      let start = try text[sentence.upperBound...].range(of: "\n```sh\n"),
      let end = try text[start.upperBound...].range(of: "\n```\n")
    else { throw HarnessError("no commands below \(beginning) in the README") }
    return try String(text[start.upperBound..<end.lowerBound])
  }
}
