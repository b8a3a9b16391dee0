import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The words for states that the traits of one element tell.
struct StateWords {
  private var isSwitch: Bool
  private var canBeSelected: Bool
  private var canBeDisabled: Bool

  init(of element: AccessibilityElement) {
    isSwitch = element.role == .toggle || element.traits.contains(.toggle)
    let conditional = element.conditionalTraits.reduce(into: Traits()) { $0.formUnion($1.traits) }
    canBeSelected = element.traits.union(conditional).contains(.selected)
    canBeDisabled = element.traits.union(conditional).contains(.notEnabled)
  }

  var isEmpty: Bool { !isSwitch && !canBeSelected && !canBeDisabled }

  /// The state that a text ends with, where something is left without it.
  func ending(of text: String, in context: RuleContext) -> TextWords.Ending? {
    for language in TextWords.languages(of: text, in: context) {
      let words = Words.stateWords(language).filter(isTold)
      guard let ending = TextWords.ending(of: text, in: words, language: language),
        TextWords.hasLetters(ending.rest) else { continue }
      // "Hands-on", "Add-on"
      if text.dropFirst(ending.rest.count).hasPrefix("-") { return nil }
      return ending
    }
    return nil
  }

  /// Whether the state is one even without punctuation before it: "Wi-Fi on" as the title of a switch.
  func standsAlone(_ ending: TextWords.Ending) -> Bool {
    guard isSwitch, Words.switchStates.contains(ending.word.lowercased()) else { return false }
    let words = TextWords.split(ending.rest)
    return !words.contains { EnglishVerb.commands.contains($0) || Self.notStates.contains($0) }
  }

  private func isTold(_ word: String) -> Bool {
    let word = word.lowercased()
    if isSwitch && Words.switchStates.contains(word) { return true }
    if canBeSelected && Words.selectionStates.contains(where: word.contains) { return true }
    return canBeDisabled && Words.disabledStates.contains(where: word.contains)
  }

  /// Before "on" and "off" these make a phrase that is no state.
  private static let notStates = Words.noStatePhraseWords
}
