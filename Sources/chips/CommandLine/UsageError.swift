import ChipsTUI

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// What is wrong and what to do, in one line.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension Sequence<UInt8> {
  /// The bytes in quotes, for a message: on one line, and safe for a terminal.
  var quoted: String {
    "'\(TextRules.forTerminal().shown(Array(self)[...], within: 60).string)'"
  }
}
