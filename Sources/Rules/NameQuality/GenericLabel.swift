import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A label that is nothing but a word for a kind of thing, or an invitation to tap.
public struct GenericLabel: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "generic-label", family: .nameQuality, severity: .warning, impact: .serious, wcag: ["2.4.6", "2.4.4"],
    options: [
      RuleOption("allowed", "Labels that are meant as they are, whatever their case.", default: .list([]))
    ],
    title: "label says nothing about the element",
    documentation: RuleDocumentation(
      reports: """
        A control called "Click here", a link called "Read more", or a label such as "Button", "Icon" or "Untitled" \
        that was given by `accessibilityLabel`. A button whose name is a number alone is for review, unless there are so \
        many that they are the keys of a pad.
        """,
      why: """
        Somebody who walks through the controls, or lists the links, hears them without what stands around: ten times \
        "Read more". "Button, Button" says nothing at all.
        """,
      howToFix: "Name the purpose: \"Read the delivery terms\", \"Share photo\".",
      elsewhere: "The same: let `accessibilityLabel` name the purpose.",
      limits: """
        Titles that name what a tool makes, such as "Text", "Image" or "Link" in an editor, are left alone, and so are \
        "More" and "Learn more" on buttons, and everything in alerts.
        """,
      references: [
        "WCAG 2.2, 2.4.4 Link Purpose and 2.4.6 Headings and Labels",
        "WCAG 2.2, failure F84: links such as \"click here\" or \"more\"",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Link(↓"Read more", destination: address)
        }
        """),
      .violation(
        """
        var body: some View {
          Button(↓"Click here") { open() }
        }
        """),
      .violation(
        """
        var body: some View {
          Button { share() } label: { Image(systemName: "square.and.arrow.up") }
            .accessibilityLabel(↓"Button")
        }
        """,
        fixed: """
          var body: some View {
            Button { share() } label: { Image(systemName: "square.and.arrow.up") }
              .accessibilityLabel("Share")
          }
          """),
      .violation(
        """
        var body: some View {
          Image("team").accessibilityLabel(↓"Image")
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button("3") { rate(3) }
        }
        """),
      .pass(
        """
        var body: some View {
          Menu("More") { Button("Delete") { delete() } }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            Button("Text") { addText() }
            Button { addImage() } label: { Image(systemName: "photo") }.accessibilityLabel("Image")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Link("Read more", destination: address).accessibilityLabel("Read more about delivery")
        }
        """),
      .violation(
        """
        let count: Int
        var body: some View {
          ↓Button { showLikers() } label: { Text("\\(count)") }
        }
        """),
      .undecided(
        """
        let title: String
        var body: some View {
          Link(title, destination: address)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.isInteractive || element.role == .image, let label = element.label,
      !subject.containers.contains(where: { $0.kind == .alert || $0.kind == .dialog }) else { return .inapplicable }
    if NumberNames.isNumber(element) {
      return subject.surveyed(NumberNames.self).areKeys
        ? .pass
        : .violation(Violation(
          "\(element.noun) is called by the number \(label.value.quoted) alone", certainty: .review, at: element.source,
          heard: Heard(before: context.heard(element))))
    }
    let isAuthored = !element.authoredLabels.isEmpty && label.origin != .joined
    guard isAuthored || element.hasTitle else { return .inapplicable }
    for case let literal? in label.value.variants.map(\.literal) {
      guard isGeneric(literal, element, isAuthored: isAuthored, context) else { continue }
      let suggestion = NameSuggestion.forControl(element, language: context.developmentLanguage)
      let isBetter = suggestion.isDerived && suggestion.text.lowercased() != literal.lowercased()
      let edit = isBetter ? LiteralEdit.replacing(literal, with: suggestion.text, in: label.source) : nil
      return .violation(Violation(
        "label '\(literal)' says nothing about the \(element.noun)", certainty: .likely,
        at: label.source ?? element.source,
        heard: context.heard(element, label: SpokenText(literal), becoming: edit == nil ? nil : suggestion.text),
        fixes: edit.map { [Fix("call it '\(suggestion.text)'", safety: .suggested, edits: [$0])] } ?? []))
    }
    return label.value.hasHoles ? .undecided(UnknownReason(.dynamicValue, label.value.holes.first ?? "")) : .pass
  }

  private func isGeneric(
    _ text: String, _ element: AccessibilityElement, isAuthored: Bool, _ context: RuleContext
  ) -> Bool {
    let words = TextWords.split(text)
    let allowed = context.list("allowed", of: Self.metadata)
    guard !allowed.contains(where: { TextWords.split($0) == words }) else { return false }
    return GenericWords.sayNothing(text, of: element, isAuthored: isAuthored, inAppOf: context.developmentLanguage)
  }
}
