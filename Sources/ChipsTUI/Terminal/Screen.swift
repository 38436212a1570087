/// What draws frames on a terminal: the seam between the loop and a way of drawing.
protocol Screen {
  /// Takes the terminal's screen, or takes it again after `leave`. Nothing is drawn yet.
  mutating func enter()

  /// Makes the terminal show `frame`.
  ///
  /// - Parameter isUntrusted: whether what is on the screen may not be what was drawn last, so that all is drawn.
  mutating func draw(_ frame: Frame, isUntrusted: Bool)

  /// Gives the screen back as it was. Harmless when it has not been taken.
  mutating func leave()

  /// The row of what was drawn that the cursor is in; nil where its rows are those of the terminal.
  var cursorRow: Int? { get }

  /// Gives up what was drawn where somebody else may have written since, so that it cannot be found.
  mutating func forget()

  /// What `leave` would write, prepared for a crash.
  var leavingSequence: [UInt8] { get }
}
