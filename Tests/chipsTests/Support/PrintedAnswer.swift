import ChipsModel
import Glibc
import TestSupport

@testable import chips

/// An answer in which all of `options` are chosen, and what is printed for it.
struct PrintedAnswer {
  /// Whether something was printed as U+FFFD.
  let isRepaired: Bool
  let bytes: [UInt8]

  init(_ options: [[UInt8]], format: AnswerFormat) throws {
    let file = try Descriptor.unnamedFile()
    defer { close(file) }
    try self.init(options, format: format, printedTo: file)
  }

  /// - Parameter file: an empty file, open for reading and writing.
  init(_ options: [[UInt8]], format: AnswerFormat, printedTo file: Int32) throws {
    var all = Options()
    for option in options { try all.append(option) }
    let answer = Answer(0..<options.count, of: all, format: format)
    try answer.write(to: file)
    bytes = Descriptor.contents(of: file)
    isRepaired = answer.isRepaired
  }
}
