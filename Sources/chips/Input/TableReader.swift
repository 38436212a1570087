import ChipsModel

/// Reads an option a record of a table whose first record names the columns.
struct TableReader: OptionReader {
  private var splitter: TableSplitter
  private let intake: OptionIntake
  /// Nil until the first record has come.
  private var columns: TableColumns?

  let dropsByteOrderMark = true

  var pendingByteCount: Int { splitter.pendingByteCount }

  init(_ splitter: TableSplitter, intake: OptionIntake) {
    self.splitter = splitter
    self.intake = intake
  }

  mutating func read(_ piece: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws {
    var columns = columns
    defer { self.columns = columns }
    try splitter.split(piece) { try Self.add($0, of: &columns, intake, to: &picker) }
  }

  mutating func finish(into picker: inout Picker) throws -> Bool {
    var columns = columns
    try splitter.finish { try Self.add($0, of: &columns, intake, to: &picker) }
    return true
  }

  private static func add(
    _ record: TableSplitter.Record, of columns: inout TableColumns?, _ intake: OptionIntake,
    to picker: inout Picker
  ) throws {
    if let columns {
      try intake.add(try columns.entry(of: record, intake: intake, in: &picker), to: &picker)
    } else {
      columns = try TableColumns(header: record)
    }
  }
}
