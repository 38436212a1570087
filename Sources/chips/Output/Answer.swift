import ChipsModel
import ChipsTUI

/// The chosen options as they are printed.
struct Answer<Indices: Sequence<Int>> {
  let options: Options
  /// Can be gone through more than once.
  let indices: Indices
  let format: AnswerFormat

  /// The bytes that are collected before they are written.
  private let pieceSize = 1 << 18

  init(_ indices: Indices, of options: Options, format: AnswerFormat) {
    self.indices = indices
    self.options = options
    self.format = format
  }

  /// Whether something is printed as U+FFFD because it is not UTF-8.
  var isRepaired: Bool {
    format == .json && indices.contains { String(validating: options.ids[$0], as: UTF8.self) == nil }
  }

  /// Writes the answer: everything, or nothing where it cannot be written in its format.
  ///
  /// - Throws: `AnswerError` before anything is written; `SystemError`.
  func write(to descriptor: Int32) throws {
    if format == .shell, indices.contains(where: { options.ids[$0].contains(0) }) {
      throw AnswerError.nulInShellWord
    }
    let ids = options.ids
    let separator = format.separator
    var piece = format.start
    var isEmpty = true
    for index in indices {
      if !isEmpty { piece += separator }
      isEmpty = false
      format.append(ids[index], to: &piece)
      if piece.count >= pieceSize {
        try SystemCall.write(piece, to: descriptor)
        piece.removeAll(keepingCapacity: true)
      }
    }
    if !isEmpty || format.printsEmptyAnswer { piece += format.end }
    try SystemCall.write(piece, to: descriptor)
  }
}

/// Something that cannot be printed in the format that was asked for.
enum AnswerError: Error, Equatable {
  /// No word of a shell can hold NUL.
  case nulInShellWord
}
