import ChipsModel

/// Makes options of the bytes of standard input, whatever the pieces in which they come.
protocol OptionReader {
  /// Whether a byte order mark at the start is no part of the text.
  var dropsByteOrderMark: Bool { get }

  /// The bytes that are kept because their record has not ended yet.
  var pendingByteCount: Int { get }

  /// Whether options that have come are not added yet, as that would take longer than a key may wait.
  var hasPendingOptions: Bool { get }

  /// Adds some of the options that have come and are not added yet.
  mutating func addPending(to picker: inout Picker) throws

  /// Adds the options that `piece` completes; not to be called while some are pending.
  ///
  /// - Throws: `InputError`, and what `Picker.append` throws.
  mutating func read(_ piece: UnsafeBufferPointer<UInt8>, into picker: inout Picker) throws

  /// Adds what is left after the last piece, or a part of it that takes no longer than a key may wait.
  ///
  /// - Returns: whether that was all.
  mutating func finish(into picker: inout Picker) throws -> Bool
}

extension OptionReader {
  var hasPendingOptions: Bool { false }

  mutating func addPending(to picker: inout Picker) throws {}
}

extension InputFormat {
  /// What reads options that are written so.
  func reader(_ configuration: Configuration) -> any OptionReader {
    let intake = OptionIntake(configuration)
    return switch self {
    case .lines: LineReader(endsWithNUL: configuration.readsNUL, intake: intake)
    case .tsv: TableReader(TableSplitter(separator: UInt8(ascii: "\t"), isQuoted: false), intake: intake)
    case .csv: TableReader(TableSplitter(separator: UInt8(ascii: ","), isQuoted: true), intake: intake)
    case .json: JSONReader(intake: intake)
    }
  }
}
