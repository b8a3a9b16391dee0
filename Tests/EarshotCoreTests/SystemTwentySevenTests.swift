import AccessibilityModel
import EarshotCore
import Testing

/// What came with iOS 27.
@Suite struct SystemTwentySevenTests {
  private func elements(_ code: String) async throws -> [AccessibilityElement] {
    let analysis = await Analysis.run(source: "import SwiftUI\n" + code)
    return try #require(analysis.screens.first { $0.name == "A" }).elements.filter { $0.exposure == .exposed }
  }

  @Test func contentBuildersAreViewBuilders() async throws {
    let found = try await elements(
      """
      struct A: View {
        var body: some View { Card { Text("Inside") }; row("One") }
        @ContentBuilder func row(_ text: String) -> some View { Text(text); Text("Two") }
      }
      struct Card<Content: View>: View {
        let content: Content
        init(@ContentBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      """)
    #expect(found.map(\.label?.value.rendered) == ["Inside", "One", "Two"])
  }

  /// With `@State` as a macro as before: what an initialiser assigns to a state with a value comes too late.
  @Test func statesKeepTheValueOfTheirDeclaration() async throws {
    func heard(_ declaration: String) async throws -> String? {
      var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
      options.states = .firstAppearance
      let code = """
        import SwiftUI
        struct A: View { var body: some View { B() } }
        struct B: View {
          \(declaration)
          init() { title = "Later" }
          var body: some View { Text(title) }
        }
        """
      let analysis = await Analysis.run(source: code, options)
      return analysis.screens.first { $0.name == "A" }?.elements.first?.label?.value.rendered
    }
    #expect(try await heard("@State private var title = \"First\"") == "First")
    #expect(try await heard("@State private var title: String") == "Later")
  }

  /// A compiler before Xcode 27 makes a state anew where another member has no value yet, and later ones do not.
  @Test func statesThatAreAssignedEarlyAreKnownToNobody() async throws {
    func heard(_ assignments: String) async throws -> String? {
      let found = try await elements(
        """
        struct A: View { var body: some View { B(title: "Later", size: 2) } }
        struct B: View {
          @State private var title: String = ""
          @State private var size: Int
          init(title: String, size: Int) { \(assignments) }
          var body: some View { Button(title) {} }
        }
        """)
      return found.first?.label?.value.rendered
    }
    #expect(try await heard("self.title = title; self.size = size") == "«title»")
    #expect(try await heard("self.size = size; self.title = title") ?? "" == "")
  }

  @Test func newModifiersChangeNothingThatIsHeard() async throws {
    let found = try await elements(
      """
      struct A: View {
        var body: some View {
          ScrollView { Text("One").textInputBorderShape(.capsule) }
            .swipeActionsContainer().toolbarMinimizationBehavior(.automatic)
        }
      }
      """)
    #expect(found.map(\.certainty) == [.known])
  }

  @Test func pickersLikeTabsAreNoMenusAndTheirWordsAreNotKnown() async throws {
    let found = try await elements(
      """
      struct A: View {
        @State private var kind = 1
        var body: some View {
          Picker("Kind", selection: $kind) { Text("Day").tag(1); Text("Week").tag(2) }.pickerStyle(.tabs)
        }
      }
      """)
    #expect(found.map(\.label?.value.rendered) == ["Day", "Week"])
    #expect(found.allSatisfy { $0.certainty == .partial && !$0.traits.contains(.popupButton) })
  }
}
