import ChipsModel

/// What the command line asks for. All text is bytes, as it came.
struct Configuration: Equatable {
  /// What is to be done.
  enum Request: Equatable {
    case pick, help, version
    /// Print what matches these terms.
    case filter(String)
  }

  var request = Request.pick
  var title: [UInt8]?

  /// Options from the command line; when there are any, standard input is not read.
  var labels: [[UInt8]] = []

  /// Whether records on standard input end with NUL; else with a newline.
  var readsNUL = false

  /// Options that are chosen at the start.
  var selected: [[UInt8]] = []
  var selectsAll = false

  /// Whether NUL follows each option of the answer; else a newline.
  var printsNUL = false

  var usesMouse = true

  /// Whether the search field is open at the start.
  var startsInSearch = false

  var searchMode = Query.Mode.exact

  /// The seconds without a key after which to give up; nil for ever.
  var timeout: Double?

  /// Of options on standard input.
  var recordTerminator: UInt8 { readsNUL ? 0 : UInt8(ascii: "\n") }

  /// Of options in the answer.
  var answerTerminator: UInt8 { printsNUL ? 0 : UInt8(ascii: "\n") }
}
