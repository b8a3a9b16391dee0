import SourceModel
import Testing

@testable import Project

/// Two states of a project of which nothing differs that an analysis looks at.
@Suite("Projects that are analysed alike")
struct AlikeProjectTests {
  private static let files = [
    "App.xcodeproj/project.pbxproj": project("1.0", "Dark"),
    "Config.xcconfig": "MARKETING_VERSION = 1.0",
    "App/Home.swift": "struct Home: View { var body: some View { Text(\"A\") } }",
    "App/en.lproj/Localizable.strings": "\"A\" = \"A\";",
    "App/de.lproj/Localizable.strings": "\"A\" = \"B\";",
  ]

  private static func project(_ version: String, _ style: String) -> String {
    """
    // !$*UTF8*$!
    {
    \t\tbuildSettings = {
    \t\t\tMARKETING_VERSION = \(version);
    \t\t\tINFOPLIST_KEY_UIUserInterfaceStyle = \(style);
    \t\t};
    }
    """
  }

  /// The project, each time in a folder of its own, as `compare` has it.
  private static func read(_ changes: [String: String] = [:]) throws -> Project {
    let tree = try TemporaryTree(files.merging(changes) { $1 })
    return Project.discover(DiscoveryOptions(paths: ["."], workingDirectory: tree.root))
  }

  @Test("Another version is nothing that is looked at", arguments: [
    [:], ["App.xcodeproj/project.pbxproj": project("1.0.1", "Dark")], ["Config.xcconfig": "MARKETING_VERSION = 2.0"],
    ["README.md": "New"],
  ])
  func alike(changes: [String: String]) throws {
    let before = try Self.read()
    #expect(try Self.read(changes).sharingFiles(with: before).isAnalysedAlike(before))
  }

  @Test("Code, texts of any language, and settings are", arguments: [
    ["App/Home.swift": "struct Home: View { var body: some View { Text(\"B\") } }"], ["App/New.swift": "struct New {}"],
    ["App/de.lproj/Localizable.strings": "\"A\" = \"C\";"],
    ["App.xcodeproj/project.pbxproj": project("1.0", "Light")],
    ["App.xcodeproj/project.pbxproj": "\n" + project("1.0", "Dark")],
    ["App/Assets.xcassets/Star.imageset/Contents.json": "{}"], ["App/captions.vtt": "WEBVTT"],
  ])
  func unlike(changes: [String: String]) throws {
    let before = try Self.read()
    #expect(!(try Self.read(changes).sharingFiles(with: before).isAnalysedAlike(before)))
  }
}
