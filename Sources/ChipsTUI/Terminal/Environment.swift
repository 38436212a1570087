import Glibc

/// The process's environment.
enum Environment {
  /// The value of the variable `name`; nil where it is unset or empty, which mean the same in all that is read here.
  static subscript(name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Runs `body` while the variables have these values, and then gives them back theirs.
  static func with<R>(_ values: [String: String], _ body: () -> R) -> R {
    let old = values.keys.map { ($0, Self[$0]) }
    defer {
      for (name, value) in old {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    for (name, value) in values { setenv(name, value, 1) }
    return body()
  }
}
