import AccessibilityModel
import SourceModel
import SwiftSource

/// Asks the rules about everything there is, and reports each defect once.
public struct RuleEngine: Sendable {
  private let rules: [any Rule]

  public init(rules: [any Rule.Type]) {
    self.rules = rules.map { $0.init() }
  }

  /// The findings about screens and the project, sorted. Screens of kind `preview` only show how a view is used; they
  /// are not looked at here.
  ///
  /// - Parameter width: Number of threads; rules share nothing, so each may run on any of them.
  public func findings(
    screens: [ScreenSubject], project: ProjectSubject, context: RuleContext, width: Int
  ) async -> [Finding] {
    let subjects = screens.flatMap { ElementWalk.subjects(of: $0) }
    let usage = UsageIndex(subjects)
    let input = Input(
      screens: screens, usage: usage, uses: JudgedUses(subjects, usage),
      app: AppSubject(screens: screens.filter { $0.screen.framework == .swiftUI }, project: project), project: project,
      context: context)
    let rules = rules
    let found = await mapInParallel(rules.count, width: width, makeState: {}, { number, _ in
      Self.findings(of: rules[number], in: input)
    })
    var types = TypeKeeping(project.files)
    return unique(found.flatMap { $0 }.sorted()).map { types.applied(to: $0) }
  }

  private struct Input: Sendable {
    let screens: [ScreenSubject]
    let usage: UsageIndex
    let uses: JudgedUses
    let app: AppSubject
    let project: ProjectSubject
    let context: RuleContext
  }

  private static func findings(of rule: any Rule, in input: Input) -> [Finding] {
    let metadata = type(of: rule).metadata
    let frameworks = type(of: rule).frameworks
    var placement = Placement(metadata: metadata)
    if let rule = rule as? any ElementRule {
      judge(input.uses, by: rule, in: input.context, &placement)
    }
    if let rule = rule as? any ScreenRule {
      for screen in input.screens where frameworks.contains(screen.screen.framework) {
        var subject = screen
        subject.usage = input.usage
        for outcome in rule.check(subject, in: input.context) {
          placement.add(outcome, screen: subject.screen.name)
        }
      }
    }
    if let rule = rule as? any AppRule {
      for outcome in rule.check(input.app, in: input.context) { placement.add(outcome, screen: "") }
    }
    if let rule = rule as? any ProjectRule {
      for outcome in rule.check(input.project, in: input.context) { placement.add(outcome, screen: "") }
    }
    return placement.findings()
  }

  private static func judge(
    _ uses: JudgedUses, by rule: any ElementRule, in context: RuleContext, _ placement: inout Placement
  ) {
    let frameworks = type(of: rule).frameworks
    let isLone = rule is any LoneElementRule
    var known: [Outcome?] = isLone ? Array(repeating: nil, count: uses.kinds) : []
    for (subject, kind) in uses.widest where frameworks.contains(subject.element.framework) {
      let outcome = isLone ? known[kind] ?? Presumption.check(rule, subject, in: context)
        : Presumption.check(rule, subject, in: context)
      if isLone { known[kind] = outcome }
      placement.add(outcome, subject)
    }
    // Nothing can be said of the uses: a person may want to look at what the component is by itself.
    for source in placement.undecidedSources {
      for subject in uses.narrower(source) where frameworks.contains(subject.element.framework) {
        placement.add(Presumption.check(rule, subject, in: context), subject, isByItself: true)
      }
    }
  }

  /// A rule that found one place through several screens reports it once.
  private func unique(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for finding in findings {
      if let last = result.last, last.rule == finding.rule, last.place == finding.place { continue }
      result.append(finding)
    }
    return result
  }
}

/// What a rule says of an element when nobody knows what some modifiers of packages do, though their names and
/// arguments speak of looks only, or some views of packages around others: a person is asked where the rule would be
/// sure without them.
enum Presumption {
  static func check(_ rule: any ElementRule, _ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let outcome = rule.check(subject, in: context)
    guard case .undecided = outcome, let presumed = subject.element.presumingHarmless else { return outcome }
    guard case .violation(var violation) = rule.check(subject.with(presumed), in: context) else { return outcome }
    violation.certainty = .review
    return .violation(violation)
  }
}

extension AccessibilityElement {
  /// The same element as if what is most likely harmless were; nil where there is no such thing.
  fileprivate var presumingHarmless: AccessibilityElement? {
    // Whatever is in the content was noted on the element too.
    guard certainty != .known || !reasons.isEmpty else { return nil }
    let parts = content.map(\.presumingHarmless)
    guard reasons.contains(where: \.isMostLikelyHarmless) || parts.contains(where: { $0 != nil })
      else { return nil }
    var result = self
    result.content = zip(content, parts).map { $1 ?? $0 }
    result.reasons.removeAll(where: \.isMostLikelyHarmless)
    if result.reasons.isEmpty, certainty == .partial { result.certainty = .known }
    return result
  }
}

/// Visits every element of a screen with what is around it.
enum ElementWalk {
  static func subjects(of screen: ScreenSubject) -> [ElementSubject] {
    screen.places.places.indices.map { screen.places.subject(at: $0) }
  }
}
