import EarshotCore
import SourceModel
import Testing

/// Parts of screens that code hands on by way of wrappers, copies, styles, loops and packages.
@Suite("Parts that are followed")
struct FollowedPartTests {
  @Test("What a wrapper in a sheet or behind a link is filled with is part of what is shown")
  func filledPresentation() async {
    let hearing = await Hearing.source(
      """
      struct Framed<Content: View>: View {
        let title: String
        let content: Content
        init(title: String, @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }
        var body: some View { VStack { Text(title); content } }
      }
      struct Noted: View { let hint: AnyView; var body: some View { VStack { Text("Note"); hint } } }
      struct Delayed<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct Goal: View { var body: some View { Text("Goal") } }
      struct Sheet: View {
        @State private var isOpen = false
        var body: some View { Text("A").sheet(isPresented: $isOpen) { Framed(title: "Frame") { Text("Inside") } } }
      }
      struct Noting: View {
        @State private var isOpen = false
        var body: some View { Text("B").sheet(isPresented: $isOpen) { Noted(hint: AnyView(Text("Given"))) } }
      }
      struct Leading: View { var body: some View { NavigationLink("Go") { Framed(title: "Link") { Text("There") } } } }
      struct Screens: View { var body: some View { NavigationLink(destination: Delayed(Goal())) { Text("Go") } } }
      """)
    #expect(hearing.texts(of: "Sheet › sheet") == ["Frame", "Inside"])
    #expect(hearing.texts(of: "Noting › sheet") == ["Note", "Given"])
    #expect(hearing.texts(of: "Leading › destination") == ["Link", "There"])
    // One of the project's views is a screen by itself, whoever hands it on.
    #expect(hearing.texts(of: "Screens › destination") == nil)
  }

  @Test("A view of the project that a layer has under a condition is heard")
  func layerUnderCondition() async {
    let hearing = await Hearing.source(
      """
      struct Badge: View { var body: some View { Text("New") } }
      struct Sample: View {
        let isNew: Bool
        var body: some View {
          Text("A").overlay(isNew ? Badge() : nil)
          Text("B").background(isNew ? nil : Dot())
          Text("C").background(isNew ? Color.red : Color.clear)
          Text("D").overlay(kind.mark)
          TupleView((Badge(), Text("E")))
        }
        let kind: Kind
      }
      struct Dot: View { var body: some View { Text("Dot") } }
      enum Kind {
        case new, old
        @ViewBuilder var mark: some View { switch self { case .new: Badge(); case .old: Dot() } }
      }
      """)
    #expect(hearing.texts(of: "Sample") == [
      "A", "New [isNew]", "Dot [!isNew]", "B", "C", "D", "New [kind == .new]", "Dot [kind == .old]", "New", "E",
    ])
  }

  @Test("A menu that a view has under a condition is read")
  func menuUnderCondition() async {
    let hearing = await Hearing.body(
      "Text(\"A\").contextMenu(isOwn ? ContextMenu { Button(\"Rename\") {} } : nil)", members: "let isOwn: Bool")
    #expect(hearing.texts(of: "Sample › context menu") == ["Rename. Button."])
  }

  @Test("An initialiser that is handed over in the place of a closure makes its view")
  func initialisersAsContent() async {
    let hearing = await Hearing.source(
      """
      struct Own: View { var body: some View { Text("Own") } }
      struct Framed<Content: View>: View {
        let content: () -> Content
        init(content: @escaping () -> Content) { self.content = content }
        var body: some View { VStack { content() } }
      }
      struct Sample: View {
        var body: some View {
          VStack(content: Own.init)
          Framed(content: Own.init)
          Text("A").overlay(content: Own.init)
          Button(action: {}, label: Own.init)
          Group(content: Divider.init)
        }
      }
      """)
    #expect(hearing.texts(of: "Sample") == ["Own", "Own", "A", "Own", "Own. Button."])
  }

  @Test("A closure that a view keeps, and the method of the same name that sets it")
  func closureAndMethod() async {
    let hearing = await Hearing.source(
      """
      struct Photo: View {
        private let name: String
        private var image: (Image) -> AnyView
        init(_ name: String) { self.name = name; image = { AnyView($0) } }
        var body: some View { image(Image(name)) }
        func image(@ViewBuilder _ content: @escaping (Image) -> AnyView) -> Self {
          var copy = self
          copy.image = content
          return copy
        }
      }
      struct Sample: View { var body: some View { Photo("cat").image { AnyView($0.accessibilityLabel("A cat")) } } }
      """)
    #expect(hearing.texts() == ["A cat. Image."])
  }

  @Test("A root of children of which nobody knows the number arranges them as one")
  func childrenOfAnyNumber() async {
    let source = """
      struct Lines: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
          let last = children.last?.id
          ForEach(children) { child in
            child
            if child.id != last { Text("then") }
          }
        }
      }
      struct Numbered: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View { Text("All \\(children.count)"); ForEach(children) { $0 } }
      }
      struct Sample: View {
        let names: [String]
        var body: some View { _VariadicView.Tree(Lines()) { ForEach(names, id: \\.self) { Text($0) } } }
      }
      struct Counted: View {
        let names: [String]
        var body: some View { _VariadicView.Tree(Numbered()) { ForEach(names, id: \\.self) { Text($0) } } }
      }
      """
    let hearing = await Hearing.source(source)
    #expect(hearing.texts()?.first == "«element» {for element in names}")
    #expect(hearing.texts()?.last?.hasPrefix("then [") == true)
    #expect(hearing.texts(of: "Counted")?.count == 1)
  }

  @Test("Styles that put a view together from its parts")
  func partStyles() async {
    let hearing = await Hearing.source(
      """
      struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isExpanded.toggle() } label: { HStack { configuration.label; Text("more") } }
          if configuration.isExpanded { configuration.content }
        }
      }
      struct Lined: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("is"); configuration.content }
        }
      }
      extension LabeledContentStyle where Self == Lined { static var lined: Lined { Lined() } }
      struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content; configuration.label } }
      }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View {
          DisclosureGroup("Size", isExpanded: $isOpen) { Text("Inside") }.disclosureGroupStyle(Plain())
          LabeledContent("Kind", value: "Wide").labeledContentStyle(.lined)
          LabeledContent("Colour", value: "Red")
          GroupBox("Box") { Text("In it") }.groupBoxStyle(Card())
        }
      }
      """)
    #expect(hearing.texts() == [
      "Size, more. Button.", "Inside [isOpen]", "Kind", "is", "Wide", "Colour: Red", "In it", "Box",
    ])
  }

  @Test("The scopes of a search are segments")
  func searchScopes() async {
    let hearing = await Hearing.body(
      """
      List { Text("Row") }.searchable(text: $text).searchScopes($scope) { Text("All").tag(0); Text("Mine").tag(1) }
      """, members: "@State private var text = \"\"\n@State private var scope = 0")
    let scopes = hearing.texts(of: "Sample › search scopes")
    #expect(scopes?.first?.hasPrefix("Selected: All. Button. 1 of 2. // partial") == true)
    #expect(scopes?.last?.hasPrefix("Mine. Button. 2 of 2. // partial") == true)
  }

  @Test("Pictures of packages that functions make, and what closures make of them")
  func picturesOfPackages() async {
    let hearing = await Hearing.source(
      """
      struct Cached: View {
        let url: URL
        var body: some View { KFImage.url(url).fade(duration: 1).placeholder { Text("Loading") } }
      }
      struct Lazy: View {
        let url: URL
        var body: some View {
          LazyImage(url: url) { state in
            if let image = state.image { image.accessibilityLabel("Cover") } else { Text("Waiting") }
          }
        }
      }
      """)
    #expect(hearing.texts(of: "Cached")?.last == "Loading [image is not loaded]")
    #expect(hearing.texts(of: "Lazy") == ["Cover. Image. [state.image != nil]", "Waiting [state.image == nil]"])
  }

  @Test("Buttons that a loop adds to an action sheet, and texts that it adds to a text")
  func loops() async {
    let hearing = await Hearing.source(
      """
      struct Order { let name: String }
      struct Sorted: View {
        let orders: [Order]
        @State private var isOpen = false
        var body: some View { Text("Row").actionSheet(isPresented: $isOpen) { sheet } }
        var sheet: ActionSheet {
          var buttons: [ActionSheet.Button] = []
          for order in orders { buttons.append(.default(Text(order.name)) {}) }
          if isOpen { buttons.append(.destructive(Text("Clear"))) }
          buttons.append(.cancel())
          return ActionSheet(title: Text("Sort"), buttons: buttons)
        }
      }
      struct Joined: View {
        let words: [String]
        var body: some View { line }
        var line: Text {
          var line = Text("Say ")
          for word in words { line = line + Text(word) }
          return line + Text("!")
        }
      }
      """)
    #expect(hearing.texts(of: "Sorted › dialog") == [
      "Sort", "«order.name». Button. [for order in orders]", "Clear. Button. [isOpen]", "Cancel. Button.",
    ])
    #expect(hearing.texts(of: "Joined") == ["«line»«word»! [for word in words]", "Say ! [!(for word in words)]"])
  }

  @Test("A style in the background is no view, whatever it comes to")
  func styleAsBackground() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        @Environment(\\.backgroundStyle) private var around
        @State private var isPlain = false
        private var style: AnyShapeStyle? { if isPlain { AnyShapeStyle(Color.clear) } else { around } }
        var body: some View { VStack { Text("A") }.background(style ?? AnyShapeStyle(Color.clear)) }
      }
      """)
    #expect(hearing.texts() == ["A"])
  }

  @Test("Representables of views that draw and no more")
  func drawnRepresentables() async {
    let hearing = await Hearing.source(
      """
      struct Moving: UIViewRepresentable {
        let data: Data
        func makeUIView(context: Context) -> SDAnimatedImageView {
          let view = SDAnimatedImageView()
          guard let image = SDAnimatedImage(data: data) else { return view }
          view.image = image
          return view
        }
        func updateUIView(_ view: SDAnimatedImageView, context: Context) {}
      }
      struct Blur: NSViewRepresentable {
        func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
        func updateNSView(_ view: NSVisualEffectView, context: Context) {}
      }
      struct Files: NSViewRepresentable {
        func makeNSView(context: Context) -> NSBrowser { NSBrowser() }
        func updateNSView(_ view: NSBrowser, context: Context) {}
      }
      struct Sample: View { let data: Data; var body: some View { Text("A"); Moving(data: data); Blur(); Files() } }
      """)
    #expect(hearing.texts()?.count == 2)
    #expect(hearing.texts()?.first == "A")
  }

  @Test("An animation of Lottie in a representable is nothing to be heard, alone or in a plain view")
  func animatedRepresentables() async {
    let hearing = await Hearing.source(
      """
      struct Waving: UIViewRepresentable {
        let name: String
        func makeUIView(context: Context) -> UIView {
          let view = UIView(frame: .zero)
          let wave = LottieAnimationView()
          wave.animation = LottieAnimation.named(name)
          view.addSubview(wave)
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Alone: UIViewRepresentable {
        func makeUIView(context: Context) -> LottieAnimationView { LottieAnimationView(name: "wave") }
        func updateUIView(_ view: LottieAnimationView, context: Context) {}
      }
      struct Sample: View { let name: String; var body: some View { Text("A"); Waving(name: name); Alone() } }
      """)
    #expect(hearing.texts() == ["A"])
  }

  @Test("Copies stand for the view that they were made of; a list of a package is no view, and nothing is nothing")
  func accounts() async {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    let source = """
      import SwiftUI
      struct Tile: View {
        let title: String
        let size: Int
        init(title: String) { self.title = title; size = 0 }
        private init(title: String, size: Int) { self.title = title; self.size = size }
        var body: some View { Text(title) }
        func tileSize(_ size: Int) -> some View { Tile(title: title, size: size) }
      }
      struct Sample: View { var body: some View { Tile(title: "One").tileSize(2) } }
      final class Trip { let stops = List<Stop>(); let rest: () -> AnyView = { AnyView(EmptyView()) } }
      struct Stop {}
      """
    let account = await Analysis.run(files: ["Source.swift": source], options).accounting
    #expect(account?.unfollowed == [])
    #expect(account?.viewExpressions == 4)
    #expect(account?.hidden == 1)
  }
}
