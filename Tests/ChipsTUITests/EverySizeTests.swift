import ChipsModel
import ChipsTUI
import TestSupport
import Testing

/// What holds at every size of the terminal, in each layout and style.
@Suite struct EverySizeTests {
  private static let rules = TextRules.forTerminal(.utf8)

  private static let picker: Picker = {
    var picker = Picker(bounds: ChoiceBounds(limit: 3))
    do {
      for title in ["Wide 日本語", "An unreasonably long title 日本語日本語 of several words", "a"] {
        try picker.append(title, badge: "12", group: "Grüße 日本", isSelected: true)
      }
      try picker.append("Disabled", group: "日本", isDisabled: true)
      for index in 0..<12 { try picker.append("option \(index)", group: "More") }
    } catch {
      Issue.record(error)
    }
    return picker
  }()

  /// Appearances of all kinds, by the number.
  private func appearance(_ number: Int, layout: Appearance.Layout) -> Appearance {
    var appearance = Appearance()
    appearance.layout = layout
    appearance.style = ChipStyle.allCases[number % 3]
    appearance.labelLines = 1 + number % 4
    appearance.hasMeter = number % 5 != 0
    appearance.spacing = Spacing(columns: number % 4, rows: number % 3)
    appearance.minimumColumns = [nil, 5, 30][number % 3]
    appearance.maximumColumns = [nil, nil, 40, 31][number % 4]
    return appearance
  }

  /// What is on the screen: a refusal over the chips, a search, all keys, the last chips, a tag that is typed, a
  /// suggestion.
  private static let scenes: [(opening: [Key], closing: [Key])] = [
    ([.home, .down, .character(" ")], []), ([.character("/"), .character("t")], [.escape]),
    ([.character("?")], [.escape]), ([.end], []),
    ([.character("n"), .character("o"), .paste(Array("ption 日本".utf8))], [.escape]),
    ([.character("n"), .character("o"), .down], [.character("n"), .escape]),
  ]

  @Test(
    "Nothing is drawn beyond the terminal, no wide character is cut, and Enter accepts",
    arguments: Appearance.Layout.allCases)
  func everySize(layout: Appearance.Layout) {
    for columns in 1...120 {
      for rows in 1...40 {
        let number = columns + 3 * rows
        var settings = Session.Settings(title: Array("日本 filters".utf8), rules: Self.rules)
        settings.appearance = appearance(number, layout: layout)
        var picker = Self.picker
        picker.allowsAdding = number % Self.scenes.count >= 4
        settings.allowsRemoving = number % 7 == 0
        settings.heightLimit = number % 2 == 0 ? .full : .percent(100)
        var session = Session(
          settings: settings, picker: picker, size: Size(columns: columns, rows: rows))
        session.completeInput()
        let scene = Self.scenes[number % Self.scenes.count]
        _ = session.handle(scene.opening)
        while session.hasSearchWork { _ = session.advanceSearch(limit: .max) }
        let frame = session.frame()
        #expect(frame.size.columns <= columns && frame.size.rows <= rows)
        #expect(frame.cursor.column < columns && frame.cursor.row < frame.size.rows)
        var overhang = false
        for row in frame.rows {
          var end = 0
          for span in row {
            overhang = overhang || span.column < end
            end = span.columns.upperBound
            // What is drawn takes the columns that were reckoned with.
            overhang =
              overhang || Self.rules.columns(of: Array(span.text.string.utf8)[...]) != span.text.columns
          }
          overhang = overhang || end > columns
        }
        #expect(!overhang, "\(columns)x\(rows): \(frame.text)")
        #expect(session.handle(scene.closing + [.enter]) == .finish(.accepted), "\(columns)x\(rows)")
      }
    }
  }

  @Test("The focused chip is in view at every size, in each layout", arguments: Appearance.Layout.allCases)
  func focusInView(layout: Appearance.Layout) {
    for columns in stride(from: 5, through: 100, by: 12) {
      for rows in 1...12 {
        var settings = Session.Settings(rules: Self.rules)
        settings.appearance = appearance(columns + rows, layout: layout)
        var session = Session(
          settings: settings, picker: Self.picker, size: Size(columns: columns, rows: rows))
        session.completeInput()
        for key: Key in [.end, .left, .up, .pageUp, .right, .down, .pageDown, .home] {
          _ = session.handle(key)
          let frame = session.frame()
          let spans = frame.rows[frame.cursor.row]
          let cell = spans.last { $0.column <= frame.cursor.column }
          let isMark = cell.map {
            if case .chip = $0.role { $0.columns.contains(frame.cursor.column) } else { false }
          }
          #expect(isMark == true, "\(columns)x\(rows) \(key): \(frame.text)")
        }
      }
    }
  }
}
