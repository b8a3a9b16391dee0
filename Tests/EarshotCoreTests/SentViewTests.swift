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

  @Test("A view that a modifier sends up by a preference is read")
  func preference() async {
    let hearing = await Hearing.source("""
      struct MarksKey: PreferenceKey {
        static let defaultValue: [AnyView] = []
        static func reduce(value: inout [AnyView], nextValue: () -> [AnyView]) { value += nextValue() }
      }
      extension View {
        func mark<Mark: View>(@ViewBuilder _ mark: () -> Mark) -> some View {
          preference(key: MarksKey.self, value: [AnyView(mark())])
        }
      }
      struct Words: View { let text: String; var body: some View { Text(text) } }
      struct Sample: View { var body: some View { Text("Page").mark { Words(text: "Mark") } } }
      """)
    #expect(hearing.texts()?.count == 1)
    #expect(hearing.stops(of: "Sample › content of MarksKey")?.map(\.text).joined().contains("Mark") == true)
  }

  @Test("What is measured, and what gives looks, is no view", arguments: [
    "preference(key: SizeKey.self, value: 12)", "environment(\\.paint, Color.red)", "environment(\\.locale, .current)",
    "environment(\\.act, Act { print(\"done\") })", "preference(key: SizeKey.self, value: Color.red)",
  ])
  func looks(modifier: String) async {
    let hearing = await Hearing.source("""
      struct Act { let run: () -> Void }
      struct Sample: View { var body: some View { Text("Page").\(modifier) } }
      """)
    #expect(hearing.screens.map(\.name) == ["Sample"])
  }
}
