import EarshotCore
import Testing

/// What is for review says what is so, and nothing of what people asked for or never see.
@Suite("Notes that are true")
struct HonestNotesTests {
  private func messages(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let found = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
    return found.filter { $0.rule == rule }.map { "\($0.message) \($0.fixes.count)" }
  }

  @Test("A list that is pulled down is loaded, and no button does that")
  func pulledDown() async {
    let found = await messages("error-not-told", """
      final class Meetings: ObservableObject {
        @Published var meetings: [Meeting] = []
        let service = Service()
        func fetch() async {
          do { meetings = try await service.meetings() } catch { print(error) }
        }
      }
      struct MeetingList: View {
        @StateObject private var model = Meetings()
        var body: some View {
          List(model.meetings) { Text($0.name) }.refreshable { await model.fetch() }
        }
      }
      """)
    #expect(found == ["what the screen loads may fail here, and nobody is told 0"])
  }

  @Test("A finding is of the view that its place stands in")
  func viewOfHelper() async {
    let code = """
      struct Scroller<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ScrollView { content() } }
      }
      struct Statistics: View {
        let share: Double
        var body: some View { Scroller { bar } }
      }
      extension Statistics {
        var bar: some View { ProgressView(value: share) }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["progress-name"]
    let found = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
    #expect(found.map(\.view) == ["Statistics"])
  }

  /// Apple: documentation of alert(_:isPresented:actions:).
  @Test("An alert shows the controls among its actions and leaves out all else")
  func alertActions() async throws {
    let hearing = await Hearing.body(
      """
      Text("Page").alert("Done", isPresented: $asks) {
        ZStack {
          Color.blue
          Image(systemName: "star")
          Text("Nobody sees this")
          if asks { Button("Fine") {} }
          TextField("Name", text: $name)
        }
        .background(Color.blue)
      }
      """, members: "@State var asks = false; @State var name = \"\"")
    let presented = try #require(hearing.analysis.presentations.first)
    let texts = try #require(hearing.stops(of: presented.name)).map(\.text)
    #expect(texts == ["Done", "Fine. Button. [asks]", "Name. Text Field."], "\(texts)")
  }

  @Test("A title that fades while something is under way is missing then, and no other name takes its place")
  func fadingTitle() async {
    let found = await messages("icon-button-name", """
      struct FadingStyle: ButtonStyle {
        let isLoading: Bool
        func makeBody(configuration: Configuration) -> some View {
          ZStack {
            configuration.label.opacity(isLoading ? 0 : 1)
            if isLoading { ProgressView() }
          }
        }
      }
      struct PlanView: View {
        let store: Store
        var body: some View {
          Button { store.buy() } label: {
            Text(store.title).redacted(reason: store.isSkeleton ? .placeholder : [])
          }
          .buttonStyle(FadingStyle(isLoading: store.isBuying))
        }
      }
      """)
    #expect(found.allSatisfy { $0.hasPrefix("button has no name while 'store.is") && $0.hasSuffix(" 0") }, "\(found)")
  }
}
