import AccessibilityModel
import EarshotCore
import Testing

/// What cannot be followed is said so, with a reason, and everything around it is still heard.
@Suite("Evaluation of what is not known")
struct EvaluationUnknownTests {
  @Test("A view of a package is opaque and named")
  func opaqueView() async throws {
    let hearing = await Hearing.body(#"Text("Before"); RemoteBadge(count: 3); Text("After")"#)
    #expect(hearing.texts() == ["Before", "(nothing) // opaque: opaque-view RemoteBadge", "After"])
  }

  @Test("The content given to a view of a package is heard, and so is that it is not sure")
  func opaqueContainer() async throws {
    let hearing = await Hearing.body(#"Shimmer { Text("Inside") }"#)
    let stops = try #require(hearing.stops())
    #expect(stops.map(\.text) == ["Inside"])
    #expect(stops.allSatisfy { $0.details[.partial]?.contains("Shimmer") == true })
  }

  @Test("What a property begins with tells its type, whatever it holds by now", arguments: [
    "Theme.plain", "Theme.dark", "Theme.current", "Theme(text: Ink(red: 0.5))",
  ])
  func startingTypes(_ start: String) async {
    let hearing = await Hearing.source(
      """
      struct Ink { var red = 0.0; var color: Color { Color(red: red, green: 0, blue: 0) } }
      struct Theme {
        var text: Ink
        static let plain = Theme(text: Ink(red: 1))
        static var dark: Theme { Theme(text: Ink(red: 0)) }
      }
      extension Theme { static var current = Self(text: Ink(red: 0.2)) }
      final class Settings: ObservableObject {
        @AppStorage("theme") private(set) var theme = \(start)
        init() { theme = load() }
      }
      struct Sample: View {
        @EnvironmentObject private var settings: Settings
        var body: some View { VStack { settings.theme.text.color.frame(width: 10); Text("Hello") } }
      }
      """)
    #expect(hearing.texts() == ["Hello"])
  }

  @Test("A modifier of a package makes the element uncertain")
  func unresolvedModifier() async {
    let hearing = await Hearing.body(#"Text("Shiny").frosted(with: true)"#)
    #expect(hearing.texts() == ["Shiny // partial: unresolved-appearance frosted"])
  }

  @Test("A modifier that takes words or code, or is called after what is heard, may change it", arguments: [
    #"renamed(to: name)"#, #"glyph("Shiny")"#, "wrapped { Text($0) }", "tappable()", "outlined(label: name)",
  ])
  func unresolvedTellingModifier(_ call: String) async {
    let hearing = await Hearing.body("Text(\"Shiny\").\(call)")
    #expect(hearing.texts()?.first?.hasPrefix("Shiny // partial: unresolved-modifier") == true)
  }

  @Test("A label of one's own makes an opaque view heard")
  func labelledOpaqueView() async throws {
    let hearing = await Hearing.body(#"RemoteBadge(count: 3).accessibilityLabel("Three badges")"#)
    let stops = try #require(hearing.stops())
    #expect(stops.map(\.text) == ["Three badges"])
    #expect(stops.first?.details[.partial] != nil)
  }

  @Test("A hidden view of a package is gone")
  func hiddenOpaqueView() async {
    let hearing = await Hearing.body(#"Text("A"); RemoteBadge(count: 3).accessibilityHidden(true)"#)
    #expect(hearing.texts() == ["A"])
  }

  @Test("A platform view is opaque for that reason")
  func platformView() async throws {
    let hearing = await Hearing.source(
      """
      struct Sample: View { var body: some View { MapBox() } }
      struct MapBox: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { Kit.makeMap() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Screen: View { var body: some View { Touches(); Filled(); Text("T") } }
      struct Touches: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Filled: UIViewRepresentable {
        func makeCoordinator() -> Filler { Filler() }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """)
    #expect(hearing.texts(of: "Screen") == ["(nothing) // opaque: platform-view Filled", "T"], "a plain view is nothing")
    let stops = try #require(hearing.stops())
    #expect(stops.count == 1)
    #expect(stops.first?.details[.opaque] == "platform-view MapBox")
  }

  @Test("Content that a caller supplies is unknown where the component is a screen by itself")
  func suppliedContent() async throws {
    let hearing = await Hearing.source(
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text("Title"); content() } }
      }
      """)
    let stops = try #require(hearing.stops(of: "Card"))
    #expect(stops.map(\.text) == ["Title", "(nothing)"])
    #expect(stops.last?.details[.opaque]?.hasPrefix("supplied-content") == true)
  }

  @Test("A name that nothing declares is a hole in a text")
  func unknownName() async throws {
    let hearing = await Hearing.body("Text(Copy.title)")
    #expect(hearing.stops()?.map(\.text) == ["«Copy.title»"])
  }

  @Test("A value of a type from outside is a hole in a text, whatever it was given")
  func externalValue() async {
    let hearing = await Hearing.source(
      """
      struct Card: View {
        let warmth: Measurement<UnitTemperature>
        var body: some View { Label(warmth.formatted(), systemImage: "sun.max") }
      }
      struct Given: View { var body: some View { Card(warmth: Measurement(value: 72, unit: .fahrenheit)) } }
      struct Sample: View {
        let latest: Measurement<UnitTemperature>?
        var body: some View { Card(warmth: latest ?? Measurement(value: 72, unit: .fahrenheit)) }
      }
      """)
    #expect(hearing.texts(of: "Card") == ["«warmth.formatted()»"])
    #expect(hearing.stops(of: "Given")?.map(\.details[.partial]) == [nil])
    #expect(hearing.stops()?.map(\.details[.partial]) == [nil])
    #expect(hearing.texts() == ["«warmth.formatted()»"])
  }

  @Test("Colours that a project makes of others are no elements")
  func derivedColours() async {
    let source = """
      extension Color {
        func inverted() -> Self { Self(UIColor(self).inverted()) }
      }
      struct Sample: View {
        var body: some View {
          ZStack {
            Color.red.inverted().ignoresSafeArea()
            Color.theme.background.ignoresSafeArea()
            Text("Title")
          }
        }
      }
      """
    #expect(await Hearing.source(source).texts() == ["Title"])
  }

  @Test("A style of a package leaves the name uncertain")
  func unknownStyle() async throws {
    let hearing = await Hearing.body(#"Button("Buy") {}.buttonStyle(BrandedButtonStyle())"#)
    let stops = try #require(hearing.stops())
    #expect(stops.count == 1)
    #expect(stops.first?.text == "Buy. Button.")
    #expect(stops.first?.details[.partial]?.hasPrefix("drawing-style") == true)
  }

  @Test("A style of SwiftUI is certain", arguments: [".bordered", ".plain", ".borderedProminent", ".borderless"])
  func knownStyle(_ style: String) async {
    let hearing = await Hearing.body("Button(\"Buy\") {}.buttonStyle(\(style))")
    #expect(hearing.texts() == ["Buy. Button."])
  }

  @Test("Layout and drawing of SwiftUI is certain", arguments: [
    ".padding()", ".frame(maxWidth: .infinity, alignment: .leading)", ".foregroundStyle(.red)", ".font(.body)",
    ".background(.blue)", ".clipShape(.circle)", ".shadow(radius: 3)", ".animation(.easeIn, value: 1)",
    ".lineLimit(2)", ".multilineTextAlignment(.center)", ".onAppear {}", ".task {}", ".onChange(of: 1) { _, _ in }",
    ".id(3)", ".tag(1)", ".transition(.opacity)", ".environment(\\.colorScheme, .dark)", ".tint(.red)",
    ".scaleEffect(2)", ".offset(x: 3)", ".zIndex(1)", ".allowsHitTesting(false)", ".preferredColorScheme(.dark)",
    ".dynamicTypeSize(.large)", ".textCase(nil)", ".blur(radius: 0)", ".fixedSize()", ".layoutPriority(1)",
  ])
  func drawingModifiers(_ modifier: String) async {
    let hearing = await Hearing.body("Text(\"Same\")\(modifier)")
    #expect(hearing.texts() == ["Same"])
  }

  @Test("An unknown condition does not stop what follows")
  func unknownCondition() async {
    let hearing = await Hearing.body(#"if Flags.isOn(.search) { Text("Search") }; Text("Rest")"#)
    #expect(hearing.texts() == ["Search [Flags.isOn(.search)]", "Rest"])
  }

  @Test("A closure that is called by self is what the caller hands in")
  func suppliedClosure() async {
    let hearing = await Hearing.source(
      """
      struct Form<Content: View>: View {
        let content: () -> Content
        var body: some View { VStack { self.content().padding(); Text("End") } }
      }
      struct Sample: View { var body: some View { Form { Text("Inside") } } }
      """)
    #expect(hearing.stops(of: "Form")?.first?.details[.opaque] == "supplied-content content")
    #expect(hearing.texts() == ["Inside", "End"])
  }

  @Test("A view that a package connects to its store is what its body makes of unknown values")
  func connectedView() async {
    let hearing = await Hearing.source(
      """
      struct Row: ConnectedView {
        struct Props { let title: String }
        func map(state: AppState, dispatch: @escaping DispatchFunction) -> Props { Props(title: state.title) }
        func body(props: Props) -> some View { Text(props.title) }
      }
      struct Sample: View { var body: some View { List { Row().onTapGesture {} } } }
      """)
    #expect(hearing.texts() == ["«props.title»"])
  }

  @Test("A collection of unknown type that is mapped is no optional", arguments: [
    "store.parts.map { Text($0) }.reduce(Text(\"First\"), +)",
    "store.line.split(separator: \" \").map { Text($0) }.reduce(Text(\"First\"), +)",
  ])
  func mappedCollections(_ body: String) async throws {
    let hearing = await Hearing.body(body, members: "let store: Store")
    let stops = try #require(hearing.stops())
    #expect(!stops.isEmpty)
    #expect(stops.filter { $0.text.contains("!= nil") || $0.text.contains("== nil") }.isEmpty)
  }

  @Test("Views of unknown values in rarer forms", arguments: [
    ("store.problem.map { Text(\"Failed: \\($0.text)\") }", ["Failed: «store.problem.text» [store.problem != nil]"]),
    ("_VariadicView.Tree(Rows()) { Text(\"Inside\") }", ["Inside"]),
    ("LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) { Text(\"Cell\") }", ["Cell"]),
    ("theme.background.edgesIgnoringSafeArea(.all); Text(\"Page\")", ["Page"]),
  ])
  func rarerForms(_ body: String, _ heard: [String]) async {
    let hearing = await Hearing.source(
      """
      struct Theme { let background: Color }
      struct Sample: View {
        let store: Store; let theme: Theme
        var body: some View { VStack { \(body) } }
      }
      """)
    #expect(hearing.texts() == heard)
  }

  @Test("What is declared for other systems is not called a stranger")
  func otherSystems() async throws {
    let hearing = await Hearing.files([
      "Watch.swift": """
        #if os(watchOS)
        extension View { func watchRow() -> some View { padding() } }
        struct Crown: View { var body: some View { Text("Crown") } }
        #endif
        """,
      "Sample.swift": "struct Sample: View { var body: some View { Text(\"Row\").watchRow(); Crown() } }",
    ])
    #expect(hearing.texts() == [
      "Row // partial: other-system watchRow", "(nothing) // opaque: other-system Crown",
    ])
  }

  @Test("What is filled in a way that is not followed goes by the name of its property")
  func filledDictionary() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let orders: [Order]
        var sections: [String: [Order]] {
          var result: [String: [Order]] = [:]
          orders.forEach { result[$0.status, default: []].append($0) }
          return result
        }
        var body: some View { if let new = sections["new"] { ForEach(new) { order in Text(order.id) } } }
      }
      """)
    #expect(hearing.texts() == ["«order.id» [sections[\"new\"] != nil] {for order in sections[\"new\"]}"])
  }

  @Test("A colour made by an initialiser of the project is no element")
  func ownColour() async {
    let hearing = await Hearing.source(
      """
      extension Color {
        init(dynamic: @escaping (UITraitCollection) -> Color) { self = Self(UIColor { UIColor(dynamic($0)) }) }
        static let page = Self { $0.userInterfaceStyle == .dark ? .black : .white }
      }
      struct Sample: View { var body: some View { ZStack { Color.page.ignoresSafeArea(); Text("Page") } } }
      """)
    #expect(hearing.texts() == ["Page"])
  }
}
