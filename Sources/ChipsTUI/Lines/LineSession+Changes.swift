import ChipsModel

/// What lines change, and what is said of it.
extension LineSession {
  func reason(_ refusal: Refusal) -> String { words.shown(refusal.reasonInLines.utf8) }

  mutating func toggle(_ numbers: [LineRequest.Numbers]) -> Reply {
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

  mutating func toggleOption(named text: [UInt8]) -> Reply {
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
        : "no option is \(quoted); type its number, or ? for what can be typed"
    ])
  }

  private func quoted(_ text: [UInt8]) -> String {
    "'\(words.rules.shown(text[...], within: 60).string)'"
  }

  /// Toggles options one after the other; those that are no longer selected first, as they make room for the others.
  private mutating func toggle(_ indices: [Int]) -> Reply {
    let before = picker.selection
    var refused: [String] = []
    var refusedCount = 0
    for index in indices.filter(before.contains) + indices.filter({ !before.contains($0) }) {
      guard let refusal = picker.toggle(index).refusal else { continue }
      refusedCount += 1
      guard refused.count < Self.changesSaid else { continue }
      refused.append("\(words.name(of: index, in: picker.options)), not changed; \(reason(refusal))")
    }
    if refusedCount > refused.count { refused.append("\(refusedCount.counted("option")) not changed in all") }
    return changes(since: before, refused: refused)
  }

  mutating func add(_ text: [UInt8]) -> Reply {
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
    return changes(since: before, refused: [], noting: note, of: index)
  }

  mutating func remove(_ number: Int?) -> Reply {
    guard let number else { return .lines(["write - and the number of one option, as in - 3"]) }
    if let objection = objection(to: number) { return objection }
    let refusal = picker.remove(number - 1).refusal
    return .lines([
      "\(words.name(of: number - 1, in: picker.options)), "
        + (refusal.map { "not removed; \(reason($0))" } ?? "removed")
    ])
  }

  mutating func perform(_ command: (inout Picker) -> Outcome) -> Reply {
    let before = picker.selection
    let refusal = command(&picker).refusal
    return changes(since: before, refused: refusal.map { [reason($0)] } ?? [])
  }

  /// Says what has changed since `before` was selected, then what was refused.
  ///
  /// - Parameter note: what more is said of the option at `noted`.
  private func changes(
    since before: Selection, refused: [String], noting note: String? = nil, of noted: Int? = nil
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
        "\(count.counted("option")), \(OptionWords.state(isSelected))"
      }
    }
    lines += refused
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
