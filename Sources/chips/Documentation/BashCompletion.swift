/// The completion script for bash, which needs nothing but bash.
enum BashCompletion {
  static var script: String {
    #"""
    # Completes the command line of chips in bash: source <(chips --completion bash)
    _chips() {
      local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} word last current option= prefix= offers=
      local cluster='^-[\#(letters { !$0.takesValue })]*([\#(letters(\.takesValue))])$'
      local -a words
      words=()
      COMPREPLY=()

      # The words as chips gets them: bash has split them at the = of --name=VALUE too.
      for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ ${#words[@]} -eq 0 || $line == [[:space:]]* ]]; then
          words[${#words[@]}]=
          line=${line#"${line%%[![:space:]]*}"}
        fi
        last=$((${#words[@]} - 1))
        words[last]+=${word:0:${#line}}
        line=${line#"$word"}
      done

      # The option that the current word is the value of, if any.
      for word in "${words[@]:1:last-1}"; do
        if [[ $option ]]; then
          option=
        elif [[ $word == -- ]]; then
          return
        elif [[ $word =~ $cluster ]]; then
          option=-${BASH_REMATCH[1]}
        else
          case $word in
            \#(namesWithValue)) option=$word ;;
          esac
        fi
      done
      current=${words[last]}
      if [[ ! $option && $current == --*=* ]]; then
        option=${current%%=*}
        current=${current#*=}
        [[ $COMP_WORDBREAKS == *=* ]] || prefix=$option=
      fi

      case $option in
        '') [[ $current == -* ]] && offers='\#(spellings)' ;;
    \#(wordCases)
      esac
      COMPREPLY=($(compgen -P "$prefix" -W "$offers" -- "$current"))
    }
    complete -F _chips chips

    """#
  }

  private static var spellings: String {
    OptionTable.options.flatMap(\.spellings).joined(separator: " ")
  }

  /// The letters of the options that are as `condition` says.
  private static func letters(_ condition: (OptionDeclaration) -> Bool) -> String {
    String(OptionTable.options.filter(condition).compactMap(\.letter))
  }

  /// A pattern for the names of options that take a value.
  private static var namesWithValue: String {
    OptionTable.options.filter(\.takesValue).map { "--\($0.name)" }.joined(separator: " | ")
  }

  /// For each option with a set of values a case that offers them.
  private static var wordCases: String {
    OptionTable.options.filter { !$0.words.isEmpty }.map { option in
      let words = option.words.joined(separator: " ")
      return "    \(option.spellings.joined(separator: " | "))) offers='\(words)' ;;"
    }.joined(separator: "\n")
  }
}
