import AccessibilityModel

/// An English hint that is a command or begins with its subject.
public struct HintForm: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hint-form", family: .valuesAndHints, severity: .note, impact: .minor, wcag: [],
    title: "hint does not begin with what happens",
    documentation: RuleDocumentation(
      reports: """
        An English hint that is a command ("View person details") or begins with a subject ("This button opens the \
        cart").
        """,
      why: """
        Hints are read after a pause, and people decide by the first word whether to listen on. A command sounds as if \
        the person had to do it in another way; "Opens the cart" tells what activating the element does.
        """,
      howToFix: "Begin with the verb in the third person and leave out the subject: \"Opens the cart\".",
      elsewhere: "The same words in `accessibilityHint`.",
      limits: """
        English only, and only for words that are known verbs in that place. Fields and pickers may say what to \
        enter. Hints that name a gesture are another rule's.
        """,
      references: [
        "Apple: Accessibility Programming Guide for iOS, Crafting Useful Hints (begin with a verb, omit the subject)"
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Ada Lovelace") { open() }.accessibilityHint(↓"View person details")
        }
        """,
        fixed: """
          var body: some View {
            Button("Ada Lovelace") { open() }.accessibilityHint("Shows person details")
          }
          """),
      .violation(
        """
        var body: some View {
          Button("Cart") { open() }.accessibilityHint(↓"This will open the cart")
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
          Button("Cart") { open() }.accessibilityHint(↓"This button opens the cart")
        }
        """,
        fixed: """
          var body: some View {
            Button("Cart") { open() }.accessibilityHint("Opens the cart")
          }
          """),
      .pass(
        """
        var body: some View {
          Button("Cart") { open() }.accessibilityHint("Opens the cart")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Search") { open() }.accessibilityHint("Search results appear below")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Cart") { open() }.accessibilityHint("Öffnet den Warenkorb")
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
    guard element.exposure == .exposed, element.isInteractive, !element.traits.contains(.textEntry),
      element.role != .picker,
      let hint = element.authoredHint else { return .inapplicable }
    for variant in hint.fact.value.variants {
      guard let head = variant.head, TextWords.languages(of: head, in: context) == ["en"],
        GestureWords.gesture(in: head, context) == nil, let form = HintSentence(head) else { continue }
      // "Button that opens the cart" is reported for its role.
      if form.better != nil, !form.isCommand, !head.lowercased().hasPrefix("this") { continue }
      let new = variant.literal == nil ? nil : form.better
      let edit = new.flatMap { LiteralEdit.replacing(head, with: $0, in: hint.fact.source) }
      return .violation(Violation(
        "hint \(variant.text.quoted) \(form.defect)", certainty: .certain, at: hint.place,
        heard: context.heard(element, hint: variant.text.rendered, becoming: edit == nil ? nil : new),
        fixes: edit.map { [Fix("say '\(new ?? "")'", safety: .suggested, edits: [$0])] } ?? []))
    }
    return hint.fact.value.hasHoles ? hint.unknown : .pass
  }
}
