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

  /// What holds in a folder instead of everything that is said of the files around it.
  public struct Part: Sendable {
    /// Relative to the root, or to the folder of the part around it.
    public var folder: String
    public var preset: RuleSelection.Preset
    public var policy: RulePolicy
    /// The rules that are asked there, by id.
    public internal(set) var rules: Set<String> = []

    public init(folder: String, preset: RuleSelection.Preset, policy: RulePolicy) {
      self.folder = folder
      self.preset = preset
      self.policy = policy
    }

    /// The path from the folder on; nil for a file outside of it.
    func path(_ path: String) -> String? {
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }
  }

  public var levels: [String: RuleLevel]
  public var overrides: [Override]
  /// Folders with a policy of their own; of those that hold a file the deepest counts.
  public var parts: [Part] = []
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
    if let (part, path) = part(of: path) { return part.rules.contains(rule) ? part.policy.level(of: rule, path: path) : .off }
    return overridden(rule, path: path) ?? (offElsewhere.contains(rule) ? .off : levels[rule])
  }

  /// The part that a file belongs to, and its path there.
  public func part(of path: String) -> (part: Part, path: String)? {
    parts.filter { $0.path(path) != nil }.max { $0.folder.utf8.count < $1.folder.utf8.count }
      .flatMap { part in part.path(path).map { (part, $0) } }
  }

  private func overridden(_ rule: String, path: String) -> RuleLevel? {
    overrides.last { $0.levels[rule] != nil && $0.files.contains { $0.matches(path) } }?.levels[rule]
  }

  /// What a finding becomes; nil when its rule is off in its file.
  ///
  /// - Parameter path: Of the file, relative to the root.
  func applied(to finding: Finding, path: String) -> Finding? {
    if let (part, path) = part(of: path) {
      return part.rules.contains(finding.rule) ? part.policy.applied(to: finding, path: path) : nil
    }
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

extension RulePolicy {
  /// The project's own rules and those of its parts. Of several with one id that of the outermost folder counts.
  public var allCustomRules: [CustomRule] {
    parts.reduce(into: customRules) { rules, part in
      rules += part.policy.customRules.filter { own in !rules.contains { $0.metadata.id == own.metadata.id } }
    }
  }
}
