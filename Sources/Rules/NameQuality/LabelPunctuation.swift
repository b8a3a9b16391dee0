import AccessibilityModel
import SourceModel

/// A name with signs in it that are there for the eye.
public struct LabelPunctuation: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-punctuation", family: .nameQuality, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "name has decoration or a full stop in it",
    documentation: RuleDocumentation(
      reports: """
        The name of a control that ends with a full stop or has a sign such as `|`, `•`, `>>` or `→` in it.
        """,
      why: """
        Depending on a setting, VoiceOver reads signs aloud ("vertical bar", "greater than greater than"). A name is no \
        sentence and ends without a full stop.
        """,
      howToFix: "Leave the sign out of the name: `Button(\"Next\") { … }`.",
      elsewhere: "Set `accessibilityLabel` without the sign.",
      limits: "Off by default: most people have punctuation read as pauses. Dots that stand for more (\"Open…\") are right.",
      references: ["GTXiLib: no punctuation in labels", "Apple: Accessibility Programming Guide for iOS, Crafting Useful Labels"]),
    examples: [
      .violation("var body: some View { ↓Button(\"Next >>\") { next() } }"),
      .violation(
        """
        var body: some View {
          Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel(↓"Close.")
        }
        """,
        fixed: """
          var body: some View {
            Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
          }
          """),
      .pass("var body: some View { Button(\"Open…\") { open() } }"),
      .pass("var body: some View { Button(\"Allow notifications?\") { ask() } }"),
      .undecided("var body: some View { Button(title) { next() } }"),
    ])

  private static let signs = ["|", "•", "·", "»", "«", ">>", "<<", "→", "←", "▸", "▼", "▲", "★", "✓", "✕"]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.role.isControl || element.role == .image, let label = element.label
    else { return .inapplicable }
    let isAuthored = label.origin == .modifier("accessibilityLabel")
    guard isAuthored || element.role.isControl && label.origin == .content else { return .inapplicable }
    guard let text = label.value.literal else { return .undecided(UnknownReason(.dynamicValue, label.value.rendered)) }
    // A sentence has its full stop, and a sign alone is another rule's.
    guard text.contains(where: \.isLetter), let sign = Self.sign(in: text) else { return .pass }
    let place = isAuthored ? label.source ?? element.source : element.source
    let new = sign == "." ? String(text.dropLast()) : text.replacing(sign, with: "").trimmed
    let edit = LiteralEdit.replacing(text, with: new, in: label.source)
    return .violation(Violation(
      "name \(label.value.quoted) has '\(sign)' in it", certainty: .certain, at: place,
      heard: context.heard(element, withLabel: new),
      fixes: edit.map { [Fix("leave '\(sign)' out", safety: .suggested, edits: [$0])] } ?? []))
  }

  private static func sign(in text: String) -> String? {
    if let sign = signs.first(where: text.contains) { return sign }
    let isName = text.hasSuffix(".") && !text.hasSuffix("..") && text.split(separator: " ").count < 4
    // "Nr.", "approx."
    return isName && text.count > 4 && !text.dropLast().contains(".") ? "." : nil
  }
}
