import ChipsModel

/// All options that are present, one a line, under the names of their groups: text in pieces, as there may be a million.
package struct OptionList: Sequence, IteratorProtocol {
  private let picker: Picker
  private let words: OptionWords
  private var nextIndex = 0

  /// The group of the option before.
  private var earlierGroup = Groups.none

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
      let index = nextIndex
      nextIndex += 1
      guard picker.presence.contains(index) else { continue }
      let group = options.group(of: index)
      if group != earlierGroup { piece += words.heading(of: group, in: options) + "\n" }
      earlierGroup = group
      piece += words.description(of: index, in: picker) + "\n"
    }
    return piece.isEmpty ? nil : piece
  }
}
