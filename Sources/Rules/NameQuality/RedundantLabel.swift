import AccessibilityModel

/// An `accessibilityLabel` that repeats the text of its view.
public struct RedundantLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "redundant-label", family: .nameQuality, severity: .note, impact: .minor, wcag: [],
    title: "label repeats the text of the view",
    documentation: RuleDocumentation(
      reports: "An `accessibilityLabel` with the very text that the view would be called by without it.",
      why: """
        Nobody hears a difference today. But the label has to be changed and translated with the text, and when \
        somebody forgets it, VoiceOver and the screen say different things.
        """,
      howToFix: "Remove the modifier.",
      elsewhere: "Labels and buttons are named by their text: leave `accessibilityLabel` out.",
      limits: """
        Only where the expression is the same or both are the same literal, translated in the same way. Silent about \
        `isEnabled:`, about text fields, pickers, steppers and menus, whose texts are no plain labels, and about views \
        with further texts.
        """,
      references: ["Apple: WWDC21 session 10119, controls take their label from their text"]),
    examples: [
      .pass(
        """
        struct BarButton: View {
          let title: String
          var symbol: String?
          var body: some View {
            Button { } label: {
              if let symbol { Image(systemName: symbol) } else { Text(title) }
            }
            .accessibilityLabel(title)
          }
        }
        struct Bar: View {
          var body: some View {
            HStack {
              BarButton(title: "Delete", symbol: "trash")
              BarButton(title: "Cancel")
            }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          Button("Save") { save() }
            .accessibilityLabel(↓"Save")
        }
        """,
        fixed: """
          var body: some View {
            Button("Save") { save() }
          }
          """),
      .violation(
        """
        let title: String
        var body: some View {
          Text(title).font(.title).accessibilityLabel(↓title)
        }
        """,
        fixed: """
          let title: String
          var body: some View {
            Text(title).font(.title)
          }
          """),
      .pass(
        """
        var body: some View {
          Button("Save") { save() }.accessibilityLabel("Save draft")
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: save) { Text(verbatim: "Save") }.accessibilityLabel("Save")
        }
        """, files: ["en.strings": "Save = Save"]),
      .pass(
        """
        var body: some View {
          Button(action: save) { VStack { Text("Save"); Text("3 changes") } }.accessibilityLabel("Save")
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: open) { HStack { Text("More"); Image(systemName: "chevron.down") } }.accessibilityLabel("More")
        }
        """),
      .pass(
        """
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name).accessibilityLabel("Name")
        }
        """),
      .undecided(
        """
        let title: String
        let name: String
        var body: some View {
          Button(title) { save() }.accessibilityLabel(name)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, Self.roles.contains(element.role), let label = element.label,
      label.origin == .modifier("accessibilityLabel"), let source = label.source,
      let modifier = element.ownModifier("accessibilityLabel", holding: source), modifier.arguments.count == 1,
      element.expression.start == element.source.start, element.expression.contains(modifier.source)
    else { return .inapplicable }
    if let opaque = element.content.first(where: { $0.certainty == .opaque }) {
      return .undecided(opaque.reasons.first ?? UnknownReason(.opaqueView, opaque.viewName))
    }
    guard isSame(label, element) else {
      return label.value.hasHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
    }
    // A picture beside the text is dropped from the name only as far as recordings tell, and the label keeps it out.
    if element.content.contains(where: { $0.role == .image && $0.exposure == .exposed }) { return .pass }
    return .violation(Violation(
      "label \(label.value.quoted) repeats the text of the \(element.noun)", certainty: .certain, at: source,
      heard: Heard(before: context.heard(element), after: context.heard(element)),
      fixes: [
        Fix("remove the label", safety: .safe, edits: [FixBuilder.removing(modifier.source)])
      ]))
  }

  private static let roles: Set<ElementRole> = [
    .text, .button, .link, .navigationLink, .toggle, .label, .disclosure, .shareLink,
  ]

  private func isSame(_ label: Fact<SpokenText>, _ element: AccessibilityElement) -> Bool {
    let expression = label.source?.text ?? ""
    if element.role == .text {
      return element.source.text == "Text(\(expression))" || element.source.text == expression
    }
    let texts = element.content.filter { $0.exposure == .exposed && $0.role != .image }
    guard texts.count == 1, let own = texts[0].label, own.origin == .content, own.value == label.value,
      own.localization == label.localization else { return false }
    let isSpelled = own.value.literal.map { expression.contains(FixBuilder.literal($0)) } ?? false
    return own.source?.text == expression || isSpelled
  }
}
