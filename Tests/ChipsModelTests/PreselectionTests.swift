import ChipsModel
import Testing

@Suite struct PreselectionTests {
  /// Which of `options` are chosen by `values`, and which values matched none.
  private func select(
    _ values: [String], of options: [String], includesAll: Bool = false
  ) -> (chosen: [Bool], unmatched: [String]) {
    var preselection = Preselection(of: values.map { Array($0.utf8) }, includesAll: includesAll)
    let chosen = options.map { Array($0.utf8).withUnsafeBufferPointer { preselection.includes(id: $0) } }
    return (chosen, preselection.unmatched.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("A value matches equal bytes only: not a part, not what is canonically equivalent")
  func bytesAreCompared() {
    let result = select(["caf\u{E9}", "a,b"], of: ["caf\u{E9}", "cafe\u{301}", "a", "b"])
    #expect(result.chosen == [true, false, false, false])
    #expect(result.unmatched == ["a,b"])
  }

  @Test("All options that match are chosen, and a value given twice is one")
  func duplicates() {
    let result = select(["x", "x", "miss"], of: ["x", "y", "x"])
    #expect(result.chosen == [true, false, true])
    #expect(result.unmatched == ["miss"])
  }

  @Test("With all included, values still tell whether they matched")
  func all() {
    let result = select(["x"], of: ["y"], includesAll: true)
    #expect(result.chosen == [true])
    #expect(result.unmatched == ["x"])
  }
}
