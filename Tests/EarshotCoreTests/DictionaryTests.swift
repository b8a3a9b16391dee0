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
}
