import AccessibilityModel
import SourceModel

/// Conditions on an element, all of which have to hold: what a project's own rules are made of.
public struct ElementCondition: Hashable, Sendable {
  /// What is asked of a text of an element.
  public enum TextTest: Hashable, Sendable {
    case isThere, isMissing
    /// It is there, and one of the patterns matches it.
    case matches([TextPattern])
  }

  /// The texts that may be asked about.
  public enum TextKind: String, CaseIterable, Sendable { case label, value, hint, identifier }

  /// One of these.
  public var roles: [ElementRole] = []
  public var texts: [TextKind: TextTest] = [:]
  /// All of these.
  public var traits: Traits = []
  /// Within one of these.
  public var containers: [AccessibilityContainer.Kind] = []
  /// Made by one of these views, or by what they are made of.
  public var components: [TextPattern] = []

  public init() {}

  /// What is known of an answer.
  enum Answer: Hashable {
    case yes, no
    case unknown(UnknownReason)
  }

  func answer(for subject: ElementSubject) -> Answer {
    let element = subject.element
    if !roles.isEmpty, !roles.contains(element.role) {
      return element.role == .opaque ? .unknown(Self.reason(of: element)) : .no
    }
    if !containers.isEmpty, !subject.containers.contains(where: { containers.contains($0.kind) }) { return .no }
    if !components.isEmpty, !isMade(element) { return .no }
    var answers = TextKind.allCases.compactMap { kind in texts[kind].map { answer(to: $0, kind, element) } }
    if !traits.isEmpty { answers.append(answer(about: traits, element)) }
    if answers.contains(.no) { return .no }
    return answers.first { $0 != .yes } ?? .yes
  }

  private func isMade(_ element: AccessibilityElement) -> Bool {
    let views = [element.viewName] + element.callSites.map(\.view)
    return views.contains { view in components.contains { $0.matches(SpokenText(view)) == true } }
  }

  private func answer(to test: TextTest, _ kind: TextKind, _ element: AccessibilityElement) -> Answer {
    let fact: Fact<SpokenText>? =
      switch kind {
      case .label: element.label
      case .value: element.value
      case .hint: element.hint
      case .identifier: element.identifier
      }
    guard let fact, !fact.value.isBlank else {
      // Something that was not followed may give it.
      if element.certainty != .known { return .unknown(Self.reason(of: element)) }
      return test == .isMissing ? .yes : .no
    }
    let isKnown = fact.value.literals.contains { $0.contains { !$0.isWhitespace } }
    let unknown = Answer.unknown(UnknownReason(.dynamicValue, fact.value.rendered))
    switch test {
    case .isThere: return isKnown && !fact.value.hasChoices ? .yes : unknown
    case .isMissing: return isKnown && !fact.value.hasChoices ? .no : unknown
    case .matches(let patterns):
      let results = patterns.map { $0.matches(fact.value) }
      if results.contains(true) { return .yes }
      return results.contains(nil) ? unknown : .no
    }
  }

  private func answer(about traits: Traits, _ element: AccessibilityElement) -> Answer {
    if element.traits.isSuperset(of: traits) { return .yes }
    if element.certainty != .known { return .unknown(Self.reason(of: element)) }
    return element.conditionalTraits.isEmpty ? .no : .unknown(UnknownReason(.dynamicValue, "traits"))
  }

  private static func reason(of element: AccessibilityElement) -> UnknownReason {
    element.reasons.first ?? UnknownReason(.unsupportedCode, element.viewName)
  }
}
