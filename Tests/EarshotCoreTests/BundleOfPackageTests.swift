import EarshotCore
import Testing

/// Keys of texts that only the code of a package can look up.
@Suite struct BundleOfPackageTests {
  private static let button = """
    import SwiftUI
    struct Trash: View { var body: some View { VStack { Text("common.title"); Button { delete() } label: { Image("x-1") } } } }
    """

  /// The first fixes of nameless buttons in a file of an app beside a package that has texts.
  private func fixes(at path: String) async throws -> [String] {
    let files = [
      "Kit/Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.process("Resources")])])
        """,
      "Kit/Sources/Kit/Kit.swift": "import SwiftUI\npublic enum Kit { static let title = NSLocalizedString(\"common.title\", bundle: .module, comment: \"\") }",
      "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings": "\"common.delete\" = \"Delete\";\n\"common.title\" = \"Title\";\n",
      "Kit/Sources/Kit/Resources/de.lproj/Localizable.strings": "\"common.delete\" = \"Löschen\";\n\"common.title\" = \"Titel\";\n",
      "App/App.swift": "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Trash() } } }",
      path: Self.button,
    ]
    return try await WrittenProject.findings("icon-button-name", files).filter { $0.place.file.path.hasSuffix("Trash.swift") }
      .flatMap { $0.fixes.prefix(1) }.flatMap(\.edits).map(\.replacement)
  }

  @Test("A file outside of the package gets the word itself, since its key would be spoken")
  func outside() async throws {
    let fixes = try await fixes(at: "App/Trash.swift")
    #expect(fixes.contains { $0.contains("\"Delete\"") })
    #expect(!fixes.contains { $0.contains("common.delete") })
  }

  @Test("A file of the package gets the key")
  func inside() async throws {
    #expect(try await fixes(at: "Kit/Sources/Kit/Trash.swift").contains { $0.contains("common.delete") })
  }
}
