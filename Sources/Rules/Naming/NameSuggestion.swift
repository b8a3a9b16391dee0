import AccessibilityModel
import PlatformKnowledge

/// The best name that source lets one guess for a control: from its symbol, from what it does, from what it is bound to.
public struct NameSuggestion: Hashable, Sendable {
  public var text: String
  /// Derived from something that says what the control does, not merely a placeholder.
  public var isDerived: Bool

  /// The suggestion for a control, in the language of the source; a placeholder in angle brackets when nothing tells.
  public static func forControl(_ element: AccessibilityElement, language: String) -> NameSuggestion {
    let states = PictureStates(of: element, alternates: [], when: [], [])
    return forControl(element, isOneThing: states.isOneThing, language: language)
  }

  /// - Parameter isOneThing: The picture stands for the same whatever the state; see `PictureStates`.
  static func forControl(_ element: AccessibilityElement, isOneThing: Bool, language: String) -> NameSuggestion {
    let name = NameQuestion(about: element, isOneThing: isOneThing, language: language).answer
    if name == gap, isOneThing, let own = byOwnName(element, language), !GenericWords.sayNothing(own.text, asNameOf: element, inAppOf: language) {
      return own
    }
    guard name == gap, !language.hasPrefix("en") else { return name }
    let english = forControl(element, isOneThing: isOneThing, language: "en")
    guard english.isDerived else { return gap }
    if let own = spelled(english.text, in: language) { return own }
    let word = translated(english.text, language)
    return word.isDerived && GenericWords.sayNothing(word.text, asNameOf: element, inAppOf: language) ? gap : word
  }

  /// A name that something tells.
  static func told(_ text: String) -> NameSuggestion { NameSuggestion(text: text, isDerived: true) }

  /// A word of the code in the language of the app, as far as it is known there.
  static func said(_ word: String, _ language: String) -> NameSuggestion? {
    Words.press(word, in: language).map(told)
  }

  /// A word that code has in the language of the app, as people write it: "Zurück" of `zurueck`. Short ones may be of another
  /// language: "plus" means "more" in French.
  static func spelled(_ word: String, in language: String) -> NameSuggestion? {
    word.count > 4 ? Words.button(spelled: word, in: language).map(told) : nil
  }

  /// For a person to fill in.
  static let gap = NameSuggestion(text: "<#name#>", isDerived: false)

  /// What a symbol stands for, where there is a word for it in the language of the app; else a gap that says what is
  /// meant.
  static func meant(_ meaning: SymbolMeaning, _ language: String) -> NameSuggestion {
    meaning.text(language: language).map(told)
      ?? NameSuggestion(text: "<#\(meaning.english)#>", isDerived: false)
  }
}
