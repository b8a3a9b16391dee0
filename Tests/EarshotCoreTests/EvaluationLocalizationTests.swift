import EarshotCore
import Project
import Testing

/// Texts by key, from the tables of a project to what is heard.
@Suite("Localisation of what is heard")
struct EvaluationLocalizationTests {
  private static let strings = StringTables([
    "Localizable": [
      "en": [
        "title": .plain("Good morning", state: "translated"),
        "items %lld": .plural(["one": "%lld item", "other": "%lld items"]),
        "by %@ and %@": .plain("by %2$@ and %1$@", state: nil), "tap": .device(["iphone": "Tap", "mac": "Click"]),
        "only.en": .plain("English only", state: nil), "percent %lld": .plain("%lld%% done", state: nil),
        "icon": .plain("Bell", state: nil), "given": .plain("Open %@", state: nil),
      ],
      "de": [
        "title": .plain("Guten Morgen", state: nil), "items %lld": .plural(["one": "%lld Ding", "other": "%lld Dinge"]),
        "by %@ and %@": .plain("von %1$@ und %2$@", state: nil),
      ],
    ],
    "Other": ["en": ["title": .plain("From another table", state: nil)]],
  ])

  private func texts(_ view: String, _ locale: String = "en") async -> [String]? {
    let members = "let name: String; let count: Int; let key: String"
    let source = "struct Sample: View { \(members)\nvar body: some View {\n\(view)\n} }"
    return await Hearing.files(["Source.swift": source], strings: Self.strings, locale: locale).texts()
  }

  @Test("A key is spoken as the table of the language says", arguments: [
    SpokenCode(#"Text(String(localized: "by \("Ann") and \("Bo")"))"#, "by Bo and Ann"),
    SpokenCode(#"Text("title")"#, "Good morning"), SpokenCode(#"Button("title") {}"#, "Good morning. Button."),
    SpokenCode(#"Image("x").accessibilityLabel("title")"#, "Good morning. Image."),
    SpokenCode(#"Text("x").accessibilityHint("title")"#, "x // hint: Good morning"),
    SpokenCode(#"Text("x").accessibilityValue("title")"#, "x: Good morning"),
    SpokenCode(#"Text("x").accessibilityAction(named: "title") {}"#, "x // actions: Good morning"),
    SpokenCode(#"Text("x").accessibilityInputLabels(["title"])"#, "x // input: Good morning"),
    SpokenCode(#"Text("x").accessibilityCustomContent("title", "title")"#, "x // content: Good morning: Good morning"),
    SpokenCode(#"Image("icon")"#, "Bell. Image."),
    SpokenCode(#"Label("title", systemImage: "sun.max")"#, "Good morning"),
    SpokenCode(#"Toggle("title", isOn: .constant(true))"#, "Good morning. Switch Button. On."),
    SpokenCode(#"Text("title", tableName: "Other")"#, "From another table"),
    SpokenCode(#"Text(String(localized: "title", table: "Other"))"#, "From another table"),
    SpokenCode(#"Text(NSLocalizedString("title", tableName: "Other", comment: ""))"#, "From another table"),
    SpokenCode(#"Text("by \(name) and \("Bo")")"#, "by Bo and «name»"), SpokenCode(#"Text("tap")"#, "Tap"),
    SpokenCode(#"Text("percent \(count)")"#, "«count»% done"), SpokenCode(#"Text("100%")"#, "100%"),
    SpokenCode(#"Text(verbatim: "title")"#, "title"), SpokenCode("Text(key)", "«key»"),
    SpokenCode("Text(LocalizedStringKey(key))", "«key»"), SpokenCode(#"Text("title" as String)"#, "title"),
    SpokenCode(#"let word = "title"; Text(word)"#, "title"),
    SpokenCode(#"let word: LocalizedStringKey = "title"; Text(word)"#, "Good morning"),
    SpokenCode(#"Text(count > 0 ? "title" : "only.en")"#, "Good morning [count > 0]", "English only [!(count > 0)]"),
    SpokenCode(#"Text("items \(count)")"#, "«count» items"),
    SpokenCode(#"Text(LocalizedStringResource("given", defaultValue: "Open \(name)"))"#, "Open «name»"),
  ])
  func inEnglish(_ row: SpokenCode) async {
    #expect(await texts(row.code) == row.heard)
  }

  @Test("The members of an array of literals are strings and no keys", arguments: [
    #"ForEach(["title"], id: \.self) { Text($0) }"#, #"let words = ["title"]; Text(words[0])"#,
  ])
  func arraysOfStrings(_ view: String) async {
    let texts = await texts(view)
    #expect(texts == ["title"])
  }

  @Test("What a language lacks is heard in the language of development", arguments: [
    SpokenCode(#"Text("title")"#, "Guten Morgen"), SpokenCode(#"Text("only.en")"#, "English only"),
    SpokenCode(#"Text("in no table")"#, "in no table"),
    SpokenCode(#"Text("by \(name) and \("Bo")")"#, "von «name» und Bo"),
    SpokenCode(#"Text("items \(count)")"#, "«count» Dinge"),
    SpokenCode(#"Text("title", tableName: "Other")"#, "From another table"),
    SpokenCode(#"Text(String(localized: "title"))"#, "Guten Morgen"),
  ])
  func inGerman(_ row: SpokenCode) async {
    #expect(await texts(row.code, "de") == row.heard)
  }

  /// CLDR: English and German have the category "one" for 1.
  @Test("A number that is known chooses the plural form", arguments: [
    ("en", 1, "1 item"), ("en", 2, "2 items"), ("en", 0, "0 items"), ("de", 1, "1 Ding"), ("de", 5, "5 Dinge"),
  ])
  func plurals(_ locale: String, _ count: Int, _ heard: String) async {
    let texts = await texts("Text(\"items \\(\(count))\")", locale)
    #expect(texts == [heard])
  }

  @Test("A text that goes through a property of type String is not a key")
  func stringsAreNotKeys() async {
    let hearing = await Hearing.files(
      ["Source.swift": """
        struct Plain: View { let text: String; var body: some View { Text(text) } }
        struct Keyed: View { let text: LocalizedStringKey; var body: some View { Text(text) } }
        struct Sample: View { var body: some View { Plain(text: "title"); Keyed(text: "title") } }
        """], strings: Self.strings)
    #expect(hearing.texts() == ["title", "Good morning"])
  }

  @Test("Generated accessors are followed to the key", arguments: [
    "enum L10n { static let title = L10n.tr(\"Localizable\", \"title\", fallback: \"Fallback\")\n"
      + "  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String)\n"
      + "    -> String {\n"
      + "    let format = Bundle.main.localizedString(forKey: key, value: value, table: table)\n"
      + "    return String(format: format, locale: Locale.current, arguments: args) } }",
    "enum L10n { static var title: String { NSLocalizedString(\"title\", comment: \"\") } }",
    "enum L10n { static var title: LocalizedStringKey { \"title\" } }",
    "enum L10n { static let title = String(localized: \"title\", bundle: .module) }",
    "enum L10n { static let title = LocalizedStringResource(\"title\") }",
    "enum L10n { static let title: LocalizedStringResource = \"title\" }",
    "struct L10n { static let title = NSLocalizedString(\"title\", bundle: .main, value: \"\", comment: \"Greets\") }",
    "enum L10n { static var title: String { \"title\".localized } }\n"
      + "extension String {\n"
      + "  var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) } }",
    "enum L10n { static var title: String { localized(\"title\") } }\n"
      + "func localized(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
  ])
  func accessors(_ declaration: String) async {
    let view = "struct Sample: View { var body: some View { Text(L10n.title) } }"
    let hearing = await Hearing.files(
      ["Source.swift": view, "L10n.swift": "import Foundation\n" + declaration], strings: Self.strings)
    #expect(hearing.texts() == ["Good morning"])
  }
}
