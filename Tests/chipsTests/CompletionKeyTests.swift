import Testing

@testable import chips

@Suite("Tab in a shell")
struct CompletionKeyTests {
  /// A shell that has learnt what to complete.
  enum Prompt: CaseIterable, CustomTestStringConvertible {
    case bash
    case zshThatSourced, zshThatFoundTheFile

    var testDescription: String { "\(self)" }

    /// In a folder with a file called `label`.
    func open(columns: Int = 80, rows: Int = 24) throws -> Tmux {
      let command = self == .bash ? nil : ["zsh", "-f"]
      let terminal = try Tmux(columns: columns, rows: rows, running: command)
      try terminal.waitFor(screen: "$")
      let learning =
        switch self {
        case .bash: "source <(chips --completion bash)"
        case .zshThatSourced: "autoload -Uz compinit; compinit -u -D; source <(chips --completion zsh)"
        case .zshThatFoundTheFile:
          "chips --completion zsh > _chips; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D"
        }
      try terminal.run("touch label; \(learning); clear")
      try terminal.waitFor(screen: "$")
      return terminal
    }
  }

  /// What is typed before Tab, and the line after Tab and an `X`.
  private static let lines = [
    ("chips --select-a", "chips --select-all X"),
    ("chips --output js", "chips --output json X"),
    ("chips --output=js", "chips --output=json X"),
    ("chips -o js", "chips -o json X"),
    ("chips --title=- --select-a", "chips --title=- --select-all X"),
    ("chips -s 1 --select-all --select 2 --order ch", "chips -s 1 --select-all --select 2 --order chosen X"),
    // Only one thing could be put here each time.
    ("chips --title --select-a", "chips --title --select-aX"),
    ("chips --title labe", "chips --title labeX"),
    ("chips --title=labe", "chips --title=labeX"),
    ("chips -- --select-a", "chips -- --select-aX"),
    ("chips -- --output js", "chips -- --output jsX"),
    ("chips labe", "chips labeX"),
  ]

  @Test("completes what can be there, and nothing else", arguments: Prompt.allCases)
  func lines(prompt: Prompt) throws {
    let terminal = try prompt.open()
    for (typed, line) in Self.lines {
      try terminal.type(typed)
      try terminal.press("Tab")
      try terminal.type("X")
      try terminal.waitFor(screen: "$ \(line)")
      try terminal.press("C-u")
      try terminal.waitFor(screen: "$")
    }
  }

  @Test("lists in zsh what options mean")
  func meanings() throws {
    let terminal = try Prompt.zshThatSourced.open(columns: 100, rows: 60)
    // Or zsh asks whether so many are to be listed.
    try terminal.run("LISTMAX=1000")
    try terminal.waitFor(screen: "$ LISTMAX=1000\n$")
    try terminal.type("chips -")
    try terminal.press("Tab")
    for option in OptionTable.options {
      let expected = (option.spellings.reversed() + ["--", option.meaning]).joined(separator: " ")
      try terminal.waitFor(expected) { screen in
        screen.split(separator: "\n").contains { $0.split(separator: " ").joined(separator: " ") == expected }
      }
    }
  }

  @Test("offers --select again in zsh, and others once")
  func repetition() throws {
    let terminal = try Prompt.zshThatSourced.open()
    try terminal.type("chips --select-all --select 1 --sele")
    try terminal.press("Tab")
    try terminal.waitFor(screen: "$ chips --select-all --select 1 --select=")
  }
}
