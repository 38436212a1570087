import ChipsModel
import Glibc

/// Where options come from.
package protocol OptionSource {
  /// What to wait for until there is something to read; nil when all has been read.
  var descriptor: Int32? { get }

  /// Whether there is something to be had by `read` without waiting.
  var hasPendingOptions: Bool { get }

  /// Reads once what there is, and adds the options that are complete, or some of them.
  mutating func read(into picker: inout Picker) throws
}

/// How a picker ended.
package enum Ending: Equatable, Sendable {
  /// By a key, or a line.
  case key(Session.Ending)
  /// No key came for as long as was allowed.
  case timedOut
  /// By the signal of this number; hang-up also when the terminal is gone.
  case signal(Int32)
  /// The input has ended, and there was no option in it.
  case noOptions
}

/// The one loop: it waits for keys, options and signals, lets the session handle them, and draws.
///
/// Keys come before options at every turn, and options are read in slices, so that reading never delays a key by more
/// than a slice.
package struct EventLoop<Source: OptionSource> {
  private let terminal: Terminal
  package private(set) var session: Session
  private var source: Source
  private var decoder = KeyDecoder()
  private var timing: Timing

  /// What has to be drawn.
  private enum Drawing {
    case nothing
    /// Options have come that no frame shows; that can wait for a little.
    case options
    case frame
    /// The screen is not to be trusted.
    case everything
  }

  /// Keys that have come and have not been handled yet.
  private var keys: [Key] = []
  private var drawing = Drawing.options
  private var isDrawn = false
  /// Whether the size has changed and is not yet what frames are drawn for.
  private var isResizing = false
  /// Whether the last slice ended because there was no more to read.
  private var isSourceIdle = false

  /// - Parameter timeout: the seconds without a key after which to give up; nil for ever.
  package init(terminal: Terminal, session: Session, source: Source, timeout: Double?) {
    self.terminal = terminal
    self.session = session
    self.source = source
    timing = Timing(timeout: timeout, isInline: terminal.isInline)
  }

  /// Runs until something ends it.
  ///
  /// - Throws: what the source throws.
  package mutating func run() throws -> Ending {
    if source.descriptor == nil { session.completeInput() }
    // Started in the background it has been stopped and continued by now.
    if let ending = handleSignals() { return ending }
    while true {
      drawIfDue()
      if let ending = try turn() { return ending }
    }
  }

  private mutating func turn() throws -> Ending? {
    let isBusy = session.hasSearchWork || !keys.isEmpty || source.hasPendingOptions
    let ready = wait(milliseconds: isBusy ? 0 : timing.wait(for: waits))
    if ready.contains(.signals), let ending = handleSignals() { return ending }
    if ready.contains(.keys), let ending = readKeys() { return ending }
    if decoder.isAmbiguous, timing.isPast(.escape), let key = decoder.pause() { keys.append(key) }
    if let ending = handleKeys() { return ending }
    if ready.contains(.hangUp) { return .signal(SIGHUP) }
    if timing.isPast(.timeout) { return .timedOut }
    if ready.contains(.options) || source.hasPendingOptions, let ending = try readOptions() { return ending }
    return session.hasSearchWork ? advanceSearch() : nil
  }

  // MARK: Waiting

  private func wait(milliseconds: Int32?) -> Readiness {
    Readiness.wait(
      terminal: terminal.tty.descriptor, signals: terminal.signals.descriptor, options: source.descriptor,
      milliseconds: milliseconds)
  }

  private var waits: [Timing.Event] {
    var events: [Timing.Event] = [.timeout]
    if decoder.isAmbiguous { events.append(.escape) }
    if isResizing { events.append(.newSize) }
    if !isDrawn { events.append(.firstFrame) } else if drawing == .options { events.append(.nextFrame) }
    return events
  }

  // MARK: Handling

  private mutating func handleSignals() -> Ending? {
    let signals = terminal.signals.takeSignals()
    if let signal = signals.first(where: SignalPipe.terminating.contains) { return .signal(signal) }
    if signals.contains(SIGTSTP), let ending = suspend() { return ending }
    if signals.contains(SIGCONT) {
      terminal.takeAgain()
      drawing = .everything
    }
    // The size is asked for after the signals were taken, so that the last of a burst is seen.
    if !signals.isEmpty { updateSize() }
    return nil
  }

  private mutating func readKeys() -> Ending? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = (try? SystemCall.read(from: terminal.tty.descriptor, into: &bytes)) ?? 0
    // A terminal that is gone is ready to be read, and has nothing, for ever.
    guard count > 0 else { return .signal(SIGHUP) }
    timing.restart(.escape)
    timing.restart(.timeout)
    decode(Array(bytes.prefix(count)))
    return nil
  }

  /// Takes what came from the terminal as keys, those of the mouse with the cells of what is drawn.
  private mutating func decode(_ bytes: [UInt8]) {
    var others: [UInt8] = []
    for key in decoder.decode(bytes) {
      guard case .press(let point) = key else {
        keys.append(key)
        continue
      }
      guard let above = terminal.rowsAbove(&others) else { continue }
      keys.append(.press(Point(column: point.column, row: point.row - above)))
    }
    if !others.isEmpty { decode(others) }
  }

  /// Handles keys for a slice of time: each may be about a million options.
  private mutating func handleKeys() -> Ending? {
    let end = Instant.now + Timing.slice
    var rest = keys[...]
    while !rest.isEmpty {
      guard Instant.now < end else {
        keys = Array(rest)
        // Not to be had out of its turn among few keys, but not to be waited for behind many.
        if keys.contains(.control("c")) { return .key(.interrupted) }
        if keys.contains(.control("\\")) { return .key(.quit) }
        return nil
      }
      let batch = rest.prefix(Timing.keysAtATime)
      rest = rest.dropFirst(batch.count)
      if let ending = perform(session.handle(Array(batch))) { return ending }
    }
    keys = []
    return nil
  }

  private mutating func readOptions() throws -> Ending? {
    let end = Instant.now + Timing.slice
    var ready = Readiness.options
    repeat {
      try session.addOptions { try source.read(into: &$0) }
      if source.descriptor == nil { break }
      ready = wait(milliseconds: 0)
      // The first frame is not kept waiting for more than it shows.
    } while (ready == .options || ready.isEmpty && source.hasPendingOptions) && isDrawn && Instant.now < end
    isSourceIdle = !ready.contains(.options)
    if drawing == .nothing { drawing = .options }
    if source.descriptor == nil {
      session.completeInput()
      if session.picker.options.isEmpty, !session.picker.allowsAdding { return .noOptions }
    }
    return perform(session.performWaitingKeys())
  }

  /// Searches for a slice of time.
  private mutating func advanceSearch() -> Ending? {
    let end = Instant.now + Timing.slice
    repeat {
      if let ending = perform(session.advanceSearch(limit: Timing.searchedAtATime)) { return ending }
    } while session.hasSearchWork && Instant.now < end
    return perform(session.performWaitingKeys())
  }

  private mutating func perform(_ effect: Session.Effect) -> Ending? {
    switch effect {
    case .nothing: return nil
    case .draw: if drawing != .everything { drawing = .frame }
    case .drawEverything: drawing = .everything
    case .suspend: return suspend()
    case .finish(let ending): return .key(ending)
    }
    return nil
  }

  private mutating func suspend() -> Ending? {
    if let signal = terminal.suspend() { return .signal(signal) }
    drawing = .everything
    timing.restart(.timeout)
    updateSize()
    return perform(session.performWaitingKeys())
  }

  private mutating func updateSize() {
    let size = terminal.size
    guard size != session.size else { return }
    _ = perform(session.handle(.resize(size)))
    isResizing = true
    timing.restart(.newSize)
  }

  // MARK: Drawing

  private mutating func drawIfDue() {
    switch drawing {
    case .nothing: return
    case .options:
      if isDrawn {
        guard timing.isPast(.nextFrame) || session.isInputComplete else { return }
      } else {
        session.settle()
        let isUsable =
          session.isInputComplete
          || !session.picker.options.isEmpty && (isSourceIdle || session.hasFirstScreenful)
        guard isUsable || timing.isPast(.firstFrame) else { return }
      }
    case .frame, .everything: break
    }
    // Its signal may not have been handled yet, and below the prompt moves would go to wrong rows.
    updateSize()
    if isResizing {
      guard timing.isPast(.newSize) else { return }
      isResizing = false
    }
    terminal.draw(session.frame(), isUntrusted: drawing == .everything)
    drawing = .nothing
    isDrawn = true
    timing.restart(.nextFrame)
  }
}
