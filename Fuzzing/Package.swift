// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who builds Earshot builds this.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "earshot", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "EarshotCore", package: "earshot"),
        // Brings Configuration and Reporting, which are no products of their own.
        .product(name: "EarshotTesting", package: "earshot"),
        .product(name: "EarshotServer", package: "earshot"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
