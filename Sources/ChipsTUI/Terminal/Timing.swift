import Glibc

/// When the loop has to wake up although nothing has happened.
struct Timing {
  /// What there is to wait for.
  enum Event: Int, CaseIterable {
    /// After the last byte: an ESC that nothing follows is the key Esc.
    case escape
    /// After the last key: giving up.
    case timeout
    /// After the start: a frame is drawn even if there are no options yet.
    case firstFrame
    /// After the start: it is said that options are read, where nothing else shows it.
    case readingNotice
    /// After a change of the size: all is drawn again.
    case newSize
    /// After the last frame: options that have arrived since are drawn.
    case nextFrame
  }

  /// The longest that options are read, or searched, without looking for keys, in milliseconds: half of what a key may
  /// have to wait, as one can follow the other.
  static let slice = 6.0

  /// How long a frame may have been drawn without knowing of the terminal's newest size, in milliseconds.
  static let recentFrames = 500.0

  /// How long after the newest size a terminal may have another one already and not have told of it, in milliseconds: tmux
  /// tells of sizes a quarter of a second apart.
  static var sizeDelay: Double { Environment["TMUX"] == nil ? 0 : 270 }

  /// How long the terminal may take to tell where its cursor is, in milliseconds.
  static let cursorReport = 200.0

  /// How many keys are handled before the clock is looked at.
  static let keysAtATime = 16

  /// How many options are searched before the clock is looked at.
  static let searchedAtATime = 4096

  /// How long each event takes, in milliseconds; infinite for one that never comes.
  private let delays: [Double]

  /// When each event is due.
  private var dueTimes: [Instant]

  /// - Parameters:
  ///   - timeout: in seconds; nil for none.
  ///   - isInline: whether drawing depends on what the terminal has made of what was drawn before.
  init(timeout: Double?, isInline: Bool = false) {
    delays = Event.allCases.map { event in
      switch event {
      case .escape: Self.escapeDelay
      case .timeout: timeout.map { $0 * 1000 } ?? .infinity
      case .firstFrame: 100
      case .readingNotice: 1000
      case .newSize: isInline ? Self.sizeDelay : 0
      case .nextFrame: 40
      }
    }
    let now = Instant.now
    dueTimes = delays.map { now + $0 }
  }

  /// Begins to wait for `event` anew.
  mutating func restart(_ event: Event) {
    dueTimes[event.rawValue] = Instant.now + delays[event.rawValue]
  }

  func isPast(_ event: Event) -> Bool {
    dueTimes[event.rawValue] <= Instant.now
  }

  /// The milliseconds until the first of `events`, as `poll` takes them; nil when none of them ever comes.
  func wait(for events: [Event]) -> Int32? {
    guard let first = events.map({ dueTimes[$0.rawValue] }).min() else { return nil }
    let milliseconds = first.milliseconds(since: .now)
    // An hour at most at a time: the loop then looks again.
    return milliseconds.isInfinite ? nil : Int32(max(0, min(milliseconds.rounded(.up), 3_600_000)))
  }

  /// 25 ms, or what ESCDELAY says, as in other programs on curses.
  private static var escapeDelay: Double {
    guard let delay = Environment["ESCDELAY"].flatMap(Double.init), (0...10_000).contains(delay) else {
      return 25
    }
    return delay
  }
}

/// A point in time, in milliseconds of a clock that only goes forward.
struct Instant: Comparable {
  private let milliseconds: Double

  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(milliseconds: Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000)
  }

  static func + (instant: Instant, milliseconds: Double) -> Instant {
    Instant(milliseconds: instant.milliseconds + milliseconds)
  }

  static func < (one: Instant, other: Instant) -> Bool { one.milliseconds < other.milliseconds }

  /// How many milliseconds it is after `other`.
  func milliseconds(since other: Instant) -> Double { milliseconds - other.milliseconds }
}
