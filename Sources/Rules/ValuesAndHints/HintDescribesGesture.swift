import AccessibilityModel

/// A hint that says how to touch the screen instead of what happens.
public struct HintDescribesGesture: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hint-describes-gesture", family: .valuesAndHints, severity: .warning, impact: .moderate, wcag: [],
    title: "hint names a gesture",
    documentation: RuleDocumentation(
      reports: "An `accessibilityHint` that names a gesture: \"Double tap to open settings\", \"Swipe to delete\".",
      why: """
        VoiceOver adds how to activate an element by itself, so the gesture is heard twice. "Tap" is wrong with \
        VoiceOver, and every gesture is wrong for people who use a switch, a keyboard or their voice.
        """,
      howToFix: "Say what happens, as a sentence without a subject: \"Opens settings\".",
      elsewhere: "The same words in `accessibilityHint`.",
      limits: """
        Only words that stand where an instruction stands; "Touch ID" and "tap water" are none. Silent about canvases \
        and areas for direct touch, which are operated by gestures, and about "swipe up or down" on elements with an \
        adjustable action of their own.
        """,
      references: [
        "Apple: Accessibility Programming Guide for iOS, Crafting Useful Hints (a hint leaves out the gesture)",
        "Apple documentation: accessibilityHint describes the result of performing an action",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Settings") { open() }.accessibilityHint(↓"Double tap to open settings")
        }
        """,
        fixed: """
          var body: some View {
            Button("Settings") { open() }.accessibilityHint("Opens settings")
          }
          """),
      .violation(
        """
        var body: some View {
          Button("設定") { open() }.accessibilityHint(↓"ダブルタップして設定画面を開きます")
        }
        """,
        fixed: """
          var body: some View {
            Button("設定") { open() }.accessibilityHint("設定画面を開きます")
          }
          """),
      .violation(
        """
        let name: String
        var body: some View {
          Text(name).accessibilityHint(↓"Swipe left to delete \\(name).")
        }
        """),
      .violation(
        """
        var body: some View {
          Button("Konto") { open() }.accessibilityHint(↓"account.hint")
        }
        """, files: ["en.strings": "account.hint = Please tap twice to open your account"]),
      .pass(
        """
        var body: some View {
          Button("Unlock") { unlock() }.accessibilityHint("Unlocks with Touch ID")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Pay") { pay() }.accessibilityHint("Opens the screen for Tap to Pay")
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Dial").accessibilityHint("Swipe up or down to turn the dial")
            .accessibilityAdjustableAction { turn($0) }
        }
        """),
      .undecided(
        """
        let hint: String
        var body: some View {
          Button("Settings") { open() }.accessibilityHint(hint)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, let hint = element.authoredHint else { return .inapplicable }
    guard element.role != .canvas, !element.traits.contains(.allowsDirectInteraction) else { return .pass }
    let isAdjustable = element.actions.contains { $0.kind == .adjustable }
    for variant in hint.fact.value.variants where !GestureWords.lists(variant.text) {
      for case .literal(let words) in variant.text.parts {
        guard let gesture = GestureWords.gesture(in: words, context), !(isAdjustable && gesture.isSwipe) else {
          continue
        }
        let literal = variant.literal ?? words
        let isOther = gesture.isDrag && element.activation != nil
        let new = variant.literal == nil || isOther ? nil : gesture.result
        let edit = new.flatMap { LiteralEdit.replacing(literal, with: $0, in: hint.fact.source) }
        return .violation(Violation(
          "hint \(variant.text.quoted) names the gesture '\(gesture.phrase)'", certainty: .certain, at: hint.place,
          heard: context.heard(element, hint: variant.text.rendered, becoming: edit == nil ? nil : new),
          fixes: edit.map { [Fix("say what happens: '\(new ?? "")'", safety: .suggested, edits: [$0])] } ?? []))
      }
    }
    return hint.fact.value.hasHoles ? hint.unknown : .pass
  }
}
