import AccessibilityModel
import SourceModel

/// A rule that a project writes as data, in its configuration: elements that meet `selection` and not `demand` are
/// reported.
public struct CustomRule: Sendable {
  /// A modifier that repairs a finding.
  public struct Repair: Hashable, Sendable {
    public var title: String
    /// From its dot on.
    public var modifier: String

    public init(title: String, modifier: String) {
      self.title = title
      self.modifier = modifier
    }
  }

  public var metadata: RuleMetadata
  /// As in a finding: lower case, no full stop.
  public var message: String
  public var selection: ElementCondition
  /// What elements that are selected have to meet; nil where there is to be no such element at all.
  public var demand: ElementCondition?
  public var platforms: PlatformSet
  public var repair: Repair?

  public init(
    id: String, message: String, severity: Severity, wcag: [String] = [], selection: ElementCondition,
    demand: ElementCondition? = nil, platforms: PlatformSet = .all, repair: Repair? = nil, examples: [Example] = []
  ) {
    metadata = RuleMetadata(
      id: id, family: .hygiene, severity: severity, impact: .moderate, wcag: wcag, title: message,
      documentation: RuleDocumentation(
        reports: message, why: "The project asks for it in its configuration.", howToFix: repair?.title ?? "", limits: "",
        references: []),
      examples: examples)
    self.message = message
    self.selection = selection
    self.demand = demand
    self.platforms = platforms
    self.repair = repair
  }

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed else { return .inapplicable }
    switch selection.answer(for: subject) {
    case .no: return .inapplicable
    case .unknown(let reason): return .undecided(reason)
    case .yes: break
    }
    switch demand?.answer(for: subject) ?? .no {
    case .yes: return .pass
    case .unknown(let reason): return .undecided(reason)
    case .no: return .violation(violation(element, in: context))
    }
  }

  private func violation(_ element: AccessibilityElement, in context: RuleContext) -> Violation {
    var fixes: [Fix] = []
    if let repair, element.framework == .swiftUI {
      // Whether the words are right for this element is for a person to say.
      fixes.append(
        Fix(repair.title, safety: .suggested, edits: [FixBuilder.adding(repair.modifier, to: element)]))
    }
    return Violation(
      message, certainty: .certain, at: element.source,
      heard: Heard(before: context.heard(element)), fixes: fixes)
  }
}
