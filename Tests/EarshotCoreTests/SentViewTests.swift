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

  @Test("A view that such a value holds is read, in a model of a tab as well")
  func preferenceOfModels() async {
    let hearing = await Hearing.source("""
      struct TabMark { let number: Int; let label: AnyView }
      struct TabsKey: PreferenceKey {
        static let defaultValue: [TabMark] = []
        static func reduce(value: inout [TabMark], nextValue: () -> [TabMark]) { value += nextValue() }
      }
      struct Words: View { let text: String; var body: some View { Text(text) } }
      struct Sample: View {
        var body: some View {
          Text("Page").preference(key: TabsKey.self, value: [TabMark(number: 1, label: AnyView(Words(text: "Label")))])
        }
      }
      """)
    #expect(hearing.stops(of: "Sample › content of TabsKey")?.map(\.text).joined().contains("Label") == true)
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

  private static let trail = """
    extension View { func eraseToAnyView() -> AnyView { AnyView(self) } }
    struct Stop: View { let text: String; var body: some View { Text(text) } }
    struct Trail: View {
      private var rows: [AnyView] = []
      init() {}
      var body: some View { VStack { ForEach(0..<rows.count, id: \\.self) { index in HStack { rows[index] } } } }
      func adding(_ rows: [AnyView]) -> Trail {
        var copy = self
        copy.rows = rows
        return copy
      }
    }
    struct Place { let text: String }

    """

  @Test("Views that a model adds to a list in a loop are shown by the view that gets the list")
  func added() async throws {
    let hearing = await Hearing.source(Self.trail + """
      final class Journey: ObservableObject {
        var stops: [AnyView] = []
        init(places: [Place]) {
          stops.append(Stop(text: "Start here").eraseToAnyView())
          for place in places { stops.append(Stop(text: place.text).eraseToAnyView()) }
        }
      }
      final class Other: ObservableObject {
        var stops: [AnyView] = []
        init() { stops.append(AnyView(Text("Elsewhere"))) }
      }
      struct Sample: View {
        @StateObject private var journey: Journey
        init(places: [Place]) { _journey = StateObject(wrappedValue: Journey(places: places)) }
        var body: some View { VStack { Text("Route"); Trail().adding(journey.stops) } }
      }
      """)
    let said = try #require(hearing.stops()).map(\.text).joined(separator: " | ")
    #expect(said.contains("Start here") && said.contains("«place.text»"), "\(said)")
    #expect(!said.contains("Elsewhere"), "that is another model's: \(said)")
  }

  @Test("Where a list may hold other views as well, what a member is stays open", arguments: [
    "func set(_ all: [AnyView]) { stops = all }", "func add(_ view: AnyView) { stops.append(view) }",
    "func fill() { stops = load().map { AnyView($0) } }",
  ])
  func addedElsewhere(function: String) async throws {
    let hearing = await Hearing.source(Self.trail + """
      final class Journey: ObservableObject {
        var stops: [AnyView] = []
        init() { stops.append(Stop(text: "Start here").eraseToAnyView()) }
        \(function)
      }
      struct Sample: View {
        let journey: Journey
        var body: some View { ForEach(0..<journey.stops.count, id: \\.self) { index in journey.stops[index] } }
      }
      """)
    let stops = try #require(hearing.stops())
    #expect(stops.contains { $0.text.contains("Start here") } && stops.count > 1, "\(stops.map(\.text))")
  }
}
