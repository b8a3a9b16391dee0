/// Words by which code tells people what happened in ways that no element shows (Apple: documentation of
/// UIAccessibility.post(notification:argument:), AccessibilityNotification, AccessibilityFocusState). Whatever is written
/// around one of them, a rule does not claim that nobody is told.
enum TellingCode {
  /// What is said, or that something changed. Wrappers of a project's own are mostly called "announce" as well.
  static let posts = ["UIAccessibility.post", "UIAccessibilityPostNotification", "AccessibilityNotification", "nnounce"]

  /// The focus of assistive technologies goes where something happened.
  static let movesFocus = ["ccessibilityFocus", "creenChanged", "ayoutChanged"]

  static let all = posts + movesFocus
}
