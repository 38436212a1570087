/// Text as it is drawn, and the columns it takes.
package struct ShownText: Equatable, Sendable {
  package private(set) var string: String
  package private(set) var columns: Int

  package init(string: String = "", columns: Int = 0) {
    self.string = string
    self.columns = columns
  }

  /// Text of ours that is in ASCII and has no controls, so that each character takes a column.
  package init(ascii: String) {
    self.init(string: ascii, columns: ascii.utf8.count)
  }

  /// Blank columns.
  static func blanks(_ columns: Int) -> ShownText { ShownText(ascii: String(repeating: " ", count: columns)) }

  mutating func append(_ scalar: Unicode.Scalar, columns: Int) {
    string.unicodeScalars.append(scalar)
    self.columns += columns
  }

  mutating func append(_ other: ShownText) {
    string += other.string
    columns += other.columns
  }
}
