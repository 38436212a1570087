/// The groups of options, by number in the order in which they came up. Number 0 is that of the options in no group.
package struct Groups: Equatable, Sendable {
  /// A group.
  package struct Group: Equatable, Sendable {
    /// What stands above its chips: bytes, as they came.
    package let name: [UInt8]

    /// How many of its options may be chosen; nil for any number.
    package let limit: Int?
  }

  private var groups = [Group(name: [], limit: nil)]
  private var numbers: [[UInt8]: Int] = [[]: none]

  /// The number of the group asked for last: one record after the other is often of the same.
  private var newest = none

  package init() {}

  /// The number that stands for no group.
  package static let none = 0

  /// How many there are, that of the options in no group among them.
  package var count: Int { groups.count }

  package subscript(number: Int) -> Group { groups[number] }

  /// Whether some group has a limit.
  package private(set) var areLimited = false

  /// A group was given a limit that it did not have from the start.
  package struct LimitError: Error, Equatable {
    package let name: [UInt8]
    /// The limit from the start; nil for none.
    package let earlier: Int?
  }

  /// The number of the group called `name`, which is made if there is none; an empty name is that of no group.
  ///
  /// - Parameters:
  ///   - name: lent.
  ///   - limit: the group's limit; nil where nothing is said about it.
  /// - Throws: `LimitError`: options may have been chosen by what was said before.
  package mutating func number(
    named name: UnsafeBufferPointer<UInt8>, limit: Int? = nil
  ) throws(LimitError) -> Int {
    if !groups[newest].name.elementsEqual(name) { newest = try lookUp(Array(name), limit) }
    if let limit, limit != groups[newest].limit {
      throw LimitError(name: Array(name), earlier: groups[newest].limit)
    }
    return newest
  }

  private mutating func lookUp(_ name: [UInt8], _ limit: Int?) throws(LimitError) -> Int {
    if let number = numbers[name] { return number }
    let number = groups.count
    groups.append(Group(name: name, limit: limit))
    numbers[name] = number
    if limit != nil { areLimited = true }
    return number
  }
}
