import SourceModel
import SwiftSource

/// What rules say of a project before any of its screens is known, made by whoever has time.
public struct ProjectAnswers: Sendable {
  let project: ProjectSubject
  let context: RuleContext
  /// By the identifiers of the rules.
  let answers: [String: Once<Answer>]

  struct Answer: Sendable {
    let findings: [Finding]
    let time: RuleTime

    init(_ rule: any Rule.Type, _ findings: () -> [Finding]) { self.init(rule.metadata.id, findings) }

    init(_ rule: String, _ findings: () -> [Finding]) {
      let start = ContinuousClock.now
      self.findings = findings()
      time = RuleTime(rule: rule, duration: ContinuousClock.now - start)
    }
  }

  init(_ rules: [any Rule], _ project: ProjectSubject, _ context: RuleContext) {
    self.project = project
    self.context = context
    var answers: [String: Once<Answer>] = [:]
    for rule in rules {
      guard case .project(let question) = rule.question else { continue }
      let type = type(of: rule)
      answers[type.metadata.id] = Once {
        Answer(type) {
          var placement = Placement(metadata: type.metadata)
          for outcome in question.check(project, in: context) { placement.add(outcome, screen: "") }
          return RuleEngine.findings(placement, of: type, in: project)
        }
      }
    }
    self.answers = answers
  }
}
