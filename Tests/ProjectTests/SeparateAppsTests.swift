import Testing

@testable import Project

/// Which apps of one repository know of each other.
@Suite struct SeparateAppsTests {
  private static let main = "import SwiftUI\n@main\nstruct Sample: App {}"
  private static let manifest = "import PackageDescription"

  /// The folders that the code of each folder does not mean anything of.
  private func unseen(_ files: [String: String]) throws -> [String: Set<String>] {
    let tree = try TemporaryTree(files)
    let apps = tree.discover().apps
    func name(_ app: SeparateApps.App) -> String { Paths.relative(app.folder, to: tree.root) }
    return Dictionary(uniqueKeysWithValues: apps.apps.map { (name($0), Set($0.unseen.map { name(apps.apps[$0]) })) })
  }

  @Test func samplesOfALibrary() throws {
    let tree = try TemporaryTree([
      ".git/": "", "Package.swift": Self.manifest, "Sources/Kit/Kit.swift": "",
      "Samples/One/One.xcodeproj/project.pbxproj": "path = ../..;", "Samples/One/App/Main.swift": Self.main,
      "Samples/Two/Two.xcodeproj/project.pbxproj": "path = ../..;", "Samples/Two/Main.swift": Self.main,
      "Samples/Shared/Card.swift": "",
    ])
    let apps = tree.discover().apps
    let one = try #require(apps.app(of: "Samples/One/App/Main.swift"))
    #expect(apps.app(of: "Sources/Kit/Kit.swift") == nil)
    #expect(apps.app(of: "Samples/Shared/Card.swift") == nil)
    #expect(apps.sees(one, "Sources/Kit/Kit.swift"))
    #expect(apps.sees(one, "Samples/One/App/Other.swift"))
    #expect(!apps.sees(one, "Samples/Two/Main.swift"))
  }

  @Test func anAppThatNamesAnotherSeesIt() throws {
    let files = [
      "One/One.xcodeproj/project.pbxproj": #"relativePath = "../Two";"#, "One/Main.swift": Self.main,
      "Two/Package.swift": Self.manifest, "Two/Sources/Two/Main.swift": Self.main,
      "Three/Package.swift": Self.manifest, "Three/main.swift": "import UIKit",
    ]
    #expect(try unseen(files) == ["One": ["Three"], "Two": ["Three"], "Three": ["One", "Two"]])
  }

  @Test func whatIsNamedByWayOfAnotherIsSeen() throws {
    let files = [
      "One/Package.swift": Self.manifest + #".package(path: "../Two")"#, "One/Main.swift": Self.main,
      "Two/Package.swift": Self.manifest + #".package(path: "../Three")"#, "Two/Main.swift": Self.main,
      "Three/Package.swift": Self.manifest, "Three/Main.swift": Self.main,
      "Four/Package.swift": Self.manifest + #".package(path: "../Three")"#, "Four/Main.swift": Self.main,
    ]
    #expect(try unseen(files) == ["One": ["Four"], "Two": ["Four"], "Three": [], "Four": ["One", "Two"]])
  }

  /// A workspace joins them, and nothing names a path.
  @Test func anAppThatImportsWhatAnotherBuildsSeesIt() throws {
    let files = [
      "One/Package.swift": Self.manifest + #".target(name: "Cards", path: ".")"#, "One/Main.swift": Self.main,
      "Two/Two.xcodeproj/project.pbxproj": "", "Two/Main.swift": Self.main, "Two/View.swift": "import Cards\n",
      "Three/Three.xcodeproj/project.pbxproj": "", "Three/Main.swift": Self.main,
    ]
    #expect(try unseen(files) == ["One": ["Three"], "Two": ["Three"], "Three": ["One", "Two"]])
  }

  @Test(arguments: [
    // One of them starts no app.
    ["One/One.xcodeproj/project.pbxproj": "", "One/Main.swift": main, "Two/Package.swift": manifest, "Two/A.swift": ""],
    // Tools have no screens.
    ["One/One.xcodeproj/project.pbxproj": "", "One/Main.swift": main,
      "Two/Package.swift": manifest, "Two/Tool.swift": "import Foundation\n@main\nenum Tool {}"],
    // One lies in the other.
    ["One/One.xcodeproj/project.pbxproj": "", "One/Main.swift": main,
      "One/Demo/Demo.xcodeproj/project.pbxproj": "", "One/Demo/Main.swift": main],
    // Several targets of one project.
    ["One.xcodeproj/project.pbxproj": "", "Phone/Main.swift": main, "Watch/Main.swift": main],
    // What tests bring is none.
    ["One/One.xcodeproj/project.pbxproj": "", "One/Main.swift": main,
      "Tests/Host/Host.xcodeproj/project.pbxproj": "", "Tests/Host/Main.swift": main],
  ])
  func whatIsNotSeparate(files: [String: String]) throws {
    let apps = try TemporaryTree(files).discover().apps
    #expect(apps.isEmpty)
    #expect(apps.app(of: "One/Main.swift") == nil)
  }
}
