/// The line under the chips: how many are chosen, then what else fits.
package struct StatusLine: Sendable {
  /// How many options are chosen, and of how many.
  package var chosen: Int
  package var total: Int

  /// How many of the chosen the search hides.
  package var hidden = 0

  /// Whether only the chosen are shown.
  package var isChosenOnly = false

  /// Whether more options may come.
  package var isReading = false

  /// What follows the count.
  package enum Remark: Equatable, Sendable {
    /// As many of these as fit.
    case hints([String])
    /// Why something was refused, or what was done: the first of these that fits.
    case message([String])
    /// The focused chip's title, which is cut in the chip: its bytes.
    case title(ArraySlice<UInt8>)
  }

  package var remark = Remark.hints([])

  /// Blank columns between the parts of the line.
  package static let gap = 2

  package init(chosen: Int, total: Int) {
    self.chosen = chosen
    self.total = total
  }

  /// The line's parts in at most `columns` columns, each with the column where it begins.
  package func parts(columns: Int, rules: TextRules) -> [(column: Int, text: ShownText, role: Role)] {
    let count = countText(columns: columns, rules: rules)
    let room = max(0, columns - count.columns - Self.gap)
    switch remark {
    case .hints(let hints):
      return join(count, text(hints, columns: room), .status)
    case .title(let title):
      // The title may be long, and is more than words to the count.
      let whole = rules.shown(title, within: columns)
      if whole.columns <= room { return join(count, whole, .status) }
      let shortCount = text(firstFitting: shortCounts, columns: columns, rules: rules)
      let shortRoom = columns - shortCount.columns - Self.gap
      guard shortRoom >= min(whole.columns, Self.leastTitleColumns) else { return [(0, whole, .status)] }
      return join(shortCount, rules.shown(title, within: shortRoom), .status)
    case .message(let messages):
      // More pressing than the count, where there is no room for both.
      let longest = text(firstFitting: messages, columns: columns, rules: rules)
      return longest.columns <= room ? join(count, longest, .message) : [(0, longest, .message)]
    }
  }

  /// A title that has fewer columns beside the count is told without it.
  private static let leastTitleColumns = 6

  private var shortCounts: [String] { ["\(chosen)/\(total)", "\(chosen)"] }

  private func join(_ count: ShownText, _ rest: ShownText, _ role: Role) -> [(
    column: Int, text: ShownText, role: Role
  )] {
    [(0, count, .status), (count.columns + Self.gap, rest, role)].filter { $0.text.columns > 0 }
  }

  private func countText(columns: Int, rules: TextRules) -> ShownText {
    let reading = isReading ? ", reading" : ""
    let only = isChosenOnly ? ", only these shown" : ""
    let hiding = hidden > 0 ? ", \(hidden.grouped) hidden" : ""
    let count = "\(chosen.grouped) of \(total.grouped) chosen"
    let candidates =
      [count + hiding + only + reading, count + hiding + only, count + hiding, count] + shortCounts
    return text(firstFitting: candidates, columns: columns, rules: rules)
  }

  /// The first of `candidates` that fits, else as much of the last as does.
  private func text(firstFitting candidates: [String], columns: Int, rules: TextRules) -> ShownText {
    rules.firstFitting(candidates.lazy.map { Array($0.utf8) }, within: columns)
      ?? text(candidates.last ?? "", columns: columns, rules: rules)
  }

  private func text(_ words: String, columns: Int, rules: TextRules) -> ShownText {
    rules.shown(Array(words.utf8)[...], within: columns)
  }

  private func text(_ hints: [String], columns: Int) -> ShownText {
    var text = ""
    for hint in hints {
      let longer = text.isEmpty ? hint : text + String(repeating: " ", count: Self.gap) + hint
      if longer.utf8.count > columns { break }
      text = longer
    }
    return ShownText(ascii: text)
  }
}

extension Int {
  /// So many of what `noun` is the word for one of.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// The digits in groups of three, as in 1,200.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
