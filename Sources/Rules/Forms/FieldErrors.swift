import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// How code speaks of errors in what people entered.
enum FieldErrors {
  static func isError(_ expression: String) -> Bool {
    let lowered = expression.lowercased()
    if NameWords.words(.entryError).contains(where: lowered.contains) { return true }
    // `form.isNameValid`
    let name = lowered.split(separator: ".").last ?? ""
    return name.drop { $0 == "!" }.hasPrefix("is") && name.hasSuffix("valid")
  }

  /// Whether an outcome says that something is wrong, as `state == .invalid` and `!isValid` do, and not that nothing
  /// is: `error == nil`, `state != .invalid`.
  static func tellsError(_ condition: Condition) -> Bool {
    guard isError(condition.subject) || isError(condition.description) else { return false }
    if let test = condition.caseTest {
      let name = test.name.lowercased()
      let isWrong = isError(name) && !saysValid(name) || !NameWords.words(.nothingWrong).contains(name) && !saysValid(name)
      return isWrong == test.isPositive
    }
    let text = condition.description.lowercased()
    let denials = ["== nil", "== \"\"", "== false", ".isempty"].count(where: text.contains)
      + (text.hasPrefix("!") || text.hasPrefix("no ") ? 1 : 0)
    return denials.isMultiple(of: 2) != saysValid(text)
  }

  /// "valid" and "isValid", not "invalid", and not "validation", which may come to either.
  private static func saysValid(_ text: String) -> Bool {
    text.replacing("invalid", with: "").replacing("validat", with: "").contains("valid")
  }

  static let fields: Set<ElementRole> = [.textField, .secureField, .textEditor]

  /// Whether something that the field says depends on an error.
  static func isTold(by field: AccessibilityElement) -> Bool {
    let texts = [field.label?.value, field.value?.value, field.hint?.value].compactMap { $0 }
    return texts.contains { text in
      text.holes.contains(where: isError) || text.choices.contains { $0.contains { isError($0.subject) } }
    } || field.customContent.contains { $0.value.holes.contains(where: isError) }
  }
}

extension SourceRange {
  /// Whether one of the words stands in the same file.
  func fileMentions(_ words: [String]) -> Bool { file.mentions(words) }
}
