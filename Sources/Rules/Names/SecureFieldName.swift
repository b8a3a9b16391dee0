import AccessibilityModel

/// A password field without a name and without a placeholder.
public struct SecureFieldName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "secure-field-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "secure field has no name",
    documentation: RuleDocumentation(
      reports: "A `SecureField` with neither a name nor a placeholder.",
      why: """
        VoiceOver says "Secure text field" and not what to enter; on a screen with two of them nobody knows which is \
        the password and which its repetition.
        """,
      howToFix: """
        Add `.accessibilityLabel("Password")`. A title alone is a placeholder, which is gone once text is typed.
        """,
      elsewhere: "`field.accessibilityLabel = \"Password\"`.",
      limits: """
        A field with a placeholder is the business of `placeholder-only-name`. Silent in alerts, where modifiers have \
        no effect, and where a modifier could not be followed.
        """,
      references: ["Recorded: as_swiftui_text_entry, as_ref_secure_field (the title is no label)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓SecureField("", text: $password)
        }
        """,
        fixed: """
          var body: some View {
            SecureField("", text: $password).accessibilityLabel("Password")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Repeat the password")
            ↓SecureField("", text: $repetition)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Repeat the password")
              SecureField("", text: $repetition).accessibilityLabel("Repeat the password")
            }
          }
          """),
      .pass(
        """
        var body: some View {
          SecureField("", text: $password).accessibilityLabel("Password")
        }
        """),
      .pass(
        """
        var body: some View {
          SecureField("Password", text: $password)
        }
        """),
      .pass(
        """
        var body: some View {
          LabeledContent("Password") { SecureField("", text: $password) }
        }
        """),
      .undecided(
        """
        var body: some View {
          SecureField("", text: $password).fieldTitle("Password")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .secureField else { return .inapplicable }
    return FieldName(noun: "secure field").check(subject, in: context)
  }
}
