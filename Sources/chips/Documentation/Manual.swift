import ChipsTUI

/// The manual page, for `man -l -`.
enum Manual {
  static var text: String {
    """
    .TH CHIPS 1 "" "chips \(Help.version)" "User Commands"
    .nh
    .ad l
    .ss 12 0
    \(ManualText.beginning)
    .SH OPTIONS
    \(ManualText.writingOptions)
    \(OptionDeclaration.Section.allCases.map(options).joined(separator: "\n"))
    .SH KEYS
    \(keys)
    \(ManualText.otherKeys)
    .SH IN LINES
    \(ManualText.lines)
    .SH OPTIONS AS DATA
    \(ManualText.data)
    .SH EXIT STATUS
    \(exitStatus)
    .SH ENVIRONMENT
    \(ManualText.environment)
    .SH EXAMPLES
    \(ManualText.examples)

    """
  }

  private static func options(in section: OptionDeclaration.Section) -> String {
    let items = OptionTable.options(in: section).map { option in
      let tag = option.spellings.map(Roff.bold).joined(separator: ", ")
      let value = option.placeholder.map { " \(Roff.italic($0))" } ?? ""
      return Roff.item(tag + value, option.meaningWithWords.sentence, option.details)
    }
    return ([".SS \(section.rawValue)"] + items).joined(separator: "\n")
  }

  /// The keys; a line of the table that has no key goes on about the one before it.
  private static var keys: String {
    KeyMap.entries.map { entry in
      // Help indents such a line.
      let name = entry.names.drop { $0 == " " }
      return entry.bindings.isEmpty
        ? Roff.prose("\(name) \(entry.meaning)".sentence)
        : Roff.item(Roff.bold(name), entry.meaning.sentence)
    }.joined(separator: "\n")
  }

  private static var exitStatus: String {
    ExitStatus.Entry.all.map { Roff.item(Roff.bold($0.status), $0.meaning.sentence) }.joined(separator: "\n")
  }
}
