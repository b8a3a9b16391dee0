import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What the rules about UIKit ask first.
enum UIKitDoubt {
  /// Something that may have set up the object and was not followed: unknown code, or whoever uses the class that is
  /// being read by itself.
  static func reason(_ element: AccessibilityElement) -> UnknownReason? {
    if element.platform?.reference == "self" { return UnknownReason(.suppliedContent, element.viewName) }
    if let platform = element.platform, platform.mayBeCompletedElsewhere {
      return UnknownReason(.suppliedContent, platform.reference ?? element.viewName)
    }
    return element.certainty == .known ? nil : element.reasons.first
  }
}
