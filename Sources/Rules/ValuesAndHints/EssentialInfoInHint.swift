import AccessibilityModel
import PlatformKnowledge

/// A hint that holds what people must know.
public struct EssentialInfoInHint: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "essential-info-in-hint", family: .valuesAndHints, severity: .warning, impact: .serious,
    wcag: ["1.3.1", "3.3.1"],
    title: "hint holds an error or a requirement",
    documentation: RuleDocumentation(
      reports: """
        A hint of a field, switch or picker that says it is required, wrong or invalid, and any hint made of a \
        variable that is named for an error.
        """,
      why: """
        Hints come after a pause, are cut off when the finger moves on, and can be switched off for all apps. Whoever \
        has done so is never told why the form is not accepted.
        """,
      howToFix: "Put it into the label or the value: \"Email, required\". Announce the error when it appears.",
      elsewhere: "`field.accessibilityLabel = \"Email, required\"`.",
      limits: """
        Judged by words, so it is likely and not certain. Hints of buttons may speak of errors that they repair or \
        show, and are left alone unless the hint is the error itself.
        """,
      references: [
        "WCAG 2.2, 3.3.1 Error Identification and 3.3.2 Labels or Instructions",
        "Apple: VoiceOver has a setting that turns hints off",
      ]),
    examples: [
      .violation(
        """
        let errorText: String
        @State private var email = ""
        var body: some View {
          TextField("Email", text: $email).accessibilityHint(↓errorText)
        }
        """),
      .violation(
        """
        @State private var email = ""
        var body: some View {
          TextField("Email", text: $email).accessibilityHint(↓"This field is required")
        }
        """),
      .violation(
        """
        @State private var agreed = false
        var body: some View {
          Toggle("同意する", isOn: $agreed).accessibilityHint(↓"必須項目です")
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Retry") { retry() }.accessibilityHint("Sends the failed message again")
        }
        """),
      .pass(
        """
        @State private var phone = ""
        var body: some View {
          TextField("Phone", text: $phone).accessibilityHint("Not required")
        }
        """),
      .pass(
        """
        @State private var email = ""
        var body: some View {
          TextField("Email", text: $email).accessibilityValue("\\(email), invalid")
        }
        """),
      .undecided(
        """
        let hint: String
        @State private var email = ""
        var body: some View {
          TextField("Email", text: $email).accessibilityHint(hint)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let hint = element.authoredHint else { return .inapplicable }
    for variant in hint.fact.value.variants {
      let isInput = Self.inputs.contains(element.role)
      let literal = isInput ? Self.word(in: variant, context) : nil
      guard let word = variant.holes.first(where: Self.isError) ?? literal, !isSaidElsewhere(variant.text, subject)
      else { continue }
      return .violation(Violation(
        "hint \(variant.text.quoted) holds '\(word)', which people must not miss", certainty: .likely, at: hint.place,
        heard: context.heard(element, hint: variant.text.rendered, becoming: nil)))
    }
    return hint.fact.value.hasHoles ? hint.unknown : .pass
  }

  /// Another stop of the screen says the same.
  private func isSaidElsewhere(_ text: SpokenText, _ subject: ElementSubject) -> Bool {
    subject.all.contains { other in
      guard other.exposure == .exposed, other.source != subject.element.source, let label = other.label?.value else {
        return false
      }
      if !text.holes.isEmpty { return text.holes.allSatisfy(label.holes.contains) }
      return label.rendered == text.rendered
    }
  }

  private static let inputs: Set<ElementRole> = [
    .textField, .secureField, .textEditor, .searchField, .toggle, .picker, .datePicker, .colorPicker, .slider, .stepper,
  ]

  /// `errorText`, `viewModel.validationError`: the last part of the name speaks of an error, and of no flag.
  private static func isError(_ expression: String) -> Bool {
    guard expression.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else { return false }
    let name = (expression.split(whereSeparator: { ".?!".contains($0) }).last.map(String.init) ?? "").lowercased()
    return name.hasPrefix("error") || ["error", "errormessage", "errortext"].contains(where: name.hasSuffix)
  }

  private static func word(in hint: TextVariant, _ context: RuleContext) -> String? {
    for text in hint.text.literals {
      for language in TextWords.languages(of: text, in: context) {
        if !TextWords.partsWords(language) || language == "ko" {
          guard !Words.negations(language).contains(where: text.contains) else { continue }
          if let word = Words.essentialWords(language).first(where: text.contains) { return word }
          continue
        }
        let words = TextWords.split(text)
        guard !words.contains(where: Words.negations.contains) else { continue }
        if let word = Words.essentialWords(language).first(where: { word in
          let parts = TextWords.split(word)
          return words.indices.contains { words[$0...].starts(with: parts) }
        }) { return word }
      }
    }
    return nil
  }
}
