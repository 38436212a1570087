// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "chips",
  targets: [
    .target(name: "ChipsModel"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ChipsModelTests", dependencies: ["ChipsModel", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
