import Glibc

/// What the loop has been waiting for and may now read.
struct Readiness: OptionSet {
  let rawValue: Int

  static let signals = Readiness(rawValue: 1)
  static let keys = Readiness(rawValue: 2)
  static let options = Readiness(rawValue: 4)
  /// The terminal is gone.
  static let hangUp = Readiness(rawValue: 8)

  /// Waits until a descriptor can be read, for at most so many milliseconds, for ever where that is nil.
  ///
  /// - Parameter takesKeys: whether keys are waited for; if not, they wait.
  /// - Returns: nothing also when a signal's handler has run; the next call then tells of the signal.
  static func wait(
    terminal: Int32, takesKeys: Bool = true, signals: Int32, options: Int32?, milliseconds: Int32?
  ) -> Readiness {
    var polled = [terminal, signals, options ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if !takesKeys { polled[0].events = 0 }
    guard poll(&polled, nfds_t(polled.count), milliseconds ?? -1) > 0 else { return [] }
    func happened(_ place: Int, _ events: Int32) -> Bool { Int32(polled[place].revents) & events != 0 }
    let gone = POLLHUP | POLLERR | POLLNVAL
    var readiness = Readiness()
    if happened(0, POLLIN) { readiness.insert(.keys) }
    if happened(0, gone) { readiness.insert(.hangUp) }
    if happened(1, POLLIN) { readiness.insert(.signals) }
    if happened(2, POLLIN | gone) { readiness.insert(.options) }
    return readiness
  }
}
