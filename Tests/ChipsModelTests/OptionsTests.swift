import ChipsModel
import Testing

@Suite struct OptionsTests {
  @Test("Records come back byte for byte, whatever they are")
  func bytesAreKept() throws {
    let records: [[UInt8]] = [[0x63, 0x61, 0x66, 0xE9], [], [0], [0x0D], Array("日本語".utf8), Array(0...255)]
    var options = Options()
    for record in records { try options.append(record) }
    #expect(options.count == records.count)
    #expect((0..<options.count).map { Array(options[$0]) } == records)
  }

  @Test("Equal records are two options")
  func equalRecords() throws {
    var options = Options()
    for _ in 0..<2 { try options.append(Array("dup".utf8)) }
    #expect(options.count == 2)
  }
}
