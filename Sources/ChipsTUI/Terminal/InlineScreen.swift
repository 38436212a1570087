import Glibc

/// A region of the terminal below the prompt, as high as the frame that it shows. What is above it is never touched, and
/// nothing of it remains.
struct InlineScreen: Screen {
  private let tty: TTY
  private let sequences: RegionSequences
  private let reflow = Reflow.ofEnvironment

  /// What is on the screen; nil when there is no region.
  private var drawn: Frame?
  /// The columns that the terminal had then.
  private var drawnColumns = 0
  /// What has been drawn lately, the newest last.
  private var recent: [(layout: Reflow.Layout, time: Instant)] = []
  /// Rows that are below each other on the screen, from the region's first on.
  private var rowCount = 0

  /// Prepares it. Writes nothing.
  ///
  /// - Returns: nil when the terminal cannot do it.
  init?(tty: TTY, accent: Color?) {
    guard let name = Environment["TERM"], Terminfo.setUp(name, descriptor: tty.descriptor),
      let sequences = RegionSequences(accent: accent)
    else { return nil }
    self.tty = tty
    self.sequences = sequences
  }

  mutating func enter() {
    var modes = tty.modes
    cfmakeraw(&modes)
    tty.modes = modes
  }

  mutating func draw(_ frame: Frame, isUntrusted: Bool) {
    var painter: RegionPainter
    if let drawn, !isUntrusted {
      painter = RegionPainter(sequences, from: drawn.cursor)
      change(drawn, to: frame, with: &painter)
    } else {
      painter = drawn == nil ? beginning : ending()
      painter.append(sequences.wrapOff)
      painter.makeRows(frame.size.rows - 1)
      rowCount = frame.size.rows
      for (row, spans) in frame.rows.enumerated() where !spans.isEmpty {
        let cells = cellRow(of: spans)
        painter.paint(cells, columns: 0..<cells.cells.count, row: row)
      }
    }
    painter.finish(at: frame.cursor)
    write(painter.bytes)
    if isUntrusted || drawn == nil { recent = [] }
    drawn = frame
    drawnColumns = tty.size.columns
    let now = Instant.now
    recent = recent.filter { now < $0.time + Timing.recentFrames } + [(Reflow.Layout(frame), now)]
  }

  mutating func leave() {
    guard drawn != nil else { return }
    write(ending(isHasty: Timing.sizeDelay > 0).bytes + usualModes)
    drawn = nil
  }

  mutating func forget() {
    guard drawn != nil else { return }
    write(sequences.plain + usualModes)
    drawn = nil
  }

  /// What sets the modes that were there before.
  private var usualModes: [UInt8] { sequences.wrapOn + Array(sequences.showCursor.utf8) }

  var cursorRow: Int? { drawn?.cursor.row }

  var leavingSequence: [UInt8] {
    drawn == nil ? [] : sequences.plain + ending().bytes + usualModes
  }

  /// Begins a region in the cursor's row, or in the next if the cursor is not at its beginning, which cannot be asked for:
  /// as many blanks as just stay in a row go on in the next then.
  private var beginning: RegionPainter {
    var painter = RegionPainter(sequences, from: Point(column: 0, row: 0))
    painter.append(sequences.wrapOn)
    let columns = tty.size.columns
    painter.append(String(repeating: " ", count: sequences.waitsToWrap ? columns : columns - 1) + "\r")
    painter.eraseBelow()
    return painter
  }

  /// Erases the region, however the terminal has broken its rows, and leaves the cursor at its beginning.
  ///
  /// - Parameter isHasty: whether the size may be another one than is known.
  private func ending(isHasty: Bool = false) -> RegionPainter {
    var above = reflow.fewestRowsAbove(recent.map(\.layout), columns: tty.size.columns)
    // Left just after a change of the size: it may have been taken back already.
    if isHasty, tty.size.columns != drawnColumns { above = min(above, drawn?.cursor.row ?? 0) }
    var painter = RegionPainter(sequences, from: Point(column: 0, row: above))
    painter.append("\r")
    painter.move(to: Point(column: 0, row: 0))
    painter.eraseBelow()
    return painter
  }

  /// Paints what differs.
  private mutating func change(_ old: Frame, to new: Frame, with painter: inout RegionPainter) {
    if new.size.rows > rowCount {
      painter.move(to: Point(column: 0, row: rowCount - 1))
      painter.makeRows(new.size.rows - rowCount)
      rowCount = new.size.rows
    }
    let newRows = new.rows
    var oldRows = old.rows
    if sequences.movesLines, new.size == old.size, let scroll = FrameScroll(from: oldRows, to: newRows) {
      painter.scroll(scroll.rows, by: scroll.distance)
      oldRows = scroll.apply(to: oldRows)
    }
    for row in 0..<max(newRows.count, oldRows.count) {
      let spans = row < newRows.count ? newRows[row] : []
      let oldSpans = row < oldRows.count ? oldRows[row] : []
      guard spans != oldSpans else { continue }
      let cells = cellRow(of: spans)
      for columns in cells.changes(from: cellRow(of: oldSpans)) {
        painter.paint(cells, columns: columns, row: row)
      }
    }
  }

  private func cellRow(of spans: [Frame.Span]) -> CellRow {
    CellRow(spans, hasAccent: sequences.accent != nil)
  }

  private func write(_ bytes: [UInt8]) {
    // A terminal that is gone is noticed when it is read.
    try? SystemCall.write(bytes, to: tty.descriptor)
  }
}
