import Testing

@testable import Project

@Suite struct RecognitionTests {
  @Test(arguments: [
    "Tests/A.swift", "AppTests/A.swift", "AppUITests/A.swift", "Modules/Kit/Test/A.swift", "Specs/A.swift",
    "KitSpecs/A.swift", "KitMocks/A.swift", "App/LoginTests.swift", "App/LoginTest.swift", "App/LoginSpec.swift",
    "tests/unit/A.swift",
  ])
  func testPaths(path: String) throws {
    #expect(try TemporaryTree([path: ""]).discover().role(path) == .test)
  }

  @Test(arguments: [
    "LatestNews/A.swift", "TestFlight/A.swift", "Contests/A.swift", "App/TestFlightView.swift", "App/Contest.swift",
    "Testimonials/A.swift", "App/Latest.swift", "App/TestsView.swift", "Inspector/A.swift",
  ])
  func pathsThatOnlyLookLikeTests(path: String) throws {
    #expect(try TemporaryTree([path: ""]).discover().role(path) == .app)
  }

  /// An app may have a screen for specifications or for a hearing test.
  @Test(arguments: ["ProductSpecs/A.swift", "App/HearingTest.swift", "App/ProductSpec.swift", "Mocks/A.swift"])
  func weakSignsGiveWayToAnInterface(path: String) throws {
    #expect(try TemporaryTree([path: "import SwiftUI\n"]).discover().role(path) == .app)
    #expect(try TemporaryTree([path: "import SwiftUI\nimport XCTest\n"]).discover().role(path) == .test)
  }

  @Test(
    arguments: [
      ("import XCTest", .test), ("// License\n\nimport Testing\r\n", .test), ("import SnapshotTesting", .test),
      ("@testable import App", .test), ("import class XCTest.XCTestCase", .test), ("import XCTest // why", .test),
      ("import XCTestDynamicOverlay", .app), ("import TestingSupport", .app), ("// import XCTest", .app),
      ("let a = 1 // import XCTest", .app), ("import SwiftUI\n@testable import Home", .app),
      ("#if canImport(XCTest)\nimport XCTest\n#endif", .app), ("", .app), ("important", .app),
    ] as [(String, SourceUnit.Role)])
  func imports(text: String, role: SourceUnit.Role) throws {
    #expect(try TemporaryTree(["App/A.swift": text]).discover().role("App/A.swift") == role)
  }

  @Test func foldersAboveWhatIsGivenDoNotCount() throws {
    let tree = try TemporaryTree([
      ".git/": "", "Tests/Fixtures/App/A.swift": "", "Tests/Fixtures/App/AppTests/B.swift": "", "C.swift": "",
    ])
    #expect(tree.discover().role("Tests/Fixtures/App/A.swift") == .test)
    let project = tree.discover(["Tests/Fixtures/App"])
    #expect(project.role("Tests/Fixtures/App/A.swift") == .app)
    #expect(project.role("Tests/Fixtures/App/AppTests/B.swift") == .test)
    #expect(tree.discover(["Tests/Fixtures/App/A.swift"]).role("Tests/Fixtures/App/A.swift") == .app)
  }

  @Test func targetsOfPackages() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        // .testTarget(name: "Core", path: "Sources/Core"),
        .target(name: "Core", dependencies: [.target(name: "Other"), "X"]),
        .target(name: "Odd", path: "Elsewhere/Odd"),
        .testTarget(name: "Checks", dependencies: ["Core"], path: "Elsewhere/Checks"),
        .testTarget(name: "Plain"),
      ])
      """
    let tree = try TemporaryTree([
      "Package.swift": manifest, "Sources/Core/a/A.swift": "", "Elsewhere/Odd/B.swift": "",
      "Elsewhere/Checks/C.swift": "", "Tests/Plain/D.swift": "", "Scripts/E.swift": "",
      "Inner/Package.swift": "import PackageDescription", "Inner/Sources/Core/F.swift": "",
    ])
    let project = tree.discover()
    #expect(project.unit("Sources/Core/a/A.swift")?.module == "Core")
    #expect(project.unit("Elsewhere/Odd/B.swift")?.module == "Odd")
    #expect(project.unit("Elsewhere/Checks/C.swift")?.module == "Checks")
    #expect(project.role("Elsewhere/Checks/C.swift") == .test)
    #expect(project.role("Sources/Core/a/A.swift") == .app)
    #expect(project.unit("Tests/Plain/D.swift")?.module == "Plain")
    #expect(project.unit("Scripts/E.swift")?.module == nil)
    #expect(project.role("Package.swift") == .packageManifest)
    #expect(project.unit("Inner/Sources/Core/F.swift")?.module == nil)
    #expect(tree.discover(["Elsewhere/Checks"]).role("Elsewhere/Checks/C.swift") == .app)
  }

  @Test(arguments: [
    ("App/A.swift", "// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen\n"),
    ("App/A.swift", "// swiftlint:disable all\n// Generated using Sourcery 2.1.2\n"),
    ("App/A.swift", "/*\n * DO NOT EDIT\n */\n"), ("App/A.generated.swift", ""), ("App/Generated/A.swift", ""),
    ("App/A.swift", "\n\n\n\n// @generated\n"),
    ("App/A.swift", "// This file was automatically generated and should not be edited.\n"),
    ("App/A.swift", "//  Created by the build on 1.1.24.\n//  Auto-generated, do not edit.\n"),
    ("App/A.swift", "// Created by Ann's script, auto-generated on demand.\n"),
  ])
  func generated(path: String, text: String) throws {
    #expect(try TemporaryTree([path: text]).discover().role(path) == .generated)
  }

  @Test(arguments: ["let a = \"do not edit\"\n", "\n\n\n\n\n// DO NOT EDIT", "//  Created by Ann on 1.1.24.\n", "",
    "//\n//  A.swift\n//\n//  Created by Auto-generated on 2025/12/19.\n//\n", " * Created by Generated by Coach on 3 May 2024\n",
  ])
  func notGenerated(text: String) throws {
    #expect(try TemporaryTree(["A.swift": text]).discover().role("A.swift") == .app)
  }

  @Test func previewContent() throws {
    let tree = try TemporaryTree(["App/Preview Content/Sample.swift": "", "App/Preview/B.swift": ""])
    #expect(tree.discover().role("App/Preview Content/Sample.swift") == .preview)
    #expect(tree.discover().role("App/Preview/B.swift") == .app)
  }
}
