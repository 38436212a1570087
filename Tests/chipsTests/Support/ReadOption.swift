import ChipsModel

@testable import chips

/// An option as a reader has made it, for comparison with what is expected.
struct ReadOption: Equatable, CustomStringConvertible {
  let id: String
  var title: String
  var badge = ""
  var group = ""
  var isSelected = false
  var isDisabled = false

  /// - Parameter title: nil for the id.
  init(
    _ id: String, title: String? = nil, badge: String = "", group: String = "", isSelected: Bool = false,
    isDisabled: Bool = false
  ) {
    self.id = id
    self.title = title ?? id
    self.badge = badge
    self.group = group
    self.isSelected = isSelected
    self.isDisabled = isDisabled
  }

  var description: String {
    let flags = (isSelected ? " selected" : "") + (isDisabled ? " disabled" : "")
    return "\(id.debugDescription) \(title.debugDescription) [\(badge)] in '\(group)'\(flags)"
  }
}

extension Picker {
  /// All options in order.
  var readOptions: [ReadOption] {
    (0..<options.count).map { index in
      ReadOption(
        String(decoding: options.ids[index], as: UTF8.self),
        title: String(decoding: options.titles[index], as: UTF8.self),
        badge: String(decoding: options.badge(at: index), as: UTF8.self),
        group: String(decoding: options.groups[options.group(of: index)].name, as: UTF8.self),
        isSelected: selection.contains(index), isDisabled: options.isDisabled(index))
    }
  }
}

extension InputFormat {
  /// The sizes of the pieces in which every text is read: the smallest cut it between any two bytes.
  static let pieceSizes = 1...8

  /// The picker that has the options in `text`, which comes in pieces of `pieceSize` bytes.
  func picker(_ text: [UInt8], pieceSize: Int, configuration: Configuration = Configuration()) throws
    -> Picker
  {
    var picker = Picker()
    var reader = reader(configuration)
    for start in stride(from: 0, to: text.count, by: pieceSize) {
      try text[start..<min(text.count, start + pieceSize)].withUnsafeBufferPointer {
        try reader.read($0, into: &picker)
      }
      while reader.hasPendingOptions { try reader.addPending(to: &picker) }
    }
    while try !reader.finish(into: &picker) {
      while reader.hasPendingOptions { try reader.addPending(to: &picker) }
    }
    return picker
  }

  /// The options in `text`, in the same way.
  func options(_ text: String, pieceSize: Int) throws -> [ReadOption] {
    try picker(Array(text.utf8), pieceSize: pieceSize).readOptions
  }
}
