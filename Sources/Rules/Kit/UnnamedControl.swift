import AccessibilityModel
import SourceModel

/// The judgement that the rules about controls with an empty label share.
struct UnnamedControl {
  /// What people call the control.
  var noun: String

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed else { return .inapplicable }
    if element.hasEmptiedLabel || element.isDecorationOnly { return .inapplicable }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    if element.isUnnamed { return .violation(violation(subject, in: context)) }
    return element.isUnnamedPicture ? PictureOnlyControl(noun: noun).check(subject, in: context) : .pass
  }

  func violation(_ subject: ElementSubject, in context: RuleContext) -> Violation {
    let element = subject.element
    let mistaken = MistakenName(of: element)
    let name = mistaken?.proposal ?? ProposedName.forControl(subject, in: context)
    let message = name.isText
      ? "\(noun) has no name; the text '\(name.spoken)' beside it is a stop of its own" : "\(noun) has no name"
    return Violation(
      message, certainty: .certain, at: element.source, heard: NamingFix.heard(element, named: name, in: context),
      fixes: [NamingFix.label(name, on: element, noun: noun)], related: [mistaken?.related].compactMap(\.self))
  }
}

/// The judgement that the rules about links, menus and the like share: controls whose label is a picture.
struct UnnamedPictureControl {
  var noun: String
  /// A label without anything in it is a trick of programs and not a control for people.
  var needsPicture = false

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed else { return .inapplicable }
    if element.hasEmptiedLabel || element.isDecorationOnly { return .inapplicable }
    if let icon = element.unknownIcon { return icon.ask(of: element, noun: noun, in: context) }
    if let doubt = element.namingDoubt(inWrappers: false) { return .undecided(doubt) }
    // What spins in the label is there for a while only.
    if element.isUnnamed, element.content.contains(where: { $0.role == .progress && $0.exposure == .exposed }) {
      return .undecided(UnknownReason(.dynamicValue, "ProgressView"))
    }
    if needsPicture, element.isUnnamed, !hasPicture(element) { return .inapplicable }
    return PictureOnlyControl(noun: noun).check(subject, in: context)
  }

  private func hasPicture(_ element: AccessibilityElement) -> Bool {
    element.image != nil || element.content.contains { part in
      [.image, .shape, .canvas].contains(part.role) && part.viewName != "EmptyView"
    }
  }
}
