import ChipsModel

/// What is said of options in lines: all of a title, and nothing that a terminal would take for a command.
struct OptionWords: Sendable {
  let rules: TextRules

  /// What is shown for `bytes`, however long it is.
  func shown(_ bytes: some Sequence<UInt8>) -> String {
    rules.shown(Array(bytes)[...], within: .max).string
  }

  /// The number and the title of an option: `4. Indian`.
  func name(of index: Int, in options: Options) -> String {
    let title = shown(options.titles[index])
    // Blanks are not heard.
    return "\(index + 1). \(title.allSatisfy { $0 == " " } ? "(no title)" : title)"
  }

  /// All about an option: `3. Delivery (12), selected, disabled`.
  func description(of index: Int, in picker: Picker) -> String {
    let options = picker.options
    var text = name(of: index, in: options)
    let badge = options.badge(at: index)
    if !badge.isEmpty { text += " (\(shown(badge)))" }
    if picker.selection.contains(index) { text += ", selected" }
    if options.isDisabled(index) { text += ", disabled" }
    return text
  }

  /// What an option has become: `4. Indian, not selected`.
  func state(of index: Int, in picker: Picker) -> String {
    "\(name(of: index, in: picker.options)), \(Self.state(picker.selection.contains(index)))"
  }

  static func state(_ isSelected: Bool) -> String { isSelected ? "selected" : "not selected" }

  /// The line above the first option of a group: `Price (at most 1):`. Options in no group that follow others have one
  /// too, as an empty line is not heard.
  func heading(of number: Int, in options: Options) -> String {
    guard number != Groups.none else { return "No group:" }
    let group = options.groups[number]
    return shown(group.name) + (group.limit.map { " (at most \($0.grouped))" } ?? "") + ":"
  }
}
