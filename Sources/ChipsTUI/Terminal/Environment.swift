import Glibc

/// The process's environment.
enum Environment {
  /// The value of the variable `name`; nil where it is unset or empty, which mean the same in all that is read here.
  static subscript(name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
