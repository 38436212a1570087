import Testing

@testable import chips

@Suite struct OptionTableTests {
  @Test("No name and no letter is declared twice")
  func unique() {
    let names = OptionTable.options.map(\.name)
    let letters = OptionTable.options.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test("Help names every option, and fits 80 columns")
  func help() {
    for option in OptionTable.options { #expect(Help.text.contains("--\(option.name)")) }
    for line in Help.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
