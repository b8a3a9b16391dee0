import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A text view that does not scroll and is held to a height, with words of any length; what rules about code and files share.
enum UnscrolledText {
  /// nil for what is no such view.
  static func check(_ element: AccessibilityElement) -> Outcome? {
    guard let platform = element.platform, platform.baseClass == "UITextView", element.exposure != .hidden,
      let scrolls = platform.settings.last(where: { $0.name == "isScrollEnabled" }), ["false", "\"NO\""].contains(scrolls.value),
      let words = element.label?.value, words.isOnlyHoles, words.holes.count == 1,
      DecorativeNames.parts(of: words.holes[0]).last.map(NameWords.words(.runningText).contains) ?? false,
      let height = height(element, platform) else { return nil }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return .violation(Violation(
      "\(element.drawnNoun) may be of any length, and its text view of \(FontSurvey.Found.number(height)) points does not scroll",
      certainty: .review, severity: .note, at: scrolls.source))
  }

  /// Points that a constraint gives it, or its frame where nothing changes that.
  private static func height(_ element: AccessibilityElement, _ platform: PlatformFacts) -> Double? {
    element.appearance.fixedHeight?.single ?? (platform.isPlacedByMask ? platform.frame?.height : nil)
  }
}
