import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Project
import Reporting
import Testing

/// Reading an app in another language: its own words from its tables, VoiceOver's from sources, and a mark on the rest.
@Suite("Languages that are read")
struct LocaleTests {
  private static func transcript(
    _ body: String, members: String = "", in locale: String, _ strings: StringTables = StringTables()
  ) async throws -> ScreenTranscript {
    let hearing = await Hearing.files(
      ["Source.swift": "struct Sample: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"], strings: strings,
      locale: locale)
    let screen = try #require(hearing.screens.first)
    return ScreenTranscript(
      screen, voiceOver: hearing.voiceOver, isTranslation: hearing.analysis.isReadInTranslation)
  }

  @Test("Each language has its own words, or English ones with a mark", arguments: [
    ("en", "Save, Button", []), ("ja", "Save、ボタン", []), ("de", "Save, Taste", []), ("ru", "Save, Кнопка", []),
    ("fr", "Save, Bouton", []), ("es", "Save, Button", ["Button"]), ("pt-BR", "Save, Button", ["Button"]),
  ])
  func words(_ locale: String, _ caption: String, _ untranslated: [String]) async throws {
    let transcript = try await Self.transcript("Button(\"Save\") {}", in: locale)
    let stop = try #require(transcript.stops.first)
    #expect(stop.utterance.caption == caption)
    #expect(stop.untranslated == untranslated)
    let report = ReadReport(screens: [transcript], locale: locale)
    let list = untranslated.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(report.json().contains("\"untranslated\": [\(list)]"))
    #expect(report.text().contains("untranslated: Button") == !untranslated.isEmpty)
    #expect(report.markdown().contains("untranslated: Button") == !untranslated.isEmpty)
  }

  @Test("Hints, words of the system and names of symbols are marked as well")
  func systemWords() async throws {
    let transcript = try await Self.transcript(
      """
      Toggle("Alarm", isOn: .constant(true))
      EditButton()
      Stepper("Count", value: .constant(3))
      Image(systemName: "trash")
      Text("Plain")
      """, in: "ja")
    #expect(transcript.stops.map(\.untranslated) == [
      ["Double tap to toggle setting."], ["Edit"], ["Decrement"], ["Increment"], ["trash"], [],
    ])
  }

  @Test("Texts of the app that have no translation are marked")
  func ownWords() async throws {
    let strings = StringTables(["Localizable": [
      "en": ["save": .plain("Save", state: nil), "close": .plain("Close", state: nil)],
      "de": ["save": .plain("Sichern", state: nil)],
    ]])
    let body = """
      Text("save")
      Text("close")
      Text(NSLocalizedString("close", comment: ""))
      Text("Never in a table")
      Text(verbatim: "Verbatim")
      Text(name)
      """
    let german = try await Self.transcript(body, members: "let name: String", in: "de", strings)
    #expect(german.stops.map(\.utterance.caption) == [
      "Sichern", "Close", "Close", "Never in a table", "Verbatim", "«name»",
    ])
    #expect(german.stops.map(\.untranslated) == [[], ["Close"], ["Close"], ["Never in a table"], [], []])
    let english = try await Self.transcript(body, members: "let name: String", in: "en", strings)
    #expect(english.stops.flatMap(\.untranslated) == [])
    // An app without tables is not localised, so nothing of it is missing.
    let plain = try await Self.transcript("Text(\"close\")", in: "de")
    #expect(plain.stops.map(\.untranslated) == [[]])
  }
}
