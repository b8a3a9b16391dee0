import AccessibilityModel
import SourceModel
import SwiftSource

/// A dialog of the app's own, behind which everything can still be reached.
public struct ModalNotIsolated: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "modal-not-isolated", family: .structure, severity: .warning, impact: .serious, wcag: ["2.4.3", "1.3.2"],
    title: "home-made dialog does not hide what is behind it",
    documentation: RuleDocumentation(
      reports: """
        A branch of a `ZStack` or of an overlay that shows a dimmed colour over the screen and controls on it, of \
        which none has the modal trait, in a type that hides nothing from assistive technologies.
        """,
      why: """
        The dark layer keeps eyes and fingers on the dialog. VoiceOver walks on into what is behind it and can press \
        buttons there; many people never find the dialog.
        """,
      howToFix: """
        Add `.accessibilityAddTraits(.isModal)` to the dialog, or `.accessibilityHidden(isShown)` to what is behind. \
        `sheet`, `alert` and `fullScreenCover` do it by themselves.
        """,
      elsewhere: "`dialog.accessibilityViewIsModal = true`.",
      limits: """
        Layers that only say that something is loading are left alone, and so are colours that are not dimmed by a \
        number. Silent where part of what the branch shows is not known.
        """,
      references: [
        "Apple: documentation of AccessibilityTraits.isModal", "WCAG 2.2: understanding 2.4.3 Focus Order",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              ↓Color.black.opacity(0.4).ignoresSafeArea()
              VStack { Text("Really?"); Button("Yes") { remove() } }
            }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          Button("Delete") { isAsking = true }
            .overlay {
              if isAsking {
                ZStack {
                  ↓Color.black.opacity(0.4).edgesIgnoringSafeArea(.all).onTapGesture { isAsking = false }
                  VStack { Text("Really?"); Button("Yes") { remove() } }
                }
              }
            }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }
              if isAsking {
                ↓Color.black.opacity(0.4).ignoresSafeArea()
                ConfirmationCard()
              }
            }
          }
        }

        struct ConfirmationCard: View {
          var body: some View { VStack { Text("Really?"); Button("Yes") { remove() } } }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          @State private var isAsking = false
          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }
              if isAsking { ConfirmationDrawer(isAsking: $isAsking) }
            }
          }
        }

        struct ConfirmationDrawer: View {
          @Binding var isAsking: Bool
          var body: some View {
            ZStack {
              ↓Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isAsking = false }
              VStack { Text("Really?"); Button("Yes") { isAsking = false } }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              Color.black.opacity(0.4).ignoresSafeArea()
              VStack { Text("Really?"); Button("Yes") { remove() } }.accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack {
            Text("List")
            if isLoading {
              Color.black.opacity(0.4).ignoresSafeArea()
              ProgressView()
            }
          }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                ConfirmationCard()
              }
            }
          }
        }

        struct ConfirmationCard: View {
          var body: some View {
            VStack { Text("Really?"); Button("Yes") { remove() } }.accessibilityAddTraits(.isModal)
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              Color.black.opacity(0.4).ignoresSafeArea()
              ConfirmationCard()
            }
          }
        }
        """),
    ])

  /// Words of code that keeps people in a dialog in ways that elements do not tell of.
  private static let ways = ["accessibilityHidden", "accessibilityViewIsModal", "accessibilityFocused"]

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var layers = app.project.ofEachType(Self.self, "", Self.layers) + layersInComponents(app.project)
    guard !layers.isEmpty else { return [] }
    let byFile = Dictionary(grouping: layers.indices) { ObjectIdentifier(layers[$0].range.file) }
    for screen in app.screens {
      for place in screen.places.places where place.element.exposure == .exposed {
        let ways = [place.element.source] + place.element.callSites.map(\.source)
        let near = Set(ways.flatMap { byFile[ObjectIdentifier($0.file)] ?? [] })
        for index in near where ways.contains(where: layers[index].range.contains) { layers[index].add(place) }
      }
    }
    let reserved = Set(app.project.ofEachType(Self.self, "ways") { $0.mentions(Self.ways) ? [$0.name] : [] })
    return layers.compactMap { $0.outcome(reserved) }
  }

  /// The layers of a type that a dimmed colour parts from what is behind.
  private static func layers(of type: WholeType) -> [Layer] {
    guard type.mentions([".opacity("]), !type.mentions(ways) else { return [] }
    return branches(of: type).compactMap(Layer.init)
  }

  /// Branches that show nothing but a component which lies on a dimmed colour of its own.
  private func layersInComponents(_ project: ProjectSubject) -> [Layer] {
    let dialogs = project.ofEachType(Self.self, "dialogs") { type -> [(name: String, backdrop: SourceRange)] in
      guard type.mentions([".opacity("]), !type.mentions(Self.ways) else { return [] }
      // What only some branch shows is a layer by itself.
      let conditional = Self.branches(of: type).map(\.then.range)
      let stacks = type.chains.filter { chain in
        chain.name == "ZStack" && !conditional.contains { $0.contains(chain.base.range) }
      }
      let backdrop = stacks.lazy.compactMap { $0.call?.closures.last?.body.views.first(where: Layer.isBackdrop) }.first
      return backdrop.map { [(type.name, $0.whole.range)] } ?? []
    }
    guard !dialogs.isEmpty else { return [] }
    let backdrops = Dictionary(dialogs.map { ($0.name, $0.backdrop) }) { first, _ in first }
    let shown = project.ofEachType(Self.self, "shown") { type -> [(name: String, branch: SourceRange)] in
      if type.mentions(Self.ways) { return [] }
      return Self.branches(of: type).compactMap { code in
        guard code.otherwise == nil, code.then.views.count == 1, code.then.statements.count == 1,
          let name = code.then.views[0].name else { return nil }
        return (name, code.then.range)
      }
    }
    return shown.compactMap { name, branch in backdrops[name].map { Layer($0, in: branch) } }
  }

  /// The branches of what lies over something else.
  private static func branches(of type: WholeType) -> [IfCode] {
    type.chains.flatMap { chain -> [IfCode] in
      let stack = chain.name == "ZStack" ? chain.call?.closures.last : nil
      let overlays = chain.links.filter { $0.name == "overlay" }.compactMap(\.call.closures.last)
      return ([stack].compactMap(\.self) + overlays).flatMap { closure in
        closure.body.statements.flatMap { conditionals($0, of: type) }
      }
    }
  }

  /// The branches that a statement shows by itself, also where it stands in a property or function of the type.
  private static func conditionals(_ statement: Statement, of type: WholeType) -> [IfCode] {
    switch statement {
    case .conditional(let code): return [code]
    case .expression(let expression):
      guard let name = CodeChain(reading: expression).name else { return [] }
      let code = type.parts.flatMap { part in
        part.members.properties.filter { $0.name == name }.compactMap(\.getter)
          + part.members.functions.filter { $0.name == name }.compactMap(\.body)
      }
      guard code.count == 1 else { return [] }
      return code[0].statements.compactMap { if case .conditional(let code) = $0 { code } else { nil } }
    default: return []
    }
  }

  /// A branch that shows something on a dimmed colour, with what the tree says of it.
  private struct Layer: Sendable {
    let backdrop: SourceRange
    let range: SourceRange
    private var holdsControl = false
    private var isModal = false
    private var isKnown = true
    private var components: Set<String> = []

    init(_ backdrop: SourceRange, in branch: SourceRange) {
      self.backdrop = backdrop
      range = branch
    }

    init?(_ code: IfCode) {
      guard code.otherwise == nil else { return nil }
      var views = code.then.views
      if views.count == 1, views[0].name == "ZStack", let inner = views[0].call?.closures.last {
        views = inner.body.views
      }
      guard views.count > 1, let backdrop = views.first(where: Self.isBackdrop) else { return nil }
      self.backdrop = backdrop.whole.range
      range = code.then.range
    }

    /// A colour over the whole screen, dimmed by a number.
    static func isBackdrop(_ chain: CodeChain) -> Bool {
      let isColour = chain.base.range.text.hasPrefix("Color") || chain.name == "Rectangle"
      guard isColour, chain.has("ignoresSafeArea", "edgesIgnoringSafeArea"),
        let opacity = chain.link("opacity")?.call.arguments.first?.value.numberValue else { return false }
      return opacity > 0.05 && opacity < 1
    }

    /// To be called with what the branch shows.
    mutating func add(_ place: ScreenPlaces.Place) {
      let element = place.element
      if element.role.isControl { holdsControl = true }
      if element.certainty == .opaque { isKnown = false }
      if element.mayHave(.modal) || place.containers.contains(where: \.isModal) { isModal = true }
      components.formUnion(element.callSites.map(\.view))
    }

    func outcome(_ reserved: Set<String>) -> Outcome? {
      guard holdsControl, !isModal, components.isDisjoint(with: reserved) else { return nil }
      guard isKnown else { return .undecided(UnknownReason(.opaqueView, "dialog")) }
      return .violation(Violation(
        "what is behind the dialog can still be reached with assistive technologies", certainty: .likely, at: backdrop))
    }
  }
}

extension Block {
  /// The views that the statements make by themselves, without those under conditions.
  var views: [CodeChain] {
    statements.compactMap { statement in
      guard case .expression(let expression) = statement else { return nil }
      return CodeChain(reading: expression)
    }
  }
}
