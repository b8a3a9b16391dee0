/// Words by which code tells people what happened in ways that no element shows (Apple: documentation of
/// UIAccessibility.post(notification:argument:), AccessibilityNotification, AccessibilityFocusState). Whatever is written
/// around one of them, a rule does not claim that nobody is told.
enum TellingCode {
  /// What is said, or that something changed.
  static let posts = ["UIAccessibility.post", "UIAccessibilityPostNotification", "AccessibilityNotification"]

  /// Wrappers of a project's own. An app may also call its news so: of a whole file this says little.
  static let announces = ["nnounce"]

  /// The focus of assistive technologies goes where something happened.
  static let movesFocus = ["ccessibilityFocus", "creenChanged", "ayoutChanged"]

  static let all = posts + announces + movesFocus
}
