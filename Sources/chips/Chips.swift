import ChipsModel
import ChipsTUI
import Glibc

/// The program.
@main
enum Chips {
  static func main() {
    StandardDescriptors.fill()
    // A reader of the answer that is gone is told by write's error.
    signal(SIGPIPE, SIG_IGN)
    exit(run(arguments).code)
  }

  /// The arguments as bytes, without the program's name. `CommandLine.arguments` would repair what is not UTF-8.
  private static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { place in
      CommandLine.unsafeArgv[place].map { argument in
        Array(UnsafeBufferPointer(start: argument, count: strlen(argument))).map(UInt8.init(bitPattern:))
      }
    }
  }

  /// The value of `CHIPS_OPTS` as bytes.
  private static var environmentOptions: [UInt8] {
    guard let value = getenv(EnvironmentOptions.variable) else { return [] }
    return Array(UnsafeBufferPointer(start: value, count: strlen(value))).map(UInt8.init(bitPattern:))
  }

  private static func run(_ arguments: [[UInt8]]) -> ExitStatus {
    do {
      let configuration = try CommandLineParser.parse(arguments, environmentOptions: environmentOptions)
      switch configuration.request {
      case .help: try SystemCall.write(Array(Help.text.utf8), to: STDOUT_FILENO)
      case .version: try SystemCall.write(Array("chips \(Help.version)\n".utf8), to: STDOUT_FILENO)
      case .manual: try SystemCall.write(Array(Manual.text.utf8), to: STDOUT_FILENO)
      case .completion(let shell): try SystemCall.write(Array(shell.completion.utf8), to: STDOUT_FILENO)
      case .filter(let text): return try filter(configuration, text)
      case .explainLayout: return try explainLayout(configuration)
      case .pick: return try pick(configuration)
      }
      return .accepted
    } catch {
      return report(error)
    }
  }

  private static func pick(_ configuration: Configuration) throws -> ExitStatus {
    var picker = Picker(
      preselection: Preselection(of: configuration.selected, includesAll: configuration.selectsAll),
      bounds: configuration.bounds)
    picker.allowsAdding = configuration.allowsAdding
    let input = try input(configuration, labelsTo: &picker)
    let usesLines = configuration.isAccessible || LineTerminal.isAskedFor
    let (ending, picked) = try (usesLines ? ask : draw)(picker, input, configuration)
    if ending == .noOptions { return noOptions }
    if ending == .key(.accepted) { try finish(picked, configuration) }
    return ExitStatus(ending)
  }

  /// Lets a person pick on the screen.
  private static func draw(
    _ picker: Picker, _ input: StandardInput, _ configuration: Configuration
  ) throws -> (Ending, Picker) {
    // Before the terminal: curses takes the locale that the rules set.
    var settings = settings(configuration)
    return try Terminal.borrow(
      usesMouse: configuration.usesMouse, prefersInline: configuration.heightLimit != .full,
      accent: configuration.accent
    ) { terminal in
      settings.canSuspend = terminal.canSuspend
      if !terminal.isInline { settings.heightLimit = .full }
      // What cannot be seen to be dim is told by a sign.
      if !terminal.canDim { settings.rules.symbols.disabled = "-" }
      let session = Session(settings: settings, picker: picker, size: terminal.size)
      var loop = EventLoop(
        terminal: terminal, session: session, source: input, timeout: configuration.timeout)
      return (try loop.run(), loop.session.picker)
    }
  }

  /// What is asked for of a session, on any terminal.
  private static func settings(_ configuration: Configuration) -> Session.Settings {
    var settings = Session.Settings(
      title: configuration.title, rules: .forTerminal(drawsASCII: configuration.drawsASCII),
      searchMode: configuration.searchMode, startsInSearch: configuration.startsInSearch,
      heightLimit: configuration.heightLimit, appearance: configuration.appearance)
    settings.allowsRemoving = configuration.allowsRemoving
    return settings
  }

  /// Lets a person pick in lines.
  private static func ask(
    _ picker: Picker, _ input: StandardInput, _ configuration: Configuration
  ) throws -> (Ending, Picker) {
    try LineTerminal.borrow { terminal in
      let rules = TextRules.forTerminal(drawsASCII: configuration.drawsASCII)
      let session = LineSession(
        title: configuration.title, rules: rules, picker: picker,
        allowsRemoving: configuration.allowsRemoving)
      var loop = LineLoop(
        terminal: terminal, session: session, source: input, timeout: configuration.timeout)
      return (try loop.run(), loop.session.picker)
    }
  }

  /// Prints the options that match `text`.
  private static func filter(_ configuration: Configuration, _ text: String) throws -> ExitStatus {
    let picker = try allOptions(configuration)
    var search = Search(Query(text, mode: configuration.searchMode), in: .all)
    search.advance(through: picker.options, limit: .max)
    guard !search.matches.isEmpty else { return .cancelled }
    try print(search.matches.lazy.map(Int.init), of: picker, configuration)
    return .accepted
  }

  /// Prints how the chips of all options are laid out.
  private static func explainLayout(_ configuration: Configuration) throws -> ExitStatus {
    let picker = try allOptions(configuration)
    guard !picker.options.isEmpty else { return noOptions }
    var session = Session(settings: settings(configuration), picker: picker, size: .ofTerminal)
    session.completeInput()
    let explanation = LayoutExplanation(of: session)
    var piece: [UInt8] = []
    try explanation.forEachLine { line in
      piece += "\(line)\n".utf8
      guard piece.count >= 1 << 16 else { return }
      try SystemCall.write(piece, to: STDOUT_FILENO)
      piece.removeAll(keepingCapacity: true)
    }
    try SystemCall.write(piece, to: STDOUT_FILENO)
    return .accepted
  }

  /// Says that there is nothing to choose from, and returns the status for it.
  private static var noOptions: ExitStatus {
    say("the input held no options; give one a line, or as arguments")
    return .noOptions
  }

  /// A picker with all options, for what is done without an interface.
  private static func allOptions(_ configuration: Configuration) throws -> Picker {
    var picker = Picker()
    var input = try input(configuration, labelsTo: &picker)
    while let descriptor = input.descriptor {
      if !input.hasPendingOptions { SystemCall.waitToRead(from: descriptor) }
      try input.read(into: &picker)
    }
    return picker
  }

  /// Where options come from: the labels, which go to `picker` at once, else standard input. A terminal has none, which
  /// is fine where tags can be typed.
  private static func input(_ configuration: Configuration, labelsTo picker: inout Picker) throws
    -> StandardInput
  {
    let readsInput = configuration.labels.isEmpty && isatty(STDIN_FILENO) == 0
    let mayBeEmpty = configuration.allowsAdding && configuration.request == .pick
    guard readsInput || !configuration.labels.isEmpty || mayBeEmpty else {
      throw UsageError("no options; give labels, or records on standard input: see chips --help")
    }
    let intake = OptionIntake(configuration)
    for label in configuration.labels {
      try label.withUnsafeBufferPointer { try intake.add(record: $0, to: &picker) }
    }
    return StandardInput(isRead: readsInput, reader: configuration.inputFormat.reader(configuration))
  }

  /// Prints what is chosen.
  private static func finish(_ picker: Picker, _ configuration: Configuration) throws {
    let choice = picker.choice
    switch configuration.order {
    case .input: try print(picker.chosenInInputOrder, of: picker, configuration)
    case .chosen: try print(choice.inOrderOfChoosing, of: picker, configuration)
    }
    if !choice.leftOutAtStart.isEmpty {
      say(
        "warning: of those to be chosen at the start \(choice.leftOutAtStart.count) had no room within the limit; the first stay"
      )
    }
    // An option that has not been read might still have matched.
    guard picker.hasAllOptions else { return }
    for value in picker.preselection.unmatched {
      say("warning: no option is \(value.quoted), which --select names")
    }
  }

  private static func print(
    _ indices: some Sequence<Int>, of picker: Picker, _ configuration: Configuration
  ) throws {
    let answer = Answer(indices, of: picker.options, format: AnswerFormat(configuration))
    try answer.write(to: STDOUT_FILENO)
    if answer.isRepaired {
      say("warning: what is not UTF-8 was printed as U+FFFD; --output null prints the bytes")
    }
  }

  /// Says on standard error what went wrong, if anybody is to hear of it.
  ///
  /// - Returns: the status for it.
  private static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as UsageError: say(error.message)
    case let error as TerminalError:
      say(error.message)
      return .noTerminal
    case let error as InputError: say(error.message)
    case is AnswerError:
      say("an option that is chosen holds NUL, which no word of a shell can; use --output null")
    case is ByteStrings.CapacityError: say("the options are larger than 4 GiB; give fewer")
    case let error as SystemError where error.code == EPIPE: return .signal(SIGPIPE)
    case let error as SystemError:
      say("cannot write the answer: \(error.message); print it where there is room")
    default: say("\(error)")
    }
    return .failed
  }

  private static func say(_ message: String) {
    // There is nobody to tell when this fails.
    try? SystemCall.write(Array("chips: \(message)\n".utf8), to: STDERR_FILENO)
  }
}
