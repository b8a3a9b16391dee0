import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Words for a view that is hidden from those who would hear them.
public struct ContradictoryModifiers: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "contradictory-modifiers", family: .structure, severity: .warning, impact: .moderate, wcag: ["4.1.2"],
    title: "view is hidden and described at once",
    documentation: RuleDocumentation(
      reports: """
        `.accessibilityHidden(true)` together with a label, value or hint in one chain, and `Image(decorative:)` with \
        `accessibilityLabel`.
        """,
      why: """
        A hidden view is out of the tree, so its label is never spoken; a decorative image with a label is back in it. \
        One of the two modifiers says what its author meant, the other defeats it.
        """,
      howToFix: """
        Decide: remove `.accessibilityHidden(true)` when the words matter, or the words when the view is decoration.
        """,
      elsewhere: "Either `isAccessibilityElement = false` or an `accessibilityLabel`, not both.",
      limits: "Only a plain `true` counts; a condition may be right in both its outcomes.",
      references: [
        "Apple: documentation of accessibilityHidden(_:) and Image(decorative:bundle:)", "Recorded: ax_ax_aXHidden",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Image("seal")↓.accessibilityLabel("Verified").accessibilityHidden(true)
        }
        """,
        fixed: """
          var body: some View {
            Image("seal").accessibilityLabel("Verified")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { Text("Tea"); Text("12") }
            .accessibilityHidden(true)
            ↓.accessibilityHint("Opens the order")
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Tea"); Text("12") }
              .accessibilityHint("Opens the order")
          }
          """),
      .violation(
        """
        var body: some View {
          Image(decorative: "seal")↓.accessibilityLabel("Verified")
        }
        """,
        fixed: """
          var body: some View {
            Image("seal").accessibilityLabel("Verified")
          }
          """),
      .pass(
        """
        var body: some View {
          Image("seal").accessibilityLabel("Verified").accessibilityHidden(isCompact)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            Image("seal").accessibilityLabel("Verified")
            Text("12")
          }
          .accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Image(decorative: "seal").accessibilityHidden(true)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text("Offline").accessibilityLabel("No connection").accessibilityHidden(isHidden)
        }
        """),
    ])

  private static let texts = FrameworkNames.names(.spokenModifier)

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    if let outcome = decorative(element, in: context) { return outcome }
    guard element.exposure == .hidden,
      let hidden = element.modifiers(named: "accessibilityHidden").first(where: { $0.arguments == ["true"] })
      else { return .inapplicable }
    let before = element.modifiers.first {
      Self.texts.contains($0.name) && ModifierChain.joins($0.source, hidden.source)
    }
      .map { ModifierChain.Link(name: $0.name, range: $0.place) }
    let after = ModifierChain.links(after: hidden.source).first { Self.texts.contains($0.name) }
    guard let (name, place) = (before ?? after).map({ ($0.name, $0.range) }) else { return .pass }
    return .violation(Violation(
      "'\(name)' is without effect, since the view is hidden from assistive technologies", certainty: .certain,
      at: place,
      fixes: [
        Fix("let it be heard", safety: .suggested, edits: [FixBuilder.removing(hidden.place)]),
        Fix("keep it hidden and remove '\(name)'", safety: .suggested, edits: [FixBuilder.removing(place)]),
      ], related: [RelatedPlace(hidden.place, "hidden here")]))
  }

  private func decorative(_ element: AccessibilityElement, in context: RuleContext) -> Outcome? {
    guard element.role == .image, element.exposure == .exposed,
      let label = element.modifiers(named: "accessibilityLabel").first, element.owns(label),
      let chain = context.chain(of: element), chain.name == "Image", let name = chain.call?.argument("decorative")
    else { return nil }
    let view = element.source
    let argument = SourceRange(file: view.file, start: view.start, end: name.range.start)
    let edit = FixBuilder.replacing(argument, with: "Image(")
    return .violation(Violation(
      "image is declared decorative and given a label", certainty: .certain, at: label.place,
      fixes: [Fix("declare it an image with a meaning", safety: .suggested, edits: [edit])]))
  }
}
