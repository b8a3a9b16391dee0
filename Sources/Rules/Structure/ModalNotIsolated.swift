import SourceModel
import SwiftSource

/// A dialog of the app's own, behind which everything can still be reached.
public struct ModalNotIsolated: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "modal-not-isolated", family: .structure, severity: .warning, impact: .serious, wcag: ["2.4.3", "1.3.2"],
    title: "home-made dialog does not hide what is behind it",
    documentation: RuleDocumentation(
      reports: """
        A branch of a `ZStack` or of an overlay that shows a dimmed colour over the screen and another view on it, in \
        a type that neither gives the modal trait nor hides anything from assistive technologies.
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
        number. Silent where the branch hands its content to a view that may be modal by itself.
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

  private static let ways = ["isModal", "accessibilityHidden", "accessibilityViewIsModal", "accessibilityFocused"]
  private static let controls: Set<String> = ["Button", "TextField", "SecureField", "Toggle", "Picker", "Link", "TextEditor"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.code.types.flatMap { type -> [Outcome] in
      guard type.mentions([".opacity("]), !type.mentions(Self.ways) else { return [] }
      var found: [Outcome] = []
      for chain in type.chains {
        let stack = chain.name == "ZStack" ? chain.call?.closures.last : nil
        let overlays = chain.links.filter { $0.name == "overlay" }.compactMap(\.call.closures.last)
        for closure in [stack].compactMap(\.self) + overlays { found += layers(of: closure.body) }
      }
      return found
    }
  }

  private func layers(of block: Block) -> [Outcome] {
    block.statements.compactMap { statement -> Outcome? in
      guard case .conditional(let code) = statement, code.otherwise == nil else { return nil }
      var views = code.then.views
      if views.count == 1, views[0].name == "ZStack", let inner = views[0].call?.closures.last { views = inner.body.views }
      guard let backdrop = views.first(where: Self.isBackdrop), views.count > 1,
        views.contains(where: { $0.whole !== backdrop.whole && Self.holdsControl($0) }) else { return nil }
      return .violation(Violation(
        "what is behind the dialog can still be reached with assistive technologies", certainty: .likely,
        at: backdrop.whole.range))
    }
  }

  /// A colour over the whole screen, dimmed by a number.
  private static func isBackdrop(_ chain: CodeChain) -> Bool {
    let isColour = chain.base.range.text.hasPrefix("Color") || chain.name == "Rectangle"
    guard isColour, chain.has("ignoresSafeArea", "edgesIgnoringSafeArea"),
      let opacity = chain.link("opacity")?.call.arguments.first?.value.numberValue else { return false }
    return opacity > 0.05 && opacity < 1
  }

  /// Something to act on that is written out here.
  private static func holdsControl(_ chain: CodeChain) -> Bool {
    guard case .call = chain.base.kind else { return false }
    if controls.contains(chain.name ?? "") { return true }
    guard ["VStack", "HStack", "ZStack", "Group"].contains(chain.name) else { return false }
    var holds = false
    CodeWalk.expressions(of: .expression(chain.base)) { expression in
      if case .call(let call) = expression.kind, let name = call.callee.plainName, controls.contains(name) { holds = true }
    }
    return holds
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
