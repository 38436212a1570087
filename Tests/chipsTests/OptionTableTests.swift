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

  @Test("An option's default is the word that changes nothing")
  func defaults() {
    let defaults = OptionTable.options.filter { !$0.words.isEmpty }.map {
      "\($0.name) \($0.defaultWord ?? "-")"
    }
    #expect(
      defaults == [
        "format lines", "output lines", "order input", "height auto", "style brackets", "color none",
        "layout flow",
        "completion -",
      ])
  }

  @Test("Only --select counts each time it is there")
  func repeatable() {
    #expect(OptionTable.options.filter(\.isRepeatable).map(\.name) == ["select"])
  }
}
