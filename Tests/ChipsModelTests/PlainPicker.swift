import ChipsModel

/// A picker that is obviously right: it looks at everything for each step.
struct PlainPicker {
  /// An option, as far as the choice depends on it.
  struct Option {
    var group = 0
    var isDisabled = false
  }

  /// How many may be chosen, of all and by group; nil for any number.
  var limit: Int?
  var groupLimits: [Int?] = [nil]

  var options: [Option] = []
  var chosen: Set<Int> = []
  /// What each step toggled.
  var steps: [Set<Int>] = []
  var shown: [Int]?
  var focus = 0

  var visible: [Int] { shown ?? Array(options.indices) }

  private var changeable: [Int] { visible.filter { !options[$0].isDisabled } }

  private func isWithinLimits(_ set: Set<Int>) -> Bool {
    if let limit, set.count > limit { return false }
    return groupLimits.indices.allSatisfy { group in
      groupLimits[group].map { limit in set.count { options[$0].group == group } <= limit } ?? true
    }
  }

  private mutating func change(to new: Set<Int>) {
    guard new != chosen else { return }
    steps.append(new.symmetricDifference(chosen))
    chosen = new
  }

  private func filled(_ set: Set<Int>, with indices: [Int]) -> Set<Int> {
    indices.reduce(into: set) { set, index in
      if isWithinLimits(set.union([index])) { set.insert(index) }
    }
  }

  // MARK: Commands

  mutating func append(_ option: Option, isSelected: Bool) {
    options.append(option)
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

  mutating func toggle() {
    guard !options[focus].isDisabled else { return }
    guard !chosen.contains(focus) else { return change(to: chosen.subtracting([focus])) }
    var new = chosen
    if groupLimits[options[focus].group] == 1 {
      new = new.filter { options[$0].group != options[focus].group || options[$0].isDisabled }
    }
    if limit == 1 { new = new.filter { options[$0].isDisabled } }
    new.insert(focus)
    if isWithinLimits(new) { change(to: new) }
  }

  mutating func undo() {
    guard let step = steps.last else { return }
    let before = chosen.symmetricDifference(step)
    guard isWithinLimits(before) else { return }
    chosen = before
    steps.removeLast()
  }

  var inOrderOfChoosing: [Int] {
    func step(_ index: Int) -> Int { steps.lastIndex { $0.contains(index) } ?? -1 }
    return chosen.sorted { (step($0), $0) < (step($1), $1) }
  }
}
