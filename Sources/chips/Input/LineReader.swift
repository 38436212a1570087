import ChipsModel

/// Reads an option a record, which ends with a newline or with NUL.
struct LineReader: OptionReader {
  private var splitter: RecordSplitter
  private let intake: OptionIntake

  let dropsByteOrderMark = false

  var pendingByteCount: Int { splitter.partialByteCount }

  /// - Parameter endsWithNUL: whether records end with NUL; empty ones are kept then, while empty lines are not.
  init(endsWithNUL: Bool, intake: OptionIntake) {
    splitter = RecordSplitter(terminator: endsWithNUL ? 0 : UInt8(ascii: "\n"), keepsEmpty: endsWithNUL)
    self.intake = intake
  }

  mutating func read(_ piece: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws {
    try splitter.split(piece) { try intake.add(record: $0, to: &picker) }
  }

  mutating func finish(into picker: inout Picker) throws -> Bool {
    try splitter.finish { try intake.add(record: $0, to: &picker) }
    return true
  }
}
