import AccessibilityModel
import SourceModel

/// Asks the rules about everything there is, and reports each defect once.
public struct RuleEngine: Sendable {
  private let elementRules: [(type: any Rule.Type, rule: any ElementRule)]
  private let screenRules: [(type: any Rule.Type, rule: any ScreenRule)]
  private let appRules: [(type: any Rule.Type, rule: any AppRule)]
  private let projectRules: [(type: any Rule.Type, rule: any ProjectRule)]

  public init(rules: [any Rule.Type]) {
    var elementRules: [(any Rule.Type, any ElementRule)] = []
    var screenRules: [(any Rule.Type, any ScreenRule)] = []
    var appRules: [(any Rule.Type, any AppRule)] = []
    var projectRules: [(any Rule.Type, any ProjectRule)] = []
    for type in rules {
      let rule = type.init()
      if let rule = rule as? any ElementRule { elementRules.append((type, rule)) }
      if let rule = rule as? any ScreenRule { screenRules.append((type, rule)) }
      if let rule = rule as? any AppRule { appRules.append((type, rule)) }
      if let rule = rule as? any ProjectRule { projectRules.append((type, rule)) }
    }
    self.elementRules = elementRules
    self.screenRules = screenRules
    self.appRules = appRules
    self.projectRules = projectRules
  }

  /// The findings about screens and the project, sorted. Screens of kind `preview` only show how a view is used; they
  /// are not looked at here.
  public func findings(screens: [ScreenSubject], project: ProjectSubject, context: RuleContext) -> [Finding] {
    var findings: [Finding] = []
    let subjects = screens.map { screen in (screen, ElementWalk.subjects(of: screen)) }
    let usage = UsageIndex(subjects.flatMap(\.1))
    for (type, rule) in elementRules {
      var placement = Placement(metadata: type.metadata, usage: usage)
      for (screen, elements) in subjects {
        for subject in elements {
          placement.add(rule.check(subject, in: context), element: subject.element, when: subject.when, screen: screen.screen.name)
        }
      }
      findings += placement.findings()
    }
    for (type, rule) in screenRules {
      var placement = Placement(metadata: type.metadata, usage: usage)
      for (screen, _) in subjects {
        for outcome in rule.check(screen, in: context) { placement.add(outcome, screen: screen.screen.name) }
      }
      findings += placement.findings()
    }
    let app = AppSubject(screens: screens, project: project)
    for (type, rule) in appRules {
      for outcome in rule.check(app, in: context) {
        if case .violation(let violation) = outcome { findings.append(Finding(violation, metadata: type.metadata, view: "")) }
      }
    }
    for (type, rule) in projectRules {
      for outcome in rule.check(project, in: context) {
        if case .violation(let violation) = outcome { findings.append(Finding(violation, metadata: type.metadata, view: "")) }
      }
    }
    return unique(findings.sorted())
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

/// Visits every element of a screen with what is around it.
enum ElementWalk {
  static func subjects(of screen: ScreenSubject) -> [ElementSubject] {
    let places = ScreenPlaces(screen)
    return places.places.indices.map { places.subject(at: $0) }
  }
}
