import EarshotCore
import Testing

/// The project's own ways of making SwiftUI's views.
@Suite("Evaluation of extensions of SwiftUI's views")
struct EvaluationExtensionTests {
  private static let declarations = """
    enum Icon: String {
      case close = "xmark", star
      var image: Image { Image(systemName: rawValue) }
      var name: String { "icon_" + rawValue }
      @ViewBuilder var button: some View { Button {} label: { image } }
    }
    extension Image {
      static let closing = Image(systemName: "xmark")
      static var logo: Image { Image("logo") }
      static func symbol(_ name: String) -> Image { Image(systemName: name) }
      init(icon: Icon) { self.init(systemName: icon.rawValue) }
      func tinted() -> some View { renderingMode(.template).foregroundStyle(.red) }
    }
    extension Text {
      init(loud text: String) { self = Text(text.uppercased()).bold() }
      func heading() -> some View { font(.title).accessibilityAddTraits(.isHeader) }
      static func caption(_ key: LocalizedStringKey) -> Text { Text(key).font(.caption) }
    }
    extension Button where Label == Image {
      init(icon: Icon, action: @escaping () -> Void) { self.init(action: action) { Image(icon: icon) } }
    }
    extension Button where Label == Text {
      static func cancel(_ action: @escaping () -> Void) -> Button { Button("Cancel", action: action) }
    }
    extension Label where Title == Text, Icon == Image {
      init(_ title: String, picture: Image) { self.init { Text(title) } icon: { picture } }
    }
    extension LocalizedStringKey { static let save: LocalizedStringKey = "Save it" }
    extension View {
      func named(_ name: String, hint: String? = nil) -> some View {
        accessibilityLabel(name).accessibilityHint(hint ?? "")
      }
      func closing(_ action: @escaping () -> Void) -> some View {
        overlay(alignment: .topTrailing) { Button(icon: .close, action: action) }
      }
      @ViewBuilder func when<Changed: View>(_ holds: Bool, _ change: (Self) -> Changed) -> some View {
        if holds { change(self) } else { self }
      }
      func heading(_ level: AccessibilityHeadingLevel = .h1) -> some View {
        accessibilityAddTraits(.isHeader).accessibilityHeading(level)
      }
    }
    enum Asset {
      static let hero = ImageAsset(name: "hero")
      enum Icons { static let bell = ImageAsset(name: "bell") }
    }
    struct ImageAsset {
      let name: String
      var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
    }
    extension SwiftUI.Image {
      init(asset: ImageAsset) { let bundle = Bundle.main; self.init(asset.name, bundle: bundle) }
    }
    """

  private static let rows: [SpokenCode] = [
    .init("Icon.close.image", "Close. Image."), .init("Button {} label: { Icon.close.image }", "Close. Button."),
    .init("Icon.star.button", "Favorite. Button."), .init("Image(Icon.star.name)", "icon_star. Image."),
    .init("Image.closing", "Close. Image."), .init("Image.logo.resizable().scaledToFit()", "logo. Image."),
    .init(#"Image.symbol("plus")"#, "Add. Image."), .init("Image(icon: .star)", "Favorite. Image."),
    .init("Image(icon: .star).tinted()", "Favorite. Image."),
    .init(#"Text(loud: "hey")"#, "HEY"), .init(#"Text("T").heading()"#, "T. Heading."),
    .init(#"Text.caption("c")"#, "c"),
    .init("Button(icon: .close) {}", "Close. Button."), .init("Button.cancel {}", "Cancel. Button."),
    .init(#"Label("Bell", picture: .closing)"#, "Bell"), .init("Button(.save) {}", "Save it. Button."),
    .init("Text(.save)", "Save it"), 
    .init(#"Text("T").named("N")"#, "N"), .init(#"Text("T").named("N", hint: "H")"#, "N // hint: H"),
    .init(#"Text("T").closing {}"#, "T", "Close. Button."), .init(#"Text("T").when(true) { $0.hidden() }"#),
    .init(#"Text("T").when(false) { $0.hidden() }"#, "T"),
    .init(#"Text("T").when(isOn) { $0.heading() }"#, "T. Heading. [isOn]", "T [!isOn]"),
    .init(#"Image("i").heading(.h2)"#, "i. Heading. Image. // level: 2"),
    .init("Asset.hero.swiftUIImage", "hero. Image."), .init("Image(asset: Asset.Icons.bell)", "bell. Image."),
    .init("Image(Asset.hero.name)", "hero. Image."),
    .init(#"Image(systemName: isOn ? "plus" : "xmark")"#, "Add. Image. [isOn]", "Close. Image. [!isOn]"),
    .init(#"Image(systemName: "plus").resizable().frame(width: 9).accessibilityLabel("New")"#, "New. Image."),
    .init(#"Image(systemName: "slider.vertical" + ".3")"#, "slider.vertical.3. Image."),
    .init(#"SwiftUI.Text("S")"#, "S"), .init(#"SwiftUI.Button("B") {}"#, "B. Button."),
  ]

  @Test("Types by the name of their module")
  func moduleNames() async {
    let source = """
      import Kit
      import SwiftUI
      struct Card: View { let title: String; var body: some View { Text("Card \\(title)") } }
      enum Place: String, CaseIterable { case home, work }
      struct Sample: View {
        var body: some View { Kit.Card(title: "A"); ForEach(Kit.Place.allCases, id: \\.self) { Text($0.rawValue) } }
      }
      """
    #expect(await Hearing.files(["Sources/Kit/A.swift": source]).texts() == ["Card A", "home", "work"])
  }

  @Test("A representable by another name of its protocol, with a field that begins empty")
  func representables() async {
    let source = """
      import Kit
      import SwiftUI
      struct Field: PlatformViewRepresentable {
        let title: String
        @Binding var text: String
        var onEnd: () -> Void = {}
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.placeholder = title
          field.isSecureTextEntry = true
          field.text = text
          return field
        }
        func onEnd(_ action: @escaping () -> Void) -> Self { copy(\\.onEnd, action) }
      }
      extension View {
        func copy<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
          var copy = self
          copy[keyPath: path] = value
          return copy
        }
      }
      struct Sample: View {
        @State var code = ""
        var body: some View { Field(title: "Code", text: $code).onEnd { } }
      }
      """
    #expect(await Hearing.source(source).texts() == ["Code. Secure Text Field."])
  }

  @Test("A view is heard as the extension makes it", arguments: rows)
  func isHeard(_ row: SpokenCode) async {
    let heard = await row.texts(members: "let isOn: Bool", Self.declarations)
    // What lies over a view stands before or behind it, as their frames have it.
    #expect(heard?.sorted() == row.heard.sorted())
  }

  @Test("An initialiser of the project is not taken for an argument of another type", arguments: [
    SpokenCode(#"Image("share")"#, "share. Image."), SpokenCode("Image(name)", "«name». Image."),
    SpokenCode("Image(.star)", "Favorite. Image."),
  ])
  func overloads(_ row: SpokenCode) async {
    let heard = await row.texts(
      members: "let name: String",
      "enum Icon: String { case star }\n"
        + "extension Image { init(_ icon: Icon) { self = Image(systemName: icon.rawValue) } }")
    #expect(heard == row.heard)
  }

  @Test("An alias of one of SwiftUI's types is that type", arguments: [
    SpokenCode(#"Img("a")"#, "a. Image."), SpokenCode(#"Row { Text("In") }"#, "In"),
    SpokenCode(#"Pill(title: "P")"#, "P"),
  ])
  func aliases(_ row: SpokenCode) async {
    let heard = await row.texts(
      "typealias Img = Image\ntypealias Row = HStack\ntypealias Pill = Chip\n"
        + "struct Chip: View { let title: String; var body: some View { Text(title) } }")
    #expect(heard == row.heard)
  }
}

/// Buttons in all their forms.
@Suite("Evaluation of buttons")
struct EvaluationButtonTests {
  @Test("A button is heard by its label, whatever the order of its closures", arguments: [
    SpokenCode(#"Button("Save") { save() }"#, "Save. Button."),
    SpokenCode(#"Button("Save", action: save)"#, "Save. Button."),
    SpokenCode(#"Button(action: save) { Text("Save") }"#, "Save. Button."),
    SpokenCode(#"Button { save() } label: { Text("Save") }"#, "Save. Button."),
    SpokenCode(#"Button(action: { save() }, label: { Text("Save") })"#, "Save. Button."),
    SpokenCode(#"Button(role: .destructive) { save() } label: { Text("Save") }"#, "Save. Button."),
    SpokenCode(#"Button(role: .cancel, action: save) { Text("Save") }"#, "Save. Button."),
    SpokenCode(#"Button("Save", role: .destructive, action: save)"#, "Save. Button."),
    SpokenCode(#"Button("Save", systemImage: "plus", action: save)"#, "Save. Button."),
    SpokenCode(#"Button("Save", systemImage: "plus", role: .destructive) { save() }"#, "Save. Button."),
    SpokenCode(#"Button("Save", image: .plus) { save() }"#, "Save. Button."),
    SpokenCode(#"Button("Save", intent: SaveIntent())"#, "Save. Button."),
    SpokenCode(#"Button(intent: SaveIntent()) { Text("Save") }"#, "Save. Button."),
    SpokenCode(#"Button { Task { await work() } } label: { Label("Save", systemImage: "plus") }"#, "Save. Button."),
  ])
  func forms(_ row: SpokenCode) async {
    #expect(await row.texts(members: "func save() {}", "") == row.heard)
  }

  /// iOS 26: the system gives the words of a button that has a role and no label.
  @Test("The action of a button without a label is not its label")
  func roleWithoutLabel() async throws {
    let hearing = await Hearing.body(
      "Button(role: .close) { dismiss() }", members: "@Environment(\\.dismiss) private var dismiss")
    let stops = try #require(hearing.stops())
    #expect(stops.count == 1)
    #expect(stops.first?.text == "Close. Button.")
  }
}

/// Which declaration a name means.
@Suite("Evaluation of names")
struct EvaluationNameTests {
  private let files = [
    "A.swift": """
      import SwiftUI
      private struct Row: View { var body: some View { Text("Row of A") } }
      struct Sample: View { var body: some View { Row(); Space.Row(); Owner.Row(); Owner(); Toggle(title: "Own") } }
      enum Space { struct Row: View { var body: some View { Text("Row in a space") } } }
      struct Toggle: View { let title: String; var body: some View { SwiftUI.Toggle(title, isOn: .constant(true)) } }
      """,
    "B.swift": """
      import SwiftUI
      private struct Row: View { var body: some View { Text("Row of B") } }
      struct Owner: View { var body: some View { Row(); helper } }
      struct Other: View { var body: some View { Row() } }
      """,
    "C.swift": """
      import SwiftUI
      extension Owner {
        struct Row: View { var body: some View { Text("Row of Owner") } }
        var helper: some View { Text("Helper of Owner") }
      }
      """,
  ]

  @Test("A private view is that of its own file, a nested one that of its type")
  func ownNames() async {
    let hearing = await Hearing.files(files)
    #expect(hearing.texts() == [
      "Row of A", "Row in a space", "Row of Owner", "Row of Owner", "Helper of Owner", "Own. Switch Button. On.",
    ])
    #expect(hearing.texts(of: "Other") == ["Row of B"])
  }

  @Test("Overloads are told apart by labels and by types", arguments: [
    SpokenCode("Chip(3)", "number 3"), SpokenCode(#"Chip("x")"#, "text x"), SpokenCode(#"Chip { "made" }"#, "made"),
    SpokenCode("Chip(name)", "text «name»"), SpokenCode("Chip(count)", "number «count»"),
    SpokenCode(#"Chip(key: "k")"#, "key k"),
    SpokenCode("Chip()", "nothing"),
  ])
  func overloads(_ row: SpokenCode) async {
    let heard = await row.texts(
      members: "let name: String; let count: Int",
      """
      struct Chip: View {
        let text: String
        init(_ number: Int) { text = "number \\(number)" }
        init(_ text: String) { self.text = "text " + text }
        init(_ make: () -> String) { text = make() }
        init(key: String) { text = "key \\(key)" }
        init() { text = "nothing" }
        init(_ kind: Kind) { text = "kind " + kind.rawValue }
        enum Kind: String { case plain }
        var body: some View { Text(text) }
      }
      """)
    #expect(heard == row.heard)
  }

  @Test("An unknown function in a closure is no modifier of the view around it")
  func unknownFunction() async {
    let heard = await SpokenCode("Text(\"One\"); BrandButton(\"Save\") { save() }").texts("")
    #expect(heard?.filter { $0 == "One" } == ["One"])
  }

  @Test("An implicit member is of the type that has it")
  func implicitMember() async {
    let heard = await SpokenCode("Chip(.plain)").texts(
      """
      struct Chip: View {
        let text: String
        init(_ number: Int) { text = "number \\(number)" }
        init(_ kind: Kind) { text = "kind " + kind.rawValue }
        enum Kind: String { case plain }
        var body: some View { Text(text) }
      }
      """)
    #expect(heard == ["kind plain"])
  }

  @Test("A model with the name of a built-in view is not that view", arguments: [
    SpokenCode(#"List { Text("row") }"#, "row"), SpokenCode(#"Label("name", systemImage: "tag")"#, "name"),
    SpokenCode(#"Section("head") { Text("row") }"#, "head. Heading.", "row"),
  ])
  func namesakes(_ row: SpokenCode) async {
    let models = """
      struct List: Codable { let id: String }
      struct Label: Codable { let text: String }
      struct Section { let rows: [String] }
      """
    let files = ["Packages/Models/Sources/Models/Models.swift": "import Foundation\n" + models]
    let view = "import SwiftUI\nstruct Sample: View { var body: some View { \(row.code) } }"
    let hearing = await Hearing.files(files.merging(["App/Sample.swift": view]) { first, _ in first })
    #expect(hearing.texts() == row.heard)
  }

  @Test("A protocol gives what a view does not say itself")
  func protocolDefaults() async {
    let hearing = await Hearing.source(
      """
      protocol Page: View {
        associatedtype Content: View
        var title: String { get }
        @ViewBuilder var content: Content { get }
      }
      extension Page {
        var body: some View { VStack { Text(title).accessibilityAddTraits(.isHeader); content } }
      }
      struct Home: Page { let title = "Home"; var content: some View { Text("Welcome") } }
      struct Sample: View { var body: some View { Home() } }
      """)
    #expect(hearing.texts() == ["Home. Heading.", "Welcome"])
  }
}
