/// Text that is typed and edited, by whole characters: a flag or a letter with its marks is one step and one Backspace.
package struct TextField: Equatable, Sendable {
  /// The text before and after the cursor.
  private var before: String
  private var after = ""

  /// A field with the cursor at the end of `text`.
  package init(_ text: String = "") {
    before = text
  }

  package var text: String { before + after }

  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Puts the cursor at the end.
  package mutating func moveToEnd() {
    before += after
    after = ""
  }

  /// More than anybody types: what is done for each key takes time by the length of the text.
  package static let byteLimit = 4096

  /// What came of a key.
  package enum Edit: Equatable, Sendable {
    /// It does nothing in any text.
    case notForText
    /// The text is the same.
    case moved
    case changed
  }

  /// Does what `key` does in a field. What would make the text longer than the limit is left out.
  package mutating func edit(_ key: Key) -> Edit {
    let length = before.utf8.count + after.utf8.count
    switch key {
    case .character(let scalar):
      if length + 4 <= Self.byteLimit { before.unicodeScalars.append(scalar) }
      return .changed
    case .paste(let bytes):
      let line = Self.line(of: bytes.prefix(Self.byteLimit))
      if length + line.utf8.count <= Self.byteLimit { before += line }
      return .changed
    case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"):
      after = before + after
      before = ""
    case .end, .control("e"): moveToEnd()
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .control("u"): before = ""
    case .control("w"):
      while before.last?.isWhitespace == true { before.removeLast() }
      while before.last?.isWhitespace == false { before.removeLast() }
    default: return .notForText
    }
    return before.utf8.count + after.utf8.count == length ? .moved : .changed
  }

  /// The part of the text around the cursor that is shown in `columns` columns, 1 at least, and the column of the
  /// cursor in it. The text scrolls so far that the cursor has a column to stand on.
  package func visible(columns: Int, rules: TextRules) -> (text: ShownText, cursorColumn: Int) {
    var start = before.endIndex
    var cursorColumn = 0
    while start > before.startIndex {
      let previous = before.index(before: start)
      let width = rules.columns(of: Array(before[previous..<start].utf8)[...])
      guard cursorColumn + width < columns else { break }
      cursorColumn += width
      start = previous
    }
    let rest = Array((before[start...] + after).utf8)
    return (rules.shown(rest[...], within: columns), cursorColumn)
  }

  /// Pasted text in one line: each run of line breaks or controls in it is a blank.
  private static func line(of bytes: ArraySlice<UInt8>) -> String {
    var line = ""
    var endsWithBreak = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isBreak =
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
      if !isBreak { line.unicodeScalars.append(scalar) } else if !endsWithBreak { line += " " }
      endsWithBreak = isBreak
    }
    return line
  }
}
