/// The completion script for fish.
enum FishCompletion {
  static var script: String {
    """
    # Completes the command line of chips in fish: chips --completion fish | source
    complete -c chips -f
    \(OptionTable.options.map(line).joined(separator: "\n"))

    """
  }

  private static func line(for option: OptionDeclaration) -> String {
    var words = ["complete -c chips"]
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    if option.takesValue { words.append("-x") }
    if !option.words.isEmpty { words.append("-a \(quoted(option.words.joined(separator: " ")))") }
    words.append("-d \(quoted(option.meaning))")
    return words.joined(separator: " ")
  }

  /// `text` as one word of fish.
  private static func quoted(_ text: String) -> String {
    "'\(text.map { #"\'"#.contains($0) ? "\\\($0)" : "\($0)" }.joined())'"
  }
}
