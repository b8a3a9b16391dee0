import Testing

@testable import Project

@Suite struct StringCatalogTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {},
        "Quoted \\"%@\\"" : { "extractionState" : "stale" },
        "cancel.title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } },
          "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "\\u30ad\\u30e3\\u30f3\\u30bb\\u30eb" } },
          "zh_Hans" : { "stringUnit" : { "state" : "new", "value" : "取消" } } } },
        "%lld items" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } } } },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } },
        "Nested" : { "localizations" : { "en" : { "variations" : { "device" : {
          "iphone" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "a photo" } },
            "other" : { "stringUnit" : { "value" : "photos" } } } } } } } } } },
        "%lld files in %lld folders" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
          "substitutions" : {
            "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%arg folder" } },
              "other" : { "stringUnit" : { "value" : "%arg folders" } } } } },
            "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%arg file" } },
              "other" : { "stringUnit" : { "value" : "%arg files" } } } } } } } } },
        "German only" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Nur" } } } },
        "" : {}
      },
      "version" : "1.0"
    }
    """

  private func strings() throws -> StringTables {
    try TemporaryTree(["App/Localizable.xcstrings": Self.catalog]).discover().strings
  }

  @Test func plainTexts() throws {
    let strings = try strings()
    #expect(strings.text(forKey: "cancel.title", table: nil, language: "en") == .plain("Cancel", state: "translated"))
    #expect(
      strings.text(forKey: "cancel.title", table: "Localizable", language: "ja")
        == .plain("キャンセル", state: "needs_review"))
    #expect(strings.text(forKey: "cancel.title", table: nil, language: "zh-Hans") == .plain("取消", state: "new"))
    #expect(strings.text(forKey: "cancel.title", table: nil, language: "fr") == nil)
    #expect(strings.text(forKey: "cancel.title", table: "Other", language: "en") == nil)
    #expect(strings.languages == ["de", "en", "ja", "zh-Hans"])
    #expect(strings.tables == ["Localizable"])
    #expect(!strings.isEmpty)
  }

  @Test func theKeyIsTheTextInTheSourceLanguage() throws {
    let strings = try strings()
    #expect(strings.text(forKey: "Save", table: nil, language: "en") == .plain("Save", state: nil))
    #expect(strings.text(forKey: "Save", table: nil, language: "ja") == nil)
    #expect(strings.text(forKey: "Quoted \"%@\"", table: nil, language: "en") == .plain("Quoted \"%@\"", state: nil))
    #expect(strings.text(forKey: "German only", table: nil, language: "en") == .plain("German only", state: nil))
    #expect(strings.hasKey("German only", table: nil))
    #expect(!strings.hasKey("Nowhere", table: nil))
    #expect(!strings.hasKey("Save", table: "Other"))
  }

  @Test("What was left empty tells nothing: in the source language the key stands for it") func emptyValues() throws {
    let catalog = try StringCatalog(Array("""
      { "sourceLanguage": "de", "strings": { "Anker lichten": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "" } },
        "en": { "stringUnit": { "state": "translated", "value": "Weigh anchor" } },
        "fr": { "stringUnit": { "state": "translated", "value": "" } } } } } }
      """.utf8))
    #expect(catalog.languages["de"]?["Anker lichten"] == .plain("Anker lichten", state: nil))
    #expect(catalog.languages["en"]?["Anker lichten"] == .plain("Weigh anchor", state: "translated"))
    #expect(catalog.languages["fr"]?["Anker lichten"] == nil)
  }

  @Test func variations() throws {
    let strings = try strings()
    #expect(
      strings.text(forKey: "%lld items", table: nil, language: "en")
        == .plural(["one": "%lld item", "other": "%lld items"]))
    #expect(strings.text(forKey: "Tap", table: nil, language: "en") == .device(["mac": "Click", "other": "Tap"]))
    #expect(strings.text(forKey: "Nested", table: nil, language: "en") == .device(["iphone": "photos"]))
    #expect(strings.text(forKey: "Tap", table: nil, language: "en")?.general == "Tap")
  }

  @Test func substitutions() throws {
    #expect(
      try strings().text(forKey: "%lld files in %lld folders", table: nil, language: "en")
        == .plural(["one": "%1$lld file in %2$lld folders", "other": "%1$lld files in %2$lld folders"]))
  }

  @Test(arguments: [
    ("{", "line 1: unexpected end"), ("{\n \"strings\" : {\n  \"a\" : }\n}", "line 3: unexpected character"),
    ("{}", "it has no \"strings\""), ("[]", "it has no \"strings\""), ("", "line 1: unexpected end"),
    ("<<<<<<< HEAD\n{}", "line 1: unexpected character"),
    ("{\"strings\":{}} x", "line 1: unexpected text after the end"),
  ])
  func brokenCatalogs(text: String, reason: String) throws {
    let project = try TemporaryTree(["App/L.xcstrings": text, "A.swift": ""]).discover()
    #expect(project.problems.map(\.file) == ["App/L.xcstrings"])
    #expect(project.problems.first?.message == "is not a valid string catalog: \(reason)")
    #expect(project.paths == ["A.swift"])
  }

  @Test func oddValuesAreNothing() throws {
    let text = """
      {"strings": {"a": 1, "b": {"localizations": []}, "c": {"localizations": {"de": {"stringUnit": {"value": 5}}}},
       "d": {"localizations": {"de": {"variations": {"plural": {}}}}}}}
      """
    let project = try TemporaryTree(["L.xcstrings": text]).discover()
    #expect(project.problems.isEmpty)
    #expect(project.strings.languages == ["en"])
    for key in ["a", "b", "c", "d"] {
      #expect(project.strings.text(forKey: key, table: "L", language: "en") == .plain(key, state: nil))
    }
  }

  // MARK: Several files

  @Test func theFirstPathWins() throws {
    let tree = try TemporaryTree([
      "A/en.lproj/Localizable.strings": "\"k\" = \"A\"; \"a\" = \"only A\";",
      "B/en.lproj/Localizable.strings": "\"k\" = \"B\"; \"b\" = \"only B\";",
      "Tests/en.lproj/Localizable.strings": "\"k\" = \"T\"; \"t\" = \"only T\";",
    ])
    func text(_ key: String, _ project: Project) -> String? {
      project.strings.text(forKey: key, table: nil, language: "en")?.general
    }
    #expect(["k", "a", "b", "t"].map { text($0, tree.discover()) } == ["A", "only A", "only B", "only T"])
    // What the user points at is nearer.
    try tree.makeFolder(".git")
    #expect(text("k", tree.discover(["B"])) == "B")
    #expect(text("a", tree.discover(["B"])) == "only A")
    #expect(text("k", tree.discover(["Tests"])) == "T")
  }

  @Test func baseIsTheDevelopmentLanguage() throws {
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": "developmentRegion = nl;\n",
      "Base.lproj/Localizable.strings": "\"k\" = \"basis\"; \"l\" = \"basis\";",
      "nl.lproj/Localizable.strings": "\"k\" = \"nl\";", "German.lproj/Localizable.strings": "\"k\" = \"de\";",
      "Loose.strings": "\"k\" = \"los\";",
    ])
    let strings = tree.discover().strings
    #expect(strings.text(forKey: "k", table: nil, language: "nl")?.general == "nl")
    #expect(strings.text(forKey: "l", table: nil, language: "nl")?.general == "basis")
    #expect(strings.text(forKey: "k", table: nil, language: "de")?.general == "de")
    #expect(strings.text(forKey: "k", table: "Loose", language: "nl")?.general == "los")
    #expect(strings.languages == ["de", "nl"])
  }

  @Test func tablesMadeInMemory() {
    let strings = StringTables(["Localizable": ["en": ["k": .plain("v", state: nil)]]])
    #expect(strings.text(forKey: "k", table: nil, language: "en")?.general == "v")
    #expect(StringTables().isEmpty)
  }
}
