import ChipsModel

extension Session {
  /// What does not change while it runs.
  package struct Settings: Sendable {
    /// The line above the chips, as bytes; nil for none.
    package var title: [UInt8]?
    package var rules: TextRules
    /// Whether Ctrl-Z may suspend the program.
    package var canSuspend: Bool
    package var searchMode: Query.Mode
    /// Whether the search field is open at the start.
    package var startsInSearch: Bool
    package var heightLimit: HeightLimit
    package var appearance: Appearance
    /// Whether chips may be removed.
    package var allowsRemoving: Bool {
      get { appearance.hasRemoveSign }
      set { appearance.hasRemoveSign = newValue }
    }

    package init(
      title: [UInt8]? = nil, rules: TextRules, canSuspend: Bool = true, searchMode: Query.Mode = .exact,
      startsInSearch: Bool = false, heightLimit: HeightLimit = .full, appearance: Appearance = Appearance()
    ) {
      self.title = title
      self.rules = rules
      self.canSuspend = canSuspend
      self.searchMode = searchMode
      self.startsInSearch = startsInSearch
      self.heightLimit = heightLimit
      self.appearance = appearance
    }
  }
}
