import Glibc

/// How a process ended.
enum Ending: Equatable {
  case exited(Int32)
  case killed(by: Int32)

  /// - Parameter status: as `waitpid` tells it.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
  }
}

/// What is left of a process: what a script sees of it.
struct Outcome: Equatable, CustomStringConvertible {
  let ending: Ending
  /// Of its standard output, where it was captured.
  let output: [UInt8]
  /// Of its standard error, where it was captured.
  let errors: String

  init(ending: Ending, output: [UInt8], errors: String) {
    self.ending = ending
    self.output = output
    self.errors = errors
  }

  /// The outcome of a process that exits with `status`.
  init(_ status: Int32, output: String = "", errors: String = "") {
    self.init(ending: .exited(status), output: Array(output.utf8), errors: errors)
  }

  var description: String {
    "\(ending), output \(String(decoding: output, as: UTF8.self).debugDescription), errors \(errors.debugDescription)"
  }
}

extension Outcome {
  /// Its standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Whether standard error is one line of chips that has all of `names` in it.
  func isOneLine(naming names: [String]) -> Bool {
    errors.hasPrefix("chips: ") && errors.firstIndex(of: "\n") == errors.indices.last
      && names.allSatisfy { errors.contains($0) }
  }
}
