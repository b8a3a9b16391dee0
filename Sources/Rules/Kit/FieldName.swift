import AccessibilityModel

/// The judgement that the rules about fields without a name share.
struct FieldName {
  var noun: String

  /// Whether the field shows something while it is empty, which people then hear.
  static func hasPlaceholder(_ element: AccessibilityElement) -> Bool {
    element.visibleText.contains { !$0.isBlank }
  }

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard !subject.isInAlert else { return .inapplicable }
    let element = subject.element
    if element.role != .textEditor, element.isUnnamed, Self.hasPlaceholder(element) { return .pass }
    return UnnamedControl(noun: noun).check(subject, in: context)
  }
}
