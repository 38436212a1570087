import CNcurses
import Glibc

/// What the database of terminals tells of the one that has been set up last.
enum Terminfo {
  /// Sets up the terminal called `name`, on which nothing is drawn by curses.
  ///
  /// - Returns: whether it is known.
  static func setUp(_ name: String, descriptor: Int32) -> Bool {
    var problem: Int32 = 0
    // Without a place for the problem it would end the process.
    return setupterm(name, descriptor, &problem) == 0
  }

  /// The sequence for a capability, without the pauses that old terminals need; empty when there is none.
  static subscript(name: String) -> [UInt8] {
    chips_capability(name).map(withoutPauses) ?? []
  }

  /// The same for a capability that takes a number.
  static func sequence(_ name: String, _ number: Int) -> [UInt8] {
    chips_capability_with_number(name, number).map(withoutPauses) ?? []
  }

  private static func withoutPauses(_ sequence: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = String(cString: sequence).utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[rest.index(after: end)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The number for a capability; negative when there is none.
  static func number(_ name: String) -> Int { Int(tigetnum(name)) }

  /// Whether the terminal has what a flag says.
  static func has(_ flag: String) -> Bool { tigetflag(flag) == 1 }

  /// Whether the terminal is told where to go in ECMA-48's way. One that is not would show modes that it does not know as
  /// text.
  static var speaksECMA48: Bool { self["cup"].starts(with: [0x1B, UInt8(ascii: "[")]) }
}
