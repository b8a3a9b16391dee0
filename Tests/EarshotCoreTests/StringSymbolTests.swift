import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// Texts by the symbols that Xcode makes of the keys of string catalogs.
@Suite("Symbols of string catalogs") struct StringSymbolTests {
  private static func entry(_ key: String, _ en: String, _ de: String? = nil, state: String = "manual") -> String {
    let german = de.map { ", \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\($0)\" } }" } ?? ""
    return """
      "\(key)" : { "extractionState" : "\(state)", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(en)" } }\(german) } }
      """
  }

  private static func catalog(_ entries: String...) -> String {
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, \"version\" : \"1.1\" }"
  }

  private static func strings() throws -> StringTables {
    try StringTables(catalogs: [
      "Localizable": catalog(
        entry("Trail map", "Trail map", "Wegekarte"), entry("hut.book", "Book a bed"), entry("BEDS_LEFT", "%(beds)lld beds in %(hut)@"),
        entry("%lld metres up", "%lld metres up", "%lld Meter hinauf"), entry("Snow", "Snow", state: "extracted_with_value")),
      "Weather": catalog(entry("wind.strong", "Strong wind")),
    ])
  }

  @Test("A symbol is heard as the text of its key", arguments: [
    ("Text(.trailMap)", "Trail map"), ("Text(String(localized: .hutBook))", "Book a bed"),
    ("Text(LocalizedStringResource.hutBook)", "Book a bed"), ("Text(.bedsLeft(beds: 4, hut: \"Alm\"))", "4 beds in Alm"),
    ("Text(.metresUp(1200))", "1,200 metres up"), ("Text(.Weather.windStrong)", "Strong wind"),
    ("Text(.trailMap).accessibilityLabel(.hutBook)", "Book a bed"),
    ("Button(.hutBook) {}", "Book a bed. Button."), ("Button {} label: { Label(.trailMap, systemImage: \"map\") }", "Trail map. Button."),
    // No symbols: a key that the compiler found, one of another table, and what is in none.
    ("Text(.snow)", "«.snow»"), ("Text(.windStrong)", "«.windStrong»"), ("Text(.unheardOf)", "«.unheardOf»"),
  ]) func heard(body: String, words: String) async throws {
    let code = "struct Sample: View { var body: some View { \(body) } }"
    let hearing = try await Hearing.files(["A.swift": code], strings: Self.strings())
    #expect(hearing.texts() == [words])
  }

  @Test("It is handed on as any text is") func handedOn() async throws {
    let code = """
      struct Sample: View {
        let isOpen: Bool
        private var title: LocalizedStringResource { isOpen ? .hutBook : .trailMap }
        var body: some View { Line(title: .trailMap); Line(title: title) }
      }
      struct Line: View {
        let title: LocalizedStringResource
        var body: some View { Text(title) }
      }
      """
    let hearing = try await Hearing.files(["A.swift": code], strings: Self.strings())
    #expect(hearing.texts() == ["Trail map", "Book a bed [isOpen]", "Trail map [!isOpen]"])
  }

  @Test("Translations are heard, and texts without one are known as such") func translated() async throws {
    let code = "struct Sample: View { var body: some View { Text(.trailMap); Text(.metresUp(3)); Text(.hutBook) } }"
    let hearing = try await Hearing.files(["A.swift": code], strings: Self.strings(), locale: "de")
    #expect(hearing.texts() == ["Wegekarte", "3 Meter hinauf", "Book a bed"])
    let labels = hearing.screens.flatMap(\.nodes.elements).compactMap(\.label)
    #expect(labels.map(\.localization) == [.catalog(key: "Trail map"), .catalog(key: "%lld metres up"), .untranslated(key: "hut.book")])
  }

  @Test("Rules and fixes go by the words") func rules() async throws {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View {
          Button {} label: { Text(.hutBook) }.accessibilityLabel("Reserve")
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["label-in-name"]
    let found = try await Analysis.run(files: ["A.swift": code], strings: Self.strings(), options).findings
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.contains("Book a bed") }, "\(found.map(\.message))")
  }
}
