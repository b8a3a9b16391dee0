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

  public init() {}

  /// Sets what the analysis takes from the configuration; rules and baseline are for the caller to choose.
  public func apply(to options: inout AnalysisOptions) {
    options.include = include
    options.exclude = exclude
    options.libraries = libraries
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

  public var description: String {
    line == 0 ? "\(file): \(message)" : "\(file):\(line):\(column): \(message)"
  }
}

/// Everything that is wrong with a configuration file, by place.
public struct ConfigurationMistakes: Error, Hashable, Sendable {
  public var mistakes: [ConfigurationMistake]
}
