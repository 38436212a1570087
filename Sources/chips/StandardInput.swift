import ChipsModel
import ChipsTUI
import Glibc

/// Standard input could not be read.
struct InputError: Error, Equatable {
  let cause: SystemError
}

/// The options that come on standard input, or none when all of them are labels.
struct StandardInput: OptionSource {
  private(set) var descriptor: Int32?
  private var splitter: RecordSplitter
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter isRead: whether it is read at all.
  init(isRead: Bool, terminator: UInt8) {
    descriptor = isRead ? STDIN_FILENO : nil
    splitter = RecordSplitter(terminator: terminator)
  }

  mutating func read(into picker: inout Picker) throws {
    guard let descriptor else { return }
    let count: Int
    do {
      count = try SystemCall.read(from: descriptor, into: &buffer)
    } catch {
      // Where somebody made it non-blocking, all that was there has been taken.
      if error.code == EAGAIN { return }
      throw InputError(cause: error)
    }
    guard splitter.partialByteCount <= Options.CapacityError.byteLimit else { throw Options.CapacityError() }
    if count == 0 {
      self.descriptor = nil
      try splitter.finish { try picker.append($0) }
    } else {
      try buffer.withUnsafeBufferPointer { buffer in
        try splitter.split(UnsafeBufferPointer(rebasing: buffer[..<count])) { try picker.append($0) }
      }
    }
  }
}
