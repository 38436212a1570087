/// The text of `--help`.
enum Help {
  /// The version of the program.
  static let version = "0.1.0"

  /// The columns that no line is longer than.
  static let columns = 80

  static var text: String {
    """
    Usage: chips [OPTION...] [LABEL...]

    Pick any number of options, shown as chips that flow onto as many rows as the
    terminal's width needs. The options are the LABELs, else the records on standard
    input. What is chosen is printed when Enter is pressed.

    \(OptionDeclaration.Section.allCases.map(lines).joined(separator: "\n\n"))

    After -- everything is a label. In the picker, ? shows the keys. CHIPS_OPTS
    holds options that come before those of the command line.

    \(exitStatus)

    """
  }

  /// The heading of a section and its options, their meanings in a column of their own.
  private static func lines(of section: OptionDeclaration.Section) -> String {
    let options = OptionTable.options(in: section).flatMap { option in
      let head = head(of: option)
      let meaning = wrapped(option.meaningWithWords, columns: columns - meaningColumn)
      return zip([head] + Array(repeating: "", count: meaning.count - 1), meaning).map { head, line in
        head + String(repeating: " ", count: meaningColumn - head.count) + line
      }
    }
    return (["\(section.rawValue):"] + options).joined(separator: "\n")
  }

  /// An option as it is written: `  -o, --output FORMAT`.
  private static func head(of option: OptionDeclaration) -> String {
    "  " + (option.letter == nil ? "    " : "") + option.spellings.joined(separator: ", ")
      + (option.placeholder.map { " \($0)" } ?? "")
  }

  /// Where the meanings begin.
  private static var meaningColumn: Int {
    (OptionTable.options.map { head(of: $0).count }.max() ?? 0) + 2
  }

  private static var exitStatus: String {
    let meanings = ExitStatus.Entry.all.map { "\($0.status) \($0.meaning)" }.joined(separator: "; ")
    return wrapped("Exit status: \(meanings).", columns: columns).joined(separator: "\n")
  }

  /// The lines of `text`, broken at blanks: no longer than `columns` where its words are not.
  private static func wrapped(_ text: String, columns: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
