import ChipsModel
import TestSupport
import Testing

@Suite struct OptionsTests {
  @Test("Records come back byte for byte, whatever they are")
  func bytesAreKept() throws {
    let records: [[UInt8]] = [[0x63, 0x61, 0x66, 0xE9], [], [0], [0x0D], Array("日本語".utf8), Array(0...255)]
    var options = Options()
    for record in records { try options.append(record) }
    #expect(options.count == records.count)
    #expect((0..<options.count).map { Array(options.ids[$0]) } == records)
    #expect(options.titles == options.ids)
  }

  @Test("Equal records are two options")
  func equalRecords() throws {
    var options = Options()
    for _ in 0..<2 { try options.append(Array("dup".utf8)) }
    #expect(options.count == 2)
  }

  @Test("What only some options have is theirs alone, wherever among the others they are")
  func details() throws {
    var picker = Picker()
    try picker.append("plain")
    try picker.append("id", title: "Title")
    try picker.append("", title: "no id", badge: "12")
    try picker.append("x", title: "", group: "Price", isDisabled: true)
    try picker.append("last")
    let options = picker.options
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect((0..<5).map { text(options.ids[$0]) } == ["plain", "id", "", "x", "last"])
    #expect((0..<5).map { text(options.titles[$0]) } == ["plain", "Title", "no id", "", "last"])
    #expect((0..<5).map { text(options.badge(at: $0)) } == ["", "", "12", "", ""])
    #expect(
      (0..<5).map { text(options.groups[options.group(of: $0)].name[...]) } == ["", "", "", "Price", ""])
    #expect((0..<5).map { options.isDisabled($0) } == [false, false, false, true, false])
  }
}
