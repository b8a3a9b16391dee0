import AccessibilityModel
import PlatformKnowledge

/// The judgement that the rules about fields without a name share.
struct FieldName {
  var noun: String

  /// Whether the field shows something while it is empty, which people then hear.
  static func hasPlaceholder(_ element: AccessibilityElement) -> Bool {
    element.visibleText.contains { !$0.isBlank }
  }

  /// "Add your email" above "Email": what is to be done on the screen, and the placeholder says what is typed in fewer words.
  static func asks(_ caption: String, for placeholder: String?) -> Bool {
    guard let placeholder, EnglishVerb.begins(caption), !EnglishVerb.mayBegin(placeholder), !SampleText.isBarePrompt(placeholder) else { return false }
    func words(_ text: String) -> [String] { TextWords.split(text).map { EnglishVerb.stem($0.lowercased()) } }
    let said = words(placeholder)
    let asked = words(caption)
    // "Change password" above "Old password" is what is done on the screen as well.
    if said.count == asked.count, said.count > 1, said.last == asked.last { return true }
    return !said.isEmpty && said.count < asked.count && Set(said).isSubset(of: asked)
  }

  /// A title that `labelsHidden()` hides is kept for assistive technologies.
  private func hasTitle(_ element: AccessibilityElement) -> Bool {
    // What it is handed as its title is known, and empty, whatever the code calls it.
    if !element.visibleText.isEmpty, element.visibleText.allSatisfy(\.isBlank) { return false }
    guard let title = CallArguments(of: element.source).title else { return false }
    return title.text != "\"\"" && element.value.map { !$0.value.isBlank } ?? false
  }

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard !subject.isInAlert else { return .inapplicable }
    let element = subject.element
    if element.role != .textEditor, element.isUnnamed, Self.hasPlaceholder(element) || hasTitle(element) { return .pass }
    return UnnamedControl(noun: noun).check(subject, in: context)
  }
}
