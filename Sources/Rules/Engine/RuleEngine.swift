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

  /// What rules that look at no screen will say of a project.
  ///
  /// - Parameters:
  ///   - memory: What rules said of the same app before, as far as it holds in the context (`OutcomeMemory.holds`).
  ///   - spare: Whose threads ask them meanwhile.
  public func answers(
    about project: ProjectSubject, in context: RuleContext, memory: OutcomeMemory? = nil, by spare: SpareWork? = nil
  ) -> ProjectAnswers {
    var context = context
    context.spellings = memory?.spellings
    let answers = ProjectAnswers(rules, project, context)
    if let spare { for rule in rules { answers.answers[type(of: rule).metadata.id].map(spare.add) } }
    return answers
  }

  /// The findings about screens and the project, sorted. Screens of kind `preview` only show how a view is used; they
  /// are not looked at here.
  ///
  /// - Parameters:
  ///   - answers: About the project, in the same context.
  ///   - width: Number of threads; rules share nothing, so each may run on any of them.
  ///   - memory: What rules said of the same app before, as far as it holds in the context (`OutcomeMemory.holds`).
  ///   - isOver: Whether nobody waits any more; the result is of no use then.
  public func findings(
    screens: [ScreenSubject], answers: ProjectAnswers, width: Int, memory: OutcomeMemory? = nil,
    spare: SpareWork? = nil, isOver: @escaping @Sendable () -> Bool = { false }
  ) async -> (findings: [Finding], times: [RuleTime]) {
    let (project, context) = (answers.project, answers.context)
    let usage = UsageIndex(screens)
    let uses = await JudgedUses(screens, usage, memory: memory, width: width, spare: spare, isOver: isOver)
    let input = Input(
      screens: screens, usage: usage, uses: uses,
      app: AppSubject(screens: screens.filter { $0.screen.framework == .swiftUI }, project: project), project: project,
      context: context)
    let (rules, customRules) = (rules, customRules)
    let memories = rules.map { memory?.rule(type(of: $0).metadata.id) }
    let found = await mapInParallel(
      rules.count + customRules.count, width: width, isOver: isOver, spare: spare, makeState: {},
      { number, _ in
        if number >= rules.count {
          let rule = customRules[number - rules.count]
          return ProjectAnswers.Answer(rule.metadata.id) { Self.findings(of: rule, in: input) }
        }
        let type = type(of: rules[number])
        return answers.answers[type.metadata.id]?.value
          ?? ProjectAnswers.Answer(type) { Self.findings(of: rules[number], in: input, memory: memories[number]) }
      })
    var types = TypeKeeping(project.files)
    let systems = LowestSystem(context)
    let all = ToldDeeds.once(unique(found.flatMap(\.findings).sorted()), in: project)
    let findings = all.map { systems.applied(to: types.applied(to: $0)) }
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
    switch rule.question {
    case .elements(let rule): judge(input.uses, by: rule, in: input.context, memory, &placement)
    case .screens(let rule):
      for (screen, uses) in zip(input.screens, input.uses.screens) where frameworks.contains(screen.screen.framework) {
        var subject = screen
        subject.usage = input.usage
        let check = { rule.check(subject, in: input.context) }
        for outcome in memory?.outcomes(of: screen.places, isSame: uses.isSame, check) ?? check() {
          placement.add(outcome, screen: subject.screen.name)
        }
      }
    case .app(let rule):
      for outcome in rule.check(input.app, in: input.context) { placement.add(outcome, screen: "") }
    // Those have been asked (`ProjectAnswers`).
    case .project: break
    }
    return findings(placement, of: type(of: rule), in: input.project)
  }

  static func findings(_ placement: Placement, of rule: any Rule.Type, in project: ProjectSubject) -> [Finding] {
    var platforms = rule.platforms
    // AppKit has classes of its own.
    if rule.metadata.family == .uiKit { platforms.remove(.macOS) }
    let findings = placement.findings().filter { $0.place.file.build.mayRun(on: platforms) }
    // What other code says of one of several places, it need not say of the others.
    return rule.joined(rule.settled(findings, in: project))
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
    let judge = ElementJudge(rule, context)
    var verdicts = memory?.verdicts ?? Verdicts()
    let judged = judge.outcomes(byKindOf: uses, &verdicts)
    memory?.verdicts = verdicts
    let said = verdicts.outcomes
    if let memory {
      var rest = judged[...]
      for screen in uses.screens {
        let own = rest.prefix { $0.use < screen.end }
        rest = rest.dropFirst(own.count)
        let outcomes = memory.outcomes(on: screen.places, isSame: screen.isSame) { judge.news(in: own, uses, said) }
        for (position, outcome) in outcomes { placement.add(outcome, screen.places.subject(at: position)) }
      }
    } else {
      for (use, number) in judged { placement.add(said[Int(number)], uses.all[use].subject) }
    }
    // Nothing can be said of the uses: a person may want to look at what the component is by itself.
    for source in placement.undecidedSources {
      for subject in uses.narrower(source) where judge.isAbout(subject.element.framework) {
        let check = { rule.checkPresumingHarmless(subject, in: context) }
        placement.add(memory?.outcome(of: subject, check) ?? check(), subject, isByItself: true)
      }
    }
  }

  /// A rule that found one place through several screens reports it once, and so it does what people read as one: the same
  /// message about code that begins at the same place, such as a cell with the cast around it and without. What stands for
  /// other places as well has to be told of these.
  private func unique(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for finding in findings {
      if let last = result.last, last.rule == finding.rule, last.place == finding.place || last.isRead(as: finding),
        finding.furtherPlaces.isEmpty || last.cause == finding.cause { continue }
      result.append(finding)
    }
    return result
  }
}

/// Asks one rule about elements, once about those that it cannot tell apart: what it said without a look at what is
/// around an element holds for every element of that kind, what it said after it asked for its outcomes or its containers
/// for every one that has the same, and what it said after a look at what stands next to it for every one in the same
/// situation.
///
/// It does not change: the context would be copied for each question, and counted up with all that it refers to.
private struct ElementJudge {
  private let rule: any ElementRule
  private let context: RuleContext
  private let asksSwiftUI: Bool
  private let asksUIKit: Bool
  private let asksInterfaceFiles: Bool
  /// How far the rule looked at the element at hand.
  private let looks = ElementSubject.Looks()

  init(_ rule: any ElementRule, _ context: RuleContext) {
    self.rule = rule
    self.context = context
    let frameworks = type(of: rule).frameworks
    asksSwiftUI = frameworks.contains(.swiftUI)
    asksUIKit = frameworks.contains(.uiKit)
    asksInterfaceFiles = frameworks.contains(.interfaceFile)
  }

  func isAbout(_ framework: Framework) -> Bool {
    switch framework {
    case .swiftUI: asksSwiftUI
    case .uiKit: asksUIKit
    case .interfaceFile: asksInterfaceFiles
    }
  }

  /// The number of what the rule says of an element that it is about. What was said before is found without the element.
  private func number(of position: Int, in uses: JudgedUses, _ verdicts: inout Verdicts) -> Int32 {
    let (kind, situation) = (uses.all[position].kind, uses.all[position].situation)
    if let known = verdicts.number(ofKind: kind) ?? verdicts.number(ofSituation: situation) { return known }
    let subject = uses.all[position].subject
    if let known = verdicts.number(ofKind: kind, in: subject) { return known }
    looks.forget()
    let number = verdicts.number(of: rule.checkPresumingHarmless(subject.noting(looks), in: context))
    verdicts.note(number, ofKind: kind, in: subject, after: looks.aspects)
    if looks.aspects.contains(.neighbours), !looks.aspects.contains(.everything) {
      verdicts.note(number, ofSituation: situation, of: uses.situations)
    }
    return number
  }

  /// In the order of the uses, without the elements that the rule is not about. One of each kind is judged first, and
  /// the uses of a kind that the rule is not about are not gone through.
  ///
  /// - Parameter verdicts: What the rule said before of the same kinds and situations, and what it says now.
  /// - Returns: Numbers of uses in `JudgedUses.all`, each with the number of what was said in `verdicts`.
  func outcomes(byKindOf uses: JudgedUses, _ verdicts: inout Verdicts) -> [(use: Int, number: Int32)] {
    verdicts.take(kinds: uses.kinds)
    var found: [(use: Int, number: Int32)] = []
    for (kind, framework) in uses.frameworks.enumerated() {
      guard let framework, isAbout(framework) else { continue }
      for use in uses.uses(ofKind: kind) {
        let number = number(of: use, in: uses, &verdicts)
        if number == Verdicts.inapplicable {
          if verdicts.number(ofKind: kind) != nil { break }
        } else {
          found.append((use, number))
        }
      }
    }
    return found.sorted { $0.use < $1.use }
  }

  /// What says something new of the elements of one screen: without a pass or an unknown that was said of the same use
  /// before, as of an element that stands in many branches.
  func news(
    in found: ArraySlice<(use: Int, number: Int32)>, _ uses: JudgedUses, _ outcomes: [Outcome]
  ) -> [(position: Int, outcome: Outcome)] {
    guard let first = found.first else { return [] }
    let numbers = uses.all[first.use].subject.places[ScreenUses.self].numbers
    var (passing, undecided): (Set<Int>, Set<Int>) = ([], [])
    return found.compactMap { use, number in
      let position = uses.all[use].subject.position
      let outcome = outcomes[Int(number)]
      switch outcome {
      case .inapplicable: return nil
      case .violation: break
      case .pass: if !passing.insert(numbers[position]).inserted { return nil }
      case .undecided: if !undecided.insert(numbers[position]).inserted { return nil }
      }
      return (position, outcome)
    }
  }
}

extension ElementRule {
  /// What the rule says of an element when nobody knows what some modifiers of packages do, though their names and
  /// arguments speak of looks only, or some views of packages around others: a person is asked where the rule would be
  /// sure without them.
  fileprivate func checkPresumingHarmless(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let outcome = check(subject, in: context)
    guard case .undecided = outcome, let presumed = subject.element.presumingHarmless else { return outcome }
    guard case .violation(var violation) = check(subject.with(presumed), in: context) else { return outcome }
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
