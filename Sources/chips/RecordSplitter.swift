import Glibc

/// Cuts a stream of bytes into records, whatever the pieces in which it comes.
struct RecordSplitter {
  /// What ends a record, and is no part of it.
  private let terminator: UInt8

  /// The start of a record whose end has not come yet.
  private var partial: [UInt8] = []

  /// Whether records without a byte are kept. Lines are not, records that end with NUL are.
  private var keepsEmpty: Bool { terminator == 0 }

  init(terminator: UInt8) {
    self.terminator = terminator
  }

  /// Takes in the next piece of the stream and calls `body` for each record that it completes.
  ///
  /// - Complexity: O(*m*) for *m* bytes, but for the calls.
  mutating func split(_ piece: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    var rest = piece
    while let end = terminatorIndex(in: rest) {
      if partial.isEmpty {
        try emit(rest[..<end], body)
      } else {
        partial += rest[..<end]
        try emit(partial[...], body)
        partial.removeAll(keepingCapacity: partial.count < 1 << 16)
      }
      rest = rest[(end + 1)...]
    }
    partial += rest
  }

  /// Ends the stream. What comes after the last terminator is a record, unless it is nothing.
  mutating func finish(_ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    guard !partial.isEmpty else { return }
    try body(partial[...])
    partial = []
  }

  /// The index of the first terminator; `memchr` looks at many bytes at a time.
  private func terminatorIndex(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, let found = memchr(start, Int32(terminator), buffer.count) else {
        return nil
      }
      return bytes.startIndex + (UnsafeRawPointer(found) - start)
    }
  }

  private func emit(_ record: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    if keepsEmpty || !record.isEmpty { try body(record) }
  }
}
