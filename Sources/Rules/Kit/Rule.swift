import AccessibilityModel
import SourceModel

/// A rule about what people who use assistive technology get. A rule never sees syntax: it is asked about elements,
/// screens or the project, and answers with outcomes.
public protocol Rule: Sendable {
  init()
  static var metadata: RuleMetadata { get }
  /// What makes the elements and screens that the rule is asked about; SwiftUI alone unless it says otherwise, since
  /// most rules speak of modifiers and write them.
  static var frameworks: Set<Framework> { get }
  /// The platforms that the rule is true of; all unless it says otherwise. Nothing is said of code that is certainly
  /// built for others alone.
  static var platforms: PlatformSet { get }
  /// Makes one finding of those that have one cause.
  static func joined(_ findings: [Finding]) -> [Finding]
  /// Takes back what other code of the project may make untrue.
  static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding]
  /// What the rule is asked about: given by the protocol for it, of which a rule conforms to one.
  var question: RuleQuestion { get }
}

/// What a rule is asked about. Casting each rule to each protocol would take longer than many a rule.
public enum RuleQuestion: Sendable {
  case elements(any ElementRule)
  case screens(any ScreenRule)
  case project(any ProjectRule)
  case app(any AppRule)
}

extension Rule {
  public static var frameworks: Set<Framework> { [.swiftUI] }
  public static var platforms: PlatformSet { .all }
  public static func joined(_ findings: [Finding]) -> [Finding] { findings }
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] { findings }
}

/// A rule about one element at a time.
public protocol ElementRule: Rule {
  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome
}

extension ElementRule {
  public var question: RuleQuestion { .elements(self) }
}

/// A rule about one element that does not look at what is around it.
public protocol LoneElementRule: ElementRule {
  func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome
}

extension LoneElementRule {
  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome { check(subject.element, in: context) }
}

/// A rule about what stands together on a screen.
public protocol ScreenRule: Rule {
  func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome]
}

extension ScreenRule {
  public var question: RuleQuestion { .screens(self) }
}

/// A rule about the source or resources themselves, such as a deprecated API.
public protocol ProjectRule: Rule {
  func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome]
}

extension ProjectRule {
  public var question: RuleQuestion { .project(self) }
}

/// A rule about what is spread over the app: tokens that many screens use, modifiers that reach many texts.
public protocol AppRule: Rule {
  func check(_ app: AppSubject, in context: RuleContext) -> [Outcome]
}

extension AppRule {
  public var question: RuleQuestion { .app(self) }
}

/// What a rule says about what it looked at.
public enum Outcome: Sendable {
  case violation(Violation)
  case pass
  /// The facts needed are not known; the reason says which.
  case undecided(UnknownReason)
  /// The rule is not about such an element.
  case inapplicable
}

/// How sure a finding is. It is a property of the evidence, not of the rule.
public enum FindingCertainty: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Nothing that is unknown could make it wrong.
  case certain
  /// Wrong only in unusual code.
  case likely
  /// A person has to look.
  case review

  /// The surer one is greater.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .certain: 2
    case .likely: 1
    case .review: 0
    }
  }
}

/// How much a finding matters to the project: its user's choice.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// A defect that a rule found.
public struct Violation: Hashable, Sendable {
  /// What is so: lower case, no full stop, no remedy.
  public var message: String
  public var certainty: FindingCertainty
  /// nil for the rule's own severity.
  public var severity: Severity?
  /// The smallest stretch of source that shows the cause.
  public var place: SourceRange
  /// What VoiceOver says now, and what it would say after the first fix.
  public var heard: Heard?
  public var fixes: [Fix]
  public var related: [RelatedPlace]
  /// What other findings of the rule may come from too.
  public var cause: FindingCause?
  /// The only appearance in which it is so.
  public var appearance: ForcedScheme?
  /// Where it is so in either appearance, what it says of each: an app that is always in one of them is told of that one.
  var messages: [ForcedScheme: String] = [:]
  /// The function of a class that nothing but a gesture begins: of the rules that tell it of one, the surest is heard.
  var deed: String?
  /// How bad it is beside others of the same cause that are as sure: of these, the greatest is told.
  public var gravity = 0.0
  /// The name where a component is used that gets its picture there: a word in the component would be said in every use.
  var nameAtUse: NameAtUse?

  public init(
    _ message: String, certainty: FindingCertainty, severity: Severity? = nil, at place: SourceRange, heard: Heard? = nil,
    fixes: [Fix] = [], related: [RelatedPlace] = []
  ) {
    self.message = message
    self.certainty = certainty
    self.severity = severity
    self.place = place
    self.heard = heard
    self.fixes = fixes
    self.related = related
  }
}

/// What VoiceOver says of an element as it is, and once the fix is made; nil where nobody can tell.
public struct Heard: Hashable, Sendable {
  public var before: String
  public var after: String?

  public init(before: String, after: String? = nil) {
    self.before = before
    self.after = after
  }
}

/// Another place that a finding speaks of, and what is there.
public struct RelatedPlace: Hashable, Sendable {
  public var place: SourceRange
  public var message: String

  public init(_ place: SourceRange, _ message: String) {
    self.place = place
    self.message = message
  }
}

/// A change of the source that repairs a finding.
public struct Fix: Hashable, Sendable {
  public enum Safety: String, Hashable, Sendable {
    /// Keeps the meaning; may be applied unattended.
    case safe
    /// A person has to check the words or the intention.
    case suggested
  }

  /// What the change does, in the imperative.
  public var title: String
  public var safety: Safety
  public var edits: [SourceEdit]

  public init(_ title: String, safety: Safety, edits: [SourceEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
