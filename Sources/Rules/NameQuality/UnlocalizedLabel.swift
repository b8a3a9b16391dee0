import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A text for VoiceOver that stays in one language while the app is translated.
public struct UnlocalizedLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "unlocalized-label", family: .nameQuality, severity: .note, impact: .serious, wcag: ["3.1.1", "1.1.1"],
    title: "text for VoiceOver is not translated",
    documentation: RuleDocumentation(
      reports: """
        A label, value or hint given by an accessibility modifier as a plain `String` with words, as \
        `Text(verbatim:)`, or as a key that no catalog of the project has, in a project that is translated. The last is \
        a note: the text can be translated, and nobody has done so yet. Words that everybody sees, which a view hands on as a \
        `String`, are reported where a string table has a translation of just these words.
        """,
      why: """
        Everybody who uses the app in another language hears these words in the language of the source, read with the \
        wrong voice. Sighted reviewers of the translation never see them.
        """,
      howToFix: """
        Pass a literal or a `LocalizedStringKey` and add it to the string catalog, or use `String(localized:)`.
        """,
      elsewhere: "`NSLocalizedString(\"Close\", comment: \"\")` or `String(localized: \"Close\")`.",
      limits: """
        Only in projects with string tables. Silent about text that only run time knows, short units, and names such \
        as "GitHub". Other visible texts are not judged here: they are seen by everybody.
        """,
      references: [
        "WCAG 2.2, 3.1.1 Language of Page",
        "Apple documentation: LocalizedStringKey (a String given to accessibilityLabel is spoken as it is)",
      ]),
    examples: [
      .pass(
        """
        enum Language { case german, english }
        func words(_ language: Language, _ german: String, _ english: String) -> String {
          switch language {
          case .german: german
          case .english: english
          }
        }
        struct Bar: View {
          let language: Language
          var body: some View {
            Button { close() } label: { Image("cross") }.accessibilityLabel(words(language, "Schließen", "Close"))
          }
        }
        """, files: ["de.strings": "title = Titel"]),
      .violation(
        """
        let closeLabel: String = "Close"
        var body: some View {
          Button { close() } label: { Image("x") }.accessibilityLabel(↓closeLabel)
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .violation(
        """
        struct Sample: View {
          @State private var isOn = false
          var body: some View { row("Allow alerts") }
          func row(_ title: String) -> some View { Toggle(↓title, isOn: $isOn) }
        }
        """, files: ["en.strings": "Allow alerts = Allow alerts", "de.strings": "Allow alerts = Hinweise erlauben"]),
      .violation(
        """
        struct Segments: View {
          enum Span: String, CaseIterable { case day = "Day", week = "Week" }
          let span = Span.day
          var body: some View { Text(↓span.rawValue) }
        }
        """, files: ["en.strings": "Day = Day", "de.strings": "Day = Tag"]),
      .pass(
        """
        struct Segments: View {
          enum Span: LocalizedStringKey, CaseIterable { case day = "Day", week = "Week" }
          let span = Span.day
          var body: some View { Text(span.rawValue) }
        }
        """, files: ["en.strings": "Day = Day", "de.strings": "Day = Tag"]),
      .pass(
        """
        struct Sample: View {
          @State private var isOn = false
          var body: some View { row("Allow alerts") }
          func row(_ title: LocalizedStringKey) -> some View { Toggle(title, isOn: $isOn) }
        }
        """, files: ["en.strings": "Allow alerts = Allow alerts", "de.strings": "Allow alerts = Hinweise erlauben"]),
      .violation(
        """
        var body: some View {
          Button { close() } label: { Image("x") }.accessibilityHint(↓Text(verbatim: "Closes the window"))
        }
        """,
        fixed: """
          var body: some View {
            Button { close() } label: { Image("x") }.accessibilityHint(Text("Closes the window"))
          }
          """,
        files: [
          "en.strings": "Closes the window = Closes the window",
          "de.strings": "Closes the window = Schließt das Fenster",
        ]),
      .violation(
        """
        var body: some View {
          Image("map").accessibilityLabel(↓"Map of the garden")
        }
        """, files: ["en.strings": "Garden = Garden", "de.strings": "Garden = Garten"]),
      .pass(
        """
        var body: some View {
          Button { close() } label: { Image("x") }.accessibilityLabel("Close")
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .pass(
        """
        var body: some View {
          Button { close() } label: { Image("x") }.accessibilityLabel("Close")
        }
        """),
      .pass(
        """
        var body: some View {
          Link(destination: address) { Image("octocat") }.accessibilityLabel("GitHub")
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .undecided(
        """
        let name: String
        var body: some View {
          Image("face").accessibilityLabel(name)
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
      .undecided(
        """
        enum L10n { static var goBack: String { "Go back" } }
        struct Sample: View {
          var body: some View { Button("Close") {}.accessibilityHint(.init(L10n.goBack)) }
        }
        """, files: ["en.strings": "Close = Close", "de.strings": "Close = Schließen"]),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed, context.isLocalized else { return .inapplicable }
    let facts = element.authoredLabels.map(\.fact) + [element.value, element.hint].compactMap { $0 }.filter { fact in
      if case .modifier(let name) = fact.origin { name.hasPrefix("accessibility") } else { false }
    }
    if let outcome = shownAsItIs(element, in: context) { return outcome }
    // A text that is on the screen as well is untranslated for everybody.
    let shown = Set(element.visibleText.flatMap(\.variants).map(\.text))
    return .worst(of: facts.filter { fact in !fact.value.variants.contains { shown.contains($0.text) } }.map {
      judge($0, of: element, in: context)
    })
  }

  /// Words that everybody sees, handed on as a `String` and so shown as they are, while a table has a translation of them:
  /// whoever wrote that thinks that it is shown.
  private func shownAsItIs(_ element: AccessibilityElement, in context: RuleContext) -> Outcome? {
    guard element.framework == .swiftUI, let fact = element.label, fact.origin == .content, fact.localization == .verbatim,
      let words = fact.value.literal, Self.hasWords(words), !CallArguments(of: element.source).arguments.contains(where: { $0.label == "verbatim" }),
      context.texts.isTranslatedKey(words) else { return nil }
    return .violation(Violation(
      "'\(words)' is shown as a plain string, though a string table translates it", certainty: .likely,
      at: fact.source ?? element.source, heard: Heard(before: context.heard(element))))
  }

  private func judge(_ fact: Fact<SpokenText>, of element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let reason: String
    switch fact.localization {
    case .verbatim?: reason = "is a plain string"
    case .missingKey?: reason = "is in no string table"
    case .dynamic?: return .undecided(UnknownReason(.dynamicValue, fact.value.rendered))
    case .catalog?, .untranslated?, nil: return .pass
    }
    let source = fact.source?.text ?? ""
    // Other rules have these: pieces, and names for programs.
    guard !Concatenation.isSpelled(in: source), !Self.isProgramName(fact) else { return .pass }
    guard !Self.isChosenByLanguage(fact.value) else { return .pass }
    guard !Self.mayBeTranslated(fact) else { return .undecided(UnknownReason(.dynamicValue, source)) }
    guard Self.words(of: fact).contains(where: Self.hasWords) else { return .pass }
    let shown = fact.value.variants.first { $0.text.literals.contains(where: Self.hasWords) }?.text ?? fact.value
    return .violation(Violation(
      "\(shown.quoted) \(reason), so it is spoken untranslated", certainty: .likely, at: fact.source ?? element.source,
      heard: Heard(before: context.heard(element)), fixes: fix(fact.source)))
  }

  /// The words that would be translated: those of a key, without what is filled in, which may be translated itself; of
  /// a string the words that stand in the source, and of several outcomes the first, whose origin is known.
  private static func words(of fact: Fact<SpokenText>) -> [String] {
    if case .missingKey(let key)? = fact.localization {
      return [key.replacing("%lld", with: " ").replacing("%lf", with: " ").replacing("%@", with: " ")]
    }
    let source = fact.source?.text ?? ""
    guard let first = fact.value.variants.first else { return [] }
    if let literal = first.literal {
      // What is filled in may be translated where it comes from.
      return source.contains("\\(") ? literal.split(separator: " ").map(String.init).filter(source.contains) : [literal]
    }
    return first.text.literals.filter { source.contains($0.trimmed) }
  }

  /// Whether code picks one of several texts by the language, as apps do that let people change it within the app.
  private static func isChosenByLanguage(_ text: SpokenText) -> Bool {
    let words = NameWords.words(.languageChoice)
    // `language`, `settings.appLanguage`, and not `showsLanguageMenu`.
    return text.choices.joined().flatMap { ValuePaths.all(in: $0.subjectText) }.flatMap { $0.split(separator: ".") }.contains { name in
      IdentifierWords.split(String(name)).last.map { words.contains($0.lowercased()) } ?? false
    }
  }

  /// Whether a plain string, or a key, is made of what may have been translated before.
  private static func mayBeTranslated(_ fact: Fact<SpokenText>) -> Bool {
    guard let source = fact.source?.text else { return false }
    if source.hasPrefix("Text(verbatim:") { return !source.hasPrefix("Text(verbatim: \"") }
    return ["L10n", "ocalized", "Strings."].contains(where: source.contains)
  }

  private static func isProgramName(_ fact: Fact<SpokenText>) -> Bool {
    guard fact.origin == .modifier("accessibilityLabel") else { return false }
    return fact.value.variants.compactMap(\.literal).contains { ProgramName.form(of: $0) != nil }
  }

  /// Whether there is a word of three letters or more, and not just the name of a product or a person.
  private static func hasWords(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }.filter { $0.count >= 3 }
    if text.unicodeScalars.contains(where: { 0x3040...0x30FF ~= $0.value || 0x3400...0x9FFF ~= $0.value }) {
      return true
    }
    guard let first = words.first else { return false }
    // "pichfl"
    if words.count == 1, first.count == text.count, first.first?.isLowercase ?? false { return false }
    // "GitHub", "WooCommerce Payments"
    let isName = words.contains { $0.dropFirst().contains(where: \.isUppercase) }
    return !(isName && words.allSatisfy { $0.first?.isUppercase ?? false || $0.contains(where: \.isUppercase) })
  }

  private func fix(_ source: SourceRange?) -> [Fix] {
    guard let edit = LiteralEdit.replacing(spelled: "Text(verbatim: \"", with: "Text(\"", in: source) else { return [] }
    return [Fix("let the text be translated", safety: .suggested, edits: [edit])]
  }
}
