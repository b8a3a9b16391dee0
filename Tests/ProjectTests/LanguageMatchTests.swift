import Testing
@testable import Project

/// Texts of a language that a project has in another form only: `Bundle.preferredLocalizations(from:forPreferences:)`.
@Suite("Languages in the form that a bundle has")
struct LanguageMatchTests {
  @Test("The nearest form of the same language", arguments: [
    ("en", ["de", "en-GB"], "en-GB"), ("en-US", ["en-GB"], "en-GB"), ("en-GB", ["en", "fr"], "en"),
    ("pt", ["pt-BR", "pt-PT"], "pt-BR"), ("pt-BR", ["pt"], "pt"), ("pt-AO", ["pt", "pt-PT"], "pt-PT"),
    ("zh", ["zh-Hans", "zh-Hant"], "zh-Hans"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-Hans", ["zh-CN"], "zh-CN"),
    ("zh-Hans", ["zh-Hant"], nil), ("es", ["es-419"], "es-419"), ("es-MX", ["es", "es-419"], "es-419"),
    ("es-ES", ["es-419", "es"], "es"), ("en-AU", ["en", "en-GB"], "en-GB"), ("en", ["de", "eo"], nil),
    ("en", ["en", "en-GB"], "en"),
  ] as [(String, [String], String?)])
  func forms(_ wanted: String, _ languages: [String], _ best: String?) {
    #expect(LanguageMatch.best(for: wanted, of: languages) == best)
  }

  @Test func aTableInARegionalFormOnly() throws {
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": "developmentRegion = en;\n",
      "en-GB.lproj/Localizable.strings": "\"close\" = \"Close\";", "de.lproj/Localizable.strings": "\"close\" = \"Ende\";",
      "Kit/en.lproj/Localizable.strings": "\"open\" = \"Open\";", "Kit/en-GB.lproj/Localizable.strings": "\"key\" = \"k\";",
      "en-GB.lproj/Main.storyboard": "<document/>", "de.lproj/Main.storyboard": "<document/>",
    ]).discover()
    func text(_ key: String, _ language: String) -> String? {
      project.strings.text(forKey: key, table: nil, language: language)?.general
    }
    #expect(["en", "en-GB", "en-US", "de", "fr"].map { text("close", $0) } == ["Close", "Close", "Close", "Ende", nil])
    // A bundle that has the very form is asked for that alone.
    #expect(["en", "en-GB", "en-US"].map { text("open", $0) } == ["Open", nil, "Open"])
    #expect(project.strings.texts(inLanguage: "en") == ["close": "Close", "open": "Open"])
    #expect(project.interfaceFiles.map(\.file.path) == ["en-GB.lproj/Main.storyboard"])
    #expect(project.texts.map(\.file.path).contains("en-GB.lproj/Localizable.strings"))
    #expect(project.completed(deployment: project.deployment, languages: ["de"]).strings.languages == ["de", "en", "en-GB"])
  }

  @Test func aPlainTableForARegion() throws {
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": "developmentRegion = \"pt-BR\";\n",
      "pt.lproj/Localizable.strings": "\"close\" = \"Fechar\";", "pt.lproj/Main.storyboard": "<document/>",
    ]).discover()
    #expect(project.developmentLanguage == "pt-BR")
    #expect(project.strings.text(forKey: "close", table: nil, language: "pt-BR")?.general == "Fechar")
    #expect(project.interfaceFiles.count == 1)
  }
}
