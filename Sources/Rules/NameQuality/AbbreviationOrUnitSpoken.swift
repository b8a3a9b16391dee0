import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Text that is short for the eye and is read letter by letter, or as something else.
public struct AbbreviationOrUnitSpoken: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "abbreviation-or-unit-spoken", family: .nameQuality, severity: .note, impact: .minor, wcag: [],
    title: "abbreviation may be misread",
    documentation: RuleDocumentation(
      reports: """
        A text in which a number that run time knows is followed by a unit of a few letters, such as `h`, `m`, `s` or \
        `k`, words such as "w/o" and "qty", codes that are read as one large number, and dashes with signs between them that \
        stand for a value that is missing, `start ?? "--:--"`. For review.
        """,
      why: """
        VoiceOver guesses what "3h 5m" means: it may say "3 H 5 metres". A code such as 482913 becomes "four hundred \
        eighty-two thousand nine hundred thirteen".
        """,
      howToFix: """
        Format durations and sizes with the system, which has a spoken form: \
        `Text(Duration.seconds(n), format: .units(width: .wide))` as the label. Let codes be spelled: \
        `Text(code).speechSpellsOutCharacters()`.
        """,
      elsewhere: """
        `DateComponentsFormatter` with `unitsStyle = .spellOut` for the `accessibilityLabel`; \
        `accessibilitySpeechSpellOut` in an attributed label.
        """,
      limits: """
        What VoiceOver makes of an abbreviation depends on language, voice and version. Units that it knows, such as \
        km and MB, are left alone, and so are texts with a label of their own and, but for dashes, languages other than \
        English.
        """,
      references: [
        "Apple: documentation of speechSpellsOutCharacters(_:)", "WCAG 2.2: understanding 3.1.4 Abbreviations",
      ]),
    examples: [
      .violation("var body: some View { ↓Text(\"\\(hours)h \\(minutes)m\") }"),
      .violation("var body: some View { Button { open() } label: { ↓Text(\"\\(followers / 1000)k\") } }"),
      .violation("var body: some View { ↓Text(\"Confirmation code: \\(code)\") }"),
      .violation("var body: some View { ↓Text(trip.start ?? \"--:--\") }"),
      .pass("var body: some View { Text(trip.start ?? \"Unknown\") }"),
      .pass("var body: some View { VStack { Text(trip.start ?? \"--\"); Text(trip.end ?? \"—\") } }"),
      .pass(
        """
        var body: some View {
          Text("\\(hours)h \\(minutes)m").accessibilityLabel("\\(hours) hours, \\(minutes) minutes")
        }
        """),
      .pass("var body: some View { Text(\"\\(distance) km\") }"),
      .pass("var body: some View { Text(\"Confirmation code: \\(Text(code).speechSpellsOutCharacters())\") }"),
      .undecided("var body: some View { Text(duration) }"),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed else { return .inapplicable }
    // A label of the control's own takes the place of all texts in it.
    if case .modifier? = element.label?.origin { return .pass }
    let parts = element.role == .text ? [element] : element.content
    let texts = parts.filter { $0.role == .text && $0.exposure == .exposed }
    return .worst(of: texts.map { judge($0, of: element, in: context) })
  }

  private func judge(
    _ text: AccessibilityElement, of element: AccessibilityElement, in context: RuleContext
  ) -> Outcome {
    guard let label = text.label, label.origin == .content else { return .pass }
    // Also inside of the text: the tree has the words of interpolated texts and not their modifiers.
    if text.expression.text.contains(".speech") { return .pass }
    if let dashes = Self.dashes(in: label.value) {
      if let gap = element.gap { return .undecided(gap) }
      return Outcome.violation(Violation(
        "'\(dashes)' may be misread", certainty: .review, at: text.source, heard: Heard(before: context.heard(element))))
        .causing(.constant("\(dashes) in \(text.source.file.path)"))
    }
    guard context.developmentLanguage.hasPrefix("en") else { return .inapplicable }
    for variant in label.value.variants {
      guard let short = Self.abbreviation(in: variant.text) else { continue }
      if let gap = element.gap { return .undecided(gap) }
      let outcome = Outcome.violation(Violation(
        "'\(short)' may be misread", certainty: .review, at: text.source, heard: Heard(before: context.heard(element))))
      return Self.maker(of: label).map { outcome.causing(.constant($0)) } ?? outcome
    }
    return label.value.isOnlyHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
  }

  /// The function that makes a text which stands in many places.
  private static func maker(of label: Fact<SpokenText>) -> String? {
    guard let call = label.source?.text, call.hasSuffix(")"), let name = call.firstIndex(of: "("), !call.contains("\"")
    else { return nil }
    return String(call[..<name])
  }

  // MARK: - Abbreviations

  /// What stands for a value that is missing where it is dashes with signs between them: "--:--" is read as "dash dash colon
  /// dash dash". Dashes alone are mostly passed over, as an empty place is by those who see it.
  private static func dashes(in text: SpokenText) -> String? {
    let literals = text.variants.map(\.literal)
    guard literals.contains(nil) else { return nil }
    return literals.compactMap(\.self).first { literal in
      literal.count { "-–—".contains($0) } > 1 && literal.contains { ":.,/".contains($0) }
        && literal.allSatisfy { "-–—:.,/ ".contains($0) }
    }
  }

  /// The first stretch of a text that is likely to be misread, as it is printed.
  private static func abbreviation(in text: SpokenText) -> String? {
    for (part, next) in zip(text.parts, text.parts.dropFirst()) {
      if case .hole(let number) = part, case .literal(let words) = next, let unit = unit(startOf: words),
        !isWord(number) {
        return "«\(number)»\(words.prefix { $0 == " " })\(unit)"
      }
      if case .literal(let words) = part, case .hole(let code) = next, isCode(code, after: words) {
        return words.trimmed + " «\(code)»"
      }
    }
    for words in text.literals {
      let short = words.split(whereSeparator: \.isWhitespace).first { Abbreviations.words.contains($0.lowercased()) }
      if let short { return String(short) }
    }
    return nil
  }

  /// A unit right behind a number: "h" of "h 5 left", but not of "hello".
  private static func unit(startOf words: String) -> String? {
    let unit = words.prefix { $0.isLetter }
    guard !unit.isEmpty, Abbreviations.units.contains(String(unit)) else { return nil }
    let rest = words.dropFirst(unit.count)
    return rest.first.map { $0.isWhitespace || ",.:;)/·•".contains($0) } ?? true ? String(unit) : nil
  }

  /// Something that is certainly no number, such as a name before "s".
  private static func isWord(_ expression: String) -> Bool {
    let name = expression.lowercased()
    return NameWords.words(.textualValue).contains(where: name.contains)
  }

  private static func isCode(_ expression: String, after words: String) -> Bool {
    let before = words.lowercased().trimmed
    let isCalledCode = Abbreviations.codes.contains { before.hasSuffix($0) || before.hasSuffix($0 + ":") }
    return isCalledCode && !expression.lowercased().contains("format")
  }
}
