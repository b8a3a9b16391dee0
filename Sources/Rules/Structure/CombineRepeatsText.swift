import AccessibilityModel
import SourceModel

/// One element that says the same words twice.
public struct CombineRepeatsText: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "combine-repeats-text", family: .structure, severity: .note, impact: .minor, wcag: [],
    title: "merged element says the same twice",
    documentation: RuleDocumentation(
      reports: """
        An element that is made of several, in which a picture has the same label as a text beside it.
        """,
      why: "The labels are joined: \"Ann, Ann, Berlin\". Everybody who moves through a list hears every name twice.",
      howToFix: "Take the picture out: `Image(decorative:)` or `.accessibilityHidden(true)`.",
      elsewhere: "Set `isAccessibilityElement = false` on the image view of the cell.",
      limits: "Texts that repeat each other are left alone: both are seen.",
      references: ["Recorded: ax_ax_aXCombine (labels of combined children are joined by commas)"]),
    examples: [
      .violation(
        """
        let name: String
        var body: some View {
          HStack { ↓Image("face").accessibilityLabel(name); Text(name); Text("Berlin") }
            .accessibilityElement(children: .combine)
        }
        """,
        fixed: """
          let name: String
          var body: some View {
            HStack { Image("face").accessibilityLabel(name).accessibilityHidden(true); Text(name); Text("Berlin") }
              .accessibilityElement(children: .combine)
          }
          """),
      .violation(
        """
        var body: some View {
          Button { open() } label: {
            HStack {
              ↓Image("map", label: Text("Map"))
              Text("Map")
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Image(decorative: "face"); Text("Ann") }.accessibilityElement(children: .combine)
        }
        """),
      .pass("var body: some View { HStack { Text(\"1\"); Text(\"1\") }.accessibilityElement(children: .combine) }"),
      .undecided(
        """
        var body: some View {
          HStack { Image("face").accessibilityLabel(description); Text(title) }.accessibilityElement(children: .combine)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.label?.origin == .joined || element.role == .combined
      || element.label?.origin == .content else { return .inapplicable }
    let parts = element.content.filter { $0.exposure == .exposed }
    let texts = Set(parts.filter { [.text, .label].contains($0.role) }.compactMap { Self.words($0) })
    guard !texts.isEmpty,
      let picture = parts.first(where: { $0.role == .image && !$0.authoredLabels.isEmpty && Self.words($0).map(texts.contains) ?? false }),
      let words = picture.label?.value, Self.isSaidTwice(words, by: element) else { return .inapplicable }
    return .violation(Violation(
      "picture says \(words.quoted), which the text beside it says as well", certainty: .likely, at: picture.source,
      heard: Heard(before: context.heard(element)), fixes: [NamingFix.hide(picture, noun: "picture")].compactMap(\.self)))
  }

  private static func words(_ element: AccessibilityElement) -> String? {
    guard let text = element.label?.value, !text.isBlank, text.choices.isEmpty else { return nil }
    return text.rendered.lowercased().filter { !$0.isWhitespace }
  }

  private static func isSaidTwice(_ words: SpokenText, by element: AccessibilityElement) -> Bool {
    guard let whole = element.label?.value.rendered else { return false }
    return whole.ranges(of: words.rendered).count > 1
  }
}
