import ChipsModel
import TestSupport
import Testing

@Suite struct SectioningTests {
  /// The sections of options in groups called by letters, `-` for none, as `letters` or `#letters` with a heading.
  private func sections(_ groups: String, shown: [UInt32]? = nil, from position: Int = 0) throws -> [String] {
    var picker = Picker()
    for group in groups { try picker.append("x", group: group == "-" ? "" : String(group)) }
    let shown = shown.map { Shown.only($0) } ?? .all
    return Sectioning(shown, of: picker.options, from: position).map { section in
      let letters = section.positions.map { Array(groups)[shown.index(at: $0)] }
      return (section.hasHeading ? "#" : "") + String(letters)
    }
  }

  @Test(
    "A heading stands wherever the group changes, and above none at the start",
    arguments: [
      ("", []), ("--", ["--"]), ("aab", ["#aa", "#b"]), ("-a", ["-", "#a"]), ("a--", ["#a", "#--"]),
      ("aba", ["#a", "#b", "#a"]),
    ])
  func headings(groups: String, expected: [String]) throws {
    #expect(try sections(groups) == expected)
  }

  @Test("What is hidden between two of a group does not part them, and a hidden group has no heading")
  func hidden() throws {
    #expect(try sections("aaba-b", shown: [0, 3, 5]) == ["#aa", "#b"])
  }

  @Test("Going on where it stopped, a group that goes on has no second heading")
  func goingOn() throws {
    #expect(try sections("aaab", from: 2) == ["a", "#b"])
    #expect(try sections("aaab", from: 3) == ["#b"])
    #expect(try sections("aa", from: 2) == [])
  }
}
