import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Controls that would be called the same and do different things.
extension ProposedName {
  /// The word of the glyph with the thing that code says, where a control beside it would get the same word and does something
  /// else: "Play verse" beside "Play chapter" for `playVerse()` and `playChapter()`.
  func toldApart(of subject: ElementSubject, in context: RuleContext) -> ProposedName {
    let element = subject.element
    guard isDerived, !isOfStates, context.developmentLanguage == "en", element.framework == .swiftUI,
      let own = Self.deed(of: element), own.lowercased().hasPrefix(spoken.lowercased() + " ") || Self.isSameDeed(own, as: spoken) else { return self }
    let isShared = subject.neighbours(before: 4, after: 4).contains { other in
      guard other.element.role == element.role, other.element.source != element.source, other.element.isUnnamedPicture,
        let theirs = Self.deed(of: other.element), theirs != own else { return false }
      return NameSuggestion.forControl(other.element, language: context.developmentLanguage).text == spoken
    }
    return isShared ? ProposedName(expression: context.spelled(own, on: element), spoken: own, isDerived: true) : self
  }

  /// "Insert table" does in its own words what "Add" does.
  private static func isSameDeed(_ own: String, as spoken: String) -> Bool {
    let words = TextWords.split(own)
    guard words.count > 1, !spoken.contains(" "), let deed = ActionVerbs.deed(of: words[0].lowercased()) else { return false }
    return deed == ActionVerbs.deed(of: spoken.lowercased())
  }

  private static func deed(of element: AccessibilityElement) -> String? {
    NameSuggestion.onlyDeed(in: NameSuggestion.deeds(of: element.activation))
  }
}
