import Glibc

/// The point in time at which waiting is given up.
struct Deadline {
  private let end: ContinuousClock.Instant

  /// The longest that anything is waited for: far longer than it takes on a busy machine.
  static var usual: Deadline { Deadline(after: .seconds(20)) }

  init(after duration: Duration) {
    end = .now + duration
  }

  var isPast: Bool { .now >= end }

  /// Waits until one of `descriptors` can be read or has been closed at its other end.
  ///
  /// - Returns: those for which that is so; none when the deadline has passed.
  func waitToRead(_ descriptors: [Int32]) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    repeat {
      let left = max(.zero, end - .now).components
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      if poll(&polled, nfds_t(polled.count), Int32(milliseconds)) > 0 {
        return polled.filter { $0.revents != 0 }.map(\.fd)
      }
    } while !isPast
    return []
  }
}
