import ChipsModel
import ChipsTUI
import Glibc

/// Options as they are printed.
struct Answer<Indices: Sequence<Int>> {
  private let options: Options
  private let indices: Indices
  private let terminator: UInt8

  /// The bytes that are collected before they are written.
  private let pieceSize = 1 << 18

  init(_ indices: Indices, of options: Options, terminator: UInt8) {
    self.options = options
    self.indices = indices
    self.terminator = terminator
  }

  /// Writes the bytes of each option exactly as they came, the terminator after each.
  func write(to descriptor: Int32) throws(SystemError) {
    var piece: [UInt8] = []
    for index in indices {
      piece += options[index]
      piece.append(terminator)
      if piece.count >= pieceSize {
        try SystemCall.write(piece, to: descriptor)
        piece.removeAll(keepingCapacity: true)
      }
    }
    try SystemCall.write(piece, to: descriptor)
  }
}
