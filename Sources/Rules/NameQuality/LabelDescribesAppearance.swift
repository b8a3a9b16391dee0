import AccessibilityModel
import PlatformKnowledge

/// A label that says what the picture looks like, where people need to hear what it does or stands for.
public struct LabelDescribesAppearance: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-describes-appearance", family: .nameQuality, severity: .warning, impact: .moderate, wcag: ["1.1.1"],
    title: "label says what the picture looks like",
    documentation: RuleDocumentation(
      reports: """
        An `accessibilityLabel` on a control or a symbol that describes its look: "heart icon", "filled star", \
        "red circle", "right arrow".
        """,
      why: """
        People who cannot see the picture need its purpose. "Right arrow" may be next, forward, expand or send; the \
        look says nothing of it.
        """,
      howToFix: "Say what the control does or what the picture stands for: \"Remove from favourites\", \"Next\".",
      elsewhere: "The same words in `accessibilityLabel`.",
      limits: """
        Judged by lists of words, so it is likely and not certain. A shape or a colour by itself is left alone, since \
        drawing tools and colour pickers have such names, and so are labels about icons, such as "Change app icon". \
        Photographs and drawings may be described by their look.
        """,
      references: [
        "WCAG 2.2, 1.1.1 Non-text Content: the alternative of a control says its purpose",
        "Apple: Accessibility Programming Guide for iOS, Crafting Useful Labels and Hints",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button { like() } label: { Image(systemName: "heart.fill") }
            .accessibilityLabel(↓"Filled heart icon")
        }
        """),
      .violation(
        """
        var body: some View {
          Button { search() } label: { Image("lens") }.accessibilityLabel(↓"Search icon")
        }
        """,
        fixed: """
          var body: some View {
            Button { search() } label: { Image("lens") }.accessibilityLabel("Search")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { next() } label: { Image(systemName: "chevron.right").accessibilityLabel(↓"Right arrow") }
        }
        """),
      .violation(
        """
        var body: some View {
          Image(systemName: "circle.fill").accessibilityLabel(↓"Red circle")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { pickRed() } label: { Circle() }.accessibilityLabel("Red")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { draw() } label: { Image(systemName: "circle") }.accessibilityLabel("Circle")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { choose() } label: { Image("glyph") }.accessibilityLabel("Change app icon")
        }
        """),
      .pass(
        """
        var body: some View {
          Image("malevich").accessibilityLabel("Black square")
        }
        """),
      .undecided(
        """
        let look: String
        var body: some View {
          Button { like() } label: { Image(systemName: "heart") }.accessibilityLabel(look)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, element.isInteractive || element.role == .image || element.role == .shape else {
      return .inapplicable
    }
    return .worst(of: element.authoredLabels.map { judge($0, of: element, in: context) })
  }

  private func judge(_ text: AuthoredText, of element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let isSymbolic = element.isInteractive || NameSuggestion.symbol(of: text.owner) != nil || text.owner.role == .shape
    for variant in text.fact.value.variants {
      guard let literal = variant.literal else { continue }
      for language in TextWords.languages(of: literal, in: context) {
        guard let look = AppearanceWords.look(in: literal, language, isSymbolic: isSymbolic) else { continue }
        return violation(text, literal, look, element, context)
      }
    }
    return text.fact.value.hasHoles ? text.unknown : .pass
  }

  private func violation(
    _ text: AuthoredText, _ literal: String, _ look: AppearanceWords.Look, _ element: AccessibilityElement,
    _ context: RuleContext
  ) -> Outcome {
    let suggestion = NameSuggestion.forControl(element, language: context.developmentLanguage)
    let name = look.rest ?? (suggestion.isDerived && element.isInteractive ? suggestion.text : nil)
    let edit = name.flatMap { LiteralEdit.replacing(literal, with: $0, in: text.fact.source) }
    return .violation(Violation(
      "label '\(literal)' describes what the picture looks like", certainty: .likely,
      // "Privacy icon": without the last word it is a name.
      severity: look.rest == nil ? nil : .note, at: text.place,
      heard: context.heard(element, label: SpokenText(literal), becoming: edit == nil ? nil : name),
      fixes: edit.map { [Fix("call it '\(name ?? "")'", safety: .suggested, edits: [$0])] } ?? []))
  }
}
