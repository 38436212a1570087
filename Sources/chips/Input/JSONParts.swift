/// Goes through the elements of an array, or the members of an object, in JSON text.
struct JSONParts {
  /// Where the opening bracket stands.
  private let start: Int
  /// Where the next part, or what stands before it, is looked for.
  private var offset: Int

  /// How deep in others the array or object is.
  private let depth: Int

  /// The offset just past the array or object; nil until the last part has been returned.
  private(set) var end: Int?

  /// - Parameter start: the offset of the opening bracket.
  init(at start: Int, depth: Int = 0) {
    self.start = start
    self.depth = depth
    offset = start + 1
  }

  /// Where the next part stands, a member with its name; nil after the last.
  mutating func next(in text: JSONText) throws(JSONFault) -> Range<Int>? {
    guard end == nil else { return nil }
    let isObject = text.has("{", at: start)
    var next = text.skippingBlanks(from: offset)
    if text.has(isObject ? "}" : "]", at: next) {
      end = next + 1
      return nil
    }
    if offset > start + 1 {
      guard text.has(",", at: next) else {
        throw JSONFault(at: next, "a comma or \(isObject ? "}" : "]") was expected", in: text)
      }
      next = text.skippingBlanks(from: next + 1)
    }
    var value = next
    if isObject {
      guard text.has("\"", at: next) else {
        throw JSONFault(at: next, "a name in double quotes was expected", in: text)
      }
      let colon = text.skippingBlanks(from: try text.endOfString(from: next))
      guard text.has(":", at: colon) else { throw JSONFault(at: colon, "a colon was expected", in: text) }
      value = text.skippingBlanks(from: colon + 1)
    }
    offset = try text.endOfValue(from: value, depth: depth + 1)
    return next..<offset
  }
}

/// What is wrong with text that should be JSON.
struct JSONFault: Error {
  /// Where it is wrong.
  let offset: Int
  let problem: String
  /// Whether it might have gone on to be right.
  let isUnfinished: Bool

  init(at offset: Int, _ problem: String, in text: JSONText) {
    self.init(at: offset, problem, isUnfinished: offset == text.bytes.count)
  }

  init(at offset: Int, _ problem: String, isUnfinished: Bool = false) {
    self.offset = offset
    self.problem = problem
    self.isUnfinished = isUnfinished
  }
}
