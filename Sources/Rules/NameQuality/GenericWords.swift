import AccessibilityModel
import PlatformKnowledge

/// Which generic words say enough, and where.
enum GenericWords {
  /// Fine on a button beside what it speaks of; a link is listed without that.
  static let linkPhrases = Words.linkPhrases

  /// Things that a control may make or show.
  static let topics = Words.topics

  /// Enough for a menu or a dialog.
  static let offers: Set<String> = ["ok", "詳細", "plus", "más"]

  /// The words of the phrases that say nothing, by language.
  private static let phrases = Memory<String, Set<[String]>>()

  /// Whether a label says nothing about an element: what `generic-label` reports, and what no fix writes.
  ///
  /// - Parameters:
  ///   - isAuthored: It is an accessibility label, and no title that people see.
  ///   - language: What the app is written in.
  static func sayNothing(_ text: String, of element: AccessibilityElement, isAuthored: Bool, inAppOf language: String) -> Bool {
    let words = TextWords.split(text)
    guard !words.isEmpty else { return false }
    for language in TextWords.languages(of: text, inAppOf: language) {
      let known = phrases(language) { Set(Words.genericWords(language).map(TextWords.split)) }
      guard known.contains(words) else { continue }
      let phrase = words.joined(separator: " ")
      if Words.gestureWords(language).contains(where: { phrase.contains($0.lowercased()) }) { return element.isInteractive }
      if linkPhrases.contains(phrase) { return element.role == .link }
      guard isAuthored else { return false }
      let roles = RoleWords.roles(of: element)
      if roles.contains(where: { Words.roleWords(for: $0, language).contains { $0.lowercased() == phrase } }) { return true }
      return !topics.contains(phrase) && !offers.contains(phrase)
    }
    return false
  }

  /// The same of a name that a fix would write: "OK" answers a question, and says of no other control what it does.
  static func sayNothing(_ name: String, asNameOf element: AccessibilityElement, inAppOf language: String) -> Bool {
    name.lowercased() == "ok" || sayNothing(name, of: element, isAuthored: true, inAppOf: language)
  }
}
