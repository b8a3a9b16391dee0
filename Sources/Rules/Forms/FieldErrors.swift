import AccessibilityModel
import SourceModel

/// How code speaks of errors in what people entered.
enum FieldErrors {
  private static let words = ["error", "invalid", "isvalid", "validation", "failure", "mismatch", "incorrect"]

  static func isError(_ expression: String) -> Bool {
    let lowered = expression.lowercased()
    return words.contains(where: lowered.contains)
  }

  static let fields: Set<ElementRole> = [.textField, .secureField, .textEditor]

  /// Whether something that the field says depends on an error.
  static func isTold(by field: AccessibilityElement) -> Bool {
    let texts = [field.label?.value, field.value?.value, field.hint?.value].compactMap { $0 }
    return texts.contains { text in
      text.holes.contains(where: isError) || text.choices.contains { $0.contains { isError($0.subject) } }
    } || field.customContent.contains { $0.value.holes.contains(where: isError) }
  }

  /// Words by which a file moves the focus or announces what is wrong.
  static let heeding = [
    "ccessibilityFocus", "nnounce", "UIAccessibility.post", "AccessibilityNotification", "FocusState",
  ]
}

extension SourceRange {
  /// Whether one of the words stands in the same file.
  func fileMentions(_ words: [String]) -> Bool { file.mentions(words) }
}
