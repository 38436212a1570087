/// The options in the order in which they came, each a record of bytes, all of them in one buffer.
///
/// An option's index is its identity: options never move and are never dropped. Nothing here decodes text; bytes that
/// are not UTF-8 are as good as any.
package struct Options: Sendable {
  /// The records' bytes, one after the other with nothing between.
  private var bytes: [UInt8] = []

  /// For each option the offset in `bytes` just past its last byte; 32 bits, as a million offsets are kept.
  private var ends: [UInt32] = []

  package init() {}

  /// More bytes than an offset can count.
  package struct CapacityError: Error, Equatable {
    /// How many bytes of records there is room for.
    package static let byteLimit = Int(UInt32.max)

    package init() {}
  }

  package var count: Int { ends.count }

  package var isEmpty: Bool { ends.isEmpty }

  /// The bytes of the option at `index`, exactly as they came.
  ///
  /// - Complexity: O(1); the slice shares the buffer.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[range(at: index)]
  }

  /// Adds an option after all others.
  ///
  /// - Throws: `CapacityError`; nothing is added then.
  package mutating func append(_ record: [UInt8]) throws {
    try record.withUnsafeBufferPointer { try append($0) }
  }

  /// Adds an option, of which the bytes are lent, after all others.
  ///
  /// - Throws: `CapacityError` when the records together would exceed 4 GiB; nothing is added then.
  /// - Complexity: amortized O(*m*) for *m* bytes.
  package mutating func append(_ record: UnsafeBufferPointer<UInt8>) throws {
    guard bytes.count + record.count <= CapacityError.byteLimit else { throw CapacityError() }
    bytes.append(contentsOf: record)
    ends.append(UInt32(bytes.count))
  }

  /// Lends `body` the records without the cost of sharing the buffer for each.
  package func withRecords<R>(_ body: (Records) throws -> R) rethrows -> R {
    try bytes.withUnsafeBufferPointer { bytes in
      try ends.withUnsafeBufferPointer { ends in try body(Records(bytes: bytes, ends: ends)) }
    }
  }

  /// The records while they are lent.
  package struct Records {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let ends: UnsafeBufferPointer<UInt32>

    /// The bytes of the record at `index`, which must be one of them: its bounds are those that were kept for it.
    package subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
      let start = index == 0 ? 0 : Int(ends[index - 1])
      return UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[index])])
    }
  }

  private func range(at index: Int) -> Range<Int> {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return start..<Int(ends[index])
  }
}
