import Project
import Rules

/// What a configuration says about a rule: off, or how much its findings matter.
public enum RuleLevel: Hashable, Sendable {
  case off
  case severity(Severity)

  /// Reads `off`, `note`, `warning`, `error`.
  public init?(name: String) {
    if name == "off" {
      self = .off
    } else if let severity = Severity(rawValue: name) {
      self = .severity(severity)
    } else {
      return nil
    }
  }

  public static let names = ["off"] + Severity.allCases.map(\.rawValue)
}

/// The severities that make a run count as failed.
public enum FailureLevel: String, CaseIterable, Sendable {
  case error, warning, note, never

  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

/// Levels of rules, for the whole project and for some of its files.
public struct RulePolicy: Sendable {
  /// Levels for files that one of the globs matches; of several overrides the last one that names a rule decides.
  public struct Override: Sendable {
    /// Relative to the root of the analysed tree.
    public var files: [Glob]
    public var levels: [String: RuleLevel]

    public init(files: [Glob], levels: [String: RuleLevel]) {
      self.files = files
      self.levels = levels
    }
  }

  public var levels: [String: RuleLevel]
  public var overrides: [Override]
  /// The project's own rules.
  public var customRules: [CustomRule] = []
  /// Rules that are asked only because an override gives them a level.
  public var offElsewhere: Set<String> = []

  public init(levels: [String: RuleLevel] = [:], overrides: [Override] = []) {
    self.levels = levels
    self.overrides = overrides
  }

  /// What is said about a rule in a file; nil where the rule decides by itself.
  ///
  /// - Parameter path: Of the file, relative to the root.
  public func level(of rule: String, path: String) -> RuleLevel? {
    overridden(rule, path: path) ?? (offElsewhere.contains(rule) ? .off : levels[rule])
  }

  private func overridden(_ rule: String, path: String) -> RuleLevel? {
    overrides.last { $0.levels[rule] != nil && $0.files.contains { $0.matches(path) } }?.levels[rule]
  }

  /// What a finding becomes; nil when its rule is off in its file.
  ///
  /// - Parameter path: Of the file, relative to the root.
  func applied(to finding: Finding, path: String) -> Finding? {
    var finding = finding
    switch level(of: finding.rule, path: path) {
    case .off where overridden(finding.rule, path: path) != nil || offElsewhere.contains(finding.rule): return nil
    // A rule that is off for the project was asked by name.
    case .off, nil: break
    case .severity(let severity): finding.severity = severity
    }
    return finding
  }
}
