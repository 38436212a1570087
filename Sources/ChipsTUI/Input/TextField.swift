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

  /// Does what `key` does in a field.
  ///
  /// - Returns: whether it does anything in a field, if not always at this place of the text.
  package mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): before.unicodeScalars.append(scalar)
    case .paste(let bytes): before += Self.line(of: bytes)
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
    default: return false
    }
    return true
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
  private static func line(of bytes: [UInt8]) -> String {
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
