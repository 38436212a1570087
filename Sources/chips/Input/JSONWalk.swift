import ChipsModel
import FoundationEssentials

/// Goes through the options in JSON text, one after the other: those of an array, or the one that a value is, or those of
/// the groups among them.
struct JSONWalk {
  private let text: JSONText

  /// Where the text begins.
  private let start: TextPosition

  private let intake: OptionIntake

  /// What is left of the array; nil where the text is one value.
  private var elements: JSONParts?

  /// Whether the one value that the text is has been taken.
  private var isTaken = false

  /// What is left of a group that has been begun.
  private var group: (number: Int, elements: JSONParts)?

  /// Kept for their storage.
  private var fields = ByteStrings()
  private let decoder = JSONDecoder()

  /// Goes through the elements of the array in `text`.
  init(array text: JSONText, intake: OptionIntake) {
    (self.text, self.intake, start) = (text, intake, TextPosition())
    elements = JSONParts(at: text.skippingBlanks(from: 0))
  }

  /// Goes through what the one value in `text` is, a line that begins at `start`.
  init(value text: JSONText, from start: TextPosition, intake: OptionIntake) {
    (self.text, self.intake, self.start) = (text, intake, start)
  }

  /// Adds the next option, or begins the next group.
  ///
  /// - Returns: false when there is nothing left.
  /// - Throws: `InputError` where the text is not JSON, or a value means nothing; what `Picker.append` throws.
  mutating func addNext(to picker: inout Picker) throws -> Bool {
    do {
      if let current = group {
        var members = current.elements
        let element = try members.next(in: text)
        group = element == nil ? nil : (current.number, members)
        if let element { try add(element, group: current.number, to: &picker) }
        return true
      }
      guard let element = try elements == nil ? takeValue() : elements?.next(in: text) else {
        if let end = elements?.end, text.skippingBlanks(from: end) < text.bytes.count {
          throw error(at: text.skippingBlanks(from: end), "the array has ended; take out what follows it")
        }
        return false
      }
      try add(element, group: nil, to: &picker)
      return true
    } catch let fault as JSONFault {
      throw error(fault)
    }
  }

  /// The one value that the text is, the first time.
  private mutating func takeValue() throws -> Range<Int>? {
    guard !isTaken else { return nil }
    isTaken = true
    let first = text.skippingBlanks(from: 0)
    let end = try text.endOfValue(from: first)
    let next = text.skippingBlanks(from: end)
    guard next == text.bytes.count else {
      throw error(at: next, "the value has ended; write one value a line, as jq -c does")
    }
    return first..<end
  }

  // MARK: Values

  /// Adds the option at `range`, or begins the group.
  ///
  /// - Parameter number: the number of the group that the value is in; nil for none.
  private mutating func add(_ range: Range<Int>, group number: Int?, to picker: inout Picker) throws {
    switch text.byte(at: range.lowerBound) {
    case UInt8(ascii: "\""):
      let title = try decode(String.self, at: range)
      try add(id: nil, title: Array(title.utf8), badge: [], to: &picker) { $0.group = number ?? Groups.none }
    case UInt8(ascii: "{"):
      let record = try decodeRecord(at: range)
      if record.hasOptions {
        guard number == nil else {
          throw error(at: member(.options, range), "a group is in a group; put it beside it")
        }
        try begin(record, at: range, in: &picker)
      } else {
        try add(record, at: range, group: number, to: &picker)
      }
    default:
      throw error(at: range.lowerBound, "an option is a string or an object; make it one of them")
    }
  }

  private mutating func begin(_ record: JSONRecord, at range: Range<Int>, in picker: inout Picker) throws {
    if record.title != nil {
      throw error(at: member(.title, range), "a group has a title; call it \"group\"")
    }
    let name = try word(record.group, .group, range) ?? []
    guard !name.isEmpty || record.limit == nil else {
      throw error(at: range.lowerBound, "a group with a limit has no name; give it one as \"group\"")
    }
    let options = member(.options, range)
    guard text.byte(at: options) == UInt8(ascii: "[") else {
      throw error(at: options, "options is no array; make it one")
    }
    do throws(Groups.LimitError) {
      group = (try self.group(named: name, limit: record.limit, in: &picker), JSONParts(at: options))
    } catch {
      let earlier = error.earlier.map { "the limit \($0)" } ?? "no limit"
      throw self.error(
        at: member(.limit, range),
        "group \(name.quoted) had \(earlier) before; give its limit where it first comes up")
    }
  }

  private mutating func add(
    _ record: JSONRecord, at range: Range<Int>, group number: Int?, to picker: inout Picker
  ) throws {
    let id = try word(record.id, .id, range)
    let title = try word(record.title, .title, range)
    guard id != nil || title != nil else {
      throw error(at: range.lowerBound, "an option has neither title nor id; give it one of them")
    }
    let badge = try word(record.badge, .badge, range) ?? []
    let name = try word(record.group, .group, range)
    guard name == nil || number == nil else {
      throw error(at: member(.group, range), "an option of a group names one; leave it out")
    }
    let group = try number ?? self.group(named: name ?? [], in: &picker)
    try add(id: id, title: title, badge: badge, to: &picker) { entry in
      entry.group = group
      entry.isSelected = record.isSelected
      entry.isDisabled = record.isDisabled
    }
  }

  private func group(
    named name: [UInt8], limit: Int? = nil, in picker: inout Picker
  ) throws(Groups.LimitError) -> Int {
    try name.withUnsafeBufferPointer { name throws(Groups.LimitError) in
      try intake.group(named: name, limit: limit, in: &picker)
    }
  }

  private mutating func add(
    id: [UInt8]?, title: [UInt8]?, badge: [UInt8], to picker: inout Picker,
    _ complete: (inout Options.Entry) -> Void
  ) throws {
    fields.removeAll()
    for field in [id ?? title ?? [], title ?? [], badge] { try fields.append(field[...]) }
    try fields.withLent { fields in
      var entry = Options.Entry(id: fields[0], title: id == nil || title == nil ? nil : fields[1])
      entry.badge = fields[2]
      complete(&entry)
      try intake.add(entry, to: &picker)
    }
  }

  /// The bytes of a member that is a string or a whole number.
  private func word(_ word: JSONRecord.Word?, _ key: JSONRecord.Key, _ range: Range<Int>) throws -> [UInt8]? {
    switch word {
    case nil: return nil
    case .string(let string): return Array(string.utf8)
    case .other:
      guard let place = text.value(of: key.rawValue, inObjectAt: range.lowerBound),
        text.isWholeNumber(at: place)
      else { throw error(range, JSONRecord.MemberError(key: key, expected: "a string or a whole number")) }
      return Array(text.bytes[place])
    }
  }

  // MARK: Decoding

  /// From so many bytes on it takes longer to decode an object than to look for its options.
  private static let largeObject = 1 << 12

  /// The object at `range`, but for the options of a large group, which are decoded one by one.
  private func decodeRecord(at range: Range<Int>) throws -> JSONRecord {
    guard range.count > Self.largeObject,
      let options = text.value(of: "options", inObjectAt: range.lowerBound)
    else {
      return try decode(JSONRecord.self, at: range)
    }
    let bytes =
      text.bytes[range.lowerBound..<options.lowerBound] + Array("[]".utf8)
      + text.bytes[options.upperBound..<range.upperBound]
    do {
      return try decoder.decode(JSONRecord.self, from: Data(bytes))
    } catch let error as JSONRecord.MemberError {
      throw self.error(range, error)
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, at range: Range<Int>) throws -> Value {
    do {
      return try decoder.decode(type, from: Data(text.bytes[range]))
    } catch let error as JSONRecord.MemberError {
      throw self.error(range, error)
    }
  }

  // MARK: Errors

  private func error(_ range: Range<Int>, _ error: JSONRecord.MemberError) -> InputError {
    let value = text.value(of: error.key.rawValue, inObjectAt: range.lowerBound) ?? range
    return self.error(
      at: value.lowerBound, "\(error.key.rawValue) is \(text.bytes[value].quoted); make it \(error.expected)")
  }

  private func error(_ fault: JSONFault) -> InputError {
    if fault.isUnfinished, elements == nil {
      return error(
        at: text.skippingBlanks(from: 0),
        "the value does not end on its line; write one value a line, as jq -c does, or an array")
    }
    let end = fault.isUnfinished ? "the text ends before the array does: " : "this is not JSON: "
    return error(at: fault.offset, end + fault.problem)
  }

  private func error(at offset: Int, _ message: String) -> InputError {
    var position = start
    position.advance(over: text.bytes[..<offset])
    return .malformed(position, message)
  }

  /// The offset of the value of a member; of the object where it is not found.
  private func member(_ key: JSONRecord.Key, _ range: Range<Int>) -> Int {
    text.value(of: key.rawValue, inObjectAt: range.lowerBound)?.lowerBound ?? range.lowerBound
  }
}
