/// The text of `--help`.
enum Help {
  /// The version of the program.
  static let version = "0.1.0"

  static var text: String {
    """
    Usage: chips [OPTION...] [LABEL...]

    Pick any number of options, shown as chips that flow onto as many rows as the
    terminal's width needs. The options are the LABELs, else the lines of standard
    input. What is chosen is printed, in input order, when Enter is pressed.

    Options:
    \(optionLines.joined(separator: "\n"))

    After -- everything is a label. In the picker, ? shows the keys.

    Exit status: 0 accepted, also with nothing chosen; 1 cancelled; 2 wrong usage,
    unreadable input or an answer that cannot be written; 3 no terminal; 4 no
    options; 124 timed out; 130 Ctrl-C; 131 Ctrl-\\; 141 the answer's reader is
    gone; 128 + N ended by signal N.

    """
  }

  private static var optionLines: [String] {
    let heads = OptionTable.options.map { option in
      (option.letter.map { "-\($0), " } ?? "    ") + "--\(option.name)"
        + (option.placeholder.map { " \($0)" } ?? "")
    }
    let columns = heads.map(\.count).max() ?? 0
    return zip(heads, OptionTable.options).map { head, option in
      "  " + head + String(repeating: " ", count: columns - head.count + 2) + option.meaning
    }
  }
}
