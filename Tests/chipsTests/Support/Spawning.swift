import Glibc

/// What `posix_spawn` is told about a child's descriptors.
struct Spawning {
  private var actions = posix_spawn_file_actions_t()
  /// Opened here for the child, to be closed when it has been started.
  private var borrowed: [Int32] = []

  /// From spawn.h, where it is declared for GNU sources only.
  private static let newSession: Int32 = 0x80

  /// - Parameter terminalPath: of the terminal that is to control the child; nil for none.
  init(terminalPath: String?) {
    posix_spawn_file_actions_init(&actions)
    // The first terminal that the leader of a new session opens controls it. Standard input comes last of the three.
    if let terminalPath { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminalPath, O_RDWR, 0) }
  }

  /// Makes `stream` the child's descriptor `number`; `file` is where captured output goes.
  mutating func connect(_ stream: ChildProcess.Stream, as number: Int32, capturing file: Int32 = -1) throws {
    switch stream {
    case .terminal:
      if number != STDIN_FILENO { pass(STDIN_FILENO, as: number) }
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .path(let path):
      let descriptor = open(path, (number == STDIN_FILENO ? O_RDONLY : O_WRONLY) | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw HarnessError.system("open \(path)") }
      borrowed.append(descriptor)
      pass(descriptor, as: number)
    case .descriptor(let descriptor): pass(descriptor, as: number)
    case .bytes(let bytes):
      let descriptor = try Descriptor.unnamedFile(holding: bytes)
      borrowed.append(descriptor)
      pass(descriptor, as: number)
    case .captured: pass(file, as: number)
    }
  }

  /// Makes `descriptor` the child's descriptor `number`.
  mutating func pass(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Starts `command` in a session of its own, with all signals at their defaults.
  mutating func start(_ command: [String], environment: [String]) throws -> pid_t {
    defer {
      posix_spawn_file_actions_destroy(&actions)
      for descriptor in borrowed { close(descriptor) }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(Self.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var identifier: pid_t = 0
    let path = command[0].contains("/") ? command[0] : "/usr/bin/\(command[0])"
    let code = posix_spawn(&identifier, path, &actions, &attributes, arguments, variables)
    guard code == 0 else { throw HarnessError.system("cannot start \(path)", code: code) }
    return identifier
  }
}
