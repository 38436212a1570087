/// Goes through the elements of an array in JSON text.
struct JSONElements {
  /// Where the next element, or what stands before it, is looked for.
  private var offset: Int
  private var isFirst = true

  /// The offset just past the array; nil until the last element has been returned.
  private(set) var end: Int?

  /// - Parameter start: the offset of the array's opening bracket.
  init(arrayAt start: Int) {
    offset = start + 1
  }

  /// What is there instead of an array.
  enum Fault: Error {
    /// Neither a comma nor the end of the array.
    case noSeparator(offset: Int)
    /// No element where one must be.
    case noElement(offset: Int)
    case unfinished(elementAt: Int)
  }

  /// Where the next element stands; nil after the last.
  mutating func next(in text: JSONText) throws(Fault) -> Range<Int>? {
    guard end == nil else { return nil }
    var start = text.skippingBlanks(from: offset)
    if text.byte(at: start) == UInt8(ascii: "]") {
      end = start + 1
      return nil
    }
    if !isFirst {
      guard text.byte(at: start) == UInt8(ascii: ",") else { throw .noSeparator(offset: start) }
      start = text.skippingBlanks(from: start + 1)
    }
    isFirst = false
    guard let valueEnd = text.endOfValue(from: start) else { throw .unfinished(elementAt: start) }
    guard valueEnd > start else { throw .noElement(offset: start) }
    offset = valueEnd
    return start..<valueEnd
  }
}
