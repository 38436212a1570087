import Glibc
import Synchronization

/// A program in a session of its own, on a terminal that controls it or on none.
final class ChildProcess {
  /// Where a standard descriptor leads.
  enum Stream {
    case terminal
    case closed
    /// What is opened at this path, for reading as input and for writing as output.
    case path(String)
    case descriptor(Int32)
    /// Input that is these bytes.
    case bytes([UInt8])
    /// Output that the outcome tells.
    case captured

    /// Input that is this text.
    static func text(_ text: String) -> Stream { .bytes(Array(text.utf8)) }
  }

  /// What a command is started with.
  struct Settings {
    var input = Stream.path("/dev/null")
    var output = Stream.captured
    var errors = Stream.captured
    /// Differences from an environment that is the same everywhere; nil takes a variable out.
    var environment: [String: String?] = [:]
  }

  let identifier: pid_t
  private let terminal: Pseudoterminal?
  private let output: Int32
  private let errors: Int32
  /// Can be read when the process has ended.
  let endDescriptor: Int32
  private var ending: Ending?

  private static let starting = Mutex(())

  /// Calls `body` while no process is started: none then inherits a descriptor that is not yet marked as private.
  static func withoutStarting<R>(_ body: () throws -> R) rethrows -> R {
    try starting.withLock { _ in try body() }
  }

  /// Starts `command`, which is looked for in the `PATH`.
  init(_ command: [String], on terminal: Pseudoterminal?, _ settings: Settings = Settings()) throws {
    self.terminal = terminal
    output = try Descriptor.unnamedFile()
    errors = try Descriptor.unnamedFile()
    var spawning = Spawning(terminalPath: terminal?.path)
    try spawning.connect(settings.output, as: STDOUT_FILENO, capturing: output)
    try spawning.connect(settings.errors, as: STDERR_FILENO, capturing: errors)
    try spawning.connect(settings.input, as: STDIN_FILENO)
    identifier = try Self.withoutStarting {
      try spawning.start(command, environment: ChildEnvironment.variables(settings.environment))
    }
    endDescriptor = try Self.openEnd(of: identifier)
  }

  deinit {
    if ending == nil {
      kill(identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
    for descriptor in [output, errors, endDescriptor] { close(descriptor) }
  }

  /// Sends a signal to the process, which has not been waited for.
  func send(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// Waits until the process has ended, reading meanwhile what it writes to its terminal.
  func wait(until deadline: Deadline = .usual) throws -> Outcome {
    while ending == nil {
      let ready = deadline.waitToRead([endDescriptor] + (terminal?.openDescriptors ?? []))
      guard !ready.isEmpty else {
        throw HarnessError("the process has not ended; its terminal: \(terminal?.readableOutput ?? "none")")
      }
      terminal?.takeOutput()
      if ready.contains(endDescriptor) {
        var status: Int32 = 0
        waitpid(identifier, &status, 0)
        ending = Ending(status: status)
        terminal?.takeOutput()
      }
    }
    return Outcome(
      ending: ending ?? .exited(-1), output: Descriptor.contents(of: output),
      errors: String(decoding: Descriptor.contents(of: errors), as: UTF8.self))
  }

  /// A descriptor that can be read when a process has ended.
  private static func openEnd(of identifier: pid_t) throws -> Int32 {
    // Glibc has it, Swift's module of Glibc does not.
    typealias Function = @convention(c) (pid_t, UInt32) -> Int32
    guard let address = dlsym(nil, "pidfd_open") else {
      throw HarnessError("no pidfd_open in this C library")
    }
    let descriptor = unsafeBitCast(address, to: Function.self)(identifier, 0)
    guard descriptor >= 0 else { throw HarnessError.system("pidfd_open") }
    return descriptor
  }
}
