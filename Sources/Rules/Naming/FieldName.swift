import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The judgement that the rules about fields without a name share.
struct FieldName {
  var noun: String

  /// Whether the field shows something while it is empty, which people then hear.
  static func hasPlaceholder(_ element: AccessibilityElement) -> Bool {
    element.visibleText.contains { !$0.isBlank }
  }

  /// "Add your email" above "Email": what is to be done on the screen, and the placeholder says what is typed in fewer words.
  static func asks(_ caption: String, for placeholder: String?) -> Bool {
    if let placeholder, isSentence(caption) || headsGroup(caption), names(placeholder, under: caption) { return true }
    guard let placeholder, EnglishVerb.begins(caption), !EnglishVerb.mayBegin(placeholder), !SampleText.isBarePrompt(placeholder) else { return false }
    func words(_ text: String) -> [String] { TextWords.split(text).map { EnglishVerb.stem($0.lowercased()) } }
    let said = words(placeholder)
    let asked = words(caption)
    // "Change password" above "Old password" is what is done on the screen as well.
    if said.count == asked.count, said.count > 1, said.last == asked.last { return true }
    return !said.isEmpty && said.count < asked.count && Set(said).isSubset(of: asked)
  }

  /// "A password has six letters or more.": it explains what is typed, in whatever language. "Welcome!" is short and no name.
  static func isSentence(_ text: String) -> Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return false }
    return "!！".contains(last) || ".。".contains(last) && text.count > longestAbbreviation && !text.hasSuffix("...")
  }

  /// Filled with a sentence, as a field is that only shows a message: what code calls it adds nothing, in another language at that.
  static func holdsMessage(_ element: AccessibilityElement, apartFrom name: String) -> Bool {
    guard element.role != .textEditor, let words = element.value?.value.literal?.lowercased() else { return false }
    return TextWords.split(words).count > 3 && !words.contains(name.lowercased())
  }

  /// "Account details", "단체 정보": what several fields have in common, and no name for one.
  private static func headsGroup(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let last = words.last.map(String.init) else { return false }
    return words.count > 1 && Words.fieldGroups.contains { $0 == last || $0.contains(" ") && text.lowercased().hasPrefix($0) }
  }

  /// "Current password": a few words for what is typed, and no sample of it. Under "Your name" or a question, "Jane" is an answer.
  static func names(_ placeholder: String, under caption: String?) -> Bool {
    let words = placeholder.split(whereSeparator: \.isWhitespace)
    guard words.count <= longestName, !SampleText.isSample(placeholder), !placeholder.contains(where: { ".。!！?？…".contains($0) })
    else { return false }
    guard let caption, let last = caption.last(where: { !$0.isWhitespace }) else { return true }
    return !"?？".contains(last) && InputPurposes.type(of: caption) == nil || InputPurposes.type(of: placeholder) != nil
  }

  /// Letters of a caption that may end with a point and be none the less a name: "Tel. no."
  private static let longestAbbreviation = 12

  /// Words of a placeholder that is a name and no sentence.
  private static let longestName = 3

  /// A title that `labelsHidden()` hides is kept for assistive technologies.
  private func hasTitle(_ element: AccessibilityElement) -> Bool {
    // What it is handed as its title is known, and empty, whatever the code calls it.
    if !element.visibleText.isEmpty, element.visibleText.allSatisfy(\.isBlank) { return false }
    guard let title = CallArguments(of: element.source).title else { return false }
    return title.text != "\"\"" && element.value.map { !$0.value.isBlank } ?? false
  }

  /// Whether what it holds can never be another text, `TextEditor(text: .constant(license))` (Apple: documentation of Binding
  /// constant(_:)), and is heard as its value.
  private func isText(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard element.role == .textEditor, let text = context.chain(of: element)?.call?.argument("text") else { return false }
    return text.callName == "constant"
  }

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard !subject.isInAlert else { return .inapplicable }
    let element = subject.element
    if isText(element, in: context) {
      // Nobody types in it: it is there to be read, or to copy from.
      guard !element.isInactive, case .violation(var violation) = UnnamedControl(noun: noun).check(subject, in: context) else { return .pass }
      (violation.severity, violation.certainty) = (.note, .likely)
      return .violation(violation)
    }
    if element.role != .textEditor, element.isUnnamed, Self.hasPlaceholder(element) || hasTitle(element) { return .pass }
    return UnnamedControl(noun: noun).check(subject, in: context)
  }
}
