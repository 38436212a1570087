import Foundation

/// The program under test.
enum ChipsBinary {
  /// The directory of the program, first in the `PATH` of everything that is started.
  static var directory: String { get throws { (try path as NSString).deletingLastPathComponent } }

  /// The file that `CHIPS_BINARY` names, else the `chips` that was built beside the running tests.
  static var path: String {
    get throws {
      let path = ProcessInfo.processInfo.environment["CHIPS_BINARY"] ?? builtPath
      guard path.hasSuffix("/chips"), FileManager.default.isExecutableFile(atPath: path) else {
        throw HarnessError(
          "no program called chips at \(path); build it, or set CHIPS_BINARY to its full path")
      }
      return path
    }
  }

  /// `swift test` runs the tests from the folder that the products are built in.
  private static var builtPath: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (tests as NSString).deletingLastPathComponent + "/chips"
  }
}
