/// The keys of a configuration file. The reader and the schema both go through all of them, so neither can miss one.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case preset, rules, overrides, include, exclude, libraries, components, modifiers, languages, platforms, failOn, baseline, claims
  case customRules, extends

  /// What it says, for the schema.
  var summary: String {
    switch self {
    case .schema: "Where the schema of this file is, for editors. Earshot does not read it."
    case .preset: "The set of rules to start from."
    case .rules: "Levels and options of rules, by id. A rule with a level is asked, whatever the preset says."
    case .overrides: "Levels for some of the files. Of several overrides the last one that names a rule decides."
    case .include:
      "Globs relative to the root of the analysed tree. When there are any, only these files are reported on."
    case .exclude: "Globs relative to the root of the analysed tree. These files are read for their declarations only."
    case .libraries:
      "Folders with the code of packages that the app uses, relative to the root of the analysed tree. Their views are "
        + "followed and never reported. Checkouts of package managers beside the app are found by themselves."
    case .components: "Views from outside the project, by type name, and what they behave as."
    case .modifiers: "Modifiers from outside the project that change nothing for assistive technologies."
    case .languages:
      "The languages that the app is to be complete in. It is heard in the first one unless --locale names another; "
        + "translations into further languages are left out of account."
    case .platforms: "Deployment targets by platform, used where the project's files do not say."
    case .failOn: "The least severity that makes the exit status 1."
    case .baseline: "The file of accepted findings, relative to this file."
    case .extends:
      "Another file of configuration, relative to this one, or several: this one adds to them and has the last word."
    case .customRules:
      "Rules of the project's own, by id: elements that meet 'where' and not 'require' are reported."
    case .claims:
      "Accessibility Nutrition Labels that the app has or is to have in the App Store. Findings that speak against one "
        + "are reported as nutrition-claim-unsupported."
    }
  }

  static let ruleLevelKey = "severity"
  static let customRuleKeys = [
    "message", "severity", "where", "require", "platforms", "wcag", "fix", "examples",
  ]
  static let conditionKeys = ["role", "label", "value", "hint", "identifier", "traits", "container", "component"]
  static let repairKeys = ["title", "modifier"]
  static let customExampleKeys = ["reported", "silent"]
  /// Of the id of a rule, as a regular expression.
  static let rulePattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
  static let overrideKeys = ["files", "rules"]
  static let componentKeys = ["behavesAs", "label"]
  static let platformNames = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]
  /// Of a language tag, such as `pt-BR`, as a regular expression.
  static let languagePattern = "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"
  /// Of a version, such as `16.4`.
  static let versionPattern = "^[0-9]+(\\.[0-9]+){0,2}$"
}
