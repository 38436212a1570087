// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "chips",
  targets: [
    .systemLibrary(
      name: "CNcurses", path: "Modules/CNcurses", providers: [.apt(["libncurses-dev"])]),
    .target(name: "ChipsModel"),
    .target(name: "ChipsTUI", dependencies: ["ChipsModel", "CNcurses"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ChipsModelTests", dependencies: ["ChipsModel", "TestSupport"]),
    .testTarget(name: "ChipsTUITests", dependencies: ["ChipsModel", "ChipsTUI", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
