import Glibc

/// Why a test could not go on; not a claim about the program.
struct HarnessError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What could not be done, and the system's reason.
  static func system(_ what: String, code: Int32 = errno) -> HarnessError {
    HarnessError("\(what): \(String(cString: strerror(code)))")
  }
}
