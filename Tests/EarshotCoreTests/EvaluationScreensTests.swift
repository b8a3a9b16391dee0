import AccessibilityModel
import EarshotCore
import Testing

/// What counts as a screen, and what a screen shows beside itself.
@Suite("Screens and presentations")
struct EvaluationScreensTests {
  @Test("Every view is a screen, nested ones by their whole name")
  func views() async {
    let hearing = await Hearing.source(
      """
      struct Outer: View {
        var body: some View { Inner() }
        struct Inner: View { var body: some View { Text("In") } }
      }
      extension Outer { struct Later: View { var body: some View { Text("Later") } } }
      struct Model { var body: String { "" } }
      """)
    #expect(Set(hearing.analysis.screens.map(\.name)) == ["Outer", "Outer.Inner", "Outer.Later"])
    #expect(hearing.texts(of: "Outer") == ["In"])
    #expect(hearing.texts(of: "Outer.Later") == ["Later"])
  }

  @Test("A preview is evaluated with the values it gives")
  func previews() async throws {
    let hearing = await Hearing.source(
      """
      struct Greeting: View { let name: String; var body: some View { Text("Hello \\(name)") } }
      #Preview { Greeting(name: "Ada") }
      #Preview("Two of them") { VStack { Greeting(name: "Bo"); Greeting(name: "Cy") } }
      #Preview { let name = "Di"; return Greeting(name: name) }
      """)
    #expect(hearing.texts(of: "Greeting") == ["Hello «name»"])
    let previews = hearing.analysis.screens.filter { $0.kind == .preview }
    #expect(previews.count == 3)
    #expect(hearing.texts(of: previews[0].name) == ["Hello Ada"])
    #expect(hearing.texts(of: "Two of them") == ["Hello Bo", "Hello Cy"])
    #expect(hearing.texts(of: previews[2].name) == ["Hello Di"])
  }

  @Test("A preview provider is evaluated as well")
  func previewProvider() async {
    let hearing = await Hearing.source(
      """
      struct Greeting: View { let name: String; var body: some View { Text("Hello \\(name)") } }
      struct Greeting_Previews: PreviewProvider {
        static var previews: some View {
          Group { Greeting(name: "Ada"); Greeting(name: "Bo").previewDisplayName("Second") }
        }
      }
      """)
    #expect(hearing.texts(of: "Greeting_Previews") == ["Hello Ada", "Hello Bo"])
    #expect(hearing.analysis.screens.first { $0.name == "Greeting_Previews" }?.kind == .preview)
  }

  @Test("The scene of an app is a screen")
  func scene() async {
    let hearing = await Hearing.source(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home(title: "Shop") } } }
      struct Home: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(hearing.texts(of: "Shop") == ["Shop"])
    #expect(hearing.analysis.screens.first { $0.name == "Shop" }?.kind == .scene)
  }

  @Test(
    "A sheet, a cover and a popover are presented beside the screen",
    arguments: ["sheet", "fullScreenCover", "popover"])
  func presentations(_ modifier: String) async throws {
    let hearing = await Hearing.body(
      "Button(\"Open\") {}.\(modifier)(isPresented: $isOpen) { Text(\"Presented\"); Button(\"Done\") {} }",
      members: "@State var isOpen = false")
    #expect(hearing.texts() == ["Open. Button."])
    let presented = try #require(hearing.analysis.presentations.first)
    #expect(hearing.texts(of: presented.name) == ["Presented", "Done. Button."])
  }

  /// Recorded: gb_swiftui_alert.
  @Test("An alert says its title, its message and its buttons")
  func alert() async throws {
    let hearing = await Hearing.body(
      """
      Text("Page").alert("Delete the draft?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: { Text("It cannot be restored.") }
      """, members: "@State var asks = false")
    #expect(hearing.texts() == ["Page"])
    let presented = try #require(hearing.analysis.presentations.first)
    let texts = try #require(hearing.stops(of: presented.name)).map(\.text)
    #expect(texts == ["Delete the draft?", "It cannot be restored.", "Delete. Button.", "Keep. Button."])
  }

  @Test("The buttons of an old alert are heard")
  func oldAlert() async throws {
    let hearing = await Hearing.body(
      """
      Text("Page").alert(isPresented: $asks) {
        Alert(title: Text("Full"), message: Text("No space is left."), dismissButton: .default(Text("Fine")))
      }
      """, members: "@State var asks = false")
    let presented = try #require(hearing.analysis.presentations.first)
    let texts = try #require(hearing.stops(of: presented.name)).map(\.text)
    #expect(texts == ["Full", "No space is left.", "Fine. Button."])
  }

  @Test("Old alerts and dialogs in every form", arguments: [
    (".alert(item: $item) { item in Alert(title: Text(item.name)) }", ["«item.name»", "OK. Button."]),
    (
      """
      .alert(isPresented: $asks) {
        Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
      }
      """, ["Sure?", "Delete. Button.", "Cancel. Button."]
    ),
    (
      """
      .actionSheet(isPresented: $asks) {
        ActionSheet(title: Text("Share"), message: Text("How?"), buttons: [.default(Text("Mail")), .cancel(Text("No"))])
      }
      """, ["Share", "How?", "Mail. Button.", "No. Button."]
    ),
    (".alert(\"Failed\", isPresented: $asks) {}", ["Failed", "OK. Button."]),
    (".alert(isPresented: $asks, error: error) {}", ["«error»", "OK. Button."]),
  ])
  func oldAlerts(_ modifier: String, _ heard: [String]) async throws {
    let hearing = await Hearing.body(
      "Text(\"Page\")" + modifier, members: "@State var asks = false; @State var item: Item?; let error: Failure?")
    let presented = try #require(hearing.analysis.presentations.first)
    let stops = try #require(hearing.stops(of: presented.name))
    #expect(stops.map(\.text) == heard)
  }

  @Test("An alert that a package makes of a store has no words that are not known")
  func alertOfStore() async {
    let hearing = await Hearing.body(
      #"Text("Page").alert($store.scope(state: \.alert, action: \.alert))"#, members: "@Bindable var store: StoreOf<Feature>")
    #expect(hearing.texts() == ["Page"])
    #expect(hearing.analysis.presentations.isEmpty)
  }

  @Test("An alert is a container with its title as name")
  func alertContainer() async throws {
    let hearing = await Hearing.body(
      #"Text("Page").alert("Sure?", isPresented: $asks) { Button("Yes") {} }"#, members: "@State var asks = false")
    let presented = try #require(hearing.analysis.presentations.first)
    let stops = try #require(hearing.stops(of: presented.name))
    #expect(stops.map(\.details[.container]) == ["Sure?", "Sure?"])
  }

  @Test("A search without results says the system's words")
  func searchWithoutResults() async {
    #expect(
      await Hearing.body("ContentUnavailableView.search").texts()
        == ["No Results", "Check the spelling or try a new search."])
    #expect(
      await Hearing.body("ContentUnavailableView.search(text: query)", members: "let query: String").texts()
        == ["No Results for “«query»”", "Check the spelling or try a new search."])
  }

  @Test("A binding that a project adds to the type is followed")
  func ownBinding() async {
    let hearing = await Hearing.source(
      """
      extension Binding where Value == Bool { static var never: Binding<Bool> { .constant(false) } }
      struct Sample: View { var body: some View { Toggle("Alarm", isOn: .never) } }
      """)
    #expect(hearing.texts() == ["Alarm. Switch Button. Off."])
  }

  @Test("The item of a sheet is a hole in what it shows")
  func sheetOfItem() async throws {
    let hearing = await Hearing.body(
      #"Text("Page").sheet(item: $film) { film in Text(film.title) }"#, members: "@State var film: Film?")
    let presented = try #require(hearing.analysis.presentations.first)
    #expect(hearing.texts(of: presented.name) == ["«film.title»"])
  }

  @Test("A context menu does not change the view it belongs to")
  func contextMenu() async throws {
    let hearing = await Hearing.body(#"Text("Photo").contextMenu { Button("Copy") {} }"#)
    let stops = try #require(hearing.stops())
    #expect(stops.map(\.text) == ["Photo"])
  }

  @Test("What a navigation destination shows is not on the screen")
  func destinations() async {
    let hearing = await Hearing.body(
      """
      NavigationStack {
        NavigationLink("Details", value: 1)
        NavigationLink("More") { Text("Destination") }
        NavigationLink(destination: Text("Old destination")) { Text("Old") }
      }
      .navigationDestination(for: Int.self) { _ in Text("Pushed") }
      """)
    #expect(hearing.texts() == ["Details. Button.", "More. Button.", "Old. Button."])
  }
}
