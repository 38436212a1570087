/// Strings of bytes in order, all of them in one buffer with nothing between.
///
/// Nothing here decodes text; bytes that are not UTF-8 are as good as any.
package struct ByteStrings: Equatable, Sendable {
  private var bytes: [UInt8] = []

  /// For each string the offset in `bytes` just past its last byte; 32 bits, as a million offsets are kept.
  private var ends: [UInt32] = []

  package init() {}

  /// More bytes than an offset can count.
  package struct CapacityError: Error, Equatable {
    /// How many bytes there is room for.
    package static let byteLimit = Int(UInt32.max)

    package init() {}
  }

  package var count: Int { ends.count }

  package var isEmpty: Bool { ends.isEmpty }

  /// The bytes of all strings together.
  package var byteCount: Int { bytes.count }

  /// The string at `index`.
  ///
  /// - Complexity: O(1); the slice shares the buffer.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  /// Adds a string, of which the bytes are lent, after all others.
  ///
  /// - Throws: `CapacityError` when the strings together would exceed 4 GiB; nothing is added then.
  /// - Complexity: amortized O(*m*) for *m* bytes.
  @inline(__always)
  package mutating func append(_ string: UnsafeBufferPointer<UInt8>) throws(CapacityError) {
    guard bytes.count + string.count <= CapacityError.byteLimit else { throw CapacityError() }
    bytes.append(contentsOf: string)
    ends.append(UInt32(bytes.count))
  }

  /// The same with a string that is not lent.
  package mutating func append(_ string: ArraySlice<UInt8>) throws(CapacityError) {
    try string.withUnsafeBufferPointer { string throws(CapacityError) in try append(string) }
  }

  /// Takes out all strings and keeps the room they had.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Lends `body` the strings without the cost of sharing the buffer for each.
  package func withLent<R>(_ body: (Lent) throws -> R) rethrows -> R {
    try bytes.withUnsafeBufferPointer { bytes in
      try ends.withUnsafeBufferPointer { ends in try body(Lent(bytes: bytes, ends: ends)) }
    }
  }

  /// The strings while they are lent.
  package struct Lent {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let ends: UnsafeBufferPointer<UInt32>

    /// The string at `index`, which must be one of them: its bounds are those that were kept for it.
    package subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
      let start = index == 0 ? 0 : Int(ends[index - 1])
      return UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[index])])
    }
  }
}
