import ChipsModel

/// Reads options in JSON: an array, which is read whole first, or one value a line.
struct JSONReader: OptionReader {
  private enum Mode {
    /// As long as only blanks have come.
    case undecided
    case array, lines
  }

  private let intake: OptionIntake
  private var mode = Mode.undecided
  /// What has come of an array, or before it was decided.
  private var text: [UInt8] = []
  private var splitter = RecordSplitter(terminator: UInt8(ascii: "\n"), keepsEmpty: true)
  private var lineNumber = 1
  /// What is left of the array when it has been read.
  private var walk: JSONWalk?

  /// How many options of an array are added before keys are looked for.
  private let sliceCount = 256

  let dropsByteOrderMark = true

  var pendingByteCount: Int { text.count + splitter.partialByteCount }

  init(intake: OptionIntake) {
    self.intake = intake
  }

  mutating func read(_ piece: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws {
    guard mode != .lines else { return try readLines(piece, into: &picker) }
    text += piece
    guard mode == .undecided, let first = piece.first(where: { !JSONText.isBlank($0) }) else { return }
    mode = first == UInt8(ascii: "[") ? .array : .lines
    guard mode == .lines else { return }
    let start = text
    text = []
    try start.withUnsafeBufferPointer { try readLines($0, into: &picker) }
  }

  mutating func finish(into picker: inout Picker) throws -> Bool {
    switch mode {
    case .undecided: return true
    case .lines:
      try splitter.finish { try Self.add(line: $0, lineNumber, intake, to: &picker) }
      return true
    case .array:
      var walk = walk ?? JSONWalk(array: JSONText(bytes: text), intake: intake)
      text = []
      self.walk = nil
      for _ in 0..<sliceCount {
        guard try walk.addNext(to: &picker) else { return true }
      }
      self.walk = walk
      return false
    }
  }

  private mutating func readLines(_ piece: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws {
    var lineNumber = lineNumber
    defer { self.lineNumber = lineNumber }
    try splitter.split(piece) { line in
      try Self.add(line: line, lineNumber, intake, to: &picker)
      lineNumber += 1
    }
  }

  private static func add(
    line: UnsafeBufferPointer<UInt8>, _ lineNumber: Int, _ intake: OptionIntake, to picker: inout Picker
  ) throws {
    guard !line.allSatisfy(JSONText.isBlank) else { return }
    var walk = JSONWalk(
      value: JSONText(bytes: Array(line)), from: TextPosition(line: lineNumber), intake: intake)
    while try walk.addNext(to: &picker) {}
  }
}
