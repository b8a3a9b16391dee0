import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The judgement on fields, whatever they come from.
enum UIKitField {
  static func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    // The title of an alert is read when it opens, and asks for what is to be typed.
    guard [.textField, .secureField, .textEditor].contains(element.role), element.exposure == .exposed,
      !subject.isInAlert
    else { return .inapplicable }
    if !element.isUnnamed || !(element.visibleText.first?.isBlank ?? true) { return .pass }
    let isFilled = element.value.map { !$0.value.isBlank } ?? false
    // A text view is often filled to be read.
    var isRead = false
    if isFilled, element.role == .textEditor {
      guard let use = use(of: element, in: context) else { return .pass }
      isRead = use == .unknown
    }
    if let doubt = doubt(element) { return .undecided(doubt) }
    return .violation(
      Violation(
        "text field has no name",
        certainty: isRead || isLocked(element) ? .review : isFilled || isLoose(element) || element.role == .textEditor || element.viewName != element.platform?.baseClass ? .likely : .certain, at: element.source,
        heard: heard(element, by: UIKitCaption.right(before: subject), in: context), fixes: fixes(subject, in: context)))
  }

  /// Nobody can write into it, and no code that is seen lets anybody: it shows what somebody else wrote.
  private static func isLocked(_ element: AccessibilityElement) -> Bool {
    guard let platform = element.platform else { return false }
    func isLet(_ name: String) -> Bool {
      platform.settings.contains { $0.name == name && !($0.isFromFile && $0.value.contains("NO")) && $0.value != "false" }
    }
    return !platform.isUserInteractive && !isLet("isUserInteractionEnabled")
      || element.traits.contains(.notEnabled) && !isLet("isEnabled")
  }

  private enum Use { case written, unknown }

  /// What a text view with a text is for, as code shows; nil where the text is there to be read.
  private static func use(of element: AccessibilityElement, in context: RuleContext) -> Use? {
    if element.framework == .interfaceFile { return useInFile(of: element) }
    guard element.framework == .uiKit, let platform = element.platform, platform.isUserInteractive else { return nil }
    // A prompt that goes when somebody writes.
    if let words = element.value?.value.literal, let text = platform.setting("text"),
      context.prompts(in: text.source.file).contains(words) { return .written }
    guard element.value?.value.literal == nil || platform.setting("text")?.isConditional ?? false else { return nil }
    let names = platform.settings.map(\.name)
    if isForReading(names) { return nil }
    let isEditable = platform.setting("isEditable").map { $0.value == "true" } ?? false
    return isEditable || names.contains(where: typing.contains) ? .written : .unknown
  }

  /// The same of one in an interface file: whoever wants one to be read alone unticks Editable, or code does.
  private static func useInFile(of element: AccessibilityElement) -> Use? {
    guard let platform = element.platform, platform.isUserInteractive, !isForReading(platform.settings.map(\.name)) else { return nil }
    return platform.settings.contains { typing.contains($0.name) } ? .written : .unknown
  }

  /// What people type may get another look while they do.
  private static func isForReading(_ names: [String]) -> Bool {
    let isTyped = names.contains(where: typing.contains)
    return names.contains { reading.contains($0) && !(isTyped && $0 == "attributedText") }
  }

  /// Properties that matter to what is read (Apple: documentation of UITextView).
  private static let reading: Set<String> = ["isSelectable", "dataDetectorTypes", "linkTextAttributes", "attributedText"]
  /// Properties that matter to what is typed (Apple: documentation of UITextInputTraits).
  private static let typing: Set<String> = [
    "autocapitalizationType", "spellCheckingType", "inputAccessoryView", "keyboardAppearance", "textContentType",
  ]

  /// With the words of the label before it, where source knows them and a fix gives them.
  private static func heard(
    _ element: AccessibilityElement, by caption: AccessibilityElement?, in context: RuleContext
  ) -> Heard {
    guard let caption, let words = caption.label?.value.literal, UIKitCaption.naming(element, by: caption) != nil
    else { return Heard(before: context.heard(element)) }
    return context.heard(element, withLabel: words)
  }

  /// By the label before it; else by what code calls it, or a gap in code.
  private static func fixes(_ subject: ElementSubject, in context: RuleContext) -> [Fix] {
    let element = subject.element
    let captions = [UIKitCaption.right(before: subject), UIKitCaption.namesake(of: subject)].compactMap(\.self).filter { !isData($0) }
    let named = captions.lazy.compactMap { UIKitCaption.naming(element, by: $0) }.first.map { [$0] }
      // A cell whose caption is another one in each row.
      ?? captions.first.flatMap { UIKitFix.namingEverywhere(element, by: $0) }
    if let named { return [Fix("name the text field by the text beside it", safety: .suggested, edits: named)] }
    if let words = UIKitCaption.placeholder(of: subject), let edit = UIKitCaption.naming(element, by: words) {
      return [Fix("name the text field by its placeholder", safety: .suggested, edits: [edit])]
    }
    // A class of the app draws a placeholder of its own.
    if element.viewName != element.platform?.baseClass, let edit = UIKitFix.repeatingPlaceholder(on: element) {
      return [Fix("name the text field by its placeholder", safety: .suggested, edits: [edit])]
    }
    let title = titleOfOnlyField(subject)
    let name = title.map(NameSuggestion.told) ?? NameSuggestion.ownName(element, context.developmentLanguage) ?? NameSuggestion.gap
    guard element.framework == .uiKit || name.isDerived,
      let edit = NamingFix.edit(label: context.spelled(name.text, on: element), on: element),
      !UIKitScope.isClass(of: element, around: edit.range), name.isDerived || !context.isShared(edit) else { return [] }
    return [Fix("name the text field '\(name.text)'", safety: .suggested, edits: [edit])]
  }

  /// The title of a screen of an interface file that has nothing but this field, besides its bar.
  private static func titleOfOnlyField(_ subject: ElementSubject) -> String? {
    guard subject.element.framework == .interfaceFile, !subject.isRepeated else { return nil }
    let all = subject.neighbours(before: 12, after: 12)
    let titles = all.filter { $0.element.role == .navigationTitle }.compactMap { $0.element.label?.value.literal }
    guard all.count < 12, titles.count == 1, let title = titles.first, title.contains(where: \.isLetter), all.allSatisfy({ other in
      other.element.exposure != .exposed || other.element.role == .navigationTitle || !other.element.role.isControl && !other.element.isInteractive
        && other.element.role != .text || other.containers.contains { [.navigationBar, .toolbar].contains($0.kind) }
    }) else { return nil }
    return title
  }

  /// Words that come from what the screen shows, `nameLabel.text = product.name`, name that and no field beside them.
  private static func isData(_ label: AccessibilityElement) -> Bool {
    // The key of a translation looks like a path as well.
    guard let said = label.label, said.localization == nil, case let words = said.value, words.isOnlyHoles, !words.holes.isEmpty
    else { return false }
    let captions = NameWords.words(.captionName).union(["text", "caption", "placeholder", "hint"])
    return words.holes.allSatisfy { hole in
      let parts = hole.split(separator: ".")
      guard parts.count > 1, let last = parts.last?.lowercased().filter(\.isLetter) else { return false }
      return last == "name" || !captions.contains(where: last.hasSuffix)
    }
  }

  /// What may have named the field and was not followed; a class of its own may draw a caption of what it was given.
  static func doubt(_ element: AccessibilityElement) -> UnknownReason? {
    if let doubt = UIKitDoubt.reason(element) { return doubt }
    guard let platform = element.platform, element.viewName != platform.baseClass else { return nil }
    let isPlain = !platform.isOfUnseenClass && platform.swallowed.isEmpty && !platform.settings.contains { setting in
      ["placeholder", "title", "caption", "hint", "label"].contains(where: setting.name.lowercased().contains)
    }
    return isPlain ? nil : UnknownReason(.opaqueView, element.viewName)
  }

  /// Code that is not seen may use the outlet of a field in an interface file.
  static func isLoose(_ element: AccessibilityElement) -> Bool {
    element.framework == .interfaceFile && element.platform?.reference != nil
  }
}
