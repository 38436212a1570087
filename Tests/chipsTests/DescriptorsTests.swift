import Foundation
import Glibc
import Testing

@Suite("Standard descriptors")
struct DescriptorsTests {
  private typealias Stream = ChildProcess.Stream

  @Test("closed standard input does not matter with labels")
  func closedInput() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a"], input: .closed)
    try terminal.waitFor("chosen")
    try terminal.type(" \r")
    #expect(try chips.wait() == Outcome(0, output: "a\n"))
  }

  @Test("closed standard input holds no options")
  func closedInputWithoutLabels() throws {
    let outcome = try Pseudoterminal().startChips([], input: .closed).wait()
    #expect(outcome.ending == .exited(4))
  }

  @Test("an answer to closed standard output is an error, and does not go to the screen")
  func closedOutput() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["secret"], output: .closed)
    try terminal.waitFor("chosen")
    let shown = terminal.output.count
    try terminal.type(" \r")
    let outcome = try chips.wait()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.isOneLine(naming: ["answer"]), "\(outcome)")
    #expect(!terminal.output[shown...].contains(Array("secret".utf8)))
  }

  @Test("closed standard error hears nothing, and nor does the screen")
  func closedErrors() throws {
    let terminal = try Pseudoterminal()
    #expect(try terminal.startChips(["--colour"], errors: .closed).wait() == Outcome(2))
    #expect(
      try terminal.startChips(["a", "-s", "b"], errors: .closed).answered(terminal, " \r")
        == Outcome(0, output: "a\n"))
    #expect(!terminal.readableOutput.contains("chips: "))
  }

  @Test("all three closed: it can be used, and only the answer is lost")
  func allClosed() throws {
    let terminal = try Pseudoterminal()
    let modes = terminal.modes
    let chips = try terminal.startChips(["a", "b"], input: .closed, output: .closed, errors: .closed)
    #expect(try chips.answered(terminal, "a\r").ending == .exited(2))
    #expect(terminal.modes == modes)
    let others = try terminal.startChips(["a", "b"], input: .closed, output: .closed, errors: .closed)
    #expect(try others.answered(terminal, "q").ending == .exited(1))
  }

  @Test("the answer may go to the terminal, after the chips have left it")
  func answerOnTerminal() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a", "b"], output: .terminal)
    try terminal.waitFor("chosen")
    try terminal.type("a\r")
    _ = try chips.wait()
    #expect(
      String(decoding: terminal.output, as: UTF8.self).components(after: "\u{1B}[?1049l").hasSuffix(
        "a\r\nb\r\n"))
  }

  @Test("the terminal as standard output and error changes nothing while nothing is chosen")
  func nothingOnTerminal() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["a"], output: .terminal, errors: .terminal)
    #expect(try chips.answered(terminal, "\r") == Outcome(0))
  }
}

extension ChildProcess {
  /// Types `keys` when the picker is on `terminal`, and waits for its end.
  fileprivate func answered(_ terminal: Pseudoterminal, _ keys: String) throws -> Outcome {
    try terminal.waitFor("chosen")
    try terminal.type(keys)
    return try wait()
  }
}

extension String {
  /// What follows the last `separator`.
  fileprivate func components(after separator: String) -> String {
    components(separatedBy: separator).last ?? ""
  }

  @Test("an answer longer than a non-blocking pipe holds arrives whole")
  func nonBlockingOutput() throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
    let lines = Array((1...60_000).map { "\($0)\n" }.joined().utf8)
    let chips = try Pseudoterminal().startChips(
      ["--filter", ""], input: .bytes(lines), output: .descriptor(pipe.writeEnd))
    pipe.closeWriteEnd()
    var answer: [UInt8] = []
    while case let piece = Descriptor.read(from: pipe.readEnd), !piece.isEmpty { answer += piece }
    #expect(answer == lines)
    #expect(try chips.wait().ending == .exited(0))
  }
}
