import ChipsModel
import Glibc

/// The last that is done to an option before the picker has it, wherever it comes from.
struct OptionIntake {
  /// What stands between the id and the title of a record; nil where it is both.
  let delimiter: [UInt8]?

  /// Whether titles, badges and groups' names are shown without their colour sequences.
  let hidesColorSequences: Bool

  init(_ configuration: Configuration) {
    delimiter = configuration.delimiter
    hidesColorSequences = configuration.hidesColorSequences
  }

  /// Adds the option that `record`, a line or a label, stands for.
  func add(record: UnsafeBufferPointer<UInt8>, to picker: inout Picker) throws {
    guard let delimiter, let start = delimiter.withUnsafeBufferPointer({ record.offset(of: $0) }) else {
      return try add(Options.Entry(id: record), to: &picker)
    }
    let id = UnsafeBufferPointer(rebasing: record[..<start])
    let title = UnsafeBufferPointer(rebasing: record[(start + delimiter.count)...])
    try add(Options.Entry(id: id, title: title), to: &picker)
  }

  /// Adds the option of `entry`.
  func add(_ entry: Options.Entry, to picker: inout Picker) throws {
    let title = entry.title ?? entry.id
    guard hidesColorSequences,
      title.contains(ColorSequence.escape) || entry.badge.contains(ColorSequence.escape)
    else { return try picker.append(entry) }
    try ColorSequence.removingAll(from: title).withUnsafeBufferPointer { title in
      try ColorSequence.removingAll(from: entry.badge).withUnsafeBufferPointer { badge in
        var entry = entry
        entry.title = title
        entry.badge = badge
        try picker.append(entry)
      }
    }
  }

  /// The number of the group called `name`, of which the bytes are lent; see `Groups.number(named:limit:)`.
  func group(
    named name: UnsafeBufferPointer<UInt8>, limit: Int? = nil, in picker: inout Picker
  ) throws(Groups.LimitError) -> Int {
    guard hidesColorSequences, name.contains(ColorSequence.escape) else {
      return try picker.group(named: name, limit: limit)
    }
    return try ColorSequence.removingAll(from: name).withUnsafeBufferPointer {
      name throws(Groups.LimitError) in
      try picker.group(named: name, limit: limit)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first place where `part`, which is not empty, stands; nil for none.
  fileprivate func offset(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = baseAddress, let partBase = part.baseAddress else { return nil }
    var start = 0
    while start + part.count <= count,
      let found = memchr(base + start, Int32(part[0]), count - part.count + 1 - start)
    {
      start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(found, partBase, part.count) == 0 { return start }
      start += 1
    }
    return nil
  }
}
