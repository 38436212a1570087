import ChipsTUI

/// All options: the one table that the parser, the help, the manual and the completions are made from.
enum OptionTable {
  nonisolated(unsafe) static let options: [OptionDeclaration] =
    input + choice + answer + screen + chips + search + other

  /// The options of a part of help, in its order.
  static func options(in section: OptionDeclaration.Section) -> [OptionDeclaration] {
    options.filter { $0.section == section }
  }

  private static var input: [OptionDeclaration] {
    [
      OptionDeclaration(
        "read0", letter: "0", in: .input, "records on standard input end with NUL",
        details: "Empty records are kept then; empty lines are not.",
        .flag { $0.readsNUL = true }),
      OptionDeclaration(
        "format", letter: "f", in: .input, "how options are written on standard input",
        details:
          "A line each; a table whose first line names its columns; or an array or one value a line in JSON.",
        .choice("FORMAT", of: InputFormat.self) { $0.inputFormat = $1 }),
      OptionDeclaration(
        "delimiter", letter: "d", in: .input, "each is ID STRING TITLE: the title is shown, the ID printed",
        details: "Split at the first STRING; an option without it is both.",
        .value("STRING") { configuration, value throws(UsageError) in
          guard !value.bytes.isEmpty else { throw UsageError("\(value.option) takes a byte or more, not ''") }
          configuration.delimiter = value.bytes
        }),
      OptionDeclaration(
        "ansi", in: .input, "colour sequences in titles are not shown",
        details: "They stay in what is printed.",
        .flag { $0.hidesColorSequences = true }),
    ]
  }

  private static var choice: [OptionDeclaration] {
    [
      OptionDeclaration(
        "select", letter: "s", in: .choice, "chosen at the start (repeatable)",
        details: """
          One value each, compared byte by byte: with the ids; with the titles when no id is equal. All that are equal \
          are chosen. A value that nothing is equal to is told at the end.
          """,
        .value("ID") { configuration, value in configuration.selected.append(value.bytes) }),
      OptionDeclaration(
        "select-all", in: .choice, "all are chosen at the start", details: "Disabled ones too.",
        .flag { $0.selectsAll = true }),
      OptionDeclaration(
        "limit", letter: "l", in: .choice, "at most N; with 1, choosing another replaces",
        .number("N", atLeast: 1) { $0.bounds.limit = $1 }),
      OptionDeclaration(
        "min", letter: "m", in: .choice, "Enter is refused while fewer than N are chosen",
        details: "With --limit 1 --min 1 and nothing chosen, Enter takes the chip that has the focus.",
        .number("N", atLeast: 0) { $0.bounds.minimum = $1 }),
      OptionDeclaration(
        "add", in: .choice, "new tags may be typed, in a field after the chips",
        details: """
          They are chosen, and printed after the others, in the order in which they were added. No options are needed then.
          """,
        .flag { $0.allowsAdding = true }),
      OptionDeclaration(
        "removable", in: .choice, "chips may be removed; the answer is what remains chosen",
        .flag { $0.allowsRemoving = true }),
    ]
  }

  private static var answer: [OptionDeclaration] {
    [
      OptionDeclaration(
        "output", letter: "o", in: .answer, "how the chosen are printed",
        details: """
          A line each; NUL after each; an array of strings in JSON; or words for eval "set -- $(chips ...)" in any POSIX \
          shell.
          """,
        .choice("FORMAT", of: OutputFormat.self) { $0.outputFormat = $1 }),
      OptionDeclaration(
        "print0", in: .answer, "the same as --output null", .flag { $0.outputFormat = .null }),
      OptionDeclaration(
        "separator", in: .answer, "between the chosen; a newline at the end",
        .value("STRING") { configuration, value in configuration.separator = value.bytes }),
      OptionDeclaration(
        "order", in: .answer, "in which order they are printed",
        details: """
          That of the input, or that of choosing; what is chosen by one key counts in input order, and new tags come last.
          """,
        .choice("ORDER", of: AnswerOrder.self) { $0.order = $1 }),
    ]
  }

  private static var screen: [OptionDeclaration] {
    [
      OptionDeclaration(
        "title", letter: "t", in: .screen, "a line above the chips",
        .value("TEXT") { configuration, value in configuration.title = value.bytes }),
      OptionDeclaration(
        "height", in: .screen, "the most rows to take below the prompt, N or N%, or one of",
        details: """
          With auto, as many as it needs, but no more than half, or all of a terminal with less than 16. With full, the \
          whole screen. A terminal that cannot be drawn on below the prompt, as GNU screen, gets full.
          """,
        .value(placeholder: "HEIGHT", words: ["auto", "full"]) { configuration, value throws(UsageError) in
          guard let limit = HeightLimit(word: value.text) else {
            throw value.error("takes auto, full, a number of rows, or one of per cent as in 50%")
          }
          configuration.heightLimit = limit
        }),
      OptionDeclaration(
        "no-mouse", in: .screen, "leave the mouse to the terminal", .flag { $0.usesMouse = false }),
      OptionDeclaration(
        "timeout", in: .screen, "give up, with status 124, after so long without a key",
        .value("SECONDS") { configuration, value throws(UsageError) in
          guard let seconds = Double(value.text), seconds > 0, seconds.isFinite else {
            throw value.error("takes a number of seconds above 0")
          }
          configuration.timeout = seconds
        }),
      OptionDeclaration(
        "accessible", in: .screen, "numbered lines and a prompt, for screen readers",
        details: """
          Nothing is drawn then: the options are told line by line, and numbers, ids or titles are typed, each line ended \
          with Enter. At the prompt ? explains what can be typed.
          """,
        .flag { $0.isAccessible = true }),
    ]
  }

  private static var chips: [OptionDeclaration] {
    [
      OptionDeclaration(
        "style", in: .chips, "what chips look like",
        details:
          "Those that are chosen are filled in a pill. Boxes take three rows, four with two lines of title.",
        .choice("STYLE", of: ChipStyle.self) { $0.appearance.style = $1 }),
      OptionDeclaration(
        "color", in: .chips, "the colour that fills chosen chips: #RRGGBB, or one of",
        details: """
          The nearest that the terminal has, and black or white text on it, whichever can be read better. Without it, and \
          where NO_COLOR is set, no colours are used.
          """,
        .value(placeholder: "COLOR", words: ["none"] + Color.named.map(\.name)) {
          configuration, value throws(UsageError) in
          configuration.accent = Color(value.text)
          guard configuration.accent != nil || value.text.lowercased() == "none" else {
            throw value.error("takes none, a name such as teal, or #RRGGBB")
          }
        }),
      OptionDeclaration(
        "ascii", in: .chips, "no character outside ASCII in what chips itself draws",
        .flag { $0.drawsASCII = true }),
      OptionDeclaration(
        "layout", in: .chips, "how they are set",
        details: """
          As words in a paragraph; in columns that share the row's width equally; or in one row that scrolls sideways.
          """,
        .choice("LAYOUT", of: Appearance.Layout.self) { $0.appearance.layout = $1 }),
      OptionDeclaration(
        "label-lines", in: .chips, "a longer title is broken into up to N lines (1)",
        .number("N", atLeast: 1) { $0.appearance.labelLines = min($1, most) }),
      OptionDeclaration(
        "min-width", in: .chips, "no chip narrower than N columns",
        details: "In a grid, how wide a column is at least: longer titles are cut.",
        .number("N", atLeast: 1) { $0.appearance.minimumColumns = min($1, most) }),
      OptionDeclaration(
        "max-width", in: .chips, "no chip wider than N columns",
        .number("N", atLeast: 1) { $0.appearance.maximumColumns = min($1, most) }),
      OptionDeclaration(
        "spacing", in: .chips, "empty columns between chips (1)",
        .number("N", atLeast: 0) { $0.appearance.spacing.columns = min($1, most) }),
      OptionDeclaration(
        "row-spacing", in: .chips, "empty rows between rows of chips (0)",
        .number("N", atLeast: 0) { $0.appearance.spacing.rows = min($1, most) }),
      OptionDeclaration(
        "meter", in: .chips, "a row under the chips, divided by what is chosen of each group",
        details: """
          Each group that has chosen options has a part of it, in proportion to their number; one whose part would be less \
          than a column is left out.
          """,
        .flag { $0.appearance.hasMeter = true }),
      OptionDeclaration(
        "explain-layout", in: .chips, "print what each chip is offered, takes, and where it is, and no more",
        details: "At the size of the terminal; without one at that which COLUMNS and LINES say, else 80x24.",
        .flag { $0.request = .explainLayout }),
    ]
  }

  /// Larger than any terminal is all the same.
  private static let most = 10_000

  private static var search: [OptionDeclaration] {
    [
      OptionDeclaration(
        "search", in: .search, "start in the search field", .flag { $0.startsInSearch = true }),
      OptionDeclaration(
        "fuzzy", in: .search, "search for a term's characters in order, not nearby",
        .flag { $0.searchMode = .fuzzy }),
      OptionDeclaration(
        "filter", in: .search, "print the options that match, without interface",
        details: "In input order; status 1 when none does.",
        .value("QUERY") { configuration, value in configuration.request = .filter(value.text) }),
    ]
  }

  private static var other: [OptionDeclaration] {
    [
      OptionDeclaration("help", letter: "h", in: .other, "show this help", .flag { $0.request = .help }),
      OptionDeclaration("version", in: .other, "show the version", .flag { $0.request = .version }),
      OptionDeclaration(
        "man", in: .other, "print the manual page, as in chips --man | man -l -",
        .flag { $0.request = .manual }),
      OptionDeclaration(
        "completion", in: .other, "print a completion script",
        details:
          "For bash and zsh: source <(chips --completion bash); for fish: chips --completion fish | source.",
        .choice("SHELL", of: Shell.self) { $0.request = .completion($1) }),
    ]
  }
}

extension HeightLimit {
  /// What a word of the command line asks for; nil when that is nothing.
  fileprivate init?(word: String) {
    let digits = word.hasSuffix("%") ? word.dropLast() : word[...]
    let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    switch word {
    case "auto": self = .auto
    case "full": self = .full
    default:
      guard isNumber, let number = Int(digits), number > 0 else { return nil }
      // Larger than any terminal is the same.
      self = word.hasSuffix("%") ? .percent(min(number, 100)) : .rows(number)
    }
  }
}
