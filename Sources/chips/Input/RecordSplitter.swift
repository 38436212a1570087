import Glibc

/// Cuts a stream of bytes into records, whatever the pieces in which it comes.
struct RecordSplitter {
  /// What ends a record, and is no part of it.
  private let terminator: UInt8

  /// The start of a record whose end has not come yet.
  private var partial: [UInt8] = []

  /// The bytes of a record whose end has not come yet.
  var partialByteCount: Int { partial.count }

  private let keepsEmpty: Bool

  /// - Parameter keepsEmpty: whether there are records without a byte.
  init(terminator: UInt8, keepsEmpty: Bool) {
    self.terminator = terminator
    self.keepsEmpty = keepsEmpty
  }

  /// Takes in the next piece of the stream and calls `body` for each record that it completes.
  ///
  /// - Complexity: O(*m*) for *m* bytes, but for the calls.
  mutating func split(
    _ piece: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    var start = 0
    while let end = terminatorIndex(in: piece, from: start) {
      let record = UnsafeBufferPointer(rebasing: piece[start..<end])
      start = end + 1
      if partial.isEmpty {
        try emit(record, body)
      } else {
        partial += record
        try partial.withUnsafeBufferPointer { try emit($0, body) }
        partial.removeAll(keepingCapacity: partial.count < 1 << 16)
      }
    }
    partial += piece[start...]
  }

  /// Ends the stream. What comes after the last terminator is a record, unless it is nothing.
  mutating func finish(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    guard !partial.isEmpty else { return }
    try partial.withUnsafeBufferPointer(body)
    partial = []
  }

  /// The index of the first terminator from `start` on; `memchr` looks at many bytes at a time.
  private func terminatorIndex(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(terminator), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private func emit(
    _ record: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    if keepsEmpty || !record.isEmpty { try body(record) }
  }
}
