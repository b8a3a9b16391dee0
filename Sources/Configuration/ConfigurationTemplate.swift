/// A first configuration for a project, with comments that say what can be changed.
public struct ConfigurationTemplate: Sendable {
  /// What is shown of long lists.
  private static let nameLimit = 12

  /// Views and modifiers from outside the project that are not known, the most frequent first.
  public var components: [String]
  public var modifiers: [String]
  /// Languages that the project has texts in.
  public var languages: [String]
  /// Deployment targets that the project's files tell: `iOS 16.4`.
  public var platforms: [String]
  /// Path of the baseline beside the configuration.
  public var baseline: String?

  public init(
    components: [String], modifiers: [String], languages: [String], platforms: [String], baseline: String?
  ) {
    self.components = components
    self.modifiers = modifiers
    self.languages = languages
    self.platforms = platforms
    self.baseline = baseline
  }

  /// The document. It can be read as it is.
  public var text: String {
    let parts = [rulePart, filePart, componentPart, modifierPart, languagePart, platformPart, resultPart]
    return "// What Earshot checks in this project. Comments and trailing commas are allowed.\n{\n"
      + parts.joined(separator: "\n") + "}\n"
  }

  private var rulePart: String {
    """
      // recommended; strict: every rule; wcag-a, wcag-aa: rules about criteria of these levels
      "preset": "recommended",

      // Levels: off, note, warning, error. 'earshot rules' lists the rules.
      "rules": {
        // "generic-label": { "severity": "note", "allowed": ["More"] },
      },

      // Levels for some files.
      // "overrides": [{ "files": ["Demo/**"], "rules": { "icon-button-name": "note" } }],

    """
  }

  private var filePart: String {
    """
      // Globs from this folder on. Tests, generated code and ignored files are left out anyway.
      // "include": ["Sources"],
      // "exclude": ["**/Mocks/*.swift"],

    """
  }

  private var componentPart: String {
    let intro = """
        // Views from packages and what they behave as: a built-in view, or image, text, spinner, transparent, container,
        // absent, platform. "label" names the argument that is spoken; "_" is the first one without a label.

      """
    if components.isEmpty {
      return intro + "  // \"components\": { \"BrandButton\": { \"behavesAs\": \"Button\", \"label\": \"title\" } },\n"
    }
    let rows = components.prefix(Self.nameLimit).map { "    // \(Self.quoted($0)): \"…\",\n" }.joined()
    let hint = "    // Not known here, the most frequent first; put the right name in place of each \"…\":\n"
    return intro + "  \"components\": {\n" + hint + rows + "  },\n"
  }

  private var modifierPart: String {
    let intro = "  // Modifiers from packages that only change how things look.\n"
    let names = modifiers.prefix(Self.nameLimit).map(Self.quoted)
    if names.isEmpty { return intro + "  // \"modifiers\": [\"shimmering\"],\n" }
    return intro + "  \"modifiers\": [\n    // Not known here, the most frequent first:\n"
      + names.map { "    // \($0),\n" }.joined() + "  ],\n"
  }

  private var languagePart: String {
    let names = languages.isEmpty ? ["en"] : languages
    return """
        // The languages that the app is to be complete in, the one that it is heard in first.
        // "languages": [\(names.map(Self.quoted).joined(separator: ", "))],

      """
  }

  private var platformPart: String {
    if platforms.isEmpty {
      return """
          // The project's files do not say what it runs on.
          // "platforms": { "iOS": "17.0" },

        """
    }
    return "  // \"platforms\" is not needed: the project's files say \(platforms.joined(separator: ", ")).\n"
  }

  private var resultPart: String {
    let accepted = baseline.map { "\"baseline\": \(Self.quoted($0))," }
    return """
        // The least severity that makes the exit status 1: error, warning, note, never.
        "failOn": "error",

        // Findings that are accepted; 'earshot check --write-baseline FILE' writes it.
        \(accepted ?? "// \"baseline\": \".earshot-baseline.json\",")

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined() + "\""
  }
}
