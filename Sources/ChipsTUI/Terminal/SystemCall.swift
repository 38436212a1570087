import Glibc

/// A system call that failed.
package struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What the system says about it, such as `No space left on device`.
  package var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}

/// The one door to the system's calls: a result of -1 becomes an error, an interruption by a signal another try.
package enum SystemCall {
  /// The result of `body`, called again for as long as a signal interrupts it.
  ///
  /// - Throws: `SystemError` when the result is -1.
  @discardableResult
  package static func retrying<Result: SignedInteger>(_ body: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// Writes all of `bytes`, in as many pieces as it takes, also where somebody made the descriptor non-blocking.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest)
        do throws(SystemError) {
          rest = rest.dropFirst(try retrying { Glibc.write(descriptor, piece.baseAddress, piece.count) })
        } catch {
          guard error.code == EAGAIN else { throw error }
          var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&polled, 1, -1)
        }
      }
    }
  }

  /// Waits until `descriptor` can be read, or is at its end; not longer than so many milliseconds, if that is not nil.
  ///
  /// - Returns: whether that is so.
  @discardableResult
  package static func waitToRead(from descriptor: Int32, milliseconds: Double? = nil) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = try? retrying { poll(&polled, 1, milliseconds.map { Int32($0.rounded(.up)) } ?? -1) }
    return count == 1
  }

  /// Reads what there is into the start of `buffer`, waiting for the first byte.
  ///
  /// - Returns: how many bytes were read; 0 at the end.
  package static func read(from descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
      try retrying { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    }
  }
}
