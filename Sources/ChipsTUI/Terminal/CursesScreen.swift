import CNcurses
import Glibc

/// The whole of the terminal, its alternate screen where it has one, drawn by ncursesw, which sends only what differs
/// from the frame before.
struct CursesScreen: Screen {
  private let tty: TTY
  private var window: UnsafeMutablePointer<WINDOW>?
  /// Where a row is put together before it goes to the window.
  private var staging: UnsafeMutablePointer<WINDOW>?
  /// What is in the window.
  private var drawn = Frame(size: Size(columns: 0, rows: 0))
  private var isDrawn = false
  /// The accent, whose colours are the pair of curses.
  private let accent: Accent?

  let leavingSequence: [UInt8]

  /// Prepares curses. Writes nothing.
  ///
  /// - Throws: a `TerminalError` about `TERM`.
  init(tty: TTY, accent: Color?) throws(TerminalError) {
    guard let name = Environment["TERM"] else { throw .termUnset }
    // Curses asks the terminal for its size only where the environment does not tell it, and is not to ask: at 32767 by
    // 32767 it does not come back. Later sizes are told it.
    let size = tty.size
    let isKnown = Environment.with(["LINES": "\(size.rows)", "COLUMNS": "\(size.columns)"]) {
      newterm(nil, tty.stream, tty.stream) != nil
    }
    guard isKnown else { throw .termUnknown(name) }
    guard Terminfo.speaksECMA48, !Terminfo["el"].isEmpty, !Terminfo["ed"].isEmpty else {
      throw .termIncapable(name)
    }
    raw()
    noecho()
    nonl()
    // Or painting stops while keys are waiting.
    typeahead(-1)
    self.tty = tty
    self.accent = Accent.onTerminal(accent, isInline: false).flatMap { Self.setUp($0) ? $0 : nil }
    leavingSequence = ["sgr0", "cnorm", "rmcup"].flatMap { Terminfo[$0] }
  }

  /// Makes the accent's colours the pair of curses, the terminal's own staying what they are.
  ///
  /// - Returns: whether that could be done. What is drawn with a pair that was not set up is black on black.
  private static func setUp(_ accent: Accent) -> Bool {
    start_color() == OK && use_default_colors() == OK
      && init_extended_pair(1, Int32(accent.text.number), Int32(accent.fill.number)) == OK
  }

  mutating func enter() {
    reset_prog_mode()
  }

  mutating func draw(_ frame: Frame, isUntrusted: Bool) {
    if frame.size != drawn.size { resize(to: frame.size) }
    guard let window, let staging else { return }
    if isUntrusted {
      chips_redraw_everything()
      werase(window)
      werase(staging)
      drawn = Frame(size: frame.size)
    }
    let new = frame.rows
    var old = drawn.rows
    if let scroll = FrameScroll(from: old, to: new) {
      Self.scroll(window, scroll)
      Self.scroll(staging, scroll)
      old = scroll.apply(to: old)
    }
    for (row, spans) in new.enumerated() where spans != old[row] {
      stage(spans, row: Int32(row), in: staging)
      show(spans, over: old[row], row: Int32(row), from: staging, in: window)
    }
    wmove(window, Int32(frame.cursor.row), Int32(frame.cursor.column))
    wrefresh(window)
    drawn = frame
    isDrawn = true
  }

  /// Writes a whole row, into cells that are blank: half of an old wide character would take new text with it.
  private func stage(_ spans: [Frame.Span], row: Int32, in staging: UnsafeMutablePointer<WINDOW>) {
    wmove(staging, row, 0)
    wclrtoeol(staging)
    for span in spans {
      wmove(staging, row, Int32(span.column))
      wattrset(staging, Int32(bitPattern: attributes(of: span.role.look(hasAccent: accent != nil))))
      waddstr(staging, span.text.string)
    }
    wattrset(staging, Int32(bitPattern: chips_attribute_normal))
  }

  /// Brings a row from `staging` to the screen, from left to right.
  ///
  /// After text that is not ASCII, about whose width the terminal may disagree, the cursor is sent to where curses
  /// takes it to be, so that the next chip stands where it should.
  private func show(
    _ spans: [Frame.Span], over old: [Frame.Span], row: Int32,
    from staging: UnsafeMutablePointer<WINDOW>, in window: UnsafeMutablePointer<WINDOW>
  ) {
    let sameAtStart = zip(spans, old).prefix { $0 == $1 }.count
    let sameAtEnd = zip(spans.reversed(), old.reversed()).prefix { $0 == $1 }.count
    var start = 0
    func copy(upTo end: Int) {
      copywin(staging, window, row, Int32(start), row, Int32(start), row, Int32(end - 1), 0)
      start = end
    }
    for span in spans.dropFirst(sameAtStart).dropLast(min(sameAtEnd, spans.count - sameAtStart)) {
      let end = span.columns.upperBound
      guard end < drawn.size.columns, !span.text.string.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      copy(upTo: end)
      wmove(window, row, Int32(end))
      wrefresh(window)
      // CUP of ECMA-48, which every terminal that we draw on has.
      tty.write("\u{1B}[\(row + 1);\(end + 1)H")
    }
    copy(upTo: drawn.size.columns)
  }

  private static func scroll(_ window: UnsafeMutablePointer<WINDOW>, _ scroll: FrameScroll) {
    scrollok(window, true)
    wsetscrreg(window, Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1))
    wscrl(window, Int32(scroll.distance))
    scrollok(window, false)
  }

  mutating func leave() {
    if isDrawn { endwin() }
    isDrawn = false
  }

  var cursorRow: Int? { nil }

  mutating func forget() {}

  private mutating func resize(to size: Size) {
    drawn = Frame(size: size)
    resize_term(Int32(size.rows), Int32(size.columns))
    for old in [window, staging].compactMap(\.self) { delwin(old) }
    window = newwin(0, 0, 0, 0)
    staging = newwin(0, 0, 0, 0)
    chips_redraw_everything()
  }

  /// How curses shows a look.
  private func attributes(of look: Look) -> attr_t {
    var attributes = chips_attribute_normal
    if look.contains(.bold) { attributes |= chips_attribute_bold }
    if look.contains(.dim) { attributes |= chips_attribute_dim }
    if look.contains(.underline) { attributes |= chips_attribute_underline }
    if look.contains(.reverse) { attributes |= chips_attribute_reverse }
    if look.contains(.accent), let accent {
      attributes |= chips_attribute_pair | (accent.isTextBold ? chips_attribute_bold : chips_attribute_normal)
    }
    return attributes
  }
}
