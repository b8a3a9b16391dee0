import AccessibilityModel
import EarshotCore
import SourceModel
import Testing

/// Views that are handed on in ways that do not look like views.
@Suite("Views that are handed on")
struct SentViewTests {
  private func account(_ code: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": "import SwiftUI\n" + code], options).accounting
  }

  @Test("A view that an argument without braces makes, called where it is shown")
  func autoclosure() async {
    let account = await account("""
      struct OpenLink<Destination: View>: View {
        private let destination: () -> Destination
        private let isWrapped: Bool
        @State private var isOpen = false
        init(_ destination: @autoclosure @escaping () -> Destination, isWrapped: Bool = true) {
          self.destination = destination
          self.isWrapped = isWrapped
        }
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { if isWrapped { NavigationStack { destination() } } else { destination() } }
        }
      }
      struct FormPage: View { var body: some View { Text("Form") } }
      struct Sample: View { var body: some View { OpenLink(FormPage()) } }
      """)
    #expect(account?.unfollowed.map(\.view) == [])
  }

  @Test("A value that can be called is called")
  func callable() async {
    let hearing = await Hearing.source("""
      struct Maker { func callAsFunction() -> Text { Text("Made") } }
      struct Sample: View { let maker = Maker(); var body: some View { maker() } }
      """)
    #expect(hearing.texts() == ["Made"])
  }
}
