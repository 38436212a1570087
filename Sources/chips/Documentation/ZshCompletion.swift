/// The completion script for zsh: a file `_chips` for the `fpath`, which may be sourced too.
enum ZshCompletion {
  static var script: String {
    #"""
    #compdef chips
    # Completes the command line of chips in zsh: source <(chips --completion zsh), after compinit
    _chips() {
      _arguments -s -S : \
    \#(OptionTable.options.map(specification).map { "    \($0) \\" }.joined(separator: "\n"))
        '*:LABEL:()'
    }
    if [[ $funcstack[1] == _chips ]]; then
      _chips "$@"
    else
      compdef _chips chips
    fi

    """#
  }

  /// The option as `_arguments` is told of it: `'(-o --output)'{-o+,--output=}'[how…]:FORMAT:(lines null)'`.
  private static func specification(of option: OptionDeclaration) -> String {
    // What is not offered once it is there: any of its spellings, or with a star none.
    let excluded = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let forms = forms(of: option).joined(separator: ",")
    return quoted(excluded) + (option.letter == nil ? forms : "{\(forms)}")
      + quoted("[\(escaped(option.meaning))]\(value(of: option))")
  }

  /// The spellings, with a sign for how the value may follow: `=` after a name, at once after a letter.
  private static func forms(of option: OptionDeclaration) -> [String] {
    guard option.takesValue else { return option.spellings }
    return option.spellings.map { $0 + ($0.hasPrefix("--") ? "=" : "+") }
  }

  /// What the value is called and the words for it; a blank, where there are none, shows what it is called.
  /// A label has `()` instead: with a blank, no option's name that could be a label too would be put in.
  private static func value(of option: OptionDeclaration) -> String {
    guard let placeholder = option.placeholder else { return "" }
    return ":\(placeholder):" + (option.words.isEmpty ? " " : "(\(option.words.joined(separator: " ")))")
  }

  /// `text` as an explanation in brackets.
  private static func escaped(_ text: String) -> String {
    text.map { #"\[]:"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// `text` as one word of zsh.
  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}
