import CNcurses
import Glibc

/// The whole of the terminal, its alternate screen where it has one, drawn by ncursesw, which sends only what differs
/// from the frame before.
struct CursesScreen: Screen {
  private let tty: TTY
  private var window: UnsafeMutablePointer<WINDOW>?
  /// What is in the window.
  private var drawn = Frame(size: Size(columns: 0, rows: 0))
  private var isDrawn = false

  let leavingSequence: [UInt8]

  /// Prepares curses. Writes nothing.
  ///
  /// - Throws: a `TerminalError` about `TERM`.
  init(tty: TTY) throws(TerminalError) {
    guard let name = Environment["TERM"] else { throw .termUnset }
    // Curses asks the terminal for its size only where the environment does not tell it, and is not to ask: at 32767 by
    // 32767 it does not come back. Later sizes are told it.
    let size = tty.size
    let isKnown = Environment.with(["LINES": "\(size.rows)", "COLUMNS": "\(size.columns)"]) {
      newterm(nil, tty.stream, tty.stream) != nil
    }
    guard isKnown else { throw .termUnknown(name) }
    // A terminal that is not told where to go in ECMA-48's way would show the modes below as text.
    guard Self.capability("cup").starts(with: [0x1B, UInt8(ascii: "[")]), !Self.capability("el").isEmpty,
      !Self.capability("ed").isEmpty
    else { throw .termIncapable(name) }
    raw()
    noecho()
    nonl()
    // Or painting stops while keys are waiting.
    typeahead(-1)
    self.tty = tty
    leavingSequence = ["sgr0", "cnorm", "rmcup"].flatMap(Self.capability(_:))
  }

  mutating func enter() {
    reset_prog_mode()
  }

  mutating func draw(_ frame: Frame, isUntrusted: Bool) {
    if frame.size != drawn.size { resize(to: frame.size) }
    guard let window else { return }
    if isUntrusted {
      chips_redraw_everything()
      werase(window)
      drawn = Frame(size: frame.size)
    }
    let new = frame.spansByRow
    var old = drawn.spansByRow
    if let scroll = FrameScroll(from: old, to: new) {
      scrollok(window, true)
      wsetscrreg(window, Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1))
      wscrl(window, Int32(scroll.distance))
      scrollok(window, false)
      old = scroll.apply(to: old)
    }
    for (row, spans) in new.enumerated() where spans != old[row] {
      draw(spans, over: old[row], row: Int32(row), in: window)
    }
    wmove(window, Int32(frame.cursor.row), Int32(frame.cursor.column))
    wrefresh(window)
    drawn = frame
    isDrawn = true
  }

  /// Draws a row, from left to right.
  ///
  /// After text that is not ASCII, about whose width the terminal may disagree, the cursor is sent to where curses
  /// takes it to be, so that the next chip stands where it should.
  private func draw(
    _ spans: ArraySlice<Frame.Span>, over old: ArraySlice<Frame.Span>, row: Int32,
    in window: UnsafeMutablePointer<WINDOW>
  ) {
    let sameAtStart = zip(spans, old).prefix { $0 == $1 }.count
    let sameAtEnd = zip(spans.reversed(), old.reversed()).prefix { $0 == $1 }.count
    var column = 0
    for (place, span) in spans.enumerated() {
      wmove(window, row, Int32(column))
      waddstr(window, String(repeating: " ", count: span.origin.column - column))
      wattrset(window, Int32(bitPattern: span.role.attributes))
      waddstr(window, span.text.string)
      wattrset(window, Int32(bitPattern: chips_attribute_normal))
      column = span.origin.column + span.text.columns
      let isChanged = place >= sameAtStart && place < spans.count - sameAtEnd
      if isChanged, column < drawn.size.columns, !span.text.string.utf8.allSatisfy({ $0 < 0x80 }) {
        wmove(window, row, Int32(column))
        wrefresh(window)
        // CUP of ECMA-48, which every terminal that we draw on has.
        tty.write("\u{1B}[\(row + 1);\(column + 1)H")
      }
    }
    guard column < drawn.size.columns else { return }
    wmove(window, row, Int32(column))
    wclrtoeol(window)
  }

  mutating func leave() {
    if isDrawn { endwin() }
    isDrawn = false
  }

  private mutating func resize(to size: Size) {
    drawn = Frame(size: size)
    resize_term(Int32(size.rows), Int32(size.columns))
    if let window { delwin(window) }
    window = newwin(0, 0, 0, 0)
    chips_redraw_everything()
  }

  /// The terminal's sequence for a capability, without the pauses that old terminals need; empty when it has none.
  private static func capability(_ name: String) -> [UInt8] {
    guard let sequence = chips_capability(name) else { return [] }
    var bytes: [UInt8] = []
    var rest = String(cString: sequence).utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[rest.index(after: end)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension Role {
  /// How curses shows it: attributes only, which are readable on any background.
  fileprivate var attributes: attr_t {
    switch self {
    case .chip, .indicator, .field, .status: chips_attribute_normal
    case .title, .chosenChip, .keyName, .message: chips_attribute_bold
    case .match: chips_attribute_underline
    case .chosenMatch: chips_attribute_bold | chips_attribute_underline
    case .focusedEnd: chips_attribute_reverse
    }
  }
}
