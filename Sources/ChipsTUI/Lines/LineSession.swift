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

  /// Whether lines may add tags. An empty input is no error then.
  package let allowsAdding: Bool
  /// Whether lines may remove options.
  private let allowsRemoving: Bool

  /// Of more changes than this only the number is said.
  private static let changesSaid = 20

  /// - Parameter title: the line above the options, as bytes; nil for none.
  package init(
    title: [UInt8]? = nil, rules: TextRules, picker: Picker, allowsAdding: Bool = false,
    allowsRemoving: Bool = false
  ) {
    self.title = title
    self.picker = picker
    self.picker.allowsAdding = allowsAdding
    self.allowsAdding = allowsAdding
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
      allowsAdding && picker.presentCount == 0 ? nil : "Numbers change", allowsAdding ? "+ adds" : nil,
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
      allowsAdding ? "+ and a text, as in + new tag, adds an option, selected." : nil,
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
    switch LineRequest(line, allowsAdding: allowsAdding, allowsRemoving: allowsRemoving) {
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

  private func reason(_ refusal: Refusal) -> String { words.shown(refusal.reasonInLines.utf8) }

  private mutating func toggle(_ numbers: [LineRequest.Numbers]) -> Reply {
    for range in numbers {
      for number in [range.first, range.last] {
        if let objection = objection(to: number, inRange: range.first < range.last) { return objection }
      }
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
        if picker.presence.contains(index) { indices.append(index) }
      }
    }
    return toggle(indices)
  }

  /// What is said of a number that no option has.
  ///
  /// - Parameter inRange: whether it stands for others too, so that it may be that of a removed option.
  private func objection(to number: Int, inRange: Bool = false) -> Reply? {
    let count = picker.options.count
    guard number >= 1, number <= count else {
      let meant = number == .max ? "so great a number" : "number \(number)"
      let numbers = count > 0 ? "the numbers are 1 to \(count)" : "there is none yet"
      return .lines(["there is no option of \(meant); \(numbers)"])
    }
    guard !inRange, !picker.presence.contains(number - 1) else { return nil }
    return .lines(["\(words.name(of: number - 1, in: picker.options)) has been removed"])
  }

  private mutating func toggleOption(named text: [UInt8]) -> Reply {
    let found = OptionLookup.options(named: text, in: picker)
    if found.count == 1 { return toggle(found.first) }
    let quoted = quoted(text)
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

  private func quoted(_ text: [UInt8]) -> String {
    "'\(words.rules.shown(text[...], within: 60).string)'"
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

  private mutating func add(_ text: [UInt8]) -> Reply {
    let before = picker.selection
    let addition = picker.add(text)
    guard let index = addition.index else {
      return .lines([
        addition.outcome.refusal.map {
          "\(quoted(Array(text.withoutBlanksAtEnds))), not added; \(reason($0))"
        }
          ?? "there is no text to add; write it after the +, as in + new tag"
      ])
    }
    let name = words.name(of: index, in: picker.options)
    if let refusal = addition.outcome.refusal { return .lines(["\(name), not changed; \(reason(refusal))"]) }
    guard addition.outcome != .unchanged else { return .lines(["\(name), already selected"]) }
    let note: String? =
      switch addition.former {
      case .none: "added"
      case .removed: "brought back"
      case .present: nil
      }
    return changes(since: before, refused: nil, noting: note, of: index)
  }

  private mutating func remove(_ number: Int?) -> Reply {
    guard let number else { return .lines(["write - and the number of one option, as in - 3"]) }
    if let objection = objection(to: number) { return objection }
    let refusal = picker.remove(number - 1).refusal
    return .lines([
      "\(words.name(of: number - 1, in: picker.options)), "
        + (refusal.map { "not removed; \(reason($0))" } ?? "removed")
    ])
  }

  private mutating func perform(_ command: (inout Picker) -> Outcome) -> Reply {
    let before = picker.selection
    let refusal = command(&picker).refusal
    return changes(since: before, refused: refusal.map(reason))
  }

  /// Says what has changed since `before` was selected, then what was refused.
  ///
  /// - Parameter note: what more is said of the option at `noted`.
  private func changes(
    since before: Selection, refused: String?, noting note: String? = nil, of noted: Int? = nil
  ) -> Reply {
    var first: [Int] = []
    var (selected, deselected) = (0, 0)
    for index in 0..<picker.options.count {
      let isSelected = picker.selection.contains(index)
      guard isSelected != before.contains(index) else { continue }
      if isSelected { selected += 1 } else { deselected += 1 }
      if first.count < Self.changesSaid { first.append(index) }
    }
    var lines = first.map { index in
      words.state(of: index, in: picker) + (index == noted ? note.map { ", \($0)" } ?? "" : "")
    }
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
