import AccessibilityModel
import EarshotCore
import Testing

/// Views that code hands on before they are shown: to states, to menus, to roots that arrange them.
@Suite("Views that are handed on")
struct HandedOnViewTests {
  @Test("A modifier of the project that calls the built-in one of its own name, and one with a builder of its own")
  func modifierOfOwnName() async {
    let hearing = await Hearing.source(
      """
      struct Deed { let name: String }
      @resultBuilder struct DeedBuilder { static func buildBlock(_ deeds: Deed...) -> [Deed] { deeds } }
      struct Deeds: View { let deeds: [Deed]; var body: some View { Button(deeds[0].name) {} } }
      extension View {
        func contextMenu(@DeedBuilder deeds: @escaping () -> [Deed]) -> some View {
          contextMenu { Deeds(deeds: deeds()) }
        }
      }
      struct Line: View { var body: some View { Text("Part") } }
      struct Handed: View { var body: some View { Line().contextMenu { Button("Copy") {} } preview: { Text("Big") } } }
      struct Own: View { var body: some View { Text("Row").contextMenu { Deed(name: "Pin") } } }
      struct Plain: View { var body: some View { Text("Line").contextMenu { Button("Copy") {} } } }
      """)
    #expect(hearing.texts(of: "Own") == ["Row"])
    #expect(hearing.texts(of: "Handed") == ["Part"])
    #expect(hearing.texts(of: "Handed › context menu")?.first == "Copy. Button.")
    #expect(hearing.texts(of: "Plain") == ["Line"])
    #expect(hearing.texts(of: "Plain › context menu") == ["Copy. Button."])
  }

  @Test("A root of any number of children arranges them", arguments: [
    "_VariadicView.Tree(Lines()) { content }", "_VariadicView.Tree(Lines(), content: { content })",
  ])
  func variadicTree(tree: String) async {
    let hearing = await Hearing.source(
      """
      struct Lines: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
          Text("Before")
          ForEach(children) { child in child.padding() }
        }
      }
      struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { \(tree) }
      }
      struct Sample: View { var body: some View { Stack { Text("One"); Text("Two") } } }
      """)
    #expect(hearing.texts() == ["Before", "One", "Two"])
  }

  @Test("A root that is not followed leaves its content where it is")
  func openTree() async {
    let hearing = await Hearing.body(
      "_VariadicView.Tree(Kit.Root(), content: { if isOn { Text(\"On\") }; Text(\"Always\") })",
      members: "@State var isOn = false")
    #expect(hearing.texts() == ["On [isOn]", "Always"])
  }

  @Test("Subviews are handed out one by one")
  func subviews() async {
    let hearing = await Hearing.source(
      """
      struct Turned<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { parts in ForEach(parts.reversed()) { $0 } } }
      }
      struct Each<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { part in part; Text("After") } }
      }
      struct Sample: View { var body: some View { Turned { Text("A"); Text("B") }; Each { Text("C") } } }
      """)
    #expect(hearing.texts() == ["B", "A", "C", "After"])
  }

  @Test("A text that is put together of texts, some of which depend on something")
  func sumOfTexts() async {
    let hearing = await Hearing.source(
      """
      struct Words {
        let isReply: Bool
        func all() -> Text { start() + Text(" to you") }
        func start() -> Text {
          if isReply { return Text("Reply") }
          return Text("Message")
        }
      }
      struct Sample: View {
        let isReply: Bool
        var body: some View { Words(isReply: isReply).all() }
      }
      """)
    #expect(hearing.texts() == ["Reply to you [isReply]", "Message to you [!isReply]"])
  }

  @Test("What an action puts into a state that holds views")
  func keptByAction() async {
    let hearing = await Hearing.source(
      """
      struct Row<Hint: View>: View {
        @Binding var shown: (any View)?
        var hint: Hint
        var body: some View { Button("Info") { shown = shown == nil ? hint : nil } }
      }
      struct Sample: View {
        @State private var shown: (any View)?
        @State private var panel: AnyView = AnyView(EmptyView())
        var body: some View {
          Row(shown: $shown, hint: VStack { Text("What it does") })
          Text("Tap").onTapGesture { panel = AnyView(Text("Panel")) }
        }
      }
      """)
    #expect(hearing.texts() == ["Info. Button.", "Tap"])
    #expect(hearing.texts(of: "Sample › content of shown") == ["What it does"])
    #expect(hearing.texts(of: "Sample › content of panel") == ["Panel"])
    #expect(hearing.texts(of: "Row › content of shown") == nil)
  }

  @Test("What a view presents that its caller hands in is read with the caller")
  func presentedForCaller() async {
    let hearing = await Hearing.source(
      """
      struct More<Content: View>: View {
        let content: Content
        @State private var isOpen = false
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { Button("More") { isOpen = true }.sheet(isPresented: $isOpen) { VStack { content } } }
      }
      struct Sample: View { var body: some View { More { Text("Details") } } }
      """)
    #expect(hearing.texts() == ["More. Button."])
    #expect(hearing.texts(of: "Sample › sheet") == ["Details"])
  }

  @Test("Views that are handed to a function that only run time knows")
  func contentOfUnknown() async {
    let hearing = await Hearing.source(
      """
      protocol Library { associatedtype Body: View; func shelf(@ViewBuilder content: () -> some View) -> Body }
      struct Sample<Kind: Library>: View {
        let kind: Kind
        var body: some View { kind.shelf { Text("Inside") } }
      }
      """)
    #expect(hearing.texts()?.first?.hasPrefix("Inside // partial: dynamic-value") == true)
  }

  @Test("A style of the project that stands as a view, and a model of the environment by its key")
  func environmentStyles() async {
    let hearing = await Hearing.source(
      """
      struct Paint: ShapeStyle, View { let name: String }
      struct Palette { let name: String; var title: String { "Palette" } }
      extension EnvironmentValues { var palette: Palette { get { self[Key.self] } set { self[Key.self] = newValue } } }
      struct Sample: View {
        @Environment(\\.palette) private var palette
        var body: some View { ZStack { Paint(name: "red"); Text(palette.title) } }
      }
      """)
    #expect(hearing.texts() == ["Palette"])
  }

  @Test("A modifier that is applied by way of ModifiedContent")
  func modifiedContent() async {
    let hearing = await Hearing.source(
      """
      struct Badge: ViewModifier { func body(content: Content) -> some View { HStack { content; Text("New") } } }
      extension View { func badged() -> some View { ModifiedContent(content: self, modifier: Badge()) } }
      struct Sample: View { var body: some View { Text("Row").badged() } }
      """)
    #expect(hearing.texts() == ["Row", "New"])
  }

  @Test("Alerts and action sheets of older code, also where their type is not written")
  func implicitAlerts() async {
    let hearing = await Hearing.body(
      """
      Text("Row")
        .alert(isPresented: $isOpen) { .init(title: Text("Gone"), dismissButton: .default(Text("Fine"))) }
        .actionSheet(isPresented: $isOpen) {
          .init(title: Text("Drop?"), message: Text("For good"), buttons: [.destructive(Text("Drop")), .cancel(Text("Keep"))])
        }
      """, members: "@State private var isOpen = false")
    #expect(hearing.texts(of: "Sample › alert") == ["Gone", "Fine. Button."])
    #expect(hearing.texts(of: "Sample › dialog") == ["Drop?", "For good", "Drop. Button.", "Keep. Button."])
  }

  @Test("What a picture of a package shows until it is loaded")
  func placeholder() async {
    let hearing = await Hearing.body("KFImage(url).placeholder { Text(\"Loading\") }", members: "let url: URL")
    #expect(hearing.texts()?.last == "Loading [image is not loaded]")
  }

  @Test("Tabs on every branch; of how many only run time knows, no number is said")
  func tabs() async {
    let hearing = await Hearing.source(
      """
      struct Fork: View {
        let isPad: Bool
        var body: some View {
          TabView {
            if isPad { Text("A").tabItem { Text("Pad") } } else { Text("B").tabItem { Text("Phone") } }
            Text("C").tabItem { Text("Last") }
          }
        }
      }
      struct Many: View {
        let names: [String]
        var body: some View { TabView { ForEach(names, id: \\.self) { Text($0).tabItem { Text("Tab") } } } }
      }
      struct Pages: View {
        let names: [String]
        var body: some View { TabView { ForEach(names, id: \\.self) { Text($0) } }.tabViewStyle(.page) }
      }
      """)
    #expect(hearing.texts(of: "Fork")?.suffix(3) == [
      "Selected: Pad. Tab. 1 of 2. [isPad]", "Phone. Tab. 1 of 2. [!isPad]", "Last. Tab. 2 of 2.",
    ])
    #expect(hearing.texts(of: "Many")?.last == "Selected: Tab. Tab.")
    #expect(hearing.texts(of: "Pages")?.last == "page 1 of «names.count». Adjustable.")
  }
}
