import EarshotCore
import Foundation
import Testing

/// What callers hand to views is heard there, in words that mean something to whoever reads them.
@Suite("What views are handed")
struct HandedValueTests {
  @Test("A state that nothing changes holds what it was handed")
  func unchangedState() async {
    let hearing = await Hearing.source(
      """
      struct Folding<C: View, T: View>: View {
        @State var isFolded = true
        @State var content: () -> C
        @State var title: () -> T
        var body: some View {
          Button { isFolded.toggle() } label: { title() }
          if !isFolded { content() }
        }
      }
      struct Item { var name: String }
      struct Row: View {
        @State var title: LocalizedStringKey
        @State var item: Item
        @State var note = "Note"
        var body: some View { Text(title); Text(item.name); Text(note) }
      }
      struct Sample: View {
        var body: some View {
          Folding { Text("Inside") } title: { Text("Outside") }
          Row(title: "Cooking", item: Item(name: "Salt"))
        }
      }
      """)
    #expect(hearing.texts(of: "Sample") == ["Outside. Button.", "Inside [!isFolded]", "Cooking", "Salt", "Note"])
    #expect(hearing.texts(of: "Row") == ["«title»", "«item.name»", "«note»"])
  }

  @Test("A state that something changes is a hole", arguments: [
    "func change() { name = \"New\" }", "func change() { self.name = \"New\" }", "func change() { set(&name) }",
    "var field: some View { TextField(\"\", text: $name) }",
  ])
  func changedState(_ change: String) async {
    let hearing = await Hearing.source(
      """
      struct Row: View {
        @State var name: String
        var body: some View { Text(name) }
        \(change)
      }
      struct Sample: View { var body: some View { Row(name: "Salt") } }
      """)
    #expect(hearing.texts(of: "Sample") == ["«name»"])
  }

  @Test("A state that an extension changes is a hole, one that the initialiser gives its value is none")
  func changedElsewhere() async {
    let hearing = await Hearing.files([
      "Row.swift": """
        struct Row: View {
          @State var name: String
          @State var size: String
          init(name: String, size: String) { _name = State(initialValue: name); self._size = State(wrappedValue: size) }
          var body: some View { Text(name); Text(size) }
        }
        struct Sample: View { var body: some View { Row(name: "Salt", size: "Small") } }
        """,
      "More.swift": "extension Row { func change() { name = \"New\" } }",
    ])
    #expect(hearing.texts(of: "Sample") == ["«name»", "Small"])
  }

  @Test("The arguments of a closure that names none go by what they stand for", arguments: [
    SpokenCode("Field(value: speed) { String(format: \"%.1f\", locale: .current, limit($0)) }", "«limit(speed)»"),
    SpokenCode("Field(value: speed)", "«Int(speed)»s"),
    SpokenCode("Field(value: 3) { Style.text($0) }", "«Style.text(3)»"),
    SpokenCode(
      "Text(length.map { \"\\(Int($0))\" } ?? \"none\")", "«Int(length)» [length != nil]", "none [length == nil]"),
    SpokenCode("Text([\"a\"].map { Style.text($0) }[0])", "«Style.text(\"a\")»"),
    SpokenCode("Text(names.filter { $0.isNew }.count.description)", "«names.filter { $0.isNew }.count.description»"),
  ])
  func shorthandArguments(_ row: SpokenCode) async {
    let heard = await row.texts(
      members: "let speed: Double; let length: Double?; let names: [Name]",
      """
      struct Field: View {
        let value: Double
        var formatter: (Double) -> String = { "\\(Int($0))s" }
        var body: some View { Text(formatter(value)) }
      }
      """)
    #expect(heard == row.heard)
  }

  @Test("Parentheses in holes come in pairs", arguments: [
    SpokenCode(
      "Text((name.first ?? \"?\").uppercased())", "«name.first.uppercased()» [name.first != nil]", "? [name.first == nil]"),
    SpokenCode("Text((a + b).formatted())", "«(a + b).formatted()»"),
    SpokenCode("Text(((isOn ? a : b)).formatted())", "«((isOn ? a : b)).formatted()»"),
  ])
  func parentheses(_ row: SpokenCode) async {
    let heard = await row.texts(members: "let name: Name; let a: Measure; let b: Measure; let isOn: Bool", "")
    #expect(heard == row.heard)
  }

  @Test("Content that callers hand in stays in the label of what it is merged into")
  func contentInLabel() async {
    let heard = await SpokenCode("Button {} label: { content(1); Text(\"More\") }").texts(
      members: "var content: (Int) -> AnyView", "")
    #expect(heard == ["«content()», More. Button. // partial: supplied-content content"])
  }

  @Test("Of initialisers with a view and with a text, the one that fits what is known of the argument", arguments: [
    SpokenCode("Row(\"Tags\", tags.map { $0.name }.joined(separator: \", \"))", "Tags",
      "«tags.map { $0.name }.joined(separator: \", \")»"),
    SpokenCode("Row(\"Day\", day())", "Day", "Today [isToday]", "Later [!isToday]"),
    SpokenCode("if let day = late() { Row(\"Day\", day) }", "Day [isToday]", "Today [isToday]"),
    SpokenCode("Row(\"Star\", Text(\"Bright\"))", "Star", "Bright"),
  ])
  func initialisers(_ row: SpokenCode) async {
    let heard = await row.texts(
      members: """
        let tags: [Tag]; let isToday: Bool
        func day() -> String { isToday ? "Today" : "Later" }
        func late() -> String? { if isToday { return "Today" } else { return nil } }
        """,
      """
      struct Row<Inner: View>: View {
        let title: String
        let inner: Inner
        init(_ title: String, _ inner: Inner) { self.title = title; self.inner = inner }
        init(_ title: String, _ text: String) where Inner == Text { self.title = title; inner = Text(text).bold() }
        var body: some View { Text(title); inner }
      }
      """)
    #expect(heard == row.heard)
  }

  @Test("A modifier that the project adds to pictures, on one of two pictures")
  func modifiedChoice() async throws {
    let hearing = await Hearing.source(
      """
      extension Image { func sized(_ size: CGFloat) -> some View { resizable().frame(width: size) } }
      struct Sample: View {
        let isHidden: Bool
        var body: some View { Button {} label: { (isHidden ? Image("off") : Image("on")).sized(12) } }
      }
      """)
    let stops = try #require(hearing.stops(of: "Sample"))
    #expect(stops.map(\.text) == ["off. Button. [isHidden]", "on. Button. [!isHidden]"])
    #expect(stops.allSatisfy { $0.details[.partial] == nil })
  }

  @Test("Colours and pictures of code that is generated elsewhere")
  func generatedMembers() async {
    let hearing = await Hearing.body(
      """
      VStack { Asset.Colors.paper.swiftUIColor.clipShape(.rect(cornerRadius: 8)); Text("A") }
      """)
    #expect(hearing.texts() == ["A"])
  }

  @Test("A wrapper of a plain controller that presents another one is no stop")
  func presenters() async {
    let hearing = await Hearing.source(
      """
      struct Presenter: UIViewControllerRepresentable {
        @Binding var item: Item?
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UIViewController { context.coordinator.host }
        func updateUIViewController(_ controller: UIViewController, context: Context) { context.coordinator.item = item }
      }
      extension Presenter {
        class Coordinator {
          let host = UIViewController()
          var item: Item? { didSet { host.present(Page(), animated: true) } }
          func show() { host.view.window?.rootViewController?.present(Page(), animated: true) }
        }
      }
      struct Sample: View {
        @State private var item: Item?
        var body: some View { Button("Open") { item = Item() }.background(Presenter(item: $item)) }
      }
      """)
    #expect(hearing.texts(of: "Sample") == ["Open. Button."])
  }

  @Test("Markdown around what only run time knows", arguments: [
    SpokenCode("Text(\"Starts with **\\(count)** players.\")", "Starts with «count» players."),
    SpokenCode("Text(\"Read [\\(title)](https://example.org) _now_\")", "Read «title» now"),
    SpokenCode("Text(\"\\(isOn ? \"**a**\" : \"b\") * \\(count)\")", "a * «count» [isOn]", "b * «count» [!isOn]"),
  ])
  func markdown(_ row: SpokenCode) async {
    let heard = await row.texts(members: "let count: Count; let title: Title; let isOn: Bool", "")
    #expect(heard?.map { $0.components(separatedBy: " // ")[0] } == row.heard)
  }

  @Test("A dictionary that is written out goes by the name of what holds it")
  func dictionaries() async {
    let heard = await SpokenCode("if names[key] != nil { Text(\"Known\") }").texts(
      members: "let names = [\"a\": Library.first, \"b\": Library.second]; let key: String", "")
    #expect(heard == ["Known [names[key] != nil]"])
  }
}
