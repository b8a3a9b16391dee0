import AccessibilityModel
import SourceModel

/// A name that is written in capitals, or that begins small.
public struct LabelCase: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-case", family: .nameQuality, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "name is written in capitals",
    documentation: RuleDocumentation(
      reports: """
        The name of a control of two or more words, or of one word of six letters or more, that is all in capitals; \
        and an `accessibilityLabel` that begins with a small letter.
        """,
      why: """
        Some voices spell words in capitals, and braille displays mark every letter. Apple asks for labels that begin \
        with a capital, which tells the voice how to begin.
        """,
      howToFix: "Write \"Delete\" and draw it with `.textCase(.uppercase)`.",
      elsewhere: "Keep the title as it is spoken, and draw capitals with an attributed title.",
      limits: """
        Off by default: what voices do with capitals differs. Acronyms of several words look the same. Only for \
        scripts with capitals.
        """,
      references: ["Apple: Accessibility Programming Guide for iOS, Crafting Useful Labels"]),
    examples: [
      .violation("var body: some View { ↓Button(\"DELETE DRAFT\") { remove() } }"),
      .violation(
        """
        var body: some View {
          Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel(↓"close window")
        }
        """),
      .pass("var body: some View { Button(\"Delete draft\") { remove() } }"),
      .pass("var body: some View { Button(\"PDF\") { export() } }"),
      .pass("var body: some View { Image(\"phone\").accessibilityLabel(\"iPhone\") }"),
      .undecided("var body: some View { Button(title) { remove() } }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let label = element.label else { return .inapplicable }
    let isAuthored = label.origin == .modifier("accessibilityLabel")
    guard isAuthored || element.role.isControl && label.origin == .content else { return .inapplicable }
    guard let text = label.value.literal else { return .undecided(UnknownReason(.dynamicValue, label.value.rendered)) }
    let words = text.split { !$0.isLetter }
    let place = isAuthored ? label.source ?? element.source : element.source
    if !words.isEmpty, words.count > 1 || words[0].count > 5, text.contains(where: \.isUppercase),
      !text.contains(where: \.isLowercase), words.contains(where: { $0.count > 3 }) {
      return .violation(Violation(
        "name \(label.value.quoted) is all in capitals", certainty: .certain, at: place,
        heard: Heard(before: context.heard(element))))
    }
    guard isAuthored, let first = words.first, text.first?.isLowercase ?? false,
      !first.dropFirst().contains(where: \.isUppercase), ProgramName.form(of: text) == nil else { return .pass }
    return .violation(Violation(
      "label \(label.value.quoted) begins with a small letter", certainty: .certain, at: place,
      heard: Heard(before: context.heard(element)), fixes: fix(text, label)))
  }

  private func fix(_ text: String, _ label: Fact<SpokenText>) -> [Fix] {
    let new = text.prefix(1).uppercased() + text.dropFirst()
    return [LiteralEdit.replacing(text, with: new, in: label.source)].compactMap(\.self).map {
      Fix("begin with a capital", safety: .suggested, edits: [$0])
    }
  }
}
