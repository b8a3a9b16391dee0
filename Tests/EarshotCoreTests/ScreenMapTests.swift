import EarshotCore
import Navigation
import Reporting
import Testing

/// How screens lead to each other, read from source.
@Suite struct ScreenMapTests: ScreenMapReading {
  @Test func aButtonThatSetsAStateOpensItsSheet() async {
    let ways = await ways("""
      struct Inbox: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { isWriting = true }.sheet(isPresented: $isWriting) { Letter() }
        }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == ["Inbox -sheet-> Letter [Write, Button]"])
  }

  @Test func aValueThatAnotherScreenPushesIsTheWayOfThatScreen() async {
    let ways = await ways("""
      struct Song: Hashable { var title = "" }
      struct Library: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Albums") { Album() }
              .navigationDestination(for: Song.self) { _ in Player() }
          }
        }
      }
      struct Album: View { var body: some View { NavigationLink("Play", value: Song()) } }
      struct Player: View { var body: some View { Text("Now") } }
      """)
    #expect(ways == ["Library -push-> Album [Albums, Button]", "Album -push-> Player [Play, Button]"])
  }

  @Test func whatAPartOfAScreenConsistsOfIsNoScreen() async {
    let map = await map(["App.swift": """
      struct Home: View { var body: some View { VStack { Text("Home"); Status() } } }
      struct Status: View { @State private var isOn = false; var body: some View { if isOn { Busy() } else { Idle() } } }
      struct Busy: View { var body: some View { Text("Busy") } }
      struct Idle: View { var body: some View { Button("Start") {} } }
      """])
    #expect(map.screens.map(\.name) == ["Home"])
  }

  @Test func aComponentIsNoScreenWhereItIsAllThatIsShownForAWhile() async {
    let map = await map(["App.swift": """
      struct Gate: View {
        @State private var isIn = false
        @State private var isBusy = false
        var body: some View { if isBusy { Busy() } else if isIn { Home() } else { Welcome() } }
      }
      struct Home: View { var body: some View { VStack { Text("Home"); Busy() } } }
      struct Welcome: View { var body: some View { VStack { Text("Welcome"); Text("Sign in") } } }
      struct Busy: View { var body: some View { Text("Busy") } }
      """])
    #expect(map.screens.map(\.name) == ["Gate", "Home", "Welcome"])
  }

  @Test func aContextMenuOfARowIsOneWay() async {
    let ways = await ways("""
      struct Songs: View {
        var body: some View {
          VStack { Text("Title"); Text("Artist") }.contextMenu { Button("Play") {} }
        }
      }
      """)
    #expect(ways.count { $0.contains("context menu") } == 1)
  }

  @Test func controlsOfTabsCountForTheirOwnScreens() async {
    let map = await map(["App.swift": """
      struct Root: View { var body: some View { TabView { Home().tabItem { Text("Home") } } } }
      struct Home: View { var body: some View { VStack { Text("Home"); Button("Start") {} } } }
      """])
    #expect(map.furthestControls.map { "\($0.screen.name) \($0.control.heard)" }.contains("Home Start, Button"))
    #expect(!map.furthestControls.contains { $0.screen.name == "Root" && $0.control.heard.hasPrefix("Start") })
  }

  @Test func theStateMayBeToggledInAFunction() async {
    let ways = await ways("""
      struct Inbox: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write", action: write).fullScreenCover(isPresented: $isWriting) { NavigationStack { Letter() } }
        }
        private func write() { withAnimation { isWriting.toggle() } }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == ["Inbox -full-screen cover-> Letter [Write, Button]"])
  }

  @Test func closuresThatAFunctionIsGivenAreRun() async {
    let ways = await ways("""
      struct Inbox: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { after { after { isWriting = true } } }.sheet(isPresented: $isWriting) { Letter() }
        }
        private func after(_ action: () -> Void) { action() }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == ["Inbox -sheet-> Letter [Write, Button]"])
  }

  @Test func codeThatCallsItselfEnds() async {
    let ways = await ways("""
      struct Inbox: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { again { again { isWriting = true } } }.sheet(isPresented: $isWriting) { Letter() }
        }
        private func again(_ action: @escaping () -> Void) { again { again(action); action() }; action() }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways.contains { $0.hasPrefix("Inbox -sheet-> Letter") })
  }

  @Test func aComponentOpensTheSheetOfItsHostThroughABinding() async {
    let ways = await ways("""
      struct Inbox: View {
        @State private var isWriting = false
        var body: some View {
          VStack { WriteButton(isOpen: $isWriting) }.sheet(isPresented: $isWriting) { Letter() }
        }
      }
      struct WriteButton: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Write") { isOpen = true } }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == ["Inbox -sheet-> Letter [Write, Button]"])
  }

  @Test func aComponentWithItsOwnSheetLeadsThereFromItsHost() async {
    let ways = await ways("""
      struct Inbox: View { var body: some View { VStack { Text("Mail"); WriteButton() } } }
      struct WriteButton: View {
        @State private var isOpen = false
        var body: some View { Button("Write") { isOpen = true }.sheet(isPresented: $isOpen) { Letter() } }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """)
    #expect(ways == ["Inbox -sheet-> Letter [Write, Button]"])
  }

  @Test func anEnumTellsWhichOfSeveralSheetsOpens() async {
    let ways = await ways("""
      enum Page: Identifiable { case help, about; var id: Self { self } }
      struct Menu: View {
        @State private var page: Page?
        var body: some View {
          VStack {
            Button("Help") { page = .help }
            Button("About") { page = .about }
          }.sheet(item: $page) { page in
            switch page {
            case .help: HelpView()
            case .about: AboutView()
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
    #expect(ways == ["Menu -sheet-> HelpView [Help, Button]", "Menu -sheet-> AboutView [About, Button]"])
  }

  @Test func linksLeadToTheirDestinations() async {
    let ways = await ways("""
      struct Recipe: Hashable { var name: String }
      struct Book: View {
        let recipes: [Recipe]
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Settings") { SettingsView() }
              ForEach(recipes, id: \\.self) { recipe in NavigationLink(recipe.name, value: recipe) }
            }
            .navigationDestination(for: Recipe.self) { recipe in RecipeView(recipe: recipe) }
          }
        }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      struct RecipeView: View { let recipe: Recipe; var body: some View { Text(recipe.name) } }
      """)
    #expect(ways == [
      "Book -push-> SettingsView [Settings, Button]", "Book -push-> RecipeView [«recipe.name», Button]",
    ])
  }

  @Test func aRouterPushesTheCaseThatItIsGiven() async {
    let ways = await ways("""
      enum Destination: Hashable { case account(id: String), settings }
      @Observable final class Router {
        var path: [Destination] = []
        func navigate(to destination: Destination) { path.append(destination) }
      }
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Home().navigationDestination(for: Destination.self) { destination in
              switch destination {
              case .account(let id): AccountView(id: id)
              case .settings: SettingsView()
              }
            }
          }.environment(router)
        }
      }
      struct Home: View {
        @Environment(Router.self) private var router
        var body: some View {
          VStack {
            Button("Account") { router.navigate(to: .account(id: "1")) }
            Button("Settings") { router.navigate(to: .settings) }
          }
        }
      }
      struct AccountView: View { let id: String; var body: some View { Text(id) } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
    #expect(ways.contains("Root -push-> AccountView [Account, Button]"))
    #expect(ways.contains("Root -push-> SettingsView [Settings, Button]"))
    #expect(!ways.contains { $0.contains("AccountView [Settings") || $0.contains("SettingsView [Account") })
  }

  @Test func whatIsOnlyAddedToAListIsNoWay() async {
    let ways = await ways("""
      struct Recipe: Hashable { var name: String }
      struct Book: View {
        @State private var favourites: [Recipe] = []
        let recipe: Recipe
        var body: some View {
          NavigationStack {
            Button("Keep") { favourites.append(recipe) }
              .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
          }
        }
      }
      struct RecipeView: View { let recipe: Recipe; var body: some View { Text(recipe.name) } }
      """)
    #expect(ways == ["Book -push-> RecipeView [a value of type 'Recipe' is pushed]"])
  }

  @Test func tabsMenusAlertsAndDialogs() async {
    let ways = await ways("""
      @main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          TabView {
            Inbox().tabItem { Text("Inbox") }
            SettingsView().tabItem { Text("Settings") }
          }
        }
      }
      struct Inbox: View {
        @State private var asks = false
        var body: some View {
          VStack {
            Menu("More") { Button("Archive") {} }
            Button("Delete") { asks = true }
          }.alert("Delete?", isPresented: $asks) { Button("Delete all") {} }
        }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
    #expect(ways == [
      "Mail -content-> Root [it appears]", "Root -tab-> Inbox [Selected, Inbox, Tab, 1 of 2]",
      "Root -tab-> SettingsView [Settings, Tab, 2 of 2]", "Inbox -menu-> Inbox › menu [More, Button, Pop up button]",
      "Inbox -alert-> Inbox › alert [Delete, Button]",
    ])
  }

  @Test func aViewThatChoosesBetweenOthersConsistsOfThem() async {
    let ways = await ways("""
      struct Root: View {
        let isSignedIn: Bool
        var body: some View { if isSignedIn { Home() } else { Login() } }
      }
      struct Home: View { var body: some View { Text("Home") } }
      struct Login: View { var body: some View { Text("Sign in") } }
      """)
    #expect(ways == [
      "Root -content-> Home [it appears] (isSignedIn)", "Root -content-> Login [it appears] (!isSignedIn)",
    ])
  }

  @Test func whatOnlyRunTimeKnowsIsSaidToBeUnknown() async {
    let ways = await ways("""
      struct Inbox: View {
        let makeNext: () -> AnyView
        @State private var isOpen = false
        var body: some View { Button("Next") { isOpen = true }.sheet(isPresented: $isOpen) { makeNext() } }
      }
      """)
    #expect(ways.count == 1)
    #expect(ways.first?.hasPrefix("Inbox -sheet-> unknown: ") == true)
  }

  @Test func costIsCountedFromTheFirstElementAndByTheBestRotor() async throws {
    let map = await map(["App.swift": """
      struct Guide: View {
        var body: some View {
          VStack {
            Text("One")
            Text("Two")
            Text("Three")
            Text("Birds").accessibilityAddTraits(.isHeader)
            Button("Play") {}
            Button("Done") {}.buttonStyle(.borderedProminent)
          }
        }
      }
      """])
    let cost = try #require(map.screens.first).cost
    #expect(cost.stops == 6)
    let done = try #require(cost.main)
    #expect(done.heard == "Done, Button")
    #expect(done.swipes == 5)
    // One flick to the first button, one swipe on.
    #expect(done.rotor?.flicks == 1)
    #expect(done.best == 2)
  }

  @Test func diagramsKeepHostileNamesAsText() async {
    let report = MapReport(await map(["App.swift": """
      struct Inbox: View {
        @State private var isOpen = false
        var body: some View {
          Button("</text><script>alert(1)</script> \\" | ] #") { isOpen = true }.sheet(isPresented: $isOpen) { Letter() }
        }
      }
      struct Letter: View { var body: some View { Text("Dear") } }
      """]))
    #expect(!report.svg().contains("<script"))
    #expect(report.svg().contains("&lt;/text&gt;"))
    #expect(report.mermaid().contains("#lt;/text#gt;"))
    #expect(!report.mermaid().contains("<script"))
    #expect(report.dot().contains("\\\""))
  }
}
