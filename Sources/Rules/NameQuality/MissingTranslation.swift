import AccessibilityModel
import Project
import SourceModel
import SwiftSource

/// A text for VoiceOver that its table has in some languages and not in others.
public struct MissingTranslation: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "missing-translation", family: .nameQuality, severity: .warning, impact: .serious, wcag: ["3.1.1"],
    title: "text for VoiceOver lacks a translation",
    documentation: RuleDocumentation(
      reports: """
        A key that is given to an accessibility modifier and that its string table does not have in a language which \
        the table otherwise covers.
        """,
      why: """
        People who use that language hear the text in another one, or the raw key ("a11y.close"). Whoever checks the \
        translation by eye never notices.
        """,
      howToFix: "Translate the key in every language of the table.",
      elsewhere: "The same: translate the keys of `NSLocalizedString` and `String(localized:)` in every language.",
      limits: """
        A language counts as covered when it has at least nine in ten of the keys that accessibility modifiers use, or \
        all but one; languages whose translation is under way are left out. A key that a catalog has without any \
        translation may be meant to stay, and is left alone, as are keys of tables other than `Localizable`.
        """,
      references: [
        "WCAG 2.2, 3.1.1 Language of Page", "signalapp/Signal-iOS issue 1662: VoiceOver speaks the raw key",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack {
            Image("x").accessibilityLabel(↓"a11y.close")
            Image("y").accessibilityLabel("a11y.open")
            Image("z").accessibilityLabel(Text("a11y.save"))
          }
        }
        """,
        files: [
          "en.strings": "a11y.close = Close\na11y.open = Open\na11y.save = Save",
          "de.strings": "a11y.open = Öffnen\na11y.save = Sichern",
        ]),
      .violation(
        """
        var body: some View {
          HStack {
            Image("x").accessibilityLabel("a11y.close")
            Image("y").accessibilityHint(↓Text("a11y.opens"))
          }
        }
        """,
        files: [
          "en.strings": "a11y.close = Close\na11y.opens = Opens the lid",
          "ja.strings": "a11y.close = 閉じる",
        ]),
      .violation(
        """
        enum L10n {
          enum Detail {
            static let play = String(localized: "play")
            static func photo(of species: String) -> String { String(localized: "photo \\(species)") }
          }
        }
        struct Photo: View {
          var body: some View {
            Image("heron").accessibilityLabel(↓L10n.Detail.photo(of: species.name))
            Button { play() } label: { Image("play") }.accessibilityLabel(L10n.Detail.play)
          }
        }
        """,
        files: ["en.strings": "play = Play\nphoto %@ = Photo of %@", "ja.strings": "play = 再生"]),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityLabel("a11y.close")
        }
        """,
        files: ["en.strings": "a11y.close = Close", "de.strings": "a11y.close = Schließen"]),
      .pass(
        """
        var body: some View {
          HStack {
            Image("x").accessibilityLabel("a11y.close")
            Image("y").accessibilityLabel("a11y.open")
          }
        }
        """,
        files: [
          "en.strings": "a11y.close = Close\na11y.open = Open\nfirst = First\nsecond = Second\nthird = Third",
          "de.strings": "a11y.close = Schließen",
        ]),
      .pass(
        """
        var body: some View {
          HStack {
            Image("x").accessibilityLabel("a11y.close")
            Image("y").accessibilityLabel("a11y.open")
            Image("z").accessibilityLabel("a11y.save")
          }
        }
        """,
        files: [
          "en.strings": "a11y.close = Close\na11y.open = Open\na11y.save = Save",
          "de.strings": "a11y.save = Sichern",
        ]),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityLabel("Close")
        }
        """),
      .undecided(
        """
        let key: LocalizedStringKey
        var body: some View {
          Image("x").accessibilityLabel(key)
        }
        """,
        files: ["en.strings": "a11y.close = Close", "de.strings": "a11y.open = Öffnen"]),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let languages = project.strings.languages
    guard languages.count > 1 else { return [] }
    let constants = TextConstants(project.allFiles)
    let uses = project.files.flatMap { file in
      file.accessibilityUses.flatMap { TranslatedUse.all($0, file.file, constants) }
    }
    let known = uses.filter { project.strings.hasKey($0.key, table: nil) }
    // A key that nobody has worked on yet, as a fix adds it, says nothing about how far a language is.
    let keys = Set(known.map(\.key)).filter { !isUntouched($0, languages, project.strings) }
    let most = languages.map(project.strings.count).max() ?? 0
    let covered = languages.filter { language in
      // Whose translation has hardly begun, everything is missing in.
      guard project.strings.count(in: language) * 2 >= most else { return false }
      let translated = keys.count { isTranslated($0, language, project.strings) }
      let total = keys.count
      return translated > 0 && total - translated <= max(1, total / 10) && translated * 2 >= total
    }
    return known.compactMap { use in
      let missing = covered.filter { !isTranslated(use.key, $0, project.strings) }
      guard !missing.isEmpty, missing.count < covered.count else { return nil }
      guard !isUntouched(use.key, languages, project.strings) else {
        return .undecided(UnknownReason(.dynamicValue, use.key))
      }
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      return .violation(Violation(
        "key '\(use.key)' has no translation in \(names)", certainty: .certain, at: use.place,
        heard: project.strings.text(forKey: use.key, table: nil, language: context.developmentLanguage)?.general
          .map { Heard(before: $0) }))
    }
  }

  private func isTranslated(_ key: String, _ language: String, _ strings: StringTables) -> Bool {
    guard let text = strings.text(forKey: key, table: nil, language: language) else { return false }
    if case .plain(_, let state) = text { return state != "new" }
    return true
  }

  /// In one language only, where the key is the text: a catalog may say that it is not to be translated.
  private func isUntouched(_ key: String, _ languages: [String], _ strings: StringTables) -> Bool {
    let texts = languages.compactMap { strings.text(forKey: key, table: nil, language: $0) }
    return texts.count == 1 && texts[0] == .plain(key, state: nil)
  }
}
