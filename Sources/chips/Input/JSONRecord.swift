import FoundationEssentials

/// An object of JSON text that is an option or a group of options, as far as the decoder tells.
struct JSONRecord: Decodable {
  /// The members that mean something; others are ignored.
  enum Key: String, CodingKey {
    case id, title, badge, group, selected, disabled, limit, options
  }

  /// The value of a member that may be a string or a whole number.
  enum Word {
    case string(String)
    /// A number or something else. The text has to be asked for it: the decoder does not tell how a number is
    /// written, and knows none that is too large for its types.
    case other
  }

  /// A member whose value is not what it should be.
  struct MemberError: Error {
    let key: Key
    /// What it should be.
    let expected: String
  }

  private(set) var id: Word?
  private(set) var title: Word?
  private(set) var badge: Word?
  private(set) var group: Word?
  private(set) var isSelected = false
  private(set) var isDisabled = false
  private(set) var limit: Int?

  /// Whether it is a group.
  private(set) var hasOptions = false

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    for key in members.allKeys {
      switch key {
      case .id: id = Self.word(key, members)
      case .title: title = Self.word(key, members)
      case .badge: badge = Self.word(key, members)
      case .group: group = Self.word(key, members)
      case .selected: isSelected = try Self.boolean(key, members)
      case .disabled: isDisabled = try Self.boolean(key, members)
      case .options: hasOptions = true
      case .limit: break
      }
    }
    if hasOptions, members.contains(.limit) {
      limit = try? members.decode(Int.self, forKey: .limit)
      guard let limit, limit >= 1 else {
        throw MemberError(key: .limit, expected: "a whole number, 1 or more")
      }
    }
  }

  private static func word(_ key: Key, _ members: KeyedDecodingContainer<Key>) -> Word {
    (try? members.decode(String.self, forKey: key)).map(Word.string) ?? .other
  }

  private static func boolean(_ key: Key, _ members: KeyedDecodingContainer<Key>) throws -> Bool {
    if let boolean = try? members.decode(Bool.self, forKey: key) { return boolean }
    let number = try? members.decode(Int.self, forKey: key)
    let word = (try? members.decode(String.self, forKey: key)) ?? number.map(String.init)
    guard let boolean = word.flatMap({ Bool(word: $0) }) else {
      throw MemberError(key: key, expected: "true or false, or \(Bool.words)")
    }
    return boolean
  }
}
