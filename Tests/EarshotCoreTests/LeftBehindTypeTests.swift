import EarshotCore
import SourceModel
import Testing

/// Types that lie in files which no target builds.
@Suite struct LeftBehindTypeTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = (B, ); path = App; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S, ); };
      S = { isa = PBXSourcesBuildPhase; files = (F, ); };
      F = { isa = PBXBuildFile; fileRef = B; };
    }; rootObject = P; }
    """
  private static let app = """
    import SwiftUI
    @main struct B: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View {
        TabView { Button { go() } label: { Image("x-1") }; Spare() }
        Badge()
      }
    }
    struct Badge: View { var body: some View { Button { go() } label: { Image("x-2") } } }
    """

  /// The lines of nameless buttons in the file of the app, with another file beside it that is in no target.
  private func lines(_ left: String) async throws -> [Int] {
    let files = ["A.xcodeproj/project.pbxproj": Self.project, "App/B.swift": Self.app, "App/A.swift": left]
    return try await WrittenProject.findings("icon-button-name", files).filter { $0.place.file.path.hasSuffix("B.swift") }
      .map { $0.place.file.position(at: $0.place.start).line }.sorted()
  }

  @Test("They stand for nothing that the app's own code or a framework calls so", arguments: [
    "struct TabView: View { var body: some View { TabView { Text(\"Old\") } } }",
    "struct Badge: View { var body: some View { Text(\"Old\") } }",
    "struct Spare: View { var body: some View { Text(\"Nothing else is called so\") } }",
  ])
  func shadowing(_ left: String) async throws {
    #expect(try await lines("import SwiftUI\n" + left) == [5, 9])
  }
}
