// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who builds Earshot builds this.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "earshot", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"605.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: [
        .product(name: "EarshotCore", package: "earshot"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
