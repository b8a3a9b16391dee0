import AssistiveTechnologies
import EarshotCore
import Rules
import Testing

/// The work of a rule grows no faster than what it judges: by looks at elements and at conditions, which are counted,
/// and not by time.
@Suite("Growth of rules")
struct RuleGrowthTests {
  /// Ten times as many elements may take this many times the looks: n log n, and a little for limits that small
  /// screens do not reach.
  private static let growth = 16.0
  private static let sizes = [300, 3_000]

  @Test("On a screen of ten times the size, every rule looks at about ten times as much", arguments: GeneratedScreen.Shape.allCases)
  func growth(shape: GeneratedScreen.Shape) async {
    let counts = await Self.sizes.asyncMap { await Self.looks(of: Self.rules, at: shape, size: $0) }
    let allowed = Double(counts[0]) * Self.growth
    if Double(counts[1]) <= allowed { return }
    for rule in Self.rules {
      let own = await Self.sizes.asyncMap { await Self.looks(of: [rule], at: shape, size: $0) }
      #expect(Double(own[1]) <= Double(own[0]) * Self.growth, "\(rule.metadata.id) on \(shape): \(own)")
    }
    Issue.record("\(shape): \(counts)")
  }

  @Test("Small screens are judged as well by rules that look at nothing else", arguments: GeneratedScreen.Shape.allCases)
  func smallScreens(shape: GeneratedScreen.Shape) async {
    let counts = await [100, 200].asyncMap { await Self.looks(of: RuleRegistry.all, at: shape, size: $0) }
    #expect(counts[0] > 0 && counts[1] < counts[0] * 5, "\(shape): \(counts)")
  }

  /// A rule that compares every element with every other is what these tests are there to find.
  @Test("A quadratic rule is found")
  func quadratic() async {
    let counts = await [100, 1_000].asyncMap { await Self.looks(of: [EveryPair.self], at: .rows, size: $0) }
    #expect(Double(counts[1]) > Double(counts[0]) * Self.growth * 3)
  }

  private struct EveryPair: ScreenRule {
    static let metadata = RuleRegistry.all[0].metadata

    func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
      for _ in screen.all { _ = screen.all.count { $0.exposure == .exposed } }
      return []
    }
  }

  /// Those that may look around.
  private static let rules = RuleRegistry.all.filter { !($0 is any LoneElementRule.Type) }

  private static func looks(of rules: [any Rule.Type], at shape: GeneratedScreen.Shape, size: Int) async -> Int {
    let steps = StepCount()
    let screen = ScreenSubject(GeneratedScreen.make(shape, count: size), counting: steps)
    let context = RuleContext(
      voiceOver: VoiceOver(language: .english), deploymentTarget: nil, developmentLanguage: "en", isLocalized: false)
    let engine = RuleEngine(rules: rules)
    let project = ProjectSubject(files: [], strings: StringTables(), assets: AssetIndex())
    _ = await engine.findings(screens: [screen], answers: engine.answers(about: project, in: context), width: 1)
    return steps.value
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ transform: (Element) async -> Result) async -> [Result] {
    var results: [Result] = []
    for element in self { results.append(await transform(element)) }
    return results
  }
}
