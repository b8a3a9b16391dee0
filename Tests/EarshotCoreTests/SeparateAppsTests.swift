import EarshotCore
import Foundation
import Testing

/// Samples in one repository, each with a project and a beginning of its own: nobody is taken for the neighbour.
@Suite struct SeparateAppsTests {
  /// What is heard on the screens of a folder of apps, by the folder of the app and the name of the screen.
  private func heard(_ files: [String: String], inFiles: Bool = false) async throws -> [String: [String]] {
    let folder = NSTemporaryDirectory() + "/earshot-samples-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for app in ["One", "Two"] {
      try write("import PackageDescription", to: "\(folder)/\(app)/Package.swift")
      let scene = "var body: some Scene { WindowGroup { \(app)Screen() } }"
      try write("import SwiftUI\n@main\nstruct \(app)App: App { \(scene) }", to: "\(folder)/\(app)/Main.swift")
    }
    for (path, text) in files { try write(text, to: "\(folder)/\(path)") }
    let analysis = await Analysis.run(AnalysisOptions(paths: [], workingDirectory: folder, width: 2))
    var heard: [String: [String]] = [:]
    for screen in analysis.screens where (screen.kind == .interfaceFile) == inFiles {
      let app = screen.source.file.path.prefix { $0 != "/" }
      heard["\(app)/\(screen.name)"] = screen.nodes.elements.map { $0.label?.value.rendered ?? "no label" }
    }
    return heard
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func screen(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name)Screen: View { var body: some View { \(body) } }\n"
  }

  /// `BrandTitle` comes of a package that is not there, and the neighbour has one of this name.
  @Test func viewsOfTheNeighbour() async throws {
    let heard = try await heard([
      "One/Screen.swift": Self.screen("One", #"BrandTitle("Hello")"#),
      "Two/Screen.swift": Self.screen("Two", #"BrandTitle("Hello")"#)
        + "struct BrandTitle: View { let text: String; init(_ text: String) { self.text = text }\n"
        + #"var body: some View { Text("Two says \(text)") } }"#,
    ])
    #expect(heard["Two/TwoScreen"] == ["Two says Hello"])
    #expect(heard["One/OneScreen"] != ["Two says Hello"])
  }

  @Test func modifiersConstantsAndTextsOfTheNeighbour() async throws {
    let body = #"VStack { Text("greeting"); Text("Card").cardStyle(); Text(title) }"#
    let heard = try await heard([
      "One/Screen.swift": Self.screen("One", body),
      "Two/Screen.swift": Self.screen("Two", body)
        + "extension View { func cardStyle() -> some View { accessibilityLabel(\"Two's card\") } }\nlet title = \"Two\"\n",
      "Two/en.lproj/Localizable.strings": "\"greeting\" = \"Hello from Two\";",
    ])
    #expect(heard["Two/TwoScreen"] == ["Hello from Two", "Two's card", "Two"])
    #expect(heard["One/OneScreen"]?.prefix(2) == ["greeting", "Card"])
    #expect(heard["One/OneScreen"]?.last != "Two")
  }

  @Test func implementationsOfTheNeighbour() async throws {
    var files: [String: String] = [:]
    for (app, name) in [("One", "First"), ("Two", "Second")] {
      files["\(app)/Screen.swift"] = """
        import SwiftUI
        protocol Store { var banner: AnyView { get } }
        struct \(app)Store: Store { var banner: AnyView { AnyView(Text("\(name)")) } }
        struct \(app)Screen: View { let store: any Store; var body: some View { store.banner } }
        """
    }
    let heard = try await heard(files)
    #expect(heard["One/OneScreen"] == ["First"])
    #expect(heard["Two/TwoScreen"] == ["Second"])
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MainController"><connections>
    <outlet property="view" destination="v"/></connections></placeholder>
    <view id="v"><subviews><label text="APP" id="l"/></subviews></view></objects></document>
    """

  private static func ownFiles() -> [String: String] {
    var files: [String: String] = [:]
    for app in ["One", "Two"] {
      files["\(app)/\(app)Screen.swift"] = Self.screen(app, "EmptyView()")
      files["\(app)/MainController.swift"] = "import UIKit\nclass MainController: UIViewController {}"
      files["\(app)/MainController.xib"] = xib.replacing("APP", with: app)
    }
    return files
  }

  /// Both call it by the same name.
  @Test func interfaceFilesOfTheNeighbour() async throws {
    let heard = try await heard(Self.ownFiles())
    #expect(heard["One/MainController"] == ["One"])
    #expect(heard["Two/MainController"] == ["Two"])
  }

  /// The files are screens, too, and each app counts only its own.
  @Test func interfaceFilesThemselves() async throws {
    let heard = try await heard(Self.ownFiles(), inFiles: true)
    #expect(heard == ["One/MainController": ["One"], "Two/MainController": ["Two"]])
  }
}
