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
    // The size is asked of the terminal at each resize; neither the environment nor curses is to know better.
    use_env(false)
    guard newterm(nil, tty.stream, tty.stream) != nil else { throw .termUnknown(name) }
    // A terminal that is not told where to go in ECMA-48's way would show the modes below as text.
    guard Self.capability("cup").starts(with: [0x1B, UInt8(ascii: "[")]), !Self.capability("el").isEmpty,
      !Self.capability("ed").isEmpty
    else {
      reset_shell_mode()
      throw .termIncapable(name)
    }
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
    if isUntrusted { chips_redraw_everything() }
    guard let window else { return }
    let old = drawn.spansByRow
    for (row, spans) in frame.spansByRow.enumerated() where spans != old[row] {
      wmove(window, Int32(row), 0)
      wclrtoeol(window)
      for span in spans {
        wattrset(window, Int32(bitPattern: span.role.attributes))
        wmove(window, Int32(row), Int32(span.origin.column))
        waddstr(window, span.text.string)
      }
      wattrset(window, Int32(bitPattern: chips_attribute_normal))
    }
    wmove(window, Int32(frame.cursor.row), Int32(frame.cursor.column))
    wrefresh(window)
    drawn = frame
    isDrawn = true
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
    case .chip, .indicator, .status: chips_attribute_normal
    case .title, .chosenChip, .keyName, .refusal: chips_attribute_bold
    case .focusedEnd: chips_attribute_reverse
    }
  }
}
