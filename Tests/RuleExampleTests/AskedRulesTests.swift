import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Foundation
import Project
@testable import Rules
import SourceModel
import Testing

/// How often rules are asked: once about what they cannot tell apart.
@Suite("What rules are asked", .serialized)
struct AskedRulesTests {
  /// Elements of one use of the view that the screen shows fifty times.
  private static let size = 16
  private static let uses = 50

  @Test("A rule that looks at nothing but the element is asked once about elements of a kind")
  func alone() async { #expect(await Self.asked(LooksAtElement.self) == Self.size) }

  @Test("A rule that looks around is asked once about a kind in equal surroundings")
  func around() async {
    // The first use has nothing before it, and the last one nothing behind it.
    #expect(await Self.asked(LooksAround.self) == Self.size * 3)
  }

  @Test("A rule that looks all over the screen is asked about every element")
  func everywhere() async { #expect(await Self.asked(LooksEverywhere.self) == Self.size * Self.uses) }

  @Test("A rule that asks under which outcomes elements are there is asked once about a kind under the same ones")
  func outcomesAlone() async {
    let page = Self.page()
    let flag = Condition(subject: "isLoading", branch: 0, description: "isLoading")
    let later = AccessibilityNode.choice([ConditionalBranch(condition: flag, nodes: Self.use(page, 2))])
    let nodes = Self.use(page, 0) + Self.use(page, 1) + [later]
    let asked = await Self.asked(AsksForOutcomes.self, about: nodes)
    #expect(asked == Self.size * 2)
  }

  @Test("A rule that asks for containers is asked once about a kind in containers that are alike, whatever stands in them")
  func containersAlone() async {
    let page = Self.page()
    let file = SourceFile(path: "List.swift", text: "List List")
    func list(_ nodes: [AccessibilityNode], _ start: Int) -> AccessibilityNode {
      .container(AccessibilityContainer(kind: .list, nodes: nodes, source: SourceRange(file: file, start: start, end: start + 4)))
    }
    let nodes = [list(Self.use(page, 0), 0), list(Self.use(page, 1) + Self.use(page, 2), 0), list(Self.use(page, 3), 5)]
    let asked = await Self.asked(AsksForContainers.self, about: nodes)
    #expect(asked == Self.size * 2)
  }

  @Test("Every use gets the outcome of the one that was judged")
  func outcomes() async throws {
    let findings = await Self.findings(LooksAround.self)
    #expect(findings.count == Self.size)
    #expect(findings.allSatisfy { $0.uses == Self.uses })
  }

  @Test("What stands under other outcomes than its likes is in other surroundings")
  func conditions() async {
    let page = Self.page()
    let flag = Condition(subject: "isLoading", branch: 0, description: "isLoading")
    let first = page.prefix(1).map { $0 }
    let nodes = Self.use(page, 0) + Self.use(
      [.choice([ConditionalBranch(condition: flag, nodes: first)])] + page.dropFirst(), 1) + Self.use(page, 2)
    #expect(await Self.asked(LooksAround.self, about: nodes) == Self.size * 3)
  }

  private static func page() -> [AccessibilityNode] { GeneratedScreen.make(.rows, count: size).nodes }

  private static func use(_ page: [AccessibilityNode], _ number: Int) -> [AccessibilityNode] {
    let file = SourceFile(path: "Uses.swift", text: String(repeating: "P", count: uses))
    let site = CallSite(view: "Page", source: SourceRange(file: file, start: number, end: number + 1))
    return page.mapElements { element in
      var element = element
      element.callSites = [site]
      return element
    }
  }

  private static func asked(_ rule: any AskedRule.Type, about nodes: [AccessibilityNode]? = nil) async -> Int {
    let before = rule.questions.count
    _ = await findings(rule, about: nodes)
    return rule.questions.count - before
  }

  private static func findings(_ rule: any Rule.Type, about nodes: [AccessibilityNode]? = nil) async -> [Finding] {
    let page = page()
    let file = SourceFile(path: "Screen.swift", text: "Screen")
    let screen = Screen(
      name: "Screen", kind: .view, source: SourceRange(file: file, start: 0, end: 6),
      nodes: nodes ?? (0..<uses).flatMap { use(page, $0) }, isRoot: true)
    let context = RuleContext(
      voiceOver: VoiceOver(language: .english), deploymentTarget: nil, developmentLanguage: "en", isLocalized: false)
    let engine = RuleEngine(rules: [rule])
    let project = ProjectSubject(files: [], strings: StringTables(), assets: AssetIndex())
    return await engine.findings(screens: [ScreenSubject(screen)], answers: engine.answers(about: project, in: context), width: 1)
      .findings
  }
}

private final class Questions: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }
  func add() { lock.withLock { number += 1 } }
}

private protocol AskedRule: ElementRule {
  static var questions: Questions { get }
}

extension AskedRule {
  static var metadata: RuleMetadata { RuleRegistry.all[0].metadata }

  fileprivate func found(_ subject: ElementSubject) -> Outcome {
    .violation(Violation("found", certainty: .likely, at: subject.element.source, fixes: []))
  }
}

private struct LooksAtElement: AskedRule {
  static let questions = Questions()

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    Self.questions.add()
    return found(subject)
  }
}

private struct LooksAround: AskedRule {
  static let questions = Questions()

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    Self.questions.add()
    return subject.neighbours(before: 1, after: 1).isEmpty ? .pass : found(subject)
  }
}

private struct AsksForOutcomes: AskedRule {
  static let questions = Questions()

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    Self.questions.add()
    return subject.when.isEmpty ? .pass : found(subject)
  }
}

private struct AsksForContainers: AskedRule {
  static let questions = Questions()

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    Self.questions.add()
    return subject.containers.isEmpty ? .pass : found(subject)
  }
}

private struct LooksEverywhere: AskedRule {
  static let questions = Questions()

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    Self.questions.add()
    return subject.surveyed(Everything.self).count == 0 ? .pass : found(subject)
  }
}

private struct Everything: ScreenSurvey {
  let count: Int

  init(_ screen: ScreenPlaces) { count = screen.all.count }
}
