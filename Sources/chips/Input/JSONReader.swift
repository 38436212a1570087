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
  private var splitter = RecordSplitter(terminator: newline, keepsEmpty: true)
  private var lineNumber = 1
  /// What is left of the array when it has been read, or of a line.
  private var walk: JSONWalk?
  /// Whether all of the array has been taken.
  private var isWalked = false
  /// Lines that have come after the one that is not all added.
  private var heldLines: [UInt8] = []

  private static let newline = UInt8(ascii: "\n")

  /// How many options are added before keys are looked for.
  private let sliceCount = 256

  let dropsByteOrderMark = true

  var pendingByteCount: Int { text.count + heldLines.count + splitter.partialByteCount }

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
      var last: [UInt8] = []
      splitter.finish { last = Array($0) }
      if !last.isEmpty { try begin(line: last, in: &picker) }
      // What is left of it is pending then.
      return walk == nil
    case .array:
      guard !isWalked else { return walk == nil }
      isWalked = true
      walk = JSONWalk(array: JSONText(bytes: text), intake: intake)
      text = []
      return false
    }
  }

  var hasPendingOptions: Bool { walk != nil }

  mutating func addPending(to picker: inout Picker) throws {
    guard var walk else { return }
    // Or it would be copied to be changed.
    self.walk = nil
    for _ in 0..<sliceCount {
      guard try walk.addNext(to: &picker) else { return try readHeldLines(into: &picker) }
    }
    self.walk = walk
  }

  // MARK: Lines

  private mutating func readLines(_ piece: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws {
    var splitter = splitter
    self.splitter = RecordSplitter(terminator: Self.newline, keepsEmpty: true)
    defer { self.splitter = splitter }
    try splitter.split(piece) { try take(line: $0, into: &picker) }
  }

  /// Takes the lines that had to wait for the one before them.
  private mutating func readHeldLines(into picker: inout Picker) throws {
    let lines = heldLines
    heldLines = []
    var splitter = RecordSplitter(terminator: Self.newline, keepsEmpty: true)
    try lines.withUnsafeBufferPointer { lines in
      try splitter.split(lines) { try take(line: $0, into: &picker) }
    }
  }

  private mutating func take(line: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws {
    if walk == nil {
      try begin(line: Array(line), in: &picker)
    } else {
      heldLines += line
      heldLines.append(Self.newline)
    }
  }

  /// Adds the options of the next line, or so many of them.
  private mutating func begin(line: [UInt8], in picker: inout Picker) throws {
    defer { lineNumber += 1 }
    guard !line.allSatisfy(JSONText.isBlank) else { return }
    var walk = JSONWalk(
      value: JSONText(bytes: line), from: TextPosition(line: lineNumber), intake: intake)
    for _ in 0..<sliceCount {
      guard try walk.addNext(to: &picker) else { return }
    }
    self.walk = walk
  }
}
