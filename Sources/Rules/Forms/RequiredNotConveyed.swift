import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A field that is marked as required for the eye only.
public struct RequiredNotConveyed: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "required-not-conveyed", family: .forms, severity: .note, impact: .moderate, wcag: ["3.3.2"],
    title: "that a field is required is shown by an asterisk",
    documentation: RuleDocumentation(
      reports: "A text of a single asterisk, or one that ends in an asterisk, in one stack with a text field.",
      why: """
        VoiceOver says "asterisk", or nothing, and whoever uses it has to guess that the field must be filled in.
        """,
      howToFix: "Say so in the name of the field: `.accessibilityLabel(\"Email, required\")`.",
      elsewhere: "`field.accessibilityLabel = \"Email, required\"`.",
      limits: "What the asterisk means is for a person to judge. Fields whose name says that they are required pass.",
      references: ["WCAG 2.2, 3.3.2 Labels or Instructions"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { ↓Text("Email *"); TextField("a@b.c", text: $email) }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Email *"); TextField("a@b.c", text: $email).accessibilityLabel("Email, required") }
        }
        """),
      .pass("var body: some View { VStack { Text(\"Email\"); TextField(\"a@b.c\", text: $email) } }"),
      .undecided("var body: some View { VStack { Text(\"Email *\"); BrandField(text: $email) } }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let text = subject.element
    guard text.role == .text, text.exposure == .exposed, let literal = text.drawnText.literal?.trimmed,
      literal.hasSuffix("*"), !literal.hasSuffix("**") else { return .inapplicable }
    let fields = StackMates(of: subject).mates.map(\.element).filter { FieldErrors.fields.contains($0.role) }
    guard let field = fields.first else { return .inapplicable }
    let said = [field.label?.value, field.hint?.value, text.label?.value].compactMap { $0?.rendered.lowercased() }
    if said.contains(where: { said in Words.requiredWords.contains(where: said.contains) }) { return .pass }
    return .violation(Violation(
      "an asterisk marks the field, and its name does not say what that means", certainty: .review, at: text.source,
      related: [RelatedPlace(field.source, "the field")]))
  }
}
