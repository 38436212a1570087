import Foundation
import Testing

/// A terminal without a screen: keys in, the bytes that were written out.
final class Pseudoterminal {
  /// The device that programs open.
  let path: String
  private let mode = ScreenMode.current
  private var master: Int32
  /// Held open, so that the line keeps its modes and what was typed while no program has it.
  private let slave: Int32

  /// All that has been written to it.
  private(set) var output: [UInt8] = []
  /// How much of the output has been waited for.
  private var seen = 0

  /// The program that was started last.
  private weak var program: ChildProcess?

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: rows, ws_col: mode.terminalColumns(columns), ws_xpixel: 0, ws_ypixel: 0)
    try ChildProcess.withoutStarting {
      guard openpty(&ends.master, &ends.slave, &name, nil, &size) == 0 else {
        throw HarnessError.system("openpty")
      }
      _ = fcntl(ends.master, F_SETFD, FD_CLOEXEC)
      _ = fcntl(ends.slave, F_SETFD, FD_CLOEXEC)
    }
    (master, slave) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    hangUp()
    close(slave)
  }

  // MARK: Programs

  /// Starts chips on it, with `arguments`.
  func startChips(
    _ arguments: [String], input: ChildProcess.Stream = .path("/dev/null"),
    output: ChildProcess.Stream = .captured, errors: ChildProcess.Stream = .captured,
    environment: [String: String?] = [:]
  ) throws -> ChildProcess {
    let settings = ChildProcess.Settings(
      input: input, output: output, errors: errors, environment: environment)
    return try start([ChipsBinary.path] + arguments, settings)
  }

  /// Starts the shell's `script` on it; `chips` in it is the program under test.
  func startShell(_ script: String, environment: [String: String?] = [:]) throws -> ChildProcess {
    let settings = ChildProcess.Settings(input: .terminal, environment: environment)
    return try start(["bash", "--norc", "--noprofile", "-c", script], settings)
  }

  private func start(_ command: [String], _ settings: ChildProcess.Settings) throws -> ChildProcess {
    let program = try ChildProcess(command, on: self, settings)
    self.program = program
    return program
  }

  // MARK: The person before it

  /// Types `keys`, the bytes that a terminal sends for them.
  func type(_ keys: String) throws {
    try Descriptor.write(Array(keys.utf8), to: master)
  }

  /// Changes its size and tells the programs on it.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: mode.terminalColumns(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes it, as a window is closed.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  // MARK: What can be seen

  /// Waits until the bytes of `text` have been written after those that were last waited for; not longer than the
  /// program runs.
  func waitFor(
    _ text: String, until deadline: Deadline = .usual, location: SourceLocation = #_sourceLocation
  ) throws {
    let wanted = Array(text.utf8)
    while true {
      if let end = output[seen...].firstRange(of: wanted)?.upperBound {
        seen = end
        return
      }
      let ending = program.map { [$0.endDescriptor] } ?? []
      guard !deadline.waitToRead(openDescriptors + ending).isEmpty, takeOutput() else {
        throw HarnessError(
          "\(location.fileID):\(location.line): no \(text.debugDescription) in \(readableOutput)")
      }
    }
  }

  /// Takes what there is to read.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  func takeOutput() -> Bool {
    let count = output.count
    while !Deadline(after: .zero).waitToRead(openDescriptors).isEmpty {
      let piece = Descriptor.read(from: master)
      if piece.isEmpty { break }
      output += piece
      // Asked where its cursor is, it says: in the first row.
      if piece.firstRange(of: Array("\u{1B}[6n".utf8)) != nil { try? type("\u{1B}[1;1R") }
    }
    return output.count > count
  }

  /// What can be waited for to become readable.
  var openDescriptors: [Int32] { master >= 0 ? [master] : [] }

  /// The output, its controls escaped.
  var readableOutput: String { String(decoding: output, as: UTF8.self).debugDescription }

  /// The modes of its line, as `stty -a` shows them.
  var modes: [UInt8] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return withUnsafeBytes(of: modes, Array.init)
  }
}

extension Pseudoterminal {
  /// The numbers of those of the terminal's modes that chips uses whose last change was to on.
  var modesLeftOn: [Int] {
    let text = String(decoding: output, as: UTF8.self)
    return [1, 1000, 1006, 1049, 2004].filter { mode in
      let on = text.components(separatedBy: "\u{1B}[?\(mode)h")
      guard on.count > 1, let rest = on.last else { return false }
      return !rest.contains("\u{1B}[?\(mode)l")
    }
  }
}
