import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A text beside a field that says what to enter, and that the field says nothing of.
public struct InstructionNotAssociated: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "instruction-not-associated", family: .forms, severity: .note, impact: .moderate, wcag: ["1.3.1", "3.3.2"],
    title: "instruction beside a field is not part of it",
    documentation: RuleDocumentation(
      reports: """
        A text that says how long an entry must be or what it must hold, right before or behind a text field or in one \
        stack with it, when neither the field's name nor its hint says so. For review.
        """,
      why: """
        Who comes to the field by touch, or by the keyboard with its Next key, hears its name and types. The text behind \
        it is met only after the entry was refused.
        """,
      howToFix: "Say it on the field as well: `.accessibilityHint(\"At least 8 characters\")`.",
      elsewhere: "`field.accessibilityHint = \"At least 8 characters\"`.",
      limits: """
        That a text is such an instruction is told from its words: one for an amount or a duty and one for what is \
        counted. Fields with any hint pass, and so do texts that only an error shows.
        """,
      references: ["WCAG 2.2, 3.3.2 Labels or Instructions", "WCAG 2.2, understanding 1.3.1 Info and Relationships"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            SecureField("Password", text: $password)
            ↓Text("Use at least 8 characters")
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              SecureField("Password", text: $password).accessibilityHint("Use at least 8 characters")
              Text("Use at least 8 characters")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          Form {
            Section { TextField("Name", text: $name) } footer: { ↓Text("Must not have more than 30 letters.") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            SecureField("Password", text: $password).accessibilityHint("At least 8 characters")
            Text("Use at least 8 characters")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { TextField("Search", text: $query); Text("Search for at least one of our 300 shops") }
        }
        """),
      .pass("var body: some View { VStack { Toggle(\"Short\", isOn: $isShort); Text(\"At most 30 characters\") } }"),
      .undecided("var body: some View { VStack { BrandField(text: $name); Text(\"At most 30 characters\") } }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let text = subject.element
    guard text.role == .text || text.role == .sectionFooter, text.exposure == .exposed, !text.isInteractive,
      let words = text.label?.value.literal, Words.isInstruction(words),
      !subject.when.contains(where: { FieldErrors.isError($0.subject) || FieldErrors.isError($0.description) }),
      let field = field(of: subject)
    else { return .inapplicable }
    if field.hint != nil { return .pass }
    let said = [field.label?.value, field.value?.value].compactMap { $0?.rendered }
    if said.contains(where: Words.isInstruction) { return .pass }
    if let gap = text.gap ?? field.gap { return .undecided(gap) }
    return .violation(Violation(
      "\(text.nounWithName) says what to enter, and the field says nothing of it", certainty: .review, at: text.source,
      fixes: fixes(text, field), related: [RelatedPlace(field.source, "the field")]))
  }

  /// The field that the text is about: of those in the same stack the nearest, else the one right beside it.
  private func field(of subject: ElementSubject) -> AccessibilityElement? {
    let mates = StackMates(of: subject, roles: FieldErrors.fields).mates
    if let nearest = mates.min(by: { ($0.distance, $0.isAfter ? 1 : 0) < ($1.distance, $1.isAfter ? 1 : 0) }) {
      return nearest.element
    }
    return subject.neighbours(before: 1, after: 1).first { other in
      FieldErrors.fields.contains(other.element.role) && other.element.exposure == .exposed
        && other.coexists(with: subject)
    }?.element
  }

  private func fixes(_ text: AccessibilityElement, _ field: AccessibilityElement) -> [Fix] {
    guard let words = ProposedName(text: text), field.source.file === text.source.file else { return [] }
    let edit = FixBuilder.adding(".accessibilityHint(\(words.expression))", to: field)
    return [Fix("say it as the hint of the field", safety: .suggested, edits: [edit])]
  }
}
