// swift-tools-version: 6.0
import PackageDescription

let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]

// Tests run on code that is optimised where they spend their time: what parses code and evaluates it. To optimise the rest
// takes longer than it saves. `make test` and continuous integration make a debug build with `-O`, since a release build
// optimises each module as a whole, on one core, which takes ten minutes for SwiftSyntax alone.
let isForTests = Context.environment["EARSHOT_BUILD_FOR_TESTS"] != nil
let optimisedForTests: Set = ["SourceModel", "AccessibilityModel", "PlatformKnowledge", "SwiftSource", "ViewEvaluation"]

let package = Package(
  name: "earshot",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "earshot", targets: ["earshot"]),
    .library(name: "EarshotCore", targets: ["EarshotCore"]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .library(name: "EarshotServer", targets: ["EarshotServer"]),
    .plugin(name: "EarshotCommand", targets: ["EarshotCommand"]),
    .plugin(name: "EarshotCheck", targets: ["EarshotCheck"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"605.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.4.0"),
  ],
  // In the order in which data flows; a target imports only targets above it (ARCHITECTURE.md).
  targets: [
    .target(name: "SourceModel"),
    .target(name: "AccessibilityModel", dependencies: ["SourceModel"]),
    .target(name: "AssistiveTechnologies", dependencies: ["SourceModel", "AccessibilityModel"]),
    .target(name: "Navigation", dependencies: ["SourceModel", "AccessibilityModel", "AssistiveTechnologies"]),
    .target(name: "PlatformKnowledge", dependencies: ["SourceModel"], exclude: ["Data"]),
    .target(name: "Project", dependencies: ["SourceModel"]),
    .target(name: "SwiftSource", dependencies: ["SourceModel"] + syntax),
    .target(name: "ViewEvaluation", dependencies: ["SourceModel", "AccessibilityModel", "PlatformKnowledge", "Project", "SwiftSource"]),
    .target(
      name: "SwiftUISemantics",
      dependencies: ["SourceModel", "AccessibilityModel", "PlatformKnowledge", "Project", "SwiftSource", "ViewEvaluation"]),
    .target(name: "InterfaceFiles", dependencies: ["SourceModel"]),
    .target(
      name: "UIKitSemantics",
      dependencies: [
        "SourceModel", "AccessibilityModel", "PlatformKnowledge", "Project", "SwiftSource", "ViewEvaluation", "InterfaceFiles",
      ]),
    .target(
      name: "Rules",
      dependencies: ["SourceModel", "AccessibilityModel", "AssistiveTechnologies", "PlatformKnowledge", "Project", "SwiftSource"]),
    .target(
      name: "Reporting",
      dependencies: ["SourceModel", "AccessibilityModel", "AssistiveTechnologies", "Navigation", "PlatformKnowledge", "Rules"],
      exclude: ["Language/Data"]),
    .target(
      name: "AuditReport",
      dependencies: [
        "SourceModel", "AccessibilityModel", "AssistiveTechnologies", "Navigation", "PlatformKnowledge", "Rules", "Reporting",
      ],
      exclude: ["Assets"]),
    .target(
      name: "EarshotCore",
      dependencies: [
        "SourceModel", "AccessibilityModel", "AssistiveTechnologies", "Navigation", "PlatformKnowledge", "Project",
        "SwiftSource", "ViewEvaluation", "SwiftUISemantics", "InterfaceFiles", "UIKitSemantics", "Rules",
      ]),
    .target(
      name: "Configuration",
      dependencies: ["SourceModel", "AccessibilityModel", "PlatformKnowledge", "Project", "Rules", "Reporting", "EarshotCore"]),
    .target(
      name: "EarshotTesting",
      dependencies: ["AccessibilityModel", "AssistiveTechnologies", "Navigation", "Project", "Reporting", "EarshotCore", "Configuration"]),
    .target(
      name: "EarshotServer",
      dependencies: [
        "SourceModel", "AccessibilityModel", "AssistiveTechnologies", "PlatformKnowledge", "Project", "Rules", "Reporting",
        "EarshotCore", "Configuration",
      ]),
    .executableTarget(
      name: "earshot",
      dependencies: [
        "EarshotCore", "Configuration", "Reporting", "AuditReport", "EarshotServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Feeds strange input to everything that reads something; no product.
    .executableTarget(
      name: "fuzz", dependencies: ["EarshotCore", "Configuration", "Reporting", "EarshotServer"], path: "Fuzzing/Sources"),
    .plugin(
      name: "EarshotCommand",
      capability: .command(
        intent: .custom(verb: "earshot", description: "Find accessibility defects, and hear screens as VoiceOver users do.")),
      dependencies: ["earshot"]),
    .plugin(name: "EarshotCheck", capability: .buildTool(), dependencies: ["earshot"]),

    .testTarget(name: "AssistiveTechnologiesTests", dependencies: ["AssistiveTechnologies"], resources: [.copy("Vectors")]),
    .testTarget(name: "PlatformKnowledgeTests", dependencies: ["PlatformKnowledge"]),
    .testTarget(name: "ProjectTests", dependencies: ["Project"]),
    .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles", "SourceModel"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
    .testTarget(name: "EarshotCoreTests", dependencies: ["EarshotCore", "Navigation", "Reporting", "Rules", "Project", "SourceModel", "ViewEvaluation", "UIKitSemantics"], resources: [.copy("Fixtures")]),
    .testTarget(name: "RuleExampleTests",
      dependencies: [
        "EarshotCore", "PlatformKnowledge", "Reporting", "Rules", "AccessibilityModel", "AssistiveTechnologies", "SourceModel",
      ] + syntax),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "Rules", "AssistiveTechnologies", "AccessibilityModel", "SourceModel"], exclude: ["Goldens"]),
    .testTarget(
      name: "AuditReportTests",
      dependencies: [
        "AuditReport", "Reporting", "Rules", "PlatformKnowledge", "AssistiveTechnologies", "AccessibilityModel", "SourceModel",
      ]),
    .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "EarshotCore", "Rules", "Project", "PlatformKnowledge", "SourceModel"]),
    .testTarget(name: "EarshotTestingTests", dependencies: ["EarshotTesting"]),
    .testTarget(
      name: "EarshotServerTests", dependencies: ["EarshotServer", "EarshotCore", "Reporting", "Project", "SourceModel"]),
    .testTarget(name: "CommandTests", dependencies: ["earshot", "SourceModel"], exclude: ["Walks"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where isForTests && target.type != .plugin {
  // With threads a module that is compiled as a whole has an object for each file, as a debug build expects it. Flags of a
  // target go before those of the command, and `-Xfrontend` after all.
  target.swiftSettings = [
    .unsafeFlags(
      optimisedForTests.contains(target.name) ? ["-whole-module-optimization", "-num-threads", "2"] : ["-Xfrontend", "-Onone"])
  ]
}
