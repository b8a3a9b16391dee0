import EarshotCore
import PlatformKnowledge
import Project
import Rules

/// What a project says in its `.earshot.json`.
public struct Configuration: Sendable {
  /// Levels of rules, for all files and for some.
  public var policy = RulePolicy()
  /// Options of rules.
  public var settings: RuleSettings = [:]
  public var preset: RuleSelection.Preset?
  /// Globs relative to the root of the analysed tree.
  public var include: [String] = []
  public var exclude: [String] = []
  /// Folders with the code of packages that the app uses, relative to the root of the analysed tree.
  public var libraries: [String] = []
  public var components = ComponentTable()
  /// The languages that the app is to be complete in, the one that it is heard in first.
  public var languages: [String] = []
  /// Deployment targets where the project's files do not say.
  public var platforms = DeploymentTargets()
  public var failOn: FailureLevel?
  /// Path of the file, relative to the configuration's folder or absolute.
  public var baseline: String?
  /// Labels of the App Store that the app claims, with their places in the file.
  public var claims: [NutritionClaim] = []

  /// The files that it extends, absolute, in the order of reading.
  public var bases: [String] = []
  /// Folders with a file of their own; `policy` has what these say of rules.
  public private(set) var parts: [DiscoveryOptions.Part] = []
  /// The files of these folders, absolute.
  public private(set) var partPaths: [String] = []

  public init() {}

  /// Takes what the file in a folder says for that folder: rules and which files count. What can only hold for a whole
  /// run stands in the outermost file.
  ///
  /// - Parameters:
  ///   - part: What the file says.
  ///   - folder: Relative to the root.
  ///   - path: Of the file, absolute.
  mutating func add(part: Configuration, of folder: String, path: String) {
    parts.append(DiscoveryOptions.Part(folder: folder, include: part.include, exclude: part.exclude))
    partPaths += [path] + part.bases
    policy.parts.append(
      RulePolicy.Part(folder: folder, preset: part.preset ?? .recommended, policy: part.policy))
    libraries += part.libraries.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    components = ComponentTable(
      views: Array(components.views.values) + Array(part.components.views.values),
      harmlessModifiers: components.harmlessModifiers.union(part.components.harmlessModifiers))
  }

  /// Takes what another file says where this one says nothing yet, or adds it. Baselines are the business of each file.
  mutating func add(base: Configuration) {
    let own = base.policy.customRules
    policy.customRules.removeAll { rule in own.contains { $0.metadata.id == rule.metadata.id } }
    policy.customRules += own
    policy.levels.merge(base.policy.levels) { $1 }
    policy.overrides += base.policy.overrides
    for (rule, options) in base.settings { settings[rule, default: [:]].merge(options) { $1 } }
    preset = base.preset ?? preset
    failOn = base.failOn ?? failOn
    include = base.include.isEmpty ? include : base.include
    exclude += base.exclude
    libraries += base.libraries
    components = ComponentTable(
      views: Array(base.components.views.values) + Array(components.views.values),
      harmlessModifiers: components.harmlessModifiers.union(base.components.harmlessModifiers))
    languages = base.languages.isEmpty ? languages : base.languages
    platforms = base.platforms == DeploymentTargets() ? platforms : base.platforms
    claims = base.claims.isEmpty ? claims : base.claims
    bases += base.bases
  }

  /// Sets what the analysis takes from the configuration; rules and baseline are for the caller to choose.
  public func apply(to options: inout AnalysisOptions) {
    options.include = include
    options.exclude = exclude
    options.libraries = libraries
    options.parts = parts
    options.settings = settings
    options.components = components
    options.languages = languages
    options.deployment = platforms
    options.claims = claims
  }
}

/// A mistake in a configuration file.
public struct ConfigurationMistake: Hashable, Sendable, CustomStringConvertible {
  /// As shown to people.
  public var file: String
  /// From 1, the column in UTF-8 bytes; 0 when the mistake is about the file as a whole.
  public var line: Int
  public var column: Int
  public var message: String

  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// For messages about the file that extends this one, which name it.
  var baseDescription: String { line == 0 ? message : "\(line):\(column): \(message)" }

  public var description: String {
    line == 0 ? "\(file): \(message)" : "\(file):\(line):\(column): \(message)"
  }
}

/// Everything that is wrong with a configuration file, by place.
public struct ConfigurationMistakes: Error, Hashable, Sendable {
  public var mistakes: [ConfigurationMistake]
}
