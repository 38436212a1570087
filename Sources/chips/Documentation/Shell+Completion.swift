extension Shell {
  /// A script that makes the shell complete the command line of chips.
  var completion: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
