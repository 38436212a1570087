import ChipsTUI
import Testing

@Suite struct KeyMapTests {
  @Test("No key does two things")
  func unique() {
    var keys: [Key] = []
    for key in KeyMap.entries.flatMap({ $0.bindings.flatMap(\.keys) }) {
      #expect(!keys.contains(key), "\(key)")
      keys.append(key)
    }
  }

  @Test("Every key in help does what it is there for")
  func commands() {
    for entry in KeyMap.entries {
      for binding in entry.bindings {
        for key in binding.keys { #expect(KeyMap.command(for: key) == binding.command, "\(entry.names)") }
      }
    }
  }

  @Test("The mouse's wheel moves as up and down do, a press goes where it is")
  func mouse() {
    #expect(KeyMap.command(for: .wheelUp) == .moveUp)
    #expect(KeyMap.command(for: .wheelDown) == .moveDown)
    #expect(KeyMap.command(for: .press(Point(column: 3, row: 4))) == .press(Point(column: 3, row: 4)))
  }

  @Test("Letters without a meaning, pasted text and editing keys do nothing")
  func others() {
    for key: Key in [.character("z"), .character("é"), .paste([0x61]), .backspace, .control("a")] {
      #expect(KeyMap.command(for: key) == nil, "\(key)")
    }
  }
}
