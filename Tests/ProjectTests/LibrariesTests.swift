import SourceModel
import Testing

@testable import Project

/// Code of packages that lies on disk beside an app.
@Suite struct LibrariesTests {
  private static let manifest = """
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "Inner", path: "Code/Inner"),
      .target(name: "Unused"), .testTarget(name: "KitTests")])
    """

  private func files(_ files: [String: String], libraries: [String] = []) throws -> [SourceUnit] {
    let tree = try TemporaryTree(files)
    var options = DiscoveryOptions(paths: [], workingDirectory: tree.root)
    options.libraries = libraries
    return Project.discover(options).sources
  }

  @Test func onlyWhatTheAppImportsIsRead() throws {
    let units = try files([
      "App.swift": "import SwiftUI\n@preconcurrency import Kit\n",
      ".build/checkouts/p/Package.swift": Self.manifest,
      ".build/checkouts/p/Sources/Kit/A.swift": "import Inner\n",
      ".build/checkouts/p/Code/Inner/B.swift": "",
      ".build/checkouts/p/Sources/Unused/C.swift": "", ".build/checkouts/p/Tests/KitTests/D.swift": "",
    ])
    let read = units.filter { $0.role == .library }
    #expect(read.map(\.file.path) == [".build/checkouts/p/Code/Inner/B.swift", ".build/checkouts/p/Sources/Kit/A.swift"])
    #expect(read.map(\.module) == ["Inner", "Kit"])
    #expect(read.allSatisfy { !$0.isRequested && $0.file.build.isLibrary })
  }

  @Test func theOnlyTargetOfAPackageMayLieInTheFolderOfAllSources() throws {
    let units = try files([
      "App.swift": "import Solo\nimport One\n",
      ".build/checkouts/p/Package.swift": "import PackageDescription\nlet package = Package(name: \"Solo\", targets: [.target(name: \"Solo\"), .testTarget(name: \"SoloTests\")])",
      ".build/checkouts/p/Sources/A.swift": "", ".build/checkouts/p/Sources/Parts/B.swift": "",
      ".build/checkouts/q/Package.swift": "import PackageDescription\nlet package = Package(name: \"Two\", targets: [.target(name: \"One\"), .target(name: \"Two\")])",
      ".build/checkouts/q/Sources/C.swift": "",
    ])
    let read = units.filter { $0.role == .library }.map(\.file.path)
    #expect(read == [".build/checkouts/p/Sources/A.swift", ".build/checkouts/p/Sources/Parts/B.swift"])
  }

  @Test func podsAndFoldersThatAreNamed() throws {
    let app = ["App.swift": "import Pretty\nimport Ours\n"]
    let pods = try files(app.merging([
      "Pods/Pretty/Sources/A.swift": "", "Pods/Pretty/Example/B.swift": "", "Pods/Other/C.swift": "",
    ]) { $1 })
    #expect(pods.filter { $0.role == .library }.map(\.file.path) == ["Pods/Pretty/Sources/A.swift"])
    let named = try files(app.merging([".vendor/Ours/A.swift": ""]) { $1 }, libraries: [".vendor"])
    #expect(named.filter { $0.role == .library }.map(\.file.path) == [".vendor/Ours/A.swift"])
  }

  @Test func withoutCheckoutsNothingIsRead() throws {
    #expect(try files(["App.swift": "import Kit\n"]).map(\.role) == [.app])
  }
}
