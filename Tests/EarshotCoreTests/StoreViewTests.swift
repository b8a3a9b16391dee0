import EarshotCore
import SourceModel
import Testing

/// Views of the Composable Architecture: what is there in one state of a store is not there in another.
@Suite("Views of stores") struct StoreViewTests {
  private func heard(_ body: String) async -> [String]? {
    await Hearing.source(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Row: View { let store: StoreOf<RowFeature>; var body: some View { Text("Row") } }
      struct Sample: View {
        @State var path: [Int] = []
        let store: StoreOf<Feature>
        var body: some View {
          \(body)
        }
      }
      """
    ).texts()
  }

  @Test("A store that may have no state", arguments: [
    "IfLetStore(store.scope(state: \\.child, action: \\.child)) { _ in Text(\"Child\") } else: { Text(\"Nothing\") }",
    "IfLetStore(store.scope(state: \\.child, action: \\.child), then: { _ in Text(\"Child\") }, else: { Text(\"Nothing\") })",
  ]) func optional(view: String) async throws {
    let texts = try #require(await heard(view))
    #expect(texts.count == 2 && texts[0].hasPrefix("Child [") && texts[1].hasPrefix("Nothing ["), "\(texts)")
    #expect(texts[0].contains("!= nil]") && (texts[1].contains("== nil]") || texts[1].contains("[!(")), "\(texts)")
  }

  @Test("Functions that are handed on make what they make")
  func functions() async {
    #expect(await heard("IfLetStore(store.scope(state: \\.child, action: \\.child), then: Row.init(store:))")?.count == 1)
    #expect(await heard("ForEachStore(store.scope(state: \\.rows, action: \\.rows), content: Row.init(store:))")?.count == 1)
  }

  @Test("One case of a store at a time")
  func cases() async {
    let all = await heard(
      "SwitchStore(store) {\nCaseLet(\\.one, action: \\.one) { _ in Text(\"One\") }\nCaseLet(\\.two, action: \\.two, then: Row.init(store:))\n}")
    #expect(all == ["One [store is \\.one]", "Row [store is \\.two]"])
    let told = await heard(
      "SwitchStore(store) { state in\nswitch state {\ncase .one: CaseLet(\\.one, action: \\.one) { _ in Text(\"One\") }\ncase .two: Text(\"Two\")\n}\n}")
    #expect(told == ["One [state == .one]", "Two [state == .two]"])
  }

  @Test("What a stack shows over its root is another screen", arguments: ["NavigationStack(path: $path)", "NavigationStackStore(store)"])
  func destinations(stack: String) async {
    let hearing = await Hearing.body("\(stack) { Text(\"Root\") } destination: { _ in Text(\"Over it\") }", members: "@State var path: [Int] = []")
    #expect(hearing.texts() == ["Root"])
    #expect(hearing.texts(of: "Sample › destination") == ["Over it"])
  }

  @Test("Tabs within a view that only observes its content are tabs")
  func tabs() async {
    let hearing = await Hearing.body(
      """
      TabView {
        WithPerceptionTracking {
          Text("Home page").tabItem { Label("Home", image: "a") }
          Text("Book page").tabItem { Label("Book", image: "b") }
        }
      }
      """)
    #expect(hearing.texts()?.first == "Home page")
    #expect(hearing.texts()?.contains { $0.contains("Book. Tab. 2 of 2.") } == true, "\(hearing.texts() ?? [])")
  }

  @Test("Members of a store are those of its state", arguments: [
    "Text(store.title)", "WithViewStore(store, observe: { $0 }) { viewStore in Text(viewStore.title) }",
    "WithViewStore(store, observe: \\.head) { head in Text(head.title) }",
  ])
  func members(view: String) async {
    let hearing = await Hearing.source(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Feature {
        @ObservableState struct State {
          var isOpen = false
          var head = Head()
          var title: String { isOpen ? "Open" : "Shut" }
        }
        struct Head { var isOpen = false; var title: String { isOpen ? "Open" : "Shut" } }
        enum Action { case pressed }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            state.isOpen.toggle()
            state.head.isOpen.toggle()
            return .none
          }
        }
      }
      struct Sample: View {
        let store: StoreOf<Feature>
        var body: some View { \(view) }
      }
      """)
    let texts = hearing.texts() ?? []
    #expect(texts.count == 2 && texts[0].hasPrefix("Open [") && texts[1].hasPrefix("Shut ["), "\(texts)")
  }

  /// Each feature has a `State` of its own, so the type that a property takes from what it begins with is that of its feature.
  @Test("States of states")
  func statesOfStates() async {
    let hearing = await Hearing.source(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Row { var isOpen: Bool; var title: String { isOpen ? "Open" : "Shut" } }
      struct Part: Reducer { struct State { var row: Row? } }
      struct Feature: Reducer { struct State { var part = Part.State() } }
      struct Sample: View {
        let store: StoreOf<Feature>
        var body: some View { Text(store.part.row?.title ?? "None") }
      }
      """)
    #expect(hearing.texts()?.map { $0.prefix(4) } == ["Open", "Shut"])
  }
}
