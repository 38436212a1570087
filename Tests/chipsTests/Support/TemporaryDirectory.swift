import Foundation

/// A directory that is there for as long as this is.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "chips-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes the file `name`.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Makes the file `name` of `bytes`.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// The bytes of the file `name`.
  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// The text of the file `name`.
  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }
}
