/// What a terminal is told to draw below the prompt. Moves are ECMA-48's, which every terminal that can do it has.
struct RegionSequences {
  let hideCursor = Terminfo["civis"].isEmpty ? "" : "\u{1B}[?25l"
  let showCursor = Terminfo["civis"].isEmpty ? "" : "\u{1B}[?25h"
  let saveCursor = Terminfo["sc"]
  let restoreCursor = Terminfo["rc"]
  /// Whether text goes on in the next row at a row's end.
  let wrapOff = Terminfo["rmam"]
  let wrapOn = Terminfo["smam"]
  let plain = Terminfo["sgr0"]
  let bold = Terminfo["bold"]
  let dim = Terminfo["dim"]
  let underline = Terminfo["smul"]
  let reverse = Terminfo["rev"]
  /// The accent's colours; nil for none.
  let accent: [UInt8]?
  /// Whether lines can be taken out and put in, so that those below move.
  let movesLines = !Terminfo["dl1"].isEmpty && !Terminfo["il1"].isEmpty

  /// Whether the cursor stays in a row that it has filled, until more is written.
  let waitsToWrap = Terminfo.has("xenl")

  /// Nil where the terminal that is set up cannot do it.
  init?(accent: Color?) {
    let needed = ["cuu1", "cuf1", "cub1", "el", "ed", "sgr0"]
    // GNU screen joins rows that it once broke, whatever has been written over them, when it gets wider: the rows above
    // the cursor cannot be counted.
    let isGNUScreen = Environment["STY"] != nil && Environment["TERM"]?.hasPrefix("tmux") != true
    guard !isGNUScreen, Terminfo.speaksECMA48, needed.allSatisfy({ !Terminfo[$0].isEmpty }) else {
      return nil
    }
    self.accent = Accent.onTerminal(accent, isInline: true)?.sequence
  }

  /// What makes the text after it look so, after `plain`.
  func attributes(_ look: Look) -> [UInt8] {
    [
      (Look.bold, bold), (.dim, dim), (.underline, underline), (.reverse, reverse), (.accent, accent ?? []),
    ].flatMap {
      look.contains($0.0) ? $0.1 : []
    }
  }
}
