import AccessibilityModel
import SourceModel

/// A text that was given by an accessibility modifier, with the element that it was written on.
struct AuthoredText {
  let fact: Fact<SpokenText>
  let owner: AccessibilityElement

  /// Where the words stand.
  var place: SourceRange { fact.source ?? owner.source }

  /// What to say when the words are not known.
  var unknown: Outcome { .undecided(UnknownReason(.dynamicValue, fact.value.rendered)) }
}

extension AccessibilityElement {
  /// The labels given by `accessibilityLabel` or `Image(_:label:)`: the element's own, or those of the parts that its
  /// own is joined of.
  var authoredLabels: [AuthoredText] {
    switch label?.origin {
    case .modifier("accessibilityLabel")?, .modifier("Image(label:)")?:
      return label.map { [AuthoredText(fact: $0, owner: self)] } ?? []
    case .joined?:
      return content.filter { $0.exposure == .exposed }.flatMap(\.authoredLabels)
    default: return []
    }
  }

  /// The hint given by `accessibilityHint`; what `help` gives is a tooltip first.
  var authoredHint: AuthoredText? {
    guard let hint, case .modifier("accessibilityHint") = hint.origin else { return nil }
    return AuthoredText(fact: hint, owner: self)
  }

  /// The call of a modifier that a text was given to, on the element or on what it is made of.
  func modifier(_ name: String, holding source: SourceRange?) -> AppliedModifier? {
    ownModifier(name, holding: source) ?? content.lazy.compactMap { $0.modifier(name, holding: source) }.first
  }

  /// The call of a modifier on the element itself, from its dot on.
  func ownModifier(_ name: String, holding source: SourceRange?) -> AppliedModifier? {
    guard let source, var modifier = modifiers.last(where: { $0.name == name && $0.source.contains(source) }) else {
      return nil
    }
    // The name is another one in the old `accessibility(label:hint:)`, which holds several texts.
    guard let dot = modifier.source.text.firstRange(of: ".\(name)(")?.lowerBound else { return nil }
    let offset = modifier.source.text[..<dot].utf8.count
    modifier.source = SourceRange(file: source.file, start: modifier.source.start + offset, end: modifier.source.end)
    return modifier.source.contains(source) ? modifier : nil
  }
}

extension ElementSubject {
  /// Whether the label was given to a container and reaches other elements as well.
  var sharesLabel: Bool {
    guard let label = element.label, let source = label.source, label.origin == .modifier("accessibilityLabel") else {
      return false
    }
    return surveyed(LabelledElements.self).reaches(.init(source: source, words: label.value), besides: element.source)
  }
}

/// Which exposed elements of a screen get the same label from the same place. A modifier of the app's own that hands on
/// what it is given to `accessibilityLabel` is one place for many labels.
private struct LabelledElements: ScreenSurvey {
  struct Label: Hashable {
    let source: SourceRange
    let words: SpokenText
  }

  private var elements: [Label: Set<SourceRange>] = [:]

  init(_ screen: ScreenPlaces) {
    for element in screen.all where element.exposure == .exposed {
      guard let label = element.label, let source = label.source else { continue }
      elements[Label(source: source, words: label.value), default: []].insert(element.source)
    }
  }

  func reaches(_ label: Label, besides element: SourceRange) -> Bool {
    elements[label].map { $0.count > 1 || !$0.contains(element) } ?? false
  }
}

extension Outcome {
  /// The judgement on an element of which several texts, or several variants of one, were judged.
  static func worst(of outcomes: [Outcome]) -> Outcome {
    func first(_ isSought: (Outcome) -> Bool) -> Outcome? { outcomes.first(where: isSought) }
    let violations = outcomes.compactMap { if case .violation(let violation) = $0 { violation } else { nil } }
    return Violation.worst(of: violations).map(Outcome.violation)
      ?? first { if case .undecided = $0 { true } else { false } }
      ?? first { if case .pass = $0 { true } else { false } }
      ?? .inapplicable
  }
}

extension Violation {
  /// The first of those that are as bad as any: where a rule says how bad they are, the surest and then the gravest.
  static func worst(of violations: [Violation]) -> Violation? {
    guard violations.contains(where: { $0.gravity > 0 }) else { return violations.first }
    var worst: Violation?
    for violation in violations {
      guard let known = worst else { worst = violation; continue }
      if (known.certainty, known.gravity) < (violation.certainty, violation.gravity) { worst = violation }
    }
    return worst
  }
}

extension RuleContext {
  /// What is heard with one label, and with another in its place.
  func heard(_ element: AccessibilityElement, label: SpokenText, becoming new: String?) -> Heard {
    var before = element
    before.label = Fact(label, origin: .content)
    return Heard(before: heard(before), after: new.flatMap { heard(element, withLabel: $0).after })
  }

  /// What is heard with one hint, and with another or none in its place.
  func heard(_ element: AccessibilityElement, hint: String, becoming new: String?) -> Heard {
    Heard(before: heard(element, hint: hint), after: new.map { heard(element, hint: $0) })
  }

  private func heard(_ element: AccessibilityElement, hint: String) -> String {
    var element = element
    element.hint = hint.isEmpty ? nil : Fact(SpokenText(hint), origin: .content)
    let utterance = voiceOver.utterance(for: element)
    return utterance.hint.map { "\(utterance.caption). \($0)" } ?? utterance.caption
  }
}
