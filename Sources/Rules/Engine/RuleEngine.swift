import AccessibilityModel
import SourceModel
import SwiftSource

/// How long a rule took for everything that it was asked.
public struct RuleTime: Sendable {
  public var rule: String
  public var duration: Duration
}

/// Asks the rules about everything there is, and reports each defect once.
public struct RuleEngine: Sendable {
  private let rules: [any Rule]
  private let customRules: [CustomRule]

  /// - Parameter customRules: The project's own.
  public init(rules: [any Rule.Type], customRules: [CustomRule] = []) {
    self.rules = rules.map { $0.init() }
    self.customRules = customRules
  }

  /// The findings about screens and the project, sorted. Screens of kind `preview` only show how a view is used; they
  /// are not looked at here.
  ///
  /// - Parameters:
  ///   - width: Number of threads; rules share nothing, so each may run on any of them.
  ///   - memory: What rules said of the same app before, with the same context.
  ///   - isOver: Whether nobody waits any more; the result is of no use then.
  public func findings(
    screens: [ScreenSubject], project: ProjectSubject, context: RuleContext, width: Int, memory: OutcomeMemory? = nil,
    isOver: @escaping @Sendable () -> Bool = { false }
  ) async -> (findings: [Finding], times: [RuleTime]) {
    let usage = UsageIndex(screens)
    var context = context
    let (files, strings, language) = (project.allFiles, project.strings, context.developmentLanguage)
    context.constants = Once { TextConstantNames(files, strings: strings, language: language) }
    let input = Input(
      screens: screens, usage: usage, uses: JudgedUses(screens, usage, memory: memory),
      app: AppSubject(screens: screens.filter { $0.screen.framework == .swiftUI }, project: project), project: project,
      context: context)
    let (rules, customRules) = (rules, customRules)
    let memories = rules.map { memory?.rule(type(of: $0).metadata.id) }
    let found = await mapInParallel(rules.count + customRules.count, width: width, isOver: isOver, makeState: {}, { number, _ in
      let start = ContinuousClock.now
      if number >= rules.count {
        let rule = customRules[number - rules.count]
        let findings = Self.findings(of: rule, in: input)
        return (findings: findings, time: RuleTime(rule: rule.metadata.id, duration: ContinuousClock.now - start))
      }
      let findings = Self.findings(of: rules[number], in: input, memory: memories[number])
      let id = type(of: rules[number]).metadata.id
      return (findings: findings, time: RuleTime(rule: id, duration: ContinuousClock.now - start))
    })
    var types = TypeKeeping(project.files)
    let findings = unique(found.flatMap(\.findings).sorted()).map { types.applied(to: $0) }
    return (findings, found.map(\.time))
  }

  private struct Input: Sendable {
    let screens: [ScreenSubject]
    let usage: UsageIndex
    let uses: JudgedUses
    let app: AppSubject
    let project: ProjectSubject
    let context: RuleContext
  }

  private static func findings(of rule: any Rule, in input: Input, memory: RuleMemory?) -> [Finding] {
    let metadata = type(of: rule).metadata
    let frameworks = type(of: rule).frameworks
    var placement = Placement(metadata: metadata)
    if let rule = rule as? any ElementRule {
      judge(input.uses, by: rule, in: input.context, memory, &placement)
    }
    if let rule = rule as? any ScreenRule {
      for (screen, uses) in zip(input.screens, input.uses.screens) where frameworks.contains(screen.screen.framework) {
        var subject = screen
        subject.usage = input.usage
        let check = { rule.check(subject, in: input.context) }
        for outcome in memory?.outcomes(of: screen.places, isSame: uses.isSame, check) ?? check() {
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
    var platforms = type(of: rule).platforms
    // AppKit has classes of its own.
    if metadata.family == .uiKit { platforms.remove(.macOS) }
    return type(of: rule).joined(placement.findings().filter { $0.place.file.build.mayRun(on: platforms) })
  }

  private static func findings(of rule: CustomRule, in input: Input) -> [Finding] {
    var placement = Placement(metadata: rule.metadata)
    for screen in input.screens where screen.screen.kind != .preview {
      for subject in screen.subjects {
        // In a wider context it is judged too.
        if input.usage.isSeenWider(subject.element.source, subject.element.callSites) { continue }
        placement.add(rule.check(subject, in: input.context), subject)
      }
    }
    return placement.findings().filter { $0.place.file.build.mayRun(on: rule.platforms) }
  }

  private static func judge(
    _ uses: JudgedUses, by rule: any ElementRule, in context: RuleContext, _ memory: RuleMemory?,
    _ placement: inout Placement
  ) {
    var judge = ElementJudge(rule, context, uses)
    if let memory {
      for screen in uses.screens {
        let outcomes = memory.outcomes(on: screen.places, isSame: screen.isSame) { judge.outcomes(on: screen) }
        for (position, outcome) in outcomes { placement.add(outcome, screen.places.subject(at: position)) }
      }
    } else {
      for (subject, outcome) in judge.outcomes(byKindOf: uses) { placement.add(outcome, subject) }
    }
    // Nothing can be said of the uses: a person may want to look at what the component is by itself.
    for source in placement.undecidedSources {
      for subject in uses.narrower(source) where judge.isAbout(subject) {
        let check = { Presumption.check(rule, subject, in: context) }
        placement.add(memory?.outcome(of: subject, check) ?? check(), subject, isByItself: true)
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

/// Asks one rule about elements, once about those that it cannot tell apart: what it said without a look at what is
/// around an element holds for every element of that kind, and what it said after such a look for every one in the same
/// situation.
private struct ElementJudge {
  private let rule: any ElementRule
  private let context: RuleContext
  private let frameworks: Set<Framework>
  /// By kind, what the rule said by the element alone.
  private var known: [Outcome?]
  /// By situation, what it said of the element and its surroundings.
  private var knownAround: [Int: Outcome] = [:]

  init(_ rule: any ElementRule, _ context: RuleContext, _ uses: JudgedUses) {
    self.rule = rule
    self.context = context
    frameworks = type(of: rule).frameworks
    known = Array(repeating: nil, count: uses.kinds)
  }

  func isAbout(_ subject: ElementSubject) -> Bool { frameworks.contains(subject.element.framework) }

  private mutating func outcome(of use: JudgedUses.Use) -> Outcome {
    guard isAbout(use.subject) else { return .inapplicable }
    if let outcome = known[use.kind] ?? knownAround[use.situation] { return outcome }
    let looks = ElementSubject.Looks()
    let outcome = Presumption.check(rule, use.subject.noting(looks), in: context)
    if !looks.areAround {
      known[use.kind] = outcome
    } else if !looks.areEverywhere {
      knownAround[use.situation] = outcome
    }
    return outcome
  }

  /// One of each kind is judged first, and the uses of a kind that the rule is not about are not gone through. In the
  /// order of the uses.
  mutating func outcomes(byKindOf uses: JudgedUses) -> [(subject: ElementSubject, outcome: Outcome)] {
    var found: [(number: Int, outcome: Outcome)] = []
    for kind in 0..<uses.kinds {
      for number in uses.uses(ofKind: kind) {
        let outcome = self.outcome(of: uses.all[number])
        if case .inapplicable = outcome {
          if known[kind] != nil { break }
        } else {
          found.append((number, outcome))
        }
      }
    }
    return found.sorted { $0.number < $1.number }.map { (uses.all[$0.number].subject, $0.outcome) }
  }

  /// Without the elements that the rule is not about.
  mutating func outcomes(on screen: JudgedUses.OnScreen) -> [(position: Int, outcome: Outcome)] {
    screen.widest.compactMap { use in
      let outcome = outcome(of: use)
      if case .inapplicable = outcome { return nil }
      return (use.subject.position, outcome)
    }
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
