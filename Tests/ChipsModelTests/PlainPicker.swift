import ChipsModel

/// A picker that is obviously right: it looks at everything for each step.
struct PlainPicker {
  /// An option, as far as anything depends on it.
  struct Option {
    var title = ""
    var group = 0
    var isDisabled = false
    var isTag = false
  }

  /// How many may be chosen, of all and by group; nil for any number.
  let limit: Int?
  let groupLimits: [Int?]

  var options: [Option] = []
  var chosen: Set<Int> = []
  /// Those that are not present.
  var absent: Set<Int> = []
  /// What each step toggled.
  var steps: [(choice: Set<Int>, presence: Set<Int>)] = []
  /// Those that were chosen when only they were asked for, and what came to them; nil for all.
  var chosenOnly: Set<Int>?
  /// What is searched for, in small letters, and what will be once the search is through.
  var query = ""
  var nextQuery: String?
  private var matching: Set<Int> = []
  var focus = 0

  init(limit: Int?, groupLimits: [Int?]) {
    self.limit = limit
    self.groupLimits = groupLimits
  }

  var present: [Int] { options.indices.filter { !absent.contains($0) } }

  var visible: [Int] {
    present.filter { chosenOnly?.contains($0) ?? true }.filter {
      query.isEmpty || matching.contains($0)
    }
  }

  var focusedPosition: Int? { visible.firstIndex { $0 >= focus } }

  private var changeable: [Int] { visible.filter { !options[$0].isDisabled } }

  private func isWithinLimits(_ set: Set<Int>) -> Bool {
    if let limit, set.count > limit { return false }
    return groupLimits.indices.allSatisfy { group in
      groupLimits[group].map { limit in set.count { options[$0].group == group } <= limit } ?? true
    }
  }

  private mutating func change(to new: Set<Int>, presence: Set<Int> = []) {
    guard new != chosen || !presence.isEmpty else { return }
    steps.append((new.symmetricDifference(chosen), presence))
    chosen = new
    absent.formSymmetricDifference(presence)
  }

  private func filled(_ set: Set<Int>, with indices: [Int]) -> Set<Int> {
    indices.reduce(into: set) { set, index in
      if isWithinLimits(set.union([index])) { set.insert(index) }
    }
  }

  private mutating func search(_ index: Int) {
    if options[index].title.lowercased().contains(query) { matching.insert(index) }
  }

  // MARK: Commands

  mutating func append(_ option: Option, isSelected: Bool) {
    options.append(option)
    search(options.count - 1)
    if isSelected { chosen = filled(chosen, with: [options.count - 1]) }
  }

  mutating func choose() {
    change(to: filled(chosen, with: changeable))
  }

  mutating func clear() {
    change(to: chosen.subtracting(changeable))
  }

  mutating func invert() {
    let before = chosen
    change(to: filled(chosen.subtracting(changeable), with: changeable.filter { !before.contains($0) }))
  }

  mutating func toggleFocused() {
    guard let position = focusedPosition else { return }
    let index = visible[position]
    guard !options[index].isDisabled else { return }
    guard !chosen.contains(index) else { return change(to: chosen.subtracting([index])) }
    if let new = choice(with: index) { change(to: new) }
  }

  /// What is chosen when `index` is, too; nil where there is no room.
  private func choice(with index: Int) -> Set<Int>? {
    var new = chosen
    if groupLimits[options[index].group] == 1 {
      new = new.filter { options[$0].group != options[index].group || options[$0].isDisabled }
    }
    if limit == 1 { new = new.filter { options[$0].isDisabled } }
    new.insert(index)
    return isWithinLimits(new) ? new : nil
  }

  mutating func undo() {
    guard let step = steps.last else { return }
    let before = chosen.symmetricDifference(step.choice)
    guard isWithinLimits(before) else { return }
    chosen = before
    absent.formSymmetricDifference(step.presence)
    steps.removeLast()
    guard !step.presence.isEmpty else { return }
    showOthers(step.presence)
    for index in step.presence where visible.contains(index) { focus = index }
  }

  mutating func toggleChosenOnly() -> Outcome {
    if chosenOnly == nil, chosen.isEmpty { return .refused(.nothingChosen) }
    chosenOnly = chosenOnly == nil ? chosen : nil
    showOthers([])
    return .changed
  }

  mutating func completeSearch() {
    guard let next = nextQuery else { return }
    query = next
    nextQuery = nil
    matching = []
    for index in options.indices { search(index) }
    showOthers([])
  }

  /// - Parameter text: without blanks at its ends.
  mutating func add(_ text: String) {
    func key(_ text: String) -> String { text.uppercased().lowercased() }
    let equal = options.indices.filter { key(options[$0].title) == key(text) }
    let found =
      equal.first { !absent.contains($0) && !options[$0].isDisabled }
      ?? equal.first { absent.contains($0) } ?? equal.first
    guard let index = found else {
      options.append(Option(title: text, isTag: true))
      let index = options.count - 1
      absent.insert(index)
      guard let new = choice(with: index) else {
        options.removeLast()
        absent.remove(index)
        return
      }
      change(to: new, presence: [index])
      chosenOnly?.insert(index)
      search(index)
      return
    }
    let isBack = absent.contains(index)
    if !chosen.contains(index), !options[index].isDisabled, let new = choice(with: index) {
      change(to: new, presence: isBack ? [index] : [])
    }
    if chosen.contains(index), isBack || chosenOnly?.contains(index) == false { showOthers([index]) }
  }

  mutating func remove(_ index: Int) {
    guard !absent.contains(index), !options[index].isDisabled else { return }
    change(to: chosen.subtracting([index]), presence: [index])
    showOthers([index])
  }

  mutating func removeNewestTag() {
    if let tag = present.last(where: { options[$0].isTag }) { remove(tag) }
  }

  /// The focus stays on its option or goes to the next that is shown and not disabled, else to the last.
  private mutating func showOthers(_ changed: Set<Int>) {
    chosenOnly?.formUnion(changed.intersection(chosen))
    guard let next = visible.first(where: { $0 >= focus }) ?? visible.last else { return }
    let enabled = changeable
    focus = enabled.first { $0 >= next } ?? enabled.last ?? next
  }

  // MARK: Orders

  var inInputOrder: [Int] {
    let sorted = chosen.sorted()
    return sorted.filter { !options[$0].isTag } + sorted.filter { options[$0].isTag }
  }

  var inOrderOfChoosing: [Int] {
    func step(_ index: Int) -> Int { steps.lastIndex { $0.choice.contains(index) } ?? -1 }
    let arrived = chosen.filter { !options[$0].isTag }.sorted { (step($0), $0) < (step($1), $1) }
    return arrived + chosen.filter { options[$0].isTag }.sorted()
  }
}
