/// The options in the order in which they came.
///
/// An option's index is its identity: options never move and are never dropped. What only some inputs have — titles
/// other than ids, badges, groups, options that are disabled — takes no room where it is not used.
package struct Options: Sendable {
  /// What is printed for each option.
  package private(set) var ids = ByteStrings()

  /// What is shown for each; nil while that is its id for all.
  private var separateTitles: ByteStrings?

  /// The badges of the first options; those after them have none.
  private var badges = ByteStrings()

  /// The groups that there are.
  package private(set) var groups = Groups()

  private var groupNumbers = Column(usually: Groups.none)
  private var disabled = Column(usually: false)

  package init() {}

  package var count: Int { ids.count }

  package var isEmpty: Bool { ids.isEmpty }

  /// What is shown for each option, the bytes exactly as they came.
  package var titles: ByteStrings { separateTitles ?? ids }

  /// Whether no option has a title other than its id.
  package var titlesAreIDs: Bool { separateTitles == nil }

  /// The short text after the title of the option at `index`; empty for none.
  package func badge(at index: Int) -> ArraySlice<UInt8> {
    index < badges.count ? badges[index] : []
  }

  /// Whether no option has a badge.
  package var haveNoBadges: Bool { badges.isEmpty }

  /// The number in `groups` of the group of the option at `index`.
  package func group(of index: Int) -> Int { groupNumbers[index] }

  /// Whether no option is in a group.
  package var haveNoGroups: Bool { groupNumbers.isUsual }

  /// Whether no action changes whether the option at `index` is chosen.
  package func isDisabled(_ index: Int) -> Bool { disabled[index] }

  /// Whether no option is disabled.
  package var areAllEnabled: Bool { disabled.isUsual }

  // MARK: Adding

  /// An option on its way in; its bytes are lent.
  package struct Entry {
    /// What is printed.
    package var id: UnsafeBufferPointer<UInt8>

    /// What is shown; nil for the id.
    package var title: UnsafeBufferPointer<UInt8>?

    /// Short text after the title; empty for none.
    package var badge = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    /// The number of its group in `Options.groups`.
    package var group = Groups.none

    /// Whether it is to be chosen from the start.
    package var isSelected = false

    package var isDisabled = false

    /// Whether it has nothing but an id.
    fileprivate var isPlain: Bool {
      title == nil && badge.isEmpty && group == Groups.none && !isDisabled
    }

    package init(id: UnsafeBufferPointer<UInt8>, title: UnsafeBufferPointer<UInt8>? = nil) {
      self.id = id
      self.title = title
    }
  }

  /// Adds an option after all others.
  ///
  /// - Throws: `ByteStrings.CapacityError`.
  /// - Complexity: amortized O(*m*) for *m* bytes, but O(*n*) for the first of *n* whose title is not its id.
  @inline(__always)
  package mutating func append(_ entry: Entry) throws {
    // A million are of this kind, and nothing else than their bytes has to be kept.
    if entry.isPlain, separateTitles == nil { return try ids.append(entry.id) }
    try appendWithDetails(entry)
  }

  private mutating func appendWithDetails(_ entry: Entry) throws {
    let index = count
    if let title = entry.title {
      if separateTitles == nil { separateTitles = ids }
      try separateTitles?.append(title)
    } else {
      try separateTitles?.append(entry.id)
    }
    if !entry.badge.isEmpty {
      while badges.count < index { try badges.append([]) }
      try badges.append(entry.badge)
    }
    groupNumbers.append(entry.group, at: index)
    disabled.append(entry.isDisabled, at: index)
    try ids.append(entry.id)
  }

  /// The number of the group called `name`, which is made if there is none.
  ///
  /// - Parameter limit: how many of the group may be chosen; nil when nothing is said about it.
  /// - Throws: `Groups.LimitError`.
  package mutating func group(
    named name: UnsafeBufferPointer<UInt8>, limit: Int? = nil
  ) throws(Groups.LimitError) -> Int {
    try groups.number(named: name, limit: limit)
  }
}
