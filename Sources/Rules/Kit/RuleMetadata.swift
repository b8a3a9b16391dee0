import PlatformKnowledge

/// What a rule is about, for configuration, reports and its page.
public struct RuleMetadata: Sendable {
  /// Families as in the rule catalogue.
  public enum Family: String, Sendable, CaseIterable {
    case names = "Names"
    case nameQuality = "Quality of names"
    case valuesAndHints = "Values, hints and content"
    case roles = "Roles, traits and states"
    case structure = "Shape and order"
    case operation = "Operating"
    case textSize = "Text size and layout"
    case color = "Colour and contrast"
    case motion = "Motion, time and media"
    case forms = "Forms and sign-in"
    case api = "Use of the API"
    case hygiene = "Project and process"
    case uiKit = "UIKit and Interface Builder"
  }

  /// What the defect does to people.
  public enum Impact: String, Sendable, CaseIterable { case critical, serious, moderate, minor }

  /// Kebab-case name of the defect, stable and never reused.
  public var id: String
  public var family: Family
  public var severity: Severity
  public var impact: Impact
  /// WCAG 2.2 success criteria, such as "4.1.2"; empty for best practice.
  public var wcag: [String]
  /// Labels of the App Store that the rule is evidence for, besides those of its criteria.
  public var labels: [NutritionLabel]
  /// Asked only by the preset `strict`, by `--rule`, and where a configuration gives it a level. For rules that many
  /// projects would turn off: demands of checklists that the system already meets, matters of taste, and rules whose
  /// findings a person mostly has to look at. The documentation says in `limits` why it is off.
  public var isOptIn: Bool
  /// What a configuration may set besides the level.
  public var options: [RuleOption]
  /// The defect in a few words.
  public var title: String
  public var documentation: RuleDocumentation
  public var examples: [Example]

  public init(
    id: String, family: Family, severity: Severity, impact: Impact, wcag: [String],
    labels: [NutritionLabel] = [], isOptIn: Bool = false, options: [RuleOption] = [], title: String, documentation: RuleDocumentation, examples: [Example]
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.impact = impact
    self.wcag = wcag
    self.labels = labels
    self.isOptIn = isOptIn
    self.options = options
    self.title = title
    self.documentation = documentation
    self.examples = examples
  }

  /// The labels of the App Store that findings of the rule speak against, in the order of the App Store.
  public var nutritionLabels: [NutritionLabel] {
    let tags = wcag.compactMap(WCAG.criterion).flatMap(\.nutritionLabels)
    return NutritionLabel.allCases.filter { labels.contains($0) || tags.contains($0.rawValue) }
  }
}

/// The text of a rule's page, in Markdown without headings.
public struct RuleDocumentation: Sendable {
  /// What it reports.
  public var reports: String
  /// What the assistive technology does, and what that means to people.
  public var why: String
  public var howToFix: String
  /// The same in the other framework: in UIKit for rules about SwiftUI, in SwiftUI for rules about UIKit. Empty where it
  /// has nothing of the kind.
  public var elsewhere: String
  /// What it cannot see, and what it keeps silent about on purpose.
  public var limits: String
  /// Sources of the facts.
  public var references: [String]

  public init(
    reports: String, why: String, howToFix: String, elsewhere: String = "", limits: String, references: [String]
  ) {
    self.reports = reports
    self.why = why
    self.howToFix = howToFix
    self.elsewhere = elsewhere
    self.limits = limits
    self.references = references
  }
}

/// Code that is documentation and test at once.
public struct Example: Sendable {
  public enum Expectation: Sendable {
    /// Reported, once for each `↓` in the code, at the character after it.
    case violation
    case pass
    /// Not reported, since a fact is unknown.
    case undecided
  }

  public var expectation: Expectation
  /// Members of a view: `var body: some View { … }` and more; or whole declarations.
  public var code: String
  /// The code after applying the first fix of every finding; nil when no fix is offered.
  public var fixed: String?
  /// Further files, by name: string catalogs, other Swift files.
  public var files: [String: String]

  public static func violation(_ code: String, fixed: String? = nil, files: [String: String] = [:]) -> Example {
    Example(expectation: .violation, code: code, fixed: fixed, files: files)
  }

  public static func pass(_ code: String, files: [String: String] = [:]) -> Example {
    Example(expectation: .pass, code: code, fixed: nil, files: files)
  }

  public static func undecided(_ code: String, files: [String: String] = [:]) -> Example {
    Example(expectation: .undecided, code: code, fixed: nil, files: files)
  }
}
