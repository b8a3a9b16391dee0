import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The word "heading" typed into a label.
public struct FakeHeadingInLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "fake-heading-in-label", family: .roles, severity: .error, impact: .serious, wcag: ["1.3.1"],
    title: "label says that the text is a heading",
    documentation: RuleDocumentation(
      reports: "A label that ends in \", heading\" or \", header\", or in that word of the project's language.",
      why: """
        It sounds like a heading and is none: the headings rotor does not stop there, braille displays show the word \
        as text, and in other languages an English word is spoken. With the trait as well, the word is heard twice.
        """,
      howToFix: "Drop the word and add `.accessibilityAddTraits(.isHeader)`.",
      elsewhere: "`label.accessibilityTraits.insert(.header)`, and a label without the word.",
      limits: "Only words after a comma count, so that \"Letter heading\" may be called so.",
      references: ["Recorded: as_list_headers_footers (VoiceOver says \"Heading\" by itself)", "CVS Health: Headings"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Text("Orders").accessibilityLabel("Orders, heading")
        }
        """,
        fixed: """
          var body: some View {
            Text("Orders").accessibilityLabel("Orders").accessibilityAddTraits(.isHeader)
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Text("Orders").accessibilityLabel("Orders, Header").accessibilityAddTraits(.isHeader)
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Orders").accessibilityAddTraits(.isHeader)
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Letter heading")
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Address, header and footer")
        }
        """),
      .undecided(
        """
        var body: some View {
          Text(title).accessibilityLabel("\\(title), \\(kind)")
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, let label = element.label else { return .inapplicable }
    guard let (text, rest) = label.value.literals.lazy.compactMap({ split($0, context) }).first
    else { return .inapplicable }
    let isHeading = element.mayHave(.header)
    let before = isHeading
      ? "label \(SpokenText(text).quoted) says \"heading\" on top of the role"
      : "label \(SpokenText(text).quoted) only says that it is a heading"
    var edits: [SourceEdit] = []
    if let source = label.source, source.text == FixBuilder.literal(text) {
      edits.append(FixBuilder.replacing(source, with: FixBuilder.literal(rest)))
    }
    if !isHeading { edits.append(FixBuilder.adding(".accessibilityAddTraits(.isHeader)", to: element)) }
    let isTyped = label.origin == .modifier("accessibilityLabel")
    return .violation(Violation(
      before, certainty: isTyped ? .certain : .likely, at: element.source,
      heard: context.heard(element) { changed in
        changed.label?.value = SpokenText(rest)
        changed.traits.insert(.header)
      },
      fixes: edits.isEmpty ? [] : [Fix("make it a heading by its trait", safety: .suggested, edits: edits)]))
  }

  /// The label, and what is left of it without the role word at its end.
  private func split(_ text: String, _ context: RuleContext) -> (String, String)? {
    let words = Words.roleWords(for: "heading", context.developmentLanguage) + Words.roleWords(for: "heading", "en")
    let lowered = text.lowercased()
    for word in words {
      for separator in [", ", "、", ","] where lowered.hasSuffix(separator + word.lowercased()) {
        let rest = String(text.dropLast(separator.count + word.count))
        if !rest.isEmpty { return (text, rest) }
      }
    }
    return nil
  }
}
