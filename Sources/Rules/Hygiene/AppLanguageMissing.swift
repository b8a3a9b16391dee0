import Project
import SourceModel

/// A language that the app says it is in, and that none of its texts are in.
public struct AppLanguageMissing: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "app-language-missing", family: .hygiene, severity: .warning, impact: .serious, wcag: ["3.1.1"],
    title: "app declares a language that its texts are not in",
    documentation: RuleDocumentation(
      reports: """
        `CFBundleDevelopmentRegion` with a language that no string table of the project has, and \
        `CFBundleLocalizations` without a language that one has.
        """,
      why: """
        VoiceOver chooses its voice by the language that the app declares. Japanese read by an English voice cannot be \
        understood.
        """,
      howToFix: """
        Declare the language that the texts are in; leave `CFBundleLocalizations` out when there are string tables.
        """,
      elsewhere: "The same: the declaration is that of the app.",
      limits: "Projects without string tables are left alone, as are values that a build setting gives.",
      references: ["WCAG 2.2, 3.1.1 Language of Page", "Apple: CFBundleDevelopmentRegion"]),
    examples: [
      .violation(
        "<plist><dict>↓<key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
        files: ["ja.strings": "title = 題名"]),
      .pass(
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>ja</string></dict></plist>",
        files: ["ja.strings": "title = 題名"]),
      .undecided(
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>",
        files: ["ja.strings": "title = 題名"]),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let languages = Set(project.strings.languages.map(Self.base))
    guard !languages.isEmpty else { return [] }
    return project.info.flatMap { info in
      info.entries.compactMap { entry -> Outcome? in
        let declared = entry.values.map(Self.base)
        guard !declared.isEmpty, !entry.values.contains(where: { $0.contains("$") }) else { return nil }
        switch entry.key {
        case "CFBundleDevelopmentRegion":
          guard let language = declared.first, !languages.contains(language), language.count == 2 else { return nil }
          return .violation(Violation(
            "app declares the language '\(language)', and its texts are in \(Self.list(languages))", certainty: .likely,
            at: entry.range))
        case "CFBundleLocalizations":
          let missing = languages.subtracting(declared)
          guard !missing.isEmpty else { return nil }
          return .violation(Violation(
            "app has texts in \(Self.list(missing)) and does not declare it", certainty: .likely, severity: .note,
            at: entry.range))
        default: return nil
        }
      }
    }
  }

  private static func list(_ languages: Set<String>) -> String {
    languages.sorted().prefix(4).map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func base(_ language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
