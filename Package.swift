// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "chips",
  products: [.executable(name: "chips", targets: ["chips"])],
  targets: [
    .systemLibrary(
      name: "CNcurses", path: "Modules/CNcurses", providers: [.apt(["libncurses-dev"])]),
    .target(name: "ChipsModel"),
    .target(name: "ChipsTUI", dependencies: ["ChipsModel", "CNcurses"]),
    .executableTarget(name: "chips", dependencies: ["ChipsModel", "ChipsTUI"]),
    .target(name: "TestSupport", dependencies: ["ChipsModel"], path: "Tests/TestSupport"),
    .testTarget(name: "ChipsModelTests", dependencies: ["ChipsModel", "TestSupport"]),
    .testTarget(name: "ChipsTUITests", dependencies: ["ChipsModel", "ChipsTUI", "TestSupport"]),
    .testTarget(name: "chipsTests", dependencies: ["ChipsModel", "ChipsTUI", "chips", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
