import ChipsTUI

extension InputError {
  /// What is wrong and what to do, in one line.
  var message: String {
    switch self {
    case .system(let error):
      "cannot read standard input: \(error.message); give options one a line, or as arguments"
    case .malformed(let position, let message):
      "standard input, line \(position.line), column \(position.column): \(message)"
    }
  }
}

extension TerminalError {
  /// What is wrong and what to do, in one line.
  var message: String {
    switch self {
    case .noTerminal(let error): "no terminal to draw on: /dev/tty: \(error.message); run chips in a terminal"
    case .noSignals(let error): "cannot wait for signals: \(error.message); close some files"
    case .termUnset: "TERM is not set; set it to the terminal's kind, such as TERM=xterm-256color"
    case .termUnknown(let name):
      "TERM=\(Array(name.utf8).quoted) is unknown here; set it to the terminal's kind, such as TERM=xterm-256color"
    case .termIncapable(let name):
      "TERM=\(Array(name.utf8).quoted) cannot be drawn on; set it to the terminal's kind, such as TERM=xterm-256color"
    }
  }
}
