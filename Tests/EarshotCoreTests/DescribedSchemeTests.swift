import EarshotCore
import Testing

/// A project may be described in code, from which its property lists are made.
@Suite struct DescribedSchemeTests {
  private static func found(_ manifest: String) async -> [String] {
    let view = """
      import SwiftUI
      struct Start: View {
        var body: some View {
          VStack { Text("Welcome").foregroundColor(.primary) }.background(Color(red: 1, green: 1, blue: 1))
        }
      }
      """
    return await Analysis.run(files: ["Start.swift": view, "Project.swift": manifest]).findings
      .filter { $0.rule == "low-contrast-text" }.map(\.message)
  }

  private static func project(_ style: String) -> String {
    """
    import ProjectDescription
    let project = Project(name: "App", targets: [
      .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b", infoPlist: .extendingDefault(with: [
        "UILaunchStoryboardName": "Launch", "UIUserInterfaceStyle": \(style),
      ]))
    ])
    """
  }

  /// What fails in the dark appearance alone is nothing to an app that is always light.
  @Test func lightOnly() async {
    #expect(await Self.found(Self.project("\"Automatic\"")).count == 1)
    #expect(await Self.found(Self.project("\"Light\"")) == [])
    #expect(await Self.found(Self.project(".string(\"Light\")")) == [])
  }

  /// Other code may have such a dictionary for whatever purpose.
  @Test func otherDictionaries() async {
    #expect(await Self.found(Self.project("\"Light\"").replacing("import ProjectDescription", with: "import Foundation")).count == 1)
  }
}
