import ChipsTUI
import Glibc

/// What the shell is told when chips ends: the contract with scripts.
struct ExitStatus: Equatable {
  let code: Int32

  /// The choice was accepted, an empty one too.
  static let accepted = ExitStatus(code: 0)
  /// Cancelled by Esc or `q`; nothing matched `--filter`.
  static let cancelled = ExitStatus(code: 1)
  /// Wrong usage, input that cannot be read, an answer that cannot be written.
  static let failed = ExitStatus(code: 2)
  /// No terminal to draw on.
  static let noTerminal = ExitStatus(code: 3)
  /// The input held no options.
  static let noOptions = ExitStatus(code: 4)
  /// The timeout passed.
  static let timedOut = ExitStatus(code: 124)

  /// Ended by the signal of this number, or as if by it.
  static func signal(_ number: Int32) -> ExitStatus { ExitStatus(code: 128 + number) }

  init(code: Int32) {
    self.code = code
  }

  /// The status for the way a picker ended.
  init(_ ending: Ending) {
    self =
      switch ending {
      case .key(.accepted): .accepted
      case .key(.cancelled): .cancelled
      case .key(.interrupted): .signal(SIGINT)
      case .key(.quit): .signal(SIGQUIT)
      case .timedOut: .timedOut
      case .signal(let number): .signal(number)
      case .noOptions: .noOptions
      }
  }
}

extension ExitStatus {
  /// A line of the table of statuses that help and the manual show.
  struct Entry {
    let status: String
    let meaning: String

    private init(_ status: String, _ meaning: String) {
      (self.status, self.meaning) = (status, meaning)
    }

    private init(_ status: ExitStatus, _ meaning: String) {
      self.init("\(status.code)", meaning)
    }

    /// All statuses, in their order.
    static var all: [Entry] {
      [
        Entry(.accepted, "accepted, also with nothing chosen"),
        Entry(.cancelled, "cancelled (Esc, q; in lines quit, Ctrl-D), or nothing matched --filter"),
        Entry(.failed, "wrong usage, input that cannot be read, or an answer that cannot be written"),
        Entry(.noTerminal, "no terminal to draw on"),
        Entry(.noOptions, "the input held no options (with --filter that is 1, with --add no error)"),
        Entry(.timedOut, "the timeout passed"),
        Entry(.signal(SIGINT), "Ctrl-C"),
        Entry(.signal(SIGQUIT), "Ctrl-\\"),
        Entry(.signal(SIGPIPE), "the answer's reader is gone"),
        Entry("128 + N", "ended by signal N"),
      ]
    }
  }
}
