import AccessibilityModel
import AssistiveTechnologies
import PlatformKnowledge

extension SpokenStop {
  /// What is said here in another language than the one that is read, each once: words of VoiceOver and of the system
  /// that have no source in it, and texts of the app that have no translation.
  ///
  /// - Parameter countsMissingKeys: Whether a key that no table has is a text without translation.
  static func untranslated(
    _ element: AccessibilityElement, _ utterance: Utterance, countsMissingKeys: Bool
  ) -> [String] {
    let facts = [element.label, element.value, element.hint].compactMap { $0 }
    var found = facts.filter { $0.lacksTranslation(countsMissingKeys, in: utterance.language) }.map(\.value.rendered)
    // "Count, Increment": the second word is the system's.
    if utterance.language != .english, element.role == .stepper {
      found += element.label?.value.rendered.split(separator: " ").last.map { [String($0)] } ?? []
    }
    found += utterance.chunks.filter(\.isFallback).map(\.text)
    let vocabulary = utterance.language.vocabulary
    found += utterance.fallbackWords.filter(\.isAfterThePause).map { vocabulary.word($0).spoken }
    var seen: Set<String> = []
    return found.filter { text in text.contains(where: \.isLetter) && seen.insert(text).inserted }
  }
}

extension Fact<SpokenText> {
  fileprivate func lacksTranslation(_ countsMissingKeys: Bool, in language: SpeechLanguage) -> Bool {
    switch (localization, origin) {
    case (.untranslated, _): true
    case (.missingKey, _) where countsMissingKeys: !value.isOnlyHoles
    // Words of the system are known in English only.
    case (_, .system): language != .english && !value.hasHoles
    case (_, .symbol(let name, _)):
      language != .english && !value.hasHoles && SFSymbols.spokenName(of: name, language: language.rawValue) == nil
    default: false
    }
  }
}

extension Word.Key {
  /// Spoken after the description, so that it is no chunk of it.
  fileprivate var isAfterThePause: Bool {
    switch self {
    case .toggleHint, .adjustHint, .editHint, .editingHint, .editAreaHint, .popUpHint, .dragHint, .collapseHint,
      .expandHint, .actionsAvailable, .moreContentAvailable: true
    default: false
    }
  }
}
