import ChipsModel

extension Refusal {
  /// The reason in words, shorter ones for where there is less room.
  var reasons: [String] {
    switch self {
    case .nothingChosen: return ["nothing is chosen"]
    case .limit(let limit):
      return ["\(limit.grouped) of \(limit.grouped) chosen: the limit", "limit: \(limit)"]
    case .groupLimit(let name, let limit):
      let group = String(decoding: name, as: UTF8.self)
      return [
        "\(limit.grouped) of \(limit.grouped) chosen: the limit in \(group)", "\(group): limit \(limit)",
        "limit: \(limit)",
      ]
    case .placeIsHeld: return ["1 of 1 chosen, by a disabled chip", "held: disabled"]
    case .disabled: return ["the chip is disabled", "disabled"]
    case .tooFew(let missing, let minimum):
      return [
        "\(missing.grouped) more with Space: at least \(minimum.grouped) must be chosen",
        "\(missing.grouped) more with Space", "Space: \(missing) more", "Space",
      ]
    case .outOfReach(let minimum, let possible):
      return [
        "at least \(minimum.grouped) must be chosen, and only \(possible.grouped) can be; Esc cancels",
        "\(minimum) needed, \(possible) possible", "Esc cancels",
      ]
    }
  }
}
