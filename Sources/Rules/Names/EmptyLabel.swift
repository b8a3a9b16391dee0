import AccessibilityModel
import SourceModel

/// An accessibility label without a word in it.
public struct EmptyLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "empty-label", family: .names, severity: .error, impact: .serious, wcag: ["4.1.2", "1.1.1"],
    title: "accessibility label is empty",
    documentation: RuleDocumentation(
      reports: """
        `.accessibilityLabel("")` on something that VoiceOver stops at. A label that is empty under some condition \
        is a warning.
        """,
      why: """
        An empty label replaces the name that the view had, so a button that reads "Save" becomes "Button". It does \
        not hide the view: the stop stays, without words, and even a shape that was no stop becomes one.
        """,
      howToFix: """
        Remove the modifier where the view has words of its own, fill it where it has none, and hide what only \
        decorates with `.accessibilityHidden(true)`.
        """,
      elsewhere: "`accessibilityLabel = nil` gives a view its own words back.",
      limits: """
        Silent about what is hidden, about labels whose text only run time knows, which those after `?? ""` are too, \
        and about `accessibilityLabel(_:isEnabled:)`, which can be off while its text is empty.
        """,
      references: [
        "Recorded: as_swiftui_view (a shape with an empty label is an element with an empty description)",
        "Reports: wurstfinger#109, session-ios#467 (an empty label erases the inferred name)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Save", action: save)↓.accessibilityLabel("")
        }
        """,
        fixed: """
          var body: some View {
            Button("Save", action: save)
          }
          """),
      .violation(
        """
        var body: some View {
          Image("wave")
            .resizable()
            ↓.accessibilityLabel("")
        }
        """,
        fixed: """
          var body: some View {
            Image("wave")
              .resizable()
              .accessibilityHidden(true)
          }
          """),
      .violation(
        """
        let label: String?
        var body: some View {
          Button("Save", action: save)↓.accessibilityLabel(isBusy ? "" : "Save now")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Save", action: save).accessibilityLabel("Save the draft")
        }
        """),
      .pass(
        """
        var body: some View {
          Image("wave").accessibilityLabel("").accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Save", action: save).accessibilityLabel("", isEnabled: false)
        }
        """),
      .pass(
        """
        let label: String
        var body: some View {
          Button("Save", action: save).accessibilityLabel(label)
        }
        """),
      .undecided(
        """
        let title: String?
        var body: some View {
          Button("Save", action: save).accessibilityLabel(title ?? "")
        }
        """),
      .undecided(
        """
        var body: some View {
          Button("Save", action: save).accessibilityLabel("").renamed(to: "Save")
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard let label = element.label, label.origin == .modifier("accessibilityLabel") else { return .inapplicable }
    guard element.exposure == .exposed,
      let modifier = element.modifiers.last(where: { $0.name == "accessibilityLabel" }),
      !modifier.arguments.contains(where: { $0.hasPrefix("isEnabled:") })
    else { return .pass }
    let isBlank = label.value.isBlank
    guard isBlank || canBeBlank(label.value) else { return .pass }
    // While it is empty, its placeholder is heard.
    if !isBlank, element.traits.contains(.textEntry), FieldName.hasPlaceholder(element) { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    // Most often it only satisfies the compiler: what has no text is not there, or is not reached.
    if !isBlank, modifier.arguments.contains(where: { $0.contains("?? \"\"") }) {
      return .undecided(UnknownReason(.dynamicValue, modifier.arguments.joined(separator: ", ")))
    }
    // Data that stand for nothing where they are made are most often of what is not shown.
    if !isBlank, !modifier.arguments.contains(where: { $0.contains("\"\"") }) {
      return .undecided(UnknownReason(.dynamicValue, modifier.arguments.joined(separator: ", ")))
    }
    // Empty by what code elsewhere answers, it may be a text that was not found.
    if isBlank, !modifier.arguments.contains(where: { $0.contains("\"") }) {
      return .undecided(UnknownReason(.dynamicValue, modifier.arguments.joined(separator: ", ")))
    }
    let what = noun(element)
    var violation = Violation(
      isBlank ? "accessibility label of \(what) is empty" : "accessibility label of \(what) is empty under a condition",
      certainty: isBlank ? .certain : .likely, severity: isBlank ? nil : .warning, at: modifier.source.atDot,
      heard: Heard(before: context.heard(element)))
    if isBlank { violation.fixes = fixes(element, modifier, in: context) }
    return .violation(violation)
  }

  /// One of the texts that it may have at run time has no word.
  private func canBeBlank(_ text: SpokenText) -> Bool {
    guard text.parts.count == 1, case .choice(let alternatives) = text.parts[0] else { return false }
    return alternatives.contains { $0.text.isBlank || canBeBlank($0.text) }
  }

  private func fixes(_ element: AccessibilityElement, _ modifier: AppliedModifier, in context: RuleContext) -> [Fix] {
    let hide = Fix(
      "hide it from assistive technologies", safety: .suggested,
      edits: [FixBuilder.replacing(modifier.source.atDot, with: ".accessibilityHidden(true)")])
    if [.image, .shape, .canvas].contains(element.role), !element.isInteractive { return [hide] }
    if element.visibleText.contains(where: { !$0.isBlank }) {
      return [Fix("remove the empty label", safety: .suggested, edits: [FixBuilder.removing(modifier.source)])]
    }
    let name = ProposedName.guessed(element, in: context)
    let edit = FixBuilder.replacing(modifier.source.atDot, with: ".accessibilityLabel(\(name.expression))")
    return [Fix("fill the label with '\(name.spoken)'", safety: .suggested, edits: [edit])]
  }

  /// "button 'Save'", as far as it has words of its own.
  private func noun(_ element: AccessibilityElement) -> String {
    let text = element.visibleText.first { !$0.isBlank }.map { " with the text \($0.quoted)" } ?? ""
    switch element.role {
    case .combined, .replaced: return "the joined element" + text
    default: return "'\(element.viewName)'" + text
    }
  }
}
