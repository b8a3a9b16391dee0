import Configuration
import EarshotCore
import Reporting
import Rules

/// The project's own rules, tried on their examples and on the project.
struct RuleTrial {
  private(set) var text = ""
  /// Whether all examples came out as they should.
  private(set) var isPassed = true

  /// How many findings of a rule are listed.
  private static let listed = 10
  /// Behind the id of a rule that reports whatever meets its selection; no id of a rule has it.
  private static let selection = " (selection)"

  init(_ input: InputOptions) async throws {
    let file = try input.configurationFile()
    let configuration = file?.configuration ?? Configuration()
    let rules = configuration.policy.allCustomRules
    guard !rules.isEmpty else {
      throw Failure(file.map { "\(input.shown($0.path)) has no 'customRules'" } ?? "there is no \(ConfigurationFile.name)")
    }
    var options = input.analysisOptions(configuration)
    options.policy.customRules = rules + rules.map(Self.selecting)
    options.rules = Set(options.policy.customRules.map(\.metadata.id))
    let analysis = try await input.analyse(options)
    for rule in rules {
      text += "\(rule.metadata.id) (\(rule.metadata.severity.rawValue)): \(rule.message)\n"
      await tryExamples(of: rule)
      report(rule, in: analysis)
    }
  }

  private static func selecting(_ rule: CustomRule) -> CustomRule {
    var selecting = rule
    selecting.metadata.id += selection
    selecting.demand = nil
    return selecting
  }

  private mutating func tryExamples(of rule: CustomRule) async {
    let examples = RuleExample.all(of: rule.metadata)
    var failed = 0
    for var example in examples {
      example.customRules = [rule]
      let found = example.findings(in: await example.analysis()).count
      var isReported = false
      if case .violation = example.example.expectation { isReported = true }
      if isReported == (found > 0) { continue }
      failed += 1
      let said = isReported ? "is to be reported and is not" : "is to be silent and is reported"
      text += "  example \(example.number) \(said):\n"
      for line in example.example.code.split(separator: "\n") { text += "    \(line)\n" }
    }
    if failed > 0 { isPassed = false }
    text += examples.isEmpty
      ? "  no examples\n" : "  \(examples.count - failed) of \(examples.count) examples as they should be\n"
  }

  private mutating func report(_ rule: CustomRule, in analysis: Analysis) {
    let id = rule.metadata.id
    let found = analysis.findings.filter { $0.rule == id }
    let selected = analysis.findings.count { $0.rule == id + Self.selection }
    // One finding stands for all uses of a component where all of them are wrong, so there may be fewer without it.
    let others = selected > found.count ? "; without 'require' there would be \(selected)" : ""
    text += "  in the project: \(found.count) \(found.count == 1 ? "finding" : "findings")\(others)\n"
    for finding in found.prefix(Self.listed) {
      let place = finding.place.startPosition
      let heard = finding.heard.map { ": \"\($0.before)\"" } ?? ""
      text += "    \(finding.place.file.path):\(place.line):\(place.column)\(heard)\n"
    }
    if found.count > Self.listed { text += "    and \(found.count - Self.listed) more\n" }
  }
}
