import EarshotCore
import Testing

/// Dictionaries that are written out, and what is looked up in them.
@Suite struct DictionaryTests {
  private func heard(_ members: String, _ content: String) async -> [String] {
    let code = "import SwiftUI\nstruct V: View { \(members)\n  var body: some View { VStack { \(content) } } }"
    return await Hearing.source(code).texts(of: "V") ?? []
  }

  private static let words = #"private let words: [String: String] = ["a": String(localized: "Alpha"), "b": "Beta"]"#

  @Test("A key that is known", arguments: [
    (#"Text(words["a"] ?? "none")"#, ["Alpha"]), (#"Text(words["c"] ?? "none")"#, ["none"]),
    (#"Text(words["c", default: "other"])"#, ["other"]),
    (#"ForEach(["a", "b", "c"], id: \.self) { key in Text(words[key] ?? key) }"#, ["Alpha", "Beta", "c"]),
    (#"if let word = words["b"] { Text(word) } else { Text("none") }"#, ["Beta"]),
  ])
  func known(content: String, texts: [String]) async {
    #expect(await heard(Self.words, content) == texts)
  }

  @Test func aKeyThatOnlyRunTimeKnows() async {
    let texts = await heard(Self.words + "\nlet key: String", #"Text(words[key] ?? "none")"#)
    #expect(texts.contains { $0.contains("words[key]") })
  }

  @Test("What is changed is not known", arguments: [
    "@State private var words = [\"a\": \"Alpha\"]\nfunc go() { words[\"a\"] = name() }",
  ])
  func changed(members: String) async {
    let texts = await heard(members, "Text(words[\"a\"] ?? \"none\"); Button(\"Go\") { go() }")
    #expect(texts.first != "Alpha" || texts.count > 2, "\(texts)")
  }

  @Test func aLocalThatIsFilled() async {
    let code = #"var text: String { var all = ["a": "Alpha"]; all["a"] = name(); return all["a"] ?? "none" }"#
    #expect(await !heard(code, "Text(text)").contains("Alpha"))
  }

  /// An app's own table of words, each with its translations, of which the language picks one.
  @Test("A table of words in several languages", arguments: [2, 40, 300])
  func tableOfTranslations(entries: Int) async {
    let rows = (0..<entries).map { "\"key\($0)\": [.german: \"Wort \($0)\", .english: \"Word \($0)\"]," }.joined(separator: "\n")
    let hearing = await Hearing.source(
      """
      import SwiftUI
      enum Language: String { case german, english }
      struct Words {
        static let shared = Words()
        private let table: [String: [Language: String]] = [
          \(rows)
          "close": [.german: "Schließen", .english: "Close"],
        ]
        func word(_ key: String, in language: Language) -> String { table[key]?[language] ?? table[key]?[.german] ?? key }
      }
      func L(_ key: String, _ language: Language) -> String { Words.shared.word(key, in: language) }
      struct Sample: View {
        @AppStorage("language") private var language = Language.english
        var body: some View { Text(L("close", language)) }
      }
      """)
    #expect(hearing.texts() == ["Schließen [language == .german]", "Close [language != .german]"])
  }
}
