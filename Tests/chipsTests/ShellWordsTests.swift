import Glibc
import TestSupport
import Testing

@testable import chips

@Suite("Words for a shell")
struct ShellWordsTests {
  /// A shell, and the locale in which it runs.
  struct Shell: CustomTestStringConvertible {
    let name: String
    let locale: String
    var testDescription: String { "\(name) in \(locale)" }
  }

  private static let shells = [
    Shell(name: "bash", locale: "C.UTF-8"), Shell(name: "bash", locale: "C"),
    Shell(name: "dash", locale: "C.UTF-8"), Shell(name: "dash", locale: "C"),
  ]

  /// The arguments that `shell` has when it has evaluated the answer in which all of `options` are chosen.
  private func arguments(_ options: [[UInt8]], in shell: Shell) throws -> [[UInt8]] {
    let directory = try TemporaryDirectory()
    try directory.write(try PrintedAnswer(options, format: .shell).bytes, to: "answer")
    var settings = ChildProcess.Settings()
    settings.environment = ["LC_ALL": shell.locale]
    // Their number first, as printf prints something for none too.
    let script = #"eval "set -- $(cat "$1")"; printf '%s\0' "$#" "$@""#
    let outcome = try ChildProcess(
      [shell.name, "-c", script, "shell", directory.path + "/answer"], on: nil, settings
    ).wait()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.errors == "")
    let parts = outcome.output.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    #expect(parts.first == Array("\(parts.count - 2)".utf8))
    return Array(parts.dropFirst().dropLast())
  }

  @Test("each byte but NUL is an argument again, alone and between others", arguments: shells)
  func everyByte(shell: Shell) throws {
    let bytes = Array(UInt8(1)...UInt8.max)
    let alone = bytes.map { [$0] }
    let between = bytes.map { [0x61, $0, 0x20, $0] }
    let options = alone + between + [bytes, bytes.reversed()]
    #expect(try arguments(options, in: shell) == options)
  }

  @Test("none are no arguments, and empty ones are empty arguments", arguments: shells)
  func empty(shell: Shell) throws {
    #expect(try arguments([], in: shell) == [])
    #expect(try arguments([[]], in: shell) == [[]])
    #expect(try arguments([[], [0x0A], [], [0x0A, 0x0A]], in: shell) == [[], [0x0A], [], [0x0A, 0x0A]])
  }

  @Test("random bytes are the same arguments again", arguments: shells)
  func randomBytes(shell: Shell) throws {
    let frequent = Array("\n\n'\"\\$` -".utf8)
    for seed in 1...5 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let options = (0..<100).map { _ in generator.bytes(upTo: 30, frequent: frequent, without: [0]) }
      #expect(try arguments(options, in: shell) == options, "seed \(seed)")
    }
  }

  @Test("a NUL is refused before anything is printed")
  func nul() throws {
    let file = try Descriptor.unnamedFile()
    defer { close(file) }
    #expect(throws: AnswerError.nulInShellWord) {
      try PrintedAnswer([Array("a".utf8), [0x62, 0, 0x63]], format: .shell, printedTo: file)
    }
    #expect(Descriptor.contents(of: file) == [])
  }
}
