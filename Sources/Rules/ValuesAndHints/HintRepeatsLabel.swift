import AccessibilityModel
import SourceModel

/// A hint that says nothing beyond the label.
public struct HintRepeatsLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hint-repeats-label", family: .valuesAndHints, severity: .note, impact: .minor, wcag: [],
    title: "hint repeats the label",
    documentation: RuleDocumentation(
      reports: "A hint whose words are those of the label: \"Add to cart\" with the hint \"Adds to cart\".",
      why: "People who wait for the hint hear the same words again.",
      howToFix: "Remove the hint; a control whose label says what happens needs none.",
      elsewhere: "Leave `accessibilityHint` at `nil`.",
      limits: "Compares words, without case, articles and the ending of the verb. Synonyms are not seen.",
      references: ["Apple documentation: accessibilityHint, only where the result is not obvious from the label"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Add to Cart") { add() }
            .accessibilityHint(↓"Add to cart.")
        }
        """,
        fixed: """
          var body: some View {
            Button("Add to Cart") { add() }
          }
          """),
      .violation(
        """
        var body: some View {
          Button { remove() } label: { Image(systemName: "trash") }
            .accessibilityLabel("Delete the message")
            .accessibilityHint(↓"Deletes the message")
        }
        """,
        fixed: """
          var body: some View {
            Button { remove() } label: { Image(systemName: "trash") }
              .accessibilityLabel("Delete the message")
          }
          """),
      .violation(
        """
        var body: some View {
          Button("削除") { remove() }.accessibilityHint(↓"削除します")
        }
        """,
        fixed: """
          var body: some View {
            Button("削除") { remove() }
          }
          """),
      .pass(
        """
        var body: some View {
          Button("Add to cart") { add() }.accessibilityHint("Adds the book to the cart and opens it")
        }
        """),
      .pass(
        """
        let isOn: Bool
        var body: some View {
          Button(isOn ? "Stop" : "Start") { toggle() }.accessibilityHint("Starts the timer")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Delete") { remove() }.help("Delete")
        }
        """),
      .undecided(
        """
        let title: String
        var body: some View {
          Button(title) { remove() }.accessibilityHint("Deletes the message")
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, let hint = element.authoredHint, let label = element.label,
      !hint.fact.value.isBlank else { return .inapplicable }
    // What setters of two properties are handed has one name and is not the same.
    if hint.fact.value.holes.contains("newValue") { return hint.unknown }
    var isEqual = true
    for words in hint.fact.value.variants {
      for name in label.value.variants where !name.contradicts(words) {
        switch Self.compare(words, name, context) {
        case .equal: break
        case .contained: isEqual = false
        case .different: return .pass
        case .unknown: return .undecided(UnknownReason(.dynamicValue, name.text.rendered))
        }
      }
    }
    let words = hint.fact.value.variants[0].text
    let modifier = element.modifier("accessibilityHint", holding: hint.fact.source)
    // Only words that stand in the call itself: another caller may pass others.
    let removable = modifier.flatMap { modifier in
      context.call(at: modifier.place)?.holds { if case .string = $0.kind { true } else { false } } ?? false ? modifier : nil
    }
    return .violation(Violation(
      "hint \(words.quoted) repeats the label", certainty: .certain, at: hint.place,
      heard: context.heard(element, hint: words.rendered, becoming: removable == nil ? nil : ""),
      fixes: removable.map {
        [Fix("remove the hint", safety: isEqual ? .safe : .suggested, edits: [FixBuilder.removing($0.source)])]
      } ?? []))
  }

  private enum Comparison { case equal, contained, different, unknown }

  private static func compare(_ hint: TextVariant, _ label: TextVariant, _ context: RuleContext) -> Comparison {
    if hint.text == label.text { return .equal }
    guard let hint = hint.literal, let label = label.literal else { return .unknown }
    let language = TextWords.languages(of: hint, in: context).first
    let said = language == "ja" ? japanese(hint) : words(hint, isEnglish: language == "en")
    let named = language == "ja" ? japanese(label) : words(label, isEnglish: language == "en")
    guard !said.isEmpty else { return .different }
    if TextWords.split(hint) == TextWords.split(label) { return .equal }
    if said == named { return language == "en" || language == "ja" ? .contained : .equal }
    guard language != "ja", said.count < named.count else { return .different }
    let starts = 0...(named.count - said.count)
    return starts.contains { named[$0...].starts(with: said) } ? .contained : .different
  }

  private static func words(_ text: String, isEnglish: Bool) -> [String] {
    let words = TextWords.split(text)
    guard isEnglish else { return words }
    return words.filter { !["a", "an", "the", "this", "your"].contains($0) }.map(EnglishVerb.stem)
  }

  /// 「削除します」 says no more than 「削除」.
  private static func japanese(_ text: String) -> [String] {
    var text = TextWords.split(text).joined()
    for ending in ["しますか", "します", "する"] where text.hasSuffix(ending) { text = String(text.dropLast(ending.count)) }
    return text.isEmpty ? [] : [text]
  }
}
