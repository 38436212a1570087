/// Runs of chips that need no terminal: `--filter ''` prints all options that there are.
enum Filtering {
  /// What `chips --filter '' arguments` makes of `input`.
  static func run(
    _ arguments: [String], input: ChildProcess.Stream, environment: [String: String?] = [:]
  ) throws -> Outcome {
    try start(arguments, input: input, environment: environment).wait()
  }

  /// The same, for a test that writes the input meanwhile.
  static func start(
    _ arguments: [String], input: ChildProcess.Stream, environment: [String: String?] = [:]
  ) throws -> ChildProcess {
    let settings = ChildProcess.Settings(input: input, environment: environment)
    return try ChildProcess([ChipsBinary.path, "--filter", ""] + arguments, on: nil, settings)
  }
}
