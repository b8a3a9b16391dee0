import Testing

@testable import Project

/// Another state of a project, made from one that was read and not from disk.
@Suite struct FileDifferenceTests {
  private static let before = [
    "App.xcodeproj/project.pbxproj": settings("16.0"),
    "App/A.swift": "import SwiftUI", "App/Old.swift": "struct Old {}",
    "App/en.lproj/Localizable.strings": "\"a\" = \"A\";",
    "App/Assets.xcassets/old.imageset/Contents.json": "{}", "App/Assets.xcassets/old.imageset/old.png": "x",
    "App/loose.png": "x", ".gitignore": "build\n",
  ]

  private static func settings(_ target: String) -> String {
    """
    // !$*UTF8*$!
    {
    \t\tbuildSettings = {
    \t\t\tIPHONEOS_DEPLOYMENT_TARGET = \(target);
    \t\t};
    }
    """
  }

  /// Files that differ or come; nil for those that go.
  private static func difference(_ changes: [String: String?], in root: String) -> FileDifference {
    var difference = FileDifference()
    for (path, text) in changes {
      guard let text else {
        difference.gone.insert(root + "/" + path)
        continue
      }
      if path.hasSuffix(".png") {
        difference.assets.insert(root + "/" + path)
      } else {
        difference.contents[root + "/" + path] = Array(text.utf8)
      }
    }
    return difference
  }

  private func options(_ tree: TemporaryTree) -> DiscoveryOptions {
    DiscoveryOptions(paths: [], workingDirectory: tree.root)
  }

  @Test("Comes to what is read from disk", arguments: [
    [:], ["App/A.swift": "import UIKit"], ["App/New.swift": "struct New {}"], ["App/Old.swift": nil],
    ["App/en.lproj/Localizable.strings": "\"a\" = \"B\";"], ["App/de.lproj/Localizable.strings": "\"a\" = \"C\";"],
    ["App.xcodeproj/project.pbxproj": settings("17.0")],
    ["App/Assets.xcassets/new.imageset/Contents.json": "{}", "App/Assets.xcassets/new.imageset/new.png": "y"],
    ["App/Assets.xcassets/old.imageset/Contents.json": nil, "App/Assets.xcassets/old.imageset/old.png": nil],
    ["App/loose.png": nil], ["App/more.png": "z"], ["App/build/Made.swift": "struct Made {}"],
    ["Node/node_modules/x/B.swift": "struct B {}"],
  ] as [[String: String?]])
  func equalsReading(changes: [String: String?]) throws {
    let tree = try TemporaryTree(Self.before)
    let inputs = ProjectInputs(options(tree))
    let made = try #require(inputs.applying(Self.difference(changes, in: tree.root)))
    let other = try TemporaryTree(Self.before.merging(changes.compactMapValues { $0 }) { $1 }.filter { path, _ in
      changes[path].map { $0 != nil } ?? true
    })
    let read = ProjectInputs(options(other)).project()
    #expect(made.project().sharingFiles(with: read).isAnalysedAlike(read))
    #expect(made.project().assets == read.assets)
    let isSame = inputs.project().sharingFiles(with: read).isAnalysedAlike(read)
    #expect(isSame == changes.allSatisfy { path, _ in path.isEmpty || path.contains("build/") || path.contains("node_modules") })
  }

  @Test("What decides which files there are is read from disk", arguments: [
    [".gitignore": "App\n"], ["Package.swift": "import PackageDescription"], ["App.xcodeproj/project.pbxproj": nil],
    ["App/Assets.xcassets/brand.colorset/Contents.json": "{}"], ["App/A.swift": nil, "App/Old.swift": nil],
  ] as [[String: String?]])
  func onlyTheDiskTells(changes: [String: String?]) throws {
    let tree = try TemporaryTree(Self.before)
    var options = options(tree)
    options.paths = ["App/A.swift", "App"]
    #expect(ProjectInputs(options).applying(Self.difference(changes, in: tree.root)) == nil)
  }
}
