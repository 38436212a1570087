import Glibc

/// A pipe, one end of which is for a child.
final class Pipe {
  private(set) var readEnd: Int32 = -1
  private(set) var writeEnd: Int32 = -1

  init() throws {
    var ends: [Int32] = [-1, -1]
    try ChildProcess.withoutStarting {
      guard pipe(&ends) == 0 else { throw HarnessError.system("pipe") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  func write(_ text: String) throws {
    try Descriptor.write(Array(text.utf8), to: writeEnd)
  }

  func write(_ bytes: [UInt8]) throws {
    try Descriptor.write(bytes, to: writeEnd)
  }

  /// Waits until its reader has taken all that was written.
  func waitUntilEmpty() throws {
    let deadline = Deadline.usual
    var count: Int32 = 0
    repeat {
      guard ioctl(readEnd, UInt(FIONREAD), &count) == 0 else { throw HarnessError.system("FIONREAD") }
      guard !deadline.isPast else { throw HarnessError("nobody reads the pipe; \(count) bytes are left") }
      sched_yield()
    } while count > 0
  }
}
