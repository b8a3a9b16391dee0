import AccessibilityModel

/// A hint that says what the element is, which VoiceOver has said already.
public struct HintContainsRole: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hint-contains-role", family: .valuesAndHints, severity: .note, impact: .minor, wcag: [],
    title: "hint names the role",
    documentation: RuleDocumentation(
      reports: "A hint that begins with the role of its own element: \"Button that opens the cart\".",
      why: "VoiceOver has said \"Button\" before the hint begins; the hint is heard later by a word.",
      howToFix: "Begin with what happens: \"Opens the cart\".",
      elsewhere: "The same words in `accessibilityHint`.",
      limits: """
        Silent where the hint speaks of another control: "Shows the play button". Hints that begin with "This" are \
        reported for their form.
        """,
      references: [
        "Apple: Accessibility Programming Guide for iOS, Crafting Useful Labels and Hints (a hint leaves out the type)"
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Cart") { open() }.accessibilityHint(↓"button that opens the cart")
        }
        """,
        fixed: """
          var body: some View {
            Button("Cart") { open() }.accessibilityHint("Opens the cart")
          }
          """),
      .violation(
        """
        var body: some View {
          Link("Terms", destination: address).accessibilityHint(↓"A link to open the terms of delivery.")
        }
        """,
        fixed: """
          var body: some View {
            Link("Terms", destination: address).accessibilityHint("Opens the terms of delivery.")
          }
          """),
      .violation(
        """
        var body: some View {
          Button("カート") { open() }.accessibilityHint(↓"カートを開くボタンです")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Controls") { show() }.accessibilityHint("Shows the play button")
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Status").accessibilityHint("Button presses are counted here")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Style") { open() }.accessibilityHint("Button styles appear below")
        }
        """),
      .undecided(
        """
        let hint: String
        var body: some View {
          Button("Cart") { open() }.accessibilityHint(hint)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let roles = RoleWords.roles(of: element)
    guard element.exposure == .exposed, !roles.isEmpty, let hint = element.authoredHint else { return .inapplicable }
    for variant in hint.fact.value.variants {
      guard let word = Self.role(in: variant, roles, context) else { continue }
      let literal = variant.literal
      let new = literal.flatMap(HintSentence.withoutSubject)
      let edit = new.flatMap { LiteralEdit.replacing(literal ?? "", with: $0, in: hint.fact.source) }
      return .violation(Violation(
        "hint \(variant.text.quoted) names the role '\(word)', which VoiceOver says by itself", certainty: .certain,
        at: hint.place, heard: context.heard(element, hint: variant.text.rendered, becoming: edit == nil ? nil : new),
        fixes: edit.map { [Fix("say '\(new ?? "")'", safety: .suggested, edits: [$0])] } ?? []))
    }
    return hint.fact.value.hasHoles ? hint.unknown : .pass
  }

  /// The role word that the hint begins with as its subject, or ends with in Japanese.
  private static func role(in hint: TextVariant, _ roles: [String], _ context: RuleContext) -> String? {
    if let tail = hint.tail, TextWords.languages(of: tail, in: context) == ["ja"] {
      let stem = tail.hasSuffix("です") ? String(tail.dropLast(2)) : tail
      let words = roles.flatMap { RoleWords.words(for: $0, "ja") }
      return TextWords.ending(of: stem.trimmed, in: words, language: "ja").flatMap { $0.rest.isEmpty ? nil : $0.word }
    }
    guard let head = hint.head, let language = TextWords.languages(of: head, in: context).first, language == "en" else {
      return nil
    }
    var words = ArraySlice(TextWords.split(head))
    if let first = words.first, ["the", "a"].contains(first) { words = words.dropFirst() }
    guard let word = words.first, roles.contains(where: { RoleWords.words(for: $0, language).contains(word) }) else {
      return nil
    }
    guard let next = words.dropFirst().first else { return word }
    return ["that", "which", "to", "for", "will"].contains(next) ? word : nil
  }
}
