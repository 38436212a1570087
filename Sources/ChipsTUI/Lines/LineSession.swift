import ChipsModel

/// A picker in lines: typed lines in, text out. It knows no terminal, so that a test can be one.
package struct LineSession: Sendable {
  /// What comes of a line.
  package struct Reply: Equatable, Sendable {
    /// What is said: whole lines, safe for a terminal.
    package var text = ""

    /// Whether all options are said after it.
    package var listsOptions = false

    /// How it ended; nil when another line is asked for.
    package var ending: Session.Ending?

    package init(text: String = "", listsOptions: Bool = false, ending: Session.Ending? = nil) {
      self.text = text
      self.listsOptions = listsOptions
      self.ending = ending
    }

    static func lines(_ lines: [String]) -> Reply { Reply(text: lines.map { $0 + "\n" }.joined()) }
  }

  package internal(set) var picker: Picker
  private let title: [UInt8]?
  let words: OptionWords

  /// Whether lines may remove options.
  private let allowsRemoving: Bool

  /// Of more changes than this only the number is said.
  static let changesSaid = 20

  /// - Parameter title: the line above the options, as bytes; nil for none.
  package init(
    title: [UInt8]? = nil, rules: TextRules, picker: Picker, allowsRemoving: Bool = false
  ) {
    self.title = title
    self.picker = picker
    self.allowsRemoving = allowsRemoving
    words = OptionWords(rules: rules)
  }

  // MARK: Options arrive

  /// Lets `body` add options. All are there before the first line is handled.
  package mutating func addOptions(_ body: (inout Picker) throws -> Void) rethrows {
    try body(&picker)
  }

  /// Tells that no more options come.
  package mutating func completeInput() {
    picker.completeOptions()
  }

  // MARK: What is said

  /// What is said before the first line is asked for.
  package var opening: Reply {
    Reply(text: title.map { words.shown($0) + "\n" } ?? "", listsOptions: true)
  }

  /// What is said when the options take their time to come.
  var readingNotice: String { "Reading options; Ctrl-C leaves.\n" }

  /// What is said to a line of which the terminal has lost the end.
  var replyToCutLine: Reply {
    .lines(["the line is too long for the terminal, which has lost its end; type it in parts"])
  }

  /// All options as they are now.
  package var options: OptionList { OptionList(of: picker, words: words) }

  /// What asks for a line.
  package var prompt: String {
    let hints = [
      picker.allowsAdding && picker.presentCount == 0 ? nil : "Numbers change",
      picker.allowsAdding ? "+ adds" : nil,
      "Enter accepts", "? explains",
    ]
    return "\(count). \(hints.compactMap(\.self).joined(separator: ", ")): "
  }

  private var count: String {
    "\(picker.selection.count.grouped) of \(picker.presentCount.grouped) selected"
  }

  private var explanation: [String] {
    let bounds = picker.bounds
    let lines = [
      "Numbers and ranges, as in 2 4-6, select options, or no longer select them.",
      "A whole title or id does the same for one option.",
      picker.allowsAdding ? "+ and a text, as in + new tag, adds an option, selected." : nil,
      allowsRemoving ? "- and a number, as in - 3, removes an option; the others keep their numbers." : nil,
      "all selects all, clear selects none, quit leaves without an answer, ? says this.",
      "An empty line accepts what is selected.",
      bounds.limit.map { "At most \($0.grouped) can be selected." },
      bounds.minimum > 0 ? "At least \(bounds.minimum.grouped) must be selected." : nil,
    ]
    return lines.compactMap(\.self)
  }

  // MARK: Lines

  /// Does what a line asks for.
  ///
  /// - Parameter line: as it was typed, without the newline.
  /// - Complexity: O(*n*) for *n* options.
  package mutating func handle(_ line: [UInt8]) -> Reply {
    switch LineRequest(line, allowsAdding: picker.allowsAdding, allowsRemoving: allowsRemoving) {
    case .accept: return picker.accept().map { .lines([reason($0)]) } ?? Reply(ending: .accepted)
    case .cancel: return Reply(ending: .cancelled)
    case .explain:
      var reply = Reply.lines(explanation)
      reply.listsOptions = true
      return reply
    case .chooseAll: return perform { $0.chooseShown() }
    case .clear: return perform { $0.clearShown() }
    case .toggle(let numbers): return toggle(numbers)
    case .option(let text): return toggleOption(named: text)
    case .add(let text): return add(text)
    case .remove(let number): return remove(number)
    }
  }
}
