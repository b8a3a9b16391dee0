import AccessibilityModel
import SourceModel
import SwiftSource

/// A menu that shows the current choice, and a label that says it no more.
public struct MenuPickerLabelOverride: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "menu-picker-label-override", family: .names, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "label takes the current choice out of speech",
    documentation: RuleDocumentation(
      reports: """
        A `Menu` whose label shows a value that its items set, with an `accessibilityLabel` that does not say the value \
        and no `accessibilityValue`.
        """,
      why: "The label replaces what the menu shows. VoiceOver says what the menu is for, and never what is chosen.",
      howToFix: "Add the choice as a value: `.accessibilityValue(sort.title)`.",
      elsewhere: "Set `accessibilityValue` together with `accessibilityLabel`.",
      limits: """
        Only where an item of the menu sets what its label shows. Pickers are left alone: whether a label hides the \
        choice depends on the system's version.
        """,
      references: ["Apple: documentation of accessibilityLabel(_:)", "CVS Health: iOS SwiftUI accessibility techniques, Pickers"]),
    examples: [
      .violation(
        """
        @State private var sort = Sort.name
        var body: some View {
          ↓Menu(sort.title) {
            Button("Name") { sort = .name }
            Button("Date") { sort = .date }
          }
          .accessibilityLabel("Sort")
        }
        """,
        fixed: """
          @State private var sort = Sort.name
          var body: some View {
            Menu(sort.title) {
              Button("Name") { sort = .name }
              Button("Date") { sort = .date }
            }
            .accessibilityLabel("Sort")
            .accessibilityValue(sort.title)
          }
          """),
      .violation(
        """
        @State private var size = 12
        var body: some View {
          ↓Menu { Picker("Size", selection: $size) { Text("A").tag(1) } } label: { Text("\\(size) points") }
            .accessibilityLabel("Text size")
        }
        """,
        fixed: """
          @State private var size = 12
          var body: some View {
            Menu { Picker("Size", selection: $size) { Text("A").tag(1) } } label: { Text("\\(size) points") }
              .accessibilityLabel("Text size")
              .accessibilityValue("\\(size) points")
          }
          """),
      .pass(
        """
        @State private var sort = Sort.name
        var body: some View {
          Menu(sort.title) { Button("Name") { sort = .name } }
            .accessibilityLabel("Sort").accessibilityValue(sort.title)
        }
        """),
      .pass(
        """
        @State private var sort = Sort.name
        var body: some View {
          Menu(sort.title) { Button("Name") { sort = .name } }.accessibilityLabel("Sort, \\(sort.title)")
        }
        """),
      .pass(
        """
        let user: User
        var body: some View { Menu(user.name) { Button("Sign out") { signOut() } }.accessibilityLabel("Account") }
        """),
      .undecided(
        """
        @State private var sort = Sort.name
        var body: some View {
          Menu(sort.title) { Button("Name") { sort = .name } }.accessibilityLabel(label)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .menu, element.exposure == .exposed, let label = element.label,
      label.origin == .modifier("accessibilityLabel"), element.value?.value.isBlank ?? true else { return .inapplicable }
    guard let shown = element.visibleText.first(where: { $0.hasHoles }), let name = Self.variable(shown),
      context.call(at: element.source).map({ Self.isSet(name, in: $0) }) ?? false else { return .inapplicable }
    if label.value.hasHoles || !label.value.choices.isEmpty {
      return label.value.rendered.contains(name) ? .pass : .undecided(UnknownReason(.dynamicValue, label.value.rendered))
    }
    if let gap = element.gap { return .undecided(gap) }
    var after = element
    after.value = Fact(shown, origin: .content)
    return .violation(Violation(
      "label \(label.value.quoted) takes the place of the choice that the menu shows", certainty: .likely,
      at: element.source, heard: Heard(before: context.heard(element), after: context.heard(after)),
      fixes: fixes(element)))
  }

  /// The variable that the text shows: `sort` of `«sort.title»`.
  private static func variable(_ text: SpokenText) -> String? {
    for case .hole(let expression) in text.parts {
      let plain = expression.withoutSelf
      let name = plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }

  /// `sort = .name`, `Picker("Order", selection: $sort)`
  private static func isSet(_ name: String, in code: Expression) -> Bool {
    code.holds { part in
      if case .assignment(let target, _) = part.kind { target.plainName == name } else { part.plainName == "$" + name }
    }
  }

  private func fixes(_ element: AccessibilityElement) -> [Fix] {
    let title = element.content.first { $0.exposure == .exposed && $0.label?.value.hasHoles ?? false }?.label?.source
      ?? CallArguments(of: element.source).title
    guard let text = title?.text, !text.contains("\n") else { return [] }
    let edit = FixBuilder.adding(".accessibilityValue(\(text))", to: element)
    return [Fix("say the choice as the value", safety: .suggested, edits: [edit])]
  }
}
