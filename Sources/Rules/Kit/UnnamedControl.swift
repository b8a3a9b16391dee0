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

  /// Called by nothing but what it is set to, which is heard a second time as its value; nil for all other controls.
  func ownValue(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard element.exposure == .exposed, let label = element.label, [.content, .joined].contains(label.origin),
      element.isOwnValue(label) else { return nil }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    let name = ProposedName.forControl(subject, in: context)
    return .violation(Violation(
      "\(noun) is called only by the number that it is set to", certainty: .likely, at: element.source,
      heard: NamingFix.heard(element, named: name, in: context), fixes: [NamingFix.label(name, on: element, noun: noun)]))
  }

  func violation(_ subject: ElementSubject, in context: RuleContext) -> Violation {
    let element = subject.element
    let mistaken = MistakenName(of: element)
    let tooltip = mistaken?.proposal
    let beside = tooltip.map(Self.explains) ?? true ? Self.captionAbove(subject) ?? ProposedName.forControl(subject, in: context) : nil
    let name = tooltip.flatMap { beside?.isText ?? false ? beside : $0 } ?? beside ?? .gap
    let message = name.isText
      ? "\(noun) has no name; the text '\(name.spoken)' beside it is a stop of its own" : "\(noun) has no name"
    var found = Violation(
      message, certainty: .certain, at: element.source, heard: NamingFix.heard(element, named: name, in: context),
      fixes: [NamingFix.label(name, on: element, noun: noun)], related: [mistaken?.related].compactMap(\.self))
    found.nameAtUse = mistaken == nil && !name.isText ? NameAtUse(captionOf: subject, noun: noun, in: context) : nil
    return found
  }
}

extension UnnamedControl {
  /// A tooltip of a sentence says more than a name: a caption beside the control is one.
  private static func explains(_ tooltip: ProposedName) -> Bool {
    tooltip.spoken.count > longestName || tooltip.spoken.hasSuffix(".")
  }

  /// Letters that a tooltip may have which is as short as a name.
  private static let longestName = 40

  /// The text above a switch, where each switch of the stack has one; a single one above several is the title of all.
  private static func captionAbove(_ subject: ElementSubject) -> ProposedName? {
    guard subject.element.role == .toggle, subject.element.framework == .swiftUI else { return nil }
    let mates = StackMates(of: subject)
    let others = mates.mates.count { $0.element.role.isControl }
    guard mates.texts.count > others, let text = mates.captionAbove else { return nil }
    return ProposedName(text: text)
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
    // A label that has words in another state, and in this one a picture from a network, which is no element.
    if element.isUnnamed, element.certainty == .known, hasPicture(element), element.content.allSatisfy({ $0.exposure == .absent }),
      let outcome = inOneState(subject, certainty: .review, in: context) { return outcome }
    if let doubt = element.namingDoubt(inWrappers: false) { return .undecided(doubt) }
    // What spins in the label is there for a while only.
    if element.isUnnamed, element.content.contains(where: { $0.role == .progress && $0.exposure == .exposed }) {
      return inOneState(subject, certainty: .likely, in: context) ?? spinning(subject, in: context)
        ?? .undecided(UnknownReason(.dynamicValue, "ProgressView"))
    }
    // Words that fade for a while, as while something is being bought, are there otherwise.
    if element.isUnnamed, !hasPicture(element) || element.content.contains(where: \.isFadedText),
      let outcome = inOneState(subject, certainty: .review, in: context) { return outcome }
    if needsPicture, element.isUnnamed, !hasPicture(element) { return .inapplicable }
    return PictureOnlyControl(noun: noun).check(subject, in: context)
  }

  /// A spinner or a picture from elsewhere takes the place of the words in one state; nil where the control never has any.
  private func inOneState(_ subject: ElementSubject, certainty: FindingCertainty, in context: RuleContext) -> Outcome? {
    guard let twin = subject.alternates({ $0.exposure == .exposed && !$0.isUnnamed }).first,
      let condition = subject.when.first(where: { mine in twin.when.contains { $0.excludes(mine) } }) else { return nil }
    return .violation(Violation(
      "\(noun) has no name while '\(condition.description)'", certainty: certainty,
      severity: certainty == .review ? nil : .note, at: subject.element.source,
      heard: Heard(before: context.heard(subject.element))))
  }

  /// Nothing but what spins is ever in the label, of which nobody hears what the control is for; nil where there may be more.
  private func spinning(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard element.framework == .swiftUI, element.certainty == .known, element.content.allSatisfy({ $0.role == .progress }),
      subject.alternates({ other in other.content.contains { $0.role != .progress } }).isEmpty else { return nil }
    return .violation(Violation(
      "\(noun) shows only a spinner and has no name", certainty: .likely, severity: .note, at: element.source,
      heard: Heard(before: context.heard(element))))
  }

  private func hasPicture(_ element: AccessibilityElement) -> Bool {
    // A picture within a text is one character of it.
    element.image != nil || element.label.map { !$0.value.isBlank && $0.value.isWordless } ?? false
      || element.content.contains { part in
      part.role == .image || part.isDrawnShape
    }
  }
}

extension AccessibilityElement {
  /// Words that are not there now, by how they are drawn and not since code hides them from assistive technologies.
  fileprivate var isFadedText: Bool { exposure == .hidden && hasWords && !isHiddenByModifier }
}
