import Reporting

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
  /// Of the comments.
  public var language = MessageLanguage.english

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
    return comment("What Earshot checks in this project. Comments and trailing commas are allowed.", indent: "") + "{\n"
      + parts.joined(separator: "\n") + "}\n"
  }

  /// Lines of comment with a text in the chosen language.
  private func comment(_ english: String, _ values: [String: String] = [:], indent: String = "  ") -> String {
    let text = Wording(language: language)(english, values)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < Self.commentWidth {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { "\(indent)// \($0)\n" }.joined()
  }

  private static let commentWidth = 112

  private var rulePart: String {
    comment("recommended; strict: every rule; wcag-a, wcag-aa: rules about criteria of these levels")
      + "  \"preset\": \"recommended\",\n\n"
      + comment("Levels: off, note, warning, error. 'earshot rules' lists the rules.")
      + """
          "rules": {
            // "generic-label": { "severity": "note", "allowed": ["More"] },
          },


        """
      + comment("Levels for some files.")
      + "  // \"overrides\": [{ \"files\": [\"Demo/**\"], \"rules\": { \"icon-button-name\": \"note\" } }],\n"
  }

  private var filePart: String {
    comment("Globs from this folder on. Tests, generated code and ignored files are left out anyway.")
      + """
          // "include": ["Sources"],
          // "exclude": ["**/Mocks/*.swift"],

        """
  }

  private var componentPart: String {
    let intro = comment(
      """
      Views from packages and what they behave as: a built-in view, or image, text, spinner, transparent, container, \
      absent, platform. "label" names the argument that is spoken; "_" is the first one without a label.
      """)
    if components.isEmpty {
      return intro + "  // \"components\": { \"BrandButton\": { \"behavesAs\": \"Button\", \"label\": \"title\" } },\n"
    }
    let rows = components.prefix(Self.nameLimit).map { "    // \(Self.quoted($0)): \"…\",\n" }.joined()
    let hint = comment(
      "Not known here, the most frequent first; put the right name in place of each \"…\":", indent: "    ")
    return intro + "  \"components\": {\n" + hint + rows + "  },\n"
  }

  private var modifierPart: String {
    let intro = comment("Modifiers from packages that only change how things look.")
    let names = modifiers.prefix(Self.nameLimit).map(Self.quoted)
    if names.isEmpty { return intro + "  // \"modifiers\": [\"shimmering\"],\n" }
    return intro + "  \"modifiers\": [\n" + comment("Not known here, the most frequent first:", indent: "    ")
      + names.map { "    // \($0),\n" }.joined() + "  ],\n"
  }

  private var languagePart: String {
    let names = languages.isEmpty ? ["en"] : languages
    return comment("The languages that the app is to be complete in, the one that it is heard in first.")
      + "  // \"languages\": [\(names.map(Self.quoted).joined(separator: ", "))],\n"
  }

  private var platformPart: String {
    if platforms.isEmpty {
      return comment("The project's files do not say what it runs on.") + "  // \"platforms\": { \"iOS\": \"17.0\" },\n"
    }
    return comment(
      "\"platforms\" is not needed: the project's files say {platforms}.",
      ["platforms": platforms.joined(separator: ", ")])
  }

  private var resultPart: String {
    let accepted = baseline.map { "\"baseline\": \(Self.quoted($0))," }
    return comment("The least severity that makes the exit status 1: error, warning, note, never.")
      + "  \"failOn\": \"error\",\n\n"
      + comment("Findings that are accepted; 'earshot check --write-baseline FILE' writes it.")
      + "  \(accepted ?? "// \"baseline\": \".earshot-baseline.json\",")\n\n"
      + comment("Accessibility Nutrition Labels of the App Store that the app claims.")
      + "  // \"claims\": [\"voiceover\", \"larger-text\"],\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined() + "\""
  }
}
