import Testing

/// Where the pickers that a test starts are drawn.
enum ScreenMode: String, CaseIterable {
  case full
  case inline

  @TaskLocal static var current = full

  /// The options for it. Below the prompt it may take as many rows as on the whole screen, so that what is seen is the same.
  var options: String { self == .full ? "--height=full" : "--height=100%" }

  /// The columns of a terminal on which rows have `columns`: below the prompt the last one is not used.
  func terminalColumns<Columns: FixedWidthInteger>(_ columns: Columns) -> Columns {
    self == .inline && columns > 0 && columns < .max ? columns + 1 : columns
  }
}

/// Runs each test in both modes.
struct BothScreenModes: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for mode in ScreenMode.allCases {
      try await ScreenMode.$current.withValue(mode) { try await function() }
    }
  }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }
}

extension Trait where Self == BothScreenModes {
  /// Each test is run on the whole screen and below the prompt.
  static var inBothModes: Self { Self() }
}

/// Runs a test that is about rows of the terminal, and not of the picker, on the whole screen.
struct OnWholeScreen: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ScreenMode.$current.withValue(.full) { try await function() }
  }
}

extension Trait where Self == OnWholeScreen {
  static var onWholeScreen: Self { Self() }
}
