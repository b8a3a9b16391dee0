import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension Condition {
  /// It asks how all of the app is to look, which tells nothing of what is looked at: `colorScheme == .dark`,
  /// `theme.isBold`, `skin.name == "night"`.
  var isAboutLooks: Bool {
    let words = NameWords.words(.lookSource)
    return [subjectText, basis].contains { test in
      guard let test else { return false }
      let value = test.prefix { $0 != "=" && $0 != "<" && $0 != ">" && $0 != "(" }
      return !words.isDisjoint(with: PicturePair.words(String(value)))
    }
  }

  /// It asks which of its cases a stored word stands for, `Accent(rawValue: stored) != nil`, or for the word itself,
  /// `switch UserDefaults.standard.string(forKey: "accent")`: a setting that people chose, and no state of what is looked at.
  var isOfStoredChoice: Bool { subject.contains("(rawValue:") || subject.contains("UserDefaults.") }
}
