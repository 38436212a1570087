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

  package private(set) var picker: Picker
  private let title: [UInt8]?
  private let words: OptionWords

  /// Of more changes than this only the number is said.
  private static let changesSaid = 20

  /// - Parameter title: the line above the options, as bytes; nil for none.
  package init(title: [UInt8]? = nil, rules: TextRules, picker: Picker) {
    self.title = title
    self.picker = picker
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
  package var prompt: String { "\(count). Numbers change, Enter accepts, ? explains: " }

  private var count: String {
    "\(picker.selection.count.grouped) of \(picker.options.count.grouped) selected"
  }

  private var explanation: [String] {
    let bounds = picker.bounds
    return [
      "Numbers and ranges, as in 2 4-6, select options, or no longer select them.",
      "A whole title or id does the same for one option.",
      "all selects all, clear selects none, quit leaves without an answer, ? says this.",
      "An empty line accepts what is selected.",
    ] + (bounds.limit.map { ["At most \($0.grouped) can be selected."] } ?? [])
      + (bounds.minimum > 0 ? ["At least \(bounds.minimum.grouped) must be selected."] : [])
  }

  // MARK: Lines

  /// Does what a line asks for.
  ///
  /// - Parameter line: as it was typed, without the newline.
  /// - Complexity: O(*n*) for *n* options.
  package mutating func handle(_ line: [UInt8]) -> Reply {
    switch LineRequest(line) {
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
    }
  }

  private func reason(_ refusal: Refusal) -> String { words.shown(refusal.reasonInLines.utf8) }

  private mutating func toggle(_ numbers: [LineRequest.Numbers]) -> Reply {
    let count = picker.options.count
    for range in numbers {
      let wrong = [range.first, range.last].first { !(1...count).contains($0) }
      if let wrong { return .lines([Self.outOfRange(wrong, count: count)]) }
      guard range.first <= range.last else {
        return .lines(["\(range.first)-\(range.last) is backwards; write \(range.last)-\(range.first)"])
      }
    }
    var named = Selection()
    var indices: [Int] = []
    for range in numbers {
      // One that is named twice is meant once.
      for index in (range.first - 1)..<range.last where !named.contains(index) {
        named.toggle(index)
        indices.append(index)
      }
    }
    return toggle(indices)
  }

  private static func outOfRange(_ number: Int, count: Int) -> String {
    let meant = number == .max ? "so great a number" : "number \(number)"
    return "there is no option of \(meant); the numbers are 1 to \(count)"
  }

  private mutating func toggleOption(named text: [UInt8]) -> Reply {
    let found = OptionLookup.options(named: text, in: picker.options)
    if found.count == 1 { return toggle(found.first) }
    let quoted = "'\(words.rules.shown(text[...], within: 60).string)'"
    guard found.count == 0 else {
      let numbers = found.first.map { "\($0 + 1)" }.joined(separator: ", ")
      let more = found.count > found.first.count ? " and more" : ""
      return .lines(["\(found.count.grouped) options are \(quoted); type a number: \(numbers)\(more)"])
    }
    return .lines([
      LineRequest.isMeantAsNumbers(text)
        ? "\(quoted) is not written as numbers and ranges are; write them as in 2 4-6"
        : "no option is \(quoted); ? explains what can be typed"
    ])
  }

  /// Toggles options as one step: those that are no longer selected make room for the others.
  private mutating func toggle(_ indices: [Int]) -> Reply {
    let before = picker.selection
    var refused: String?
    for index in indices.filter(before.contains) + indices.filter({ !before.contains($0) }) {
      guard let refusal = picker.toggle(index).refusal, refused == nil else { continue }
      refused = "\(words.name(of: index, in: picker.options)), not changed; \(reason(refusal))"
    }
    return changes(since: before, refused: refused)
  }

  private mutating func perform(_ command: (inout Picker) -> Outcome) -> Reply {
    let before = picker.selection
    let refusal = command(&picker).refusal
    return changes(since: before, refused: refusal.map(reason))
  }

  /// Says what has changed since `before` was selected, then what was refused.
  private func changes(since before: Selection, refused: String?) -> Reply {
    var first: [Int] = []
    var (selected, deselected) = (0, 0)
    for index in 0..<picker.options.count {
      let isSelected = picker.selection.contains(index)
      guard isSelected != before.contains(index) else { continue }
      if isSelected { selected += 1 } else { deselected += 1 }
      if first.count < Self.changesSaid { first.append(index) }
    }
    var lines = first.map { words.state(of: $0, in: picker) }
    if selected + deselected > first.count {
      lines = [(selected, true), (deselected, false)].filter { $0.0 > 0 }.map { count, isSelected in
        "\(count.grouped) option\(count == 1 ? "" : "s"), \(OptionWords.state(isSelected))"
      }
    }
    if let refused { lines.append(refused) }
    return .lines(lines.isEmpty ? ["nothing changes"] : lines)
  }
}

extension Outcome {
  /// Why something was not done; nil when all was.
  fileprivate var refusal: Refusal? {
    switch self {
    case .unchanged, .changed: nil
    case .changedInPart(let refusal), .refused(let refusal): refusal
    }
  }
}
