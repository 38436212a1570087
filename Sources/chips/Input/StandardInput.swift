import ChipsModel
import ChipsTUI
import Glibc

/// The options that come on standard input, or none when all of them are labels.
struct StandardInput: OptionSource {
  private(set) var descriptor: Int32?
  private var reader: any OptionReader
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var isAtEnd = false

  /// How many bytes of a byte order mark have come, of which nothing is known yet; nil when it is past or may be text.
  private var markByteCount: Int?

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Parameter isRead: whether it is read at all.
  init(isRead: Bool, reader: any OptionReader) {
    descriptor = isRead ? STDIN_FILENO : nil
    self.reader = reader
    markByteCount = reader.dropsByteOrderMark ? 0 : nil
  }

  var hasPendingOptions: Bool { reader.hasPendingOptions }

  mutating func read(into picker: inout Picker) throws {
    guard let descriptor else { return }
    if reader.hasPendingOptions { return try reader.addPending(to: &picker) }
    guard reader.pendingByteCount <= ByteStrings.CapacityError.byteLimit else {
      throw ByteStrings.CapacityError()
    }
    if !isAtEnd {
      let count: Int
      do {
        count = try SystemCall.read(from: descriptor, into: &buffer)
      } catch {
        // Where somebody made it non-blocking, all that was there has been taken.
        if error.code == EAGAIN { return }
        throw InputError.system(error)
      }
      isAtEnd = count == 0
      try take(count, into: &picker)
    }
    // The end of the input can be waited for again, until all of it has been taken.
    if isAtEnd, !reader.hasPendingOptions, try reader.finish(into: &picker) { self.descriptor = nil }
  }

  /// Gives the first `count` bytes of the buffer to the reader, without a byte order mark; 0 at the end of the input.
  private mutating func take(_ count: Int, into picker: inout Picker) throws {
    var start = 0
    if let earlier = markByteCount {
      let mark = Self.byteOrderMark
      while start < count, earlier + start < mark.count, buffer[start] == mark[earlier + start] { start += 1 }
      let found = earlier + start
      let mayGoOn = start == count && count > 0 && found < mark.count
      markByteCount = mayGoOn ? found : nil
      if mayGoOn { return }
      if found < mark.count {
        try Array(mark[..<found]).withUnsafeBufferPointer { try reader.read($0, into: &picker) }
      }
    }
    try buffer.withUnsafeBufferPointer { buffer in
      try reader.read(UnsafeBufferPointer(rebasing: buffer[start..<count]), into: &picker)
    }
  }
}
