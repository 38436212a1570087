import ChipsModel

extension Refusal {
  /// What the parts of a picker are called: chips that are chosen on a screen, in lines options that are selected.
  private typealias Names = (chosen: String, chip: String)

  /// The reason in words, shorter ones for where there is less room.
  var reasons: [String] {
    let reason = reason((chosen: "chosen", chip: "chip"))
    switch self {
    case .nothingChosen: return [reason]
    case .limit(let limit): return [reason, "limit: \(limit)"]
    case .groupLimit(let name, let limit):
      return [reason, "\(String(decoding: name, as: UTF8.self)): limit \(limit)", "limit: \(limit)"]
    case .placeIsHeld: return [reason, "held: disabled"]
    case .disabled: return [reason, "disabled"]
    case .tooFew(let missing, _):
      return [
        "\(missing.grouped) more with Space: \(reason)", "\(missing.grouped) more with Space",
        "Space: \(missing) more", "Space",
      ]
    case .outOfReach(let minimum, let possible):
      return ["\(reason); Esc cancels", "\(minimum) needed, \(possible) possible", "Esc cancels"]
    }
  }

  /// The reason in words for a line, which names no key.
  var reasonInLines: String {
    let reason = reason((chosen: "selected", chip: "option"))
    return switch self {
    case .tooFew(let missing, _): "\(missing.grouped) more needed: \(reason)"
    case .outOfReach: "\(reason); quit leaves"
    default: reason
    }
  }

  private func reason(_ names: Names) -> String {
    switch self {
    case .nothingChosen: "nothing is \(names.chosen)"
    case .limit(let limit): "\(limit.grouped) of \(limit.grouped) \(names.chosen): the limit"
    case .groupLimit(let name, let limit):
      "\(limit.grouped) of \(limit.grouped) \(names.chosen): the limit in \(String(decoding: name, as: UTF8.self))"
    case .placeIsHeld: "1 of 1 \(names.chosen), by a disabled \(names.chip)"
    case .disabled: "the \(names.chip) is disabled"
    case .tooFew(_, let minimum): "at least \(minimum.grouped) must be \(names.chosen)"
    case .outOfReach(let minimum, let possible):
      "at least \(minimum.grouped) must be \(names.chosen), and only \(possible.grouped) can be"
    }
  }
}
