import AccessibilityModel
import SourceModel

/// A text for VoiceOver that is put together from pieces, in a project that is translated.
public struct LabelBuiltByConcatenation: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-built-by-concatenation", family: .nameQuality, severity: .note, impact: .minor, wcag: [],
    title: "text for VoiceOver is glued together",
    documentation: RuleDocumentation(
      reports: """
        A label, value or hint that is made with `+` from string literals with words, in a project that is translated.
        """,
      why: """
        The order of the pieces is fixed, so translators cannot form a sentence of their language; pieces that are not \
        keys are not translated at all. Without commas VoiceOver reads the pieces as one breath.
        """,
      howToFix: "Use one interpolated literal, with commas for pauses: `\"\\(name), \\(count) photos\"`.",
      elsewhere: "`String(localized: \"\\(name), \\(count) photos\")` in place of `+`.",
      limits: "Only where the `+` stands in the argument of the modifier itself.",
      references: ["Apple documentation: LocalizedStringKey.StringInterpolation, one key for the whole text"]),
    examples: [
      .violation(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel(↓"Photo of " + name)
        }
        """,
        fixed: """
          let name: String
          var body: some View {
            Image("face").accessibilityLabel("Photo of \\(name)")
          }
          """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .violation(
        """
        let stars: Int
        var body: some View {
          Image("stars").accessibilityValue(↓Text("Rated") + Text(" with stars"))
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .pass(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel("Photo of \\(name)")
        }
        """, files: ["en.strings": "Photo of %@ = Photo of %@", "de.strings": "Photo of %@ = Foto von %@"]),
      .pass(
        """
        let name: String
        let place: String
        var body: some View {
          Image("face").accessibilityLabel(name + ", " + place)
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .pass(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel("Photo of " + name)
        }
        """),
      .undecided(
        """
        let text: String
        var body: some View {
          Image("face").accessibilityLabel(text)
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, context.isLocalized else { return .inapplicable }
    let others = [element.value, element.hint].compactMap { $0 }.filter { fact in
      if case .modifier(let name) = fact.origin { name.hasPrefix("accessibility") } else { false }
    }
    let facts = element.authoredLabels.map(\.fact) + others
    guard !facts.isEmpty else { return .inapplicable }
    for fact in facts {
      guard let source = fact.source, Concatenation.isSpelled(in: source.text) else { continue }
      let literal = Concatenation.interpolated(source.text)
      return .violation(Violation(
        "\(fact.value.quoted) is glued together from pieces", certainty: .certain, at: source,
        heard: Heard(before: context.heard(element)),
        fixes: literal.map {
          [Fix("make it one text", safety: .suggested, edits: [FixBuilder.replacing(source, with: $0)])]
        } ?? []))
    }
    return facts.contains { $0.localization == .dynamic }
      ? .undecided(UnknownReason(.dynamicValue, facts[0].value.rendered)) : .pass
  }
}
