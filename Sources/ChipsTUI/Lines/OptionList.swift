import ChipsModel

/// All options, one a line, under the names of their groups: text in pieces, as there may be a million.
package struct OptionList: Sequence, IteratorProtocol {
  private let picker: Picker
  private let words: OptionWords
  private var nextIndex = 0

  /// A piece has at least so many bytes, but for the last.
  private static let pieceSize = 1 << 16

  init(of picker: Picker, words: OptionWords) {
    self.picker = picker
    self.words = words
  }

  package mutating func next() -> String? {
    let options = picker.options
    var piece = ""
    while nextIndex < options.count, piece.utf8.count < Self.pieceSize {
      let group = options.group(of: nextIndex)
      let earlier = nextIndex == 0 ? Groups.none : options.group(of: nextIndex - 1)
      if group != earlier { piece += words.heading(of: group, in: options) + "\n" }
      piece += words.description(of: nextIndex, in: picker) + "\n"
      nextIndex += 1
    }
    return piece.isEmpty ? nil : piece
  }
}
