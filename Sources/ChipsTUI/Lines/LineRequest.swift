/// What a typed line asks for.
package enum LineRequest: Equatable, Sendable {
  /// To accept what is selected: an empty line.
  case accept
  /// To toggle the options of these numbers, in the order in which they were typed.
  case toggle([Numbers])
  case chooseAll, clear, cancel, explain
  /// To toggle the option that has these bytes as its id or its title.
  case option([UInt8])
  /// To add a tag with this text, which may be blank: a line that begins with `+`.
  case add([UInt8])
  /// To remove the option of this number, nil where there is no number: a line that begins with `-`.
  case remove(Int?)

  /// Numbers from one to another, as they were typed: there may be no such options, and the first may be above the last.
  package struct Numbers: Equatable, Sendable {
    package let first: Int
    package let last: Int

    package init(_ first: Int, _ last: Int) {
      self.first = first
      self.last = last
    }
  }

  /// - Parameters:
  ///   - line: without the newline.
  ///   - allowsAdding: whether `+` is anything special.
  ///   - allowsRemoving: whether `-` is, at the start of a line.
  package init(_ line: [UInt8], allowsAdding: Bool = false, allowsRemoving: Bool = false) {
    let text = line.withoutBlanksAtEnds
    if text.isEmpty {
      self = .accept
    } else if allowsAdding, text.first == Self.plus {
      self = .add(Array(text.dropFirst()))
    } else if allowsRemoving, text.first == Self.dash {
      self = .remove(Self.number(text.dropFirst().withoutBlanksAtEnds))
    } else if let numbers = Self.numbers(in: text) {
      self = .toggle(numbers)
    } else {
      // Small letters only: "All" may well be a title.
      switch String(decoding: text, as: UTF8.self) {
      case "all": self = .chooseAll
      case "clear": self = .clear
      case "quit": self = .cancel
      case "?": self = .explain
      default: self = .option(line)
      }
    }
  }

  /// Whether `text` looks like numbers, of which some are not written as they should be.
  static func isMeantAsNumbers(_ text: [UInt8]) -> Bool {
    text.allSatisfy { isDigit($0) || isBetweenNumbers($0) || $0 == dash } && text.contains(where: isDigit)
  }

  /// The numbers and ranges that `text` consists of, with blanks and commas between them; nil when it is anything else.
  private static func numbers(in text: ArraySlice<UInt8>) -> [Numbers]? {
    let words = text.split(whereSeparator: isBetweenNumbers)
    let numbers = words.compactMap { word -> Numbers? in
      let ends = word.split(separator: dash, maxSplits: 1, omittingEmptySubsequences: false).map(number)
      guard let first = ends[0], let last = ends[ends.count - 1] else { return nil }
      return Numbers(first, last)
    }
    return words.isEmpty || numbers.count < words.count ? nil : numbers
  }

  /// The number that `digits` are, the greatest there is where it is greater; nil when they are none.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)) ?? .max
  }

  private static let plus = UInt8(ascii: "+")
  private static let dash = UInt8(ascii: "-")

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isBetweenNumbers(_ byte: UInt8) -> Bool { byte.isBlank || byte == UInt8(ascii: ",") }
}

extension UInt8 {
  /// Whether it is a blank, a tab, or the carriage return at the end of a line from elsewhere.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without the blanks at both ends.
  var withoutBlanksAtEnds: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}
