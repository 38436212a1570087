import ChipsModel
import ChipsTUI
import Glibc

/// The chosen options, as they are printed.
struct Answer {
  private let picker: Picker
  private let terminator: UInt8

  /// The bytes that are collected before they are written.
  private static let pieceSize = 1 << 18

  init(of picker: Picker, terminator: UInt8) {
    self.picker = picker
    self.terminator = terminator
  }

  /// Writes the bytes of each chosen option exactly as they came, in input order, the terminator after each.
  func write(to descriptor: Int32) throws(SystemError) {
    var piece: [UInt8] = []
    for index in picker.selection.indices {
      piece += picker.options[index]
      piece.append(terminator)
      if piece.count >= Self.pieceSize {
        try SystemCall.write(piece, to: descriptor)
        piece.removeAll(keepingCapacity: true)
      }
    }
    try SystemCall.write(piece, to: descriptor)
  }
}
