import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension Condition {
  /// It asks how all of the app is to look, which tells nothing of what is looked at: `colorScheme == .dark`,
  /// `theme.isBold`, `skin.name == "night"`.
  var isAboutLooks: Bool {
    if asksForColour { return true }
    let words = NameWords.words(.lookSource)
    return [subjectText, basis].contains { test in
      guard let test else { return false }
      let value = test.prefix { $0 != "=" && $0 != "<" && $0 != ">" && $0 != "(" }
      return !words.isDisjoint(with: PicturePair.words(String(value)))
    }
  }

  /// It asks whether there is a colour to draw with, `category.tint != nil`, `Color(hex: tag.code) != nil`: without one another
  /// stands in.
  private var asksForColour: Bool {
    guard let value = [" != nil", " == nil"].lazy.filter(subjectText.hasSuffix).map({ subjectText.dropLast($0.count) }).first else { return false }
    let last = value.last == ")" ? value.prefix { $0 != "(" } : value.split(separator: ".").last ?? value
    return IdentifierWords.split(String(last)).contains { NameWords.words(.colourName).contains($0.lowercased()) }
  }

  /// It asks which of its cases a stored word stands for, `Accent(rawValue: stored) != nil`, or for the word itself,
  /// `switch UserDefaults.standard.string(forKey: "accent")`: a setting that people chose, and no state of what is looked at.
  var isOfStoredChoice: Bool { subject.contains("(rawValue:") || subject.contains("UserDefaults.") }
}
