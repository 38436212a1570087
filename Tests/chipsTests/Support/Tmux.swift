import Glibc
import Testing

/// A terminal with a screen: a tmux server of its own, with one window and nothing else on it.
final class Tmux {
  /// Where its programs start; what they write there is for the test to read.
  let directory: TemporaryDirectory

  private let mode = ScreenMode.current

  /// Starts a terminal of `columns` by `rows` in which `command` runs; without one a shell, which prompts with `$`.
  init(
    columns: Int = 80, rows: Int = 24, running command: [String]? = nil,
    environment: [String: String?] = [:]
  ) throws {
    directory = try TemporaryDirectory()
    var settings = ChildProcess.Settings()
    settings.environment = ["PS1": "$ ", "HISTFILE": "/dev/null"].merging(environment) { $1 }
    let options = [
      "set -g default-terminal tmux-256color", "set -g status off", "set -g remain-on-exit on",
      "set -sg escape-time 0",
    ]
    let session = "new-session -d -x \(mode.terminalColumns(columns)) -y \(rows) -c"
    let words = (["start-server"] + options + [session]).joined(separator: " ; ").split(separator: " ")
    try perform(
      words.map(String.init) + [directory.path] + (command ?? ["bash", "--norc", "--noprofile"]), settings)
    if command == nil { try waitFor(screen: "$") }
  }

  deinit {
    _ = try? perform(["kill-server"])
  }

  // MARK: The person before it

  /// Presses keys, by tmux's names for them: `Enter`, `C-z`, `Up`.
  func press(_ keys: String...) throws {
    try perform(["send-keys"] + keys)
  }

  /// Types `text`, each character a key.
  func type(_ text: String) throws {
    try perform(["send-keys", "-l", text])
  }

  /// Types `command` and Enter.
  func run(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  /// Pastes `text`, in brackets where the program has asked for them.
  func paste(_ text: String) throws {
    try perform(["set-buffer", text, ";", "paste-buffer", "-p"])
  }

  /// Changes the terminal's size.
  func resize(columns: Int, rows: Int) throws {
    try perform(["resize-window", "-x", "\(mode.terminalColumns(columns))", "-y", "\(rows)"])
  }

  // MARK: What can be seen

  /// The rows of the screen as text, without what is blank at their ends and at the bottom.
  var screen: String {
    get throws {
      let rows = try perform(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      let end = rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
      return rows[..<end].joined(separator: "\n")
    }
  }

  /// The rows of the screen with the sequences that make them look as they do.
  var styledScreen: String { get throws { try perform(["capture-pane", "-p", "-e"]) } }

  /// The lines of its history and of the screen, without what is blank at their ends; those that it has wrapped are one.
  var allLines: [Substring] {
    get throws {
      try perform(["capture-pane", "-p", "-J", "-S", "-"]).split(separator: "\n").map { line in
        line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)]
      }
    }
  }

  /// The column and row of the cursor, counted from 0, as `column,row`.
  var cursor: String { get throws { try display("#{cursor_x},#{cursor_y}") } }

  /// The process that was started in it.
  var processIdentifier: pid_t { get throws { pid_t(try display("#{pane_pid}")) ?? 0 } }

  /// What tmux knows, by its name for it in a format.
  func display(_ format: String) throws -> String {
    String(try perform(["display-message", "-p", format]).dropLast())
  }

  // MARK: Waiting

  /// Waits until the screen is as `condition` says.
  func waitFor(
    _ expectation: String, location: SourceLocation = #_sourceLocation, _ condition: (String) throws -> Bool
  ) throws {
    let deadline = Deadline.usual
    while !(try condition(screen)) {
      guard !deadline.isPast else {
        throw HarnessError(
          "\(location.fileID):\(location.line): no \(expectation); the screen:\n\(try screen)")
      }
    }
  }

  /// Waits until `text` is on the screen.
  func waitFor(text: String, location: SourceLocation = #_sourceLocation) throws {
    try waitFor("\(text.debugDescription)", location: location) { $0.contains(text) }
  }

  /// Waits until the screen is exactly `expected`.
  func waitFor(screen expected: String, location: SourceLocation = #_sourceLocation) throws {
    try waitFor("screen\n\(expected)\n", location: location) { $0 == expected }
  }

  /// Waits until the cursor is at `expected`, a column and a row as `cursor` tells them.
  func waitFor(cursor expected: String, location: SourceLocation = #_sourceLocation) throws {
    try waitFor("cursor at \(expected)", location: location) { _ in try cursor == expected }
  }

  @discardableResult
  private func perform(_ arguments: [String], _ settings: ChildProcess.Settings = .init()) throws -> String {
    let outcome = try ChildProcess(
      ["tmux", "-u", "-f", "/dev/null", "-S", directory.path + "/.tmux"] + arguments, on: nil, settings
    ).wait()
    guard outcome.ending == .exited(0) else {
      throw HarnessError("tmux \(arguments.joined(separator: " ")): \(outcome.errors)")
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
