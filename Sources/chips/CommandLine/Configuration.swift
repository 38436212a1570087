import ChipsModel
import ChipsTUI

/// What the command line asks for. All text is bytes, as it came.
struct Configuration: Equatable {
  /// What is to be done.
  enum Request: Equatable {
    case pick, help, version, manual
    case completion(Shell)
    /// Print what matches these terms.
    case filter(String)
    /// Print how the chips are laid out.
    case explainLayout
  }

  var request = Request.pick
  var title: [UInt8]?

  /// Options from the command line; when there are any, standard input is not read.
  var labels: [[UInt8]] = []

  var inputFormat = InputFormat.lines

  /// Whether records on standard input end with NUL; else with a newline.
  var readsNUL = false

  /// What stands between an option's id and its title; nil where it is both.
  var delimiter: [UInt8]?

  /// Whether titles are shown without their colour sequences.
  var hidesColorSequences = false

  /// Options that are chosen at the start.
  var selected: [[UInt8]] = []
  var selectsAll = false

  var bounds = ChoiceBounds()

  /// Whether new tags may be typed.
  var allowsAdding = false

  /// Whether chips may be removed.
  var allowsRemoving = false

  var outputFormat = OutputFormat.lines

  /// What is printed between options; nil for what the format says.
  var separator: [UInt8]?

  var order = AnswerOrder.input

  /// Where the picker is drawn.
  var heightLimit = HeightLimit.auto

  var usesMouse = true

  /// Whether it asks in lines and draws nothing.
  var isAccessible = false

  /// How chips are laid out and look.
  var appearance = Appearance()

  /// The colour that fills chosen chips; nil for attributes only.
  var accent: Color?

  /// Whether what chips itself draws is in ASCII.
  var drawsASCII = false

  /// Whether the search field is open at the start.
  var startsInSearch = false

  var searchMode = Query.Mode.exact

  /// The seconds without a key after which to give up; nil for ever.
  var timeout: Double?

  /// Throws what is wrong with options that cannot be together.
  func check() throws(UsageError) {
    if let limit = bounds.limit, bounds.minimum > limit {
      throw UsageError("--min \(bounds.minimum) is above --limit \(limit); ask for \(limit) or fewer")
    }
    if let least = appearance.minimumColumns, let most = appearance.maximumColumns, least > most {
      throw UsageError("--min-width \(least) is above --max-width \(most); ask for \(most) or fewer")
    }
    if separator != nil, outputFormat != .lines {
      throw UsageError(
        "--separator is for --output lines, not \(outputFormat.rawValue); leave one of them out")
    }
    if inputFormat != .lines {
      let format = "--format \(inputFormat.rawValue)"
      if readsNUL { throw UsageError("--read0 is for --format lines; leave it out with \(format)") }
      if delimiter != nil {
        throw UsageError("--delimiter is for --format lines; leave it out with \(format)")
      }
    }
  }
}

/// How options are written on standard input.
enum InputFormat: String, CaseIterable {
  case lines, tsv, csv, json
}

/// How the chosen options are printed.
enum OutputFormat: String, CaseIterable {
  case lines, null, json, shell
}

/// In which order they are.
enum AnswerOrder: String, CaseIterable {
  case input, chosen
}

/// A shell that completion scripts are made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
