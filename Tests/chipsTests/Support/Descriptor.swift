import Glibc

/// Reading and writing of descriptors.
enum Descriptor {
  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw HarnessError.system("write") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads once, up to 64 KiB; nothing at the end, or when the other end is gone.
  static func read(from descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }

  /// All of a file, from its start.
  static func contents(of descriptor: Int32) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var contents: [UInt8] = []
    while true {
      let piece = read(from: descriptor)
      if piece.isEmpty { return contents }
      contents += piece
    }
  }

  /// A file that no directory lists, holding `bytes`, to be read from its start.
  static func unnamedFile(holding bytes: [UInt8] = []) throws -> Int32 {
    let directory = try TemporaryDirectory()
    let descriptor = open(directory.path + "/file", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw HarnessError.system("open") }
    try write(bytes, to: descriptor)
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }
}
