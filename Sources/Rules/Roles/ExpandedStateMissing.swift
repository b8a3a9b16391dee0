import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A home-made disclosure whose arrow alone tells whether it is open.
public struct ExpandedStateMissing: ElementRule {
  private let arrows = Remembered<[OpeningArrow]>()

  public init() {}

  public static let metadata = RuleMetadata(
    id: "expanded-state-missing", family: .roles, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "whether it is open is told by an arrow alone",
    documentation: RuleDocumentation(
      reports: """
        A button, or what reacts to a tap, that toggles a variable and whose chevron turns, or is another one, with the \
        same variable, while its label, value, hint and traits stay the same. A closure that the view is handed may turn the \
        variable (`onToggle()` beside `isExpanded`). So is one that puts itself into a set of \
        what is open and takes itself out of it, or that is the one that is open until it is pressed again.
        """,
      why: """
        VoiceOver says the same before and after. Nobody hears that something was opened below, or that there is \
        anything to open.
        """,
      howToFix: """
        Use a `DisclosureGroup`, or add `.accessibilityValue(isOpen ? "expanded" : "collapsed")`.
        """,
      elsewhere: "`accessibilityValue`, or `accessibilityExpandedStatus` from iOS 18.",
      limits: """
        Only chevrons and arrows that are written in the button itself are seen. Where the variable presents a sheet, a \
        popover or another screen, nothing opens below, and nothing is said.
        """,
      references: [
        "CVS Health: iOS SwiftUI accessibility techniques, Disclosures", "WCAG 2.2: understanding 4.1.2 Name, Role, Value",
      ]),
    examples: violations + passes + further)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed else { return .inapplicable }
    guard element.role == .button, var activation = element.activation else { return tapped(subject, in: context) }
    // `Button(action: onToggle)` does what was handed over, whose name in the component is lost.
    if let handed = ActionLikeness.handedAction(of: element) { activation.mentions.append(handed) }
    guard let arrow = arrow(in: element.source, turnedBy: activation, context) else { return .inapplicable }
    if tellsState(element, subject, arrow.test) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let value = Self.words(for: arrow, below: subject, context)
    let edit = FixBuilder.adding(
      ".accessibilityValue(\(arrow.test) ? \"\(value.0)\" : \"\(value.1)\")", to: element)
    return .violation(Violation(
      "\(element.nounWithName) tells by its arrow alone whether it is open", certainty: .likely, at: element.source,
      heard: value.1.hasPrefix("<#")
        ? Heard(before: context.heard(element)) : context.heard(element) { $0.value = Fact(SpokenText(value.1), origin: .content) },
      fixes: [Fix("tell by a value whether it is open", safety: .suggested, edits: [edit])]))
  }

  /// What opens by a tap gesture, which is told where the gesture is written, once for all that it holds.
  private func tapped(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let tap = element.choosingTap, let whole = ModifierChain.whole(around: tap.source),
      let arrow = arrow(in: whole, turnedBy: tap.effect.whole, context) else { return .inapplicable }
    guard let target = TapTarget(of: subject)?.gathered(around: subject), !target.isTrivial, !target.isArea, !target.holdsField
    else { return .inapplicable }
    let parts = [subject] + subject.neighbours(before: 6, after: 6).filter { other in
      other.element.gestures.contains { $0.source == tap.source }
    }
    if parts.contains(where: { tellsState($0.element, $0, arrow.test) }) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let value = Self.words(for: arrow, below: subject, context)
    let edit = FixBuilder.adding(".accessibilityValue(\(arrow.test) ? \"\(value.0)\" : \"\(value.1)\")", after: whole)
    return .violation(Violation(
      "what reacts to the tap tells by its arrow alone whether it is open", certainty: .likely, at: whole,
      fixes: target.count == 1 ? [Fix("tell by a value whether it is open", safety: .suggested, edits: [edit])] : []))
  }

  private func arrow(in place: SourceRange, turnedBy effect: ActionSummary, _ context: RuleContext) -> OpeningArrow? {
    guard OpeningArrow.mayOpen(effect) else { return nil }
    return arrows(place) { context.call(at: place).map(OpeningArrow.all) ?? [] }.first { $0.isTurned(by: effect) && !Self.sorts($0.name) }
  }

  private static func words(for arrow: OpeningArrow, below subject: ElementSubject, _ context: RuleContext) -> (String, String) {
    func word(_ english: String) -> String { Words.state(english, in: context.developmentLanguage) ?? "<#\(english)#>" }
    let words = (word("expanded"), word("collapsed"))
    return isOpenWhileSet(arrow, below: subject) ? words : (words.1, words.0)
  }

  /// Where the variable presents another screen, the arrow leads there, and people hear that they are elsewhere.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.filter { finding in
      guard let part = project.code.part(around: finding.place) else { return true }
      let toggled = part.expressions.filter { finding.place.contains($0.range) }.compactMap(\.changedName)
      let presenting = project.code.types.filter { $0.name == part.name }.flatMap(\.expressions).flatMap(\.presentingNames)
      return Set(toggled).isDisjoint(with: presenting)
    }
  }

  /// Whether more is shown while the variable is true: by what comes under it or under its opposite, else by its name, else
  /// by how the arrow is drawn.
  private static func isOpenWhileSet(_ arrow: OpeningArrow, below subject: ElementSubject) -> Bool {
    let shown = subject.neighbours(before: 0, after: 8).compactMap { place in
      place.when.last { $0.subject == arrow.test }.map { $0.description == arrow.test }
    }
    if let first = shown.first, shown.allSatisfy({ $0 == first }) { return first }
    return FlagWords.isOpenWhileSet(arrow.name) ?? arrow.opensWhileSet ?? true
  }

  /// How a list is sorted is told by such arrows too.
  private static func sorts(_ variable: String) -> Bool {
    let words = NameWords.words(.sortDirection)
    return IdentifierWords.split(variable).contains { words.contains($0.lowercased()) }
  }

  /// Something that is heard may change with the variable, here or in the other branch.
  private func tellsState(_ element: AccessibilityElement, _ subject: ElementSubject, _ variable: String) -> Bool {
    if !(element.value?.value.isBlank ?? true) || !element.conditionalTraits.isEmpty || element.traits.contains(.selected) {
      return true
    }
    let facts = [element.label, element.hint].compactMap(\.?.value)
    if facts.contains(where: { $0.choices.contains { $0.isEmpty || $0.contains { mayBe($0, about: variable) } } || $0.rendered.contains(variable) }) {
      return true
    }
    let others = subject.alternates.filter { other in
      other.when.isEmpty || other.when.contains { !subject.when.contains($0) && mayBe($0, about: variable) }
    }
    let names = Set(others.map { $0.element.label?.value } + [element.label?.value])
    return names.count > 1 && element.label?.origin == .modifier("accessibilityLabel")
      || others.contains { $0.element.visibleText != element.visibleText }
  }

  /// Whether a condition asks for the variable, or for something that may stand for the same, by its name: that a count is
  /// one, or what somebody else works at, says nothing of it.
  private func mayBe(_ condition: Condition, about variable: String) -> Bool {
    let asked = IdentifierWords.lastNames(in: condition.subject)
    let opening = [NameWords.List.expandedFlag, .collapsedFlag, .shownFlag, .hiddenFlag].map(NameWords.words)
    return !asked.isDisjoint(with: IdentifierWords.lastNames(in: variable)) || opening.contains { !$0.isDisjoint(with: asked) }
  }
}

extension Expression {
  /// What `isOpen.toggle()` toggles, and `opened = item.id` sets.
  fileprivate var changedName: String? {
    if case .assignment(let target, _) = kind { return target.dottedName }
    guard case .call(let call) = kind, case .member(let base?, "toggle") = call.callee.kind else { return nil }
    return base.dottedName
  }

  /// The variables that a call presents something by: `isOpen` of `sheet(isPresented: $isOpen)`.
  fileprivate var presentingNames: [String] {
    guard case .call(let call) = kind else { return [] }
    return call.arguments.compactMap { argument in
      guard ["isPresented", "isActive", "item"].contains(argument.label), let name = argument.value.dottedName,
        name.first == "$" else { return nil }
      return String(name.dropFirst())
    }
  }
}
