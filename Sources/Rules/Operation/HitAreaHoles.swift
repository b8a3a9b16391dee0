import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A row that can be tapped on its words and not between them.
public struct HitAreaHoles: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hit-area-holes", family: .operation, severity: .note, impact: .minor, wcag: ["2.5.8"],
    title: "taps beside the words do nothing",
    documentation: RuleDocumentation(
      reports: """
        A stack with a `Spacer` and a tap gesture, without `contentShape` or a background between them. A button in the \
        plain style whose label is a row with a `Spacer` and no `contentShape`. And a button \
        around which a frame or padding with a background is drawn: touches count on its label alone.
        """,
      why: """
        A stack takes touches only where its views draw something. The room that the spacer makes looks like part of \
        the row, and taps there, as of a person with a tremor or of a switch that taps the middle, do nothing.
        """,
      howToFix: """
        Add `.contentShape(Rectangle())` before the gesture, or make the row a `Button`. Put frame, padding and background \
        into the label of the button, or into a button style.
        """,
      elsewhere: "A `UIControl` takes touches in all of its bounds.",
      limits: """
        Only stacks whose spacer is one of their own views are seen. Gestures that only put the keyboard away are left \
        alone. So are buttons in lists, whose whole row takes touches, in bars and menus, on the Mac, and those with a style.
        """,
      references: ["Apple: documentation of contentShape(_:eoFill:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }↓.onTapGesture { open() }
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.contentShape(Rectangle()).onTapGesture { open() }
          }
          """),
      .pass(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.contentShape(Rectangle()).onTapGesture { open() }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.padding().background(.blue).onTapGesture { open() }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          @FocusState var isFocused: Bool
          var body: some View {
            HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.onTapGesture { isFocused = false }
          }
        }
        """),
      .pass("var body: some View { HStack { Text(\"Wi-Fi\"); Text(\"Home\") }.onTapGesture { open() } }"),
      .pass(
        """
        var body: some View {
          VStack { Spacer(); HStack { Text("Sent"); Image(systemName: "checkmark") }; Text("Undo") }.onTapGesture { close() }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { Text("Wi-Fi"); Spacer(); Text("Home") }↓.onTapGesture { open() }
        }
        """),
      .violation(
        """
        var body: some View {
          Button("Sign in") { signIn() }
            .frame(maxWidth: .infinity, minHeight: 54)
            ↓.background(Color.blue)
        }
        """),
      .violation(
        """
        extension View {
          func filled() -> some View { self.padding().frame(maxWidth: .infinity).background(Color.blue).cornerRadius(12) }
        }
        struct Login: View {
          var body: some View { Button(action: signIn) { Text("Sign in").bold() }↓.filled() }
        }
        """),
      .violation(
        """
        struct Filled: ViewModifier {
          func body(content: Content) -> some View { content.padding(16).background(Capsule().fill(.blue)) }
        }
        struct Login: View {
          var body: some View { Button { signIn() } label: { Text("Sign in") }.font(.headline)↓.modifier(Filled()) }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { signIn() } label: { Text("Sign in").frame(maxWidth: .infinity).padding() }.background(Color.blue)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Sign in") { signIn() }.padding().buttonStyle(.borderedProminent).background(Color.blue)
        }
        """),
      .pass(
        """
        var body: some View {
          List { Button("Sign in") { signIn() }.padding().background(Color.blue) }
        }
        """),
      .violation(
        """
        var body: some View {
          List(names, id: \\.self) { name in
            Button { choose(name) } label: {
              ↓HStack {
                Text(name)
                Spacer()
                if name == chosen { Image(systemName: "checkmark").accessibilityHidden(true) }
              }
            }
            .buttonStyle(.plain)
          }
        }
        """,
        fixed: """
          var body: some View {
            List(names, id: \\.self) { name in
              Button { choose(name) } label: {
                HStack {
                  Text(name)
                  Spacer()
                  if name == chosen { Image(systemName: "checkmark").accessibilityHidden(true) }
                }.contentShape(Rectangle())
              }
              .buttonStyle(.plain)
            }
          }
          """),
      .violation(
        """
        var body: some View {
          Button(action: open) { ↓HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.padding() }.buttonStyle(PlainButtonStyle())
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Button(action: open) { HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.background(.blue) }.buttonStyle(.plain)
            Button(action: open) { HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.contentShape(.rect) }.buttonStyle(.plain)
            Button(action: open) { HStack { Text("Wi-Fi"); Spacer(); Text("Home") } }.buttonStyle(.bordered)
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { Text("Wi-Fi"); Spacer(); Text("Home") }.card().onTapGesture { open() }
        }
        """),
    ])

  private static let gestures = FrameworkNames.names(.tapModifier)
  /// Modifiers after which a stack takes touches only where it did before.
  private static let harmless: Set<String> = [
    "padding", "frame", "font", "foregroundColor", "foregroundStyle", "opacity", "id", "tint", "lineLimit", "bold",
    "listRowInsets", "listRowSeparator", "accessibilityElement", "accessibilityLabel", "accessibilityAddTraits",
    "accessibilityHint", "accessibilityValue", "accessibilityIdentifier", "onAppear", "help",
  ]

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] { rows(app) + buttons(app) + labels(app) }

  /// Plain buttons whose label is a row with room: such a style takes touches where the label draws something.
  private func labels(_ app: AppSubject) -> [Outcome] {
    app.project.ofEachType(Self.self, "labels", Self.plainHoles).filter { $0.file.build.platforms != .macOS }.map { place in
      .violation(Violation(
        "the plain button takes no touches in the room of the spacer", certainty: .likely, at: place,
        fixes: [
          Fix(
            "take taps in the whole row", safety: .suggested,
            edits: [.insertion(of: ".contentShape(Rectangle())", at: place.end, in: place.file)])
        ]))
    }
  }

  /// `Button { … } label: { HStack { Text("Wi-Fi"); Spacer(); Text("Home") } }.buttonStyle(.plain)`
  private static func plainHoles(of type: WholeType) -> [SourceRange] {
    guard type.mentions(["buttonStyle"]) else { return [] }
    return type.chains.compactMap { chain in
      guard ["Button", "NavigationLink"].contains(chain.name), !chain.has("contentShape", "background", "overlay"),
        let style = chain.link("buttonStyle")?.call.arguments.first?.value, isPlain(style),
        let label = chain.call?.argument("label") ?? chain.call?.arguments.last(where: \.isTrailingClosure)?.value,
        case .closure(let closure) = label.kind, closure.body.statements.count == 1, let stack = closure.body.views.first,
        stack.name == "HStack", stack.links.allSatisfy({ harmless.contains($0.name) }),
        let content = stack.call?.closures.last?.body, hasRoom(content) else { return nil }
      return stack.whole.range
    }
  }

  private static func isPlain(_ style: Expression) -> Bool {
    switch style.kind {
    case .member(_, "plain"): true
    case .call(let call): call.callee.plainName == "PlainButtonStyle"
    default: false
    }
  }

  /// Room between what stands in a row, conditional parts included.
  private static func hasRoom(_ content: Block) -> Bool {
    content.statements.count > 2 && content.views.contains { $0.name == "Spacer" } || hasRoom(content.views, in: "HStack")
  }

  /// Buttons whose ground is drawn around them.
  private func buttons(_ app: AppSubject) -> [Outcome] {
    let grounds = OuterGround(app.project.allFiles)
    let places = app.project.code.types.flatMap { $0.chains.compactMap(grounds.place) }
    guard !places.isEmpty else { return [] }
    let seen = app.ofEachScreen(Self.self, "buttons") { screen in
      screen.places.filter { place in
        place.element.exposure == .exposed && [.button, .navigationLink].contains(place.element.role)
      }.map { place in
        (place.element.source, place.element.nounWithName, place.containers.contains { Self.ownAreas.contains($0.kind) })
      }
    }
    let apart = Set(seen.filter(\.2).map(\.0))
    let names = Dictionary(seen.map { ($0.0, $0.1) }) { first, _ in first }
    return places.compactMap { place in
      guard let name = names[place.button], !apart.contains(place.button), place.button.file.build.platforms != .macOS
      else { return nil }
      var violation = Violation(
        "\(name) takes touches on its label alone, and not in the frame that is drawn around it", certainty: .likely,
        at: place.modifier)
      violation.cause = place.own.map(FindingCause.constant)
      return .violation(violation)
    }
  }

  /// Where the system decides what takes touches.
  private static let ownAreas: Set<AccessibilityContainer.Kind> = [.list, .table, .menu, .toolbar, .navigationBar, .tabBar, .alert]

  private func rows(_ app: AppSubject) -> [Outcome] {
    let places = app.project.ofEachType(Self.self, "", Self.holes)
    guard !places.isEmpty else { return [] }
    let trifling = Self.trifling(app)
    return places.filter { !trifling.contains($0) }.map { place in
      .violation(Violation(
        "taps in the room of the spacer do nothing", certainty: .certain, at: place,
        fixes: [
          Fix(
            "take taps in the whole row", safety: .suggested,
            edits: [FixBuilder.adding(".contentShape(Rectangle())", before: place)])
        ]))
    }
  }

  /// The gestures of rows with room that takes no taps.
  private static func holes(of type: WholeType) -> [SourceRange] {
    type.chains.compactMap { chain in
      guard ["HStack", "VStack"].contains(chain.name), let closure = chain.call?.closures.last,
        let index = chain.links.firstIndex(where: { gestures.contains($0.name) }),
        chain.links[..<index].allSatisfy({ harmless.contains($0.name) }),
        !chain.links[index...].contains(where: { $0.name == "contentShape" }),
        hasRoom(closure.body.views, in: chain.name ?? "") else { return nil }
      return chain.links[index].place
    }
  }

  /// Gestures that nobody misses: they do nothing, or put the keyboard away.
  private static func trifling(_ app: AppSubject) -> Set<SourceRange> {
    let places = app.ofEachScreen(Self.self) { screen in
      screen.all.flatMap(\.gestures).filter { $0.effect.isEmpty || $0.effect.onlyEndsEditing }.map(\.source.atDot)
    }
    return Set(places)
  }

  /// Room between the views or beside several of them; behind a single one a spacer only keeps it to the side, and at an
  /// end of a column it keeps what is there at the top or the bottom of the screen.
  private static func hasRoom(_ views: [CodeChain], in stack: String) -> Bool {
    if stack == "VStack" {
      let inner = views.drop { $0.name == "Spacer" }.reversed().drop { $0.name == "Spacer" }
      return inner.contains { $0.name == "Spacer" }
    }
    return views.count > 2 && views.contains { $0.name == "Spacer" } || views.count == 2 && views[0].name == "Spacer"
  }
}
