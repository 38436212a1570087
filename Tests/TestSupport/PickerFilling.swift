import ChipsModel

extension Options {
  /// Adds an option whose title is its id.
  package mutating func append(_ record: [UInt8]) throws {
    try record.withUnsafeBufferPointer { try append(Entry(id: $0)) }
  }
}

extension Picker {
  /// Adds an option whose title is its id.
  package mutating func append(_ record: [UInt8]) throws {
    try record.withUnsafeBufferPointer { try append(Options.Entry(id: $0)) }
  }

  /// Adds an option in the group called `group`, for which nothing is lent.
  package mutating func append(
    _ id: String, title: String? = nil, badge: String = "", group: String = "", limit: Int? = nil,
    isSelected: Bool = false, isDisabled: Bool = false
  ) throws {
    let number = try Array(group.utf8).withUnsafeBufferPointer { try self.group(named: $0, limit: limit) }
    try Array(id.utf8).withUnsafeBufferPointer { id in
      try Array((title ?? "").utf8).withUnsafeBufferPointer { titleBytes in
        try Array(badge.utf8).withUnsafeBufferPointer { badge in
          var entry = Options.Entry(id: id, title: title == nil ? nil : titleBytes)
          entry.badge = badge
          entry.group = number
          entry.isSelected = isSelected
          entry.isDisabled = isDisabled
          try append(entry)
        }
      }
    }
  }
}
