import Glibc

/// A pipe with a name, both of its ends held open, so that opening it never waits.
final class NamedPipe {
  private var descriptor: Int32

  init(_ path: String) throws {
    guard mkfifo(path, 0o600) == 0 else { throw HarnessError.system("mkfifo") }
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw HarnessError.system("open \(path)") }
  }

  deinit { end() }

  func write(_ text: String) throws {
    try Descriptor.write(Array(text.utf8), to: descriptor)
  }

  /// Lets its reader see the end.
  func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
