import EarshotCore
import Navigation
import Testing

/// Ways that code writes in other forms than the usual ones.
@Suite struct ScreenMapFormTests: ScreenMapReading {
  @Test func aMenuThatIsAViewOfItsOwnIsTheScreenItLeadsTo() async {
    let ways = await ways("""
      struct RowMenu: View { var body: some View { VStack { Button("Add") {}; Button("Remove") {} } } }
      struct Row: View { var body: some View { Text("Row").contextMenu { RowMenu() } } }
      struct Songs: View {
        var body: some View { List { Row(); Menu("More") { RowMenu() } } }
      }
      """)
    #expect(ways == ["Songs -context menu-> RowMenu [Row]", "Songs -menu-> RowMenu [More, Button, Pop up button]"])
  }

  @Test func aClosureThatAComponentKeepsIsFollowed() async {
    let ways = await ways("""
      struct Bordered: View {
        let text: String
        let action: () -> Void
        init(text: String, action: @escaping () -> Void) { self.text = text; self.action = action }
        var body: some View { Button(action: { self.action() }, label: { Text(text) }) }
      }
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Bordered(text: "Filter") { self.isShown = true }.sheet(isPresented: $isShown) { Filters() }
        }
      }
      struct Filters: View { var body: some View { Text("Filters") } }
      """)
    #expect(ways == ["Home -sheet-> Filters [Filter, Button]"])
  }

  @Test func buttonsOfOlderAlertsLeadOn() async {
    let ways = await ways("""
      struct Home: View {
        @State private var isAsking = false
        @State private var isWriting = false
        private var question: ActionSheet {
          let write: Alert.Button = .default(Text("Write")) { self.isWriting = true }
          return ActionSheet(title: Text("What next?"), buttons: [write, Alert.Button.cancel()])
        }
        var body: some View {
          Button("Go") { isAsking = true }
            .actionSheet(isPresented: $isAsking) { question }
            .sheet(isPresented: $isWriting) { Letter() }
        }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == [
      "Home -dialog-> Home › dialog [Go, Button]", "Home › dialog -sheet-> Letter [Write, Button]",
    ])
  }

  @Test func pagesLeadToEachOther() async {
    let ways = await ways("""
      enum Page: CaseIterable { case first, second, last }
      struct Book: View {
        @State private var page = Page.first
        var body: some View {
          TabView(selection: $page) {
            ForEach(Page.allCases, id: \\.self) { page in
              if page == .last { Ending().tag(page) } else { Chapter().tag(page) }
            }
          }
          .tabViewStyle(PageTabViewStyle())
        }
      }
      struct Chapter: View { var body: some View { Text("Once") } }
      struct Ending: View { var body: some View { Text("The end") } }
      """)
    #expect(ways.contains("Book -tab-> Ending [page 1 of 3, adjustable]"))
  }

  @Test func aControlIsToldOfAsItIsWhenItCanBeUsed() async {
    let ways = await ways("""
      struct Home: View {
        @State private var isBusy = false
        var body: some View {
          NavigationStack { NavigationLink("Open") { Letter() }.disabled(isBusy) }
        }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == ["Home -push-> Letter [Open, Button]"])
  }

  /// A view that is generic over its model knows the model by its protocol; doubles of tests do not count.
  @Test func aModelThatIsKnownByItsProtocolAloneIsFollowed() async {
    let ways = await ways([
      "App.swift": """
        import SwiftUI
        protocol Router { func showSettings() }
        @Observable final class AppRouter: Router {
          var isShowingSettings = false
          func showSettings() { isShowingSettings = true }
        }
        struct Feed<Model: Router>: View {
          @Environment(Model.self) private var router
          var body: some View { Button("Settings") { router.showSettings() } }
        }
        struct Home: View {
          @Environment(AppRouter.self) private var router
          private var isShown: Binding<Bool> {
            Binding(get: { router.isShowingSettings }, set: { router.isShowingSettings = $0 })
          }
          var body: some View { Feed<AppRouter>().sheet(isPresented: isShown) { Settings() } }
        }
        struct Settings: View { var body: some View { Text("Sounds") } }
        """,
      "Tests/RouterTests.swift": """
        import XCTest
        final class SilentRouter: Router { func showSettings() {} }
        """,
    ])
    #expect(ways == ["Home -sheet-> Settings [Settings, Button]"])
  }

  @Test func addressesAreNamedAsTheyAreWrittenByTheCaller() async {
    let ways = await ways("""
      extension URL: @retroactive ExpressibleByStringLiteral {
        public init(stringLiteral value: String) { self.init(string: value)! }
      }
      struct Page: View {
        let title: String
        let address: URL
        var body: some View { Link(title, destination: address) }
      }
      struct Home: View {
        let profile: URL
        var body: some View {
          Page(title: "Site", address: "https://example.org/")
          Button("Profile") { visit(profile) }
        }
        func visit(_ url: URL) { UIApplication.shared.open(url) }
      }
      """)
    #expect(ways == [
      "Home -open-> outside: https://example.org/ [Site, Button, Link]", "Home -open-> outside: profile [Profile, Button]",
    ])
  }
}
