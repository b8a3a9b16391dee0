import AccessibilityModel
import SourceModel

/// A picture beside the words of a control that nobody hid.
public struct LabelIconExposed: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-icon-exposed", family: .names, severity: .note, impact: .minor, wcag: ["1.1.1"], isOptIn: true,
    title: "picture beside the words of a control is not hidden",
    documentation: RuleDocumentation(
      reports: """
        A symbol or image in the label of a button or link that has a text as well, where the picture is neither \
        hidden nor named, nor the icon of a `Label`. Also in what was combined into one element.
        """,
      why: """
        The system leaves such a picture out of the name as long as there is a text beside it. Nobody says so in the \
        code, and a text that moves out of the label leaves the control with the name of a glyph.
        """,
      howToFix: """
        Say it: `.accessibilityHidden(true)` on the picture, or a `Label`, whose icon is never read.
        """,
      elsewhere: "A button with a title and an image is called by its title.",
      limits: "The system does the same by itself, so the rule is off unless it is asked for.",
      references: ["Recorded: hgf_inbox, as_prev_basic (a picture beside a text is not part of the name)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button { open() } label: { ↓Image(systemName: "tray"); Text("Inbox") }
        }
        """,
        fixed: """
          var body: some View {
            Button { open() } label: { Image(systemName: "tray").accessibilityHidden(true); Text("Inbox") }
          }
          """),
      .violation(
        """
        let place: String
        var body: some View {
          HStack {
            ↓Image("pin-small")
            Text(place)
          }
          .accessibilityElement(children: .combine)
        }
        """,
        fixed: """
          let place: String
          var body: some View {
            HStack {
              Image("pin-small").accessibilityHidden(true)
              Text(place)
            }
            .accessibilityElement(children: .combine)
          }
          """),
      .pass(
        """
        var body: some View {
          Button { open() } label: {
            HStack { Image(systemName: "envelope").accessibilityHidden(true); Text("Inbox") }
          }
        }
        """),
      .pass("var body: some View { Button(\"Inbox\", systemImage: \"envelope\") { open() } }"),
      .pass("var body: some View { Button { open() } label: { Label(\"Inbox\", systemImage: \"envelope\") } }"),
      .pass("var body: some View { Button { open() } label: { Image(systemName: \"envelope\") } }"),
      .undecided(
        """
        var body: some View {
          Button { open() } label: { HStack { Image(systemName: "envelope").glyph(); Text("Inbox") } }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard [.button, .link, .navigationLink, .combined].contains(element.role), element.exposure == .exposed,
      element.label?.origin != .modifier("accessibilityLabel") else { return .inapplicable }
    let shown = element.content.filter { $0.exposure == .exposed }
    guard shown.contains(where: { $0.role == .text && !$0.isUnnamed }) else { return .inapplicable }
    let pictures = shown.filter { $0.role == .image && $0.isUnnamedPicture && context.chain(of: $0)?.name == "Image" }
    guard let picture = pictures.first else { return .pass }
    if let gap = picture.gap { return .undecided(gap) }
    return .violation(Violation(
      "picture beside the words of \(element.nounWithName) is not hidden", certainty: .certain, at: picture.source,
      heard: Heard(before: context.heard(element)),
      fixes: [NamingFix.hide(picture, noun: "picture")].compactMap(\.self)))
  }
}
