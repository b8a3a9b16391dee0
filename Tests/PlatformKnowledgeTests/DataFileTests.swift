import Foundation
import Testing

@testable import PlatformKnowledge

@Suite struct DataFileTests {
  /// What makes a row of each table one of a kind, and how many rows it has. An empty list: rows may repeat.
  static let expected: [String: (key: [String], rows: Int)] = [
    "abbreviations": (["kind", "text"], 36),
    "action-verbs": (["deed"], 64),
    "appkit-content": (["name"], 30),
    "builtin-views": (["view", "form"], 130),
    "conformance": (["standard", "id"], 128),
    "framework-names": (["list"], 195),
    "framework-views": (["view"], 270),
    "input-purposes": (["type", "language"], 93),
    "judged-findings": (["rule"], 178),
    "modifiers": (["name"], 742),
    "library-classes": (["class"], 157),
    "message-packages": (["module"], 17),
    "name-words": (["list"], 394),
    "navigation-calls": (["name"], 13),
    "paint-types": (["name"], 10),
    "picture-words": (["words"], 191),
    "sign-meanings": (["sign"], 64),
    "sources": (["key"], 25),
    "spoken-names": (["symbol", "language"], 67),
    "swiftui-api": (["symbol", "signature"], 446),
    "symbol-meanings": (["symbol"], 806),
    "symbol-renames": (["old"], 567),
    "symbols": (["ios"], 25),
    "system-colors": (["name"], 29),
    "system-differences": (["key"], 12),
    "system-text-styles": (["system", "style"], 29),
    "text-styles": (["style"], 11),
    "third-party-modifiers": (["name", "on"], 187),
    "third-party-views": (["view"], 68),
    "type-keeping-modifiers": (["name"], 26),
    "uikit-api": (["symbol", "signature"], 412),
    "uikit-bar-items": (["kind", "item"], 37),
    "uikit-classes": (["class"], 101),
    "uikit-events": (["kind", "name", "label"], 21),
    "uikit-kin": (["end"], 6),
    "wcag": (["id"], 55),
    "words": (["list", "language", "about"], 4717),
  ]

  /// Tables that are kept in the order of what they come from.
  static let unsorted: Set<String> = [
    "builtin-views", "conformance", "navigation-calls", "swiftui-api", "system-colors", "text-styles", "uikit-api", "symbols", "wcag", "words",
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/PlatformKnowledge/Data")

  @Test func everyTableIsEmbedded() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".tsv") }
    #expect(Set(files) == Set(DataFile.all.map { $0.name + ".tsv" }))
    #expect(Set(DataFile.all.map(\.name)) == Set(Self.expected.keys))
  }

  @Test(arguments: DataFile.all.map(\.name))
  func embeddedTextIsTheFile(_ name: String) throws {
    let file = try #require(DataFile.all.first { $0.name == name })
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".tsv"), encoding: .utf8)
    #expect(text == file.text + "\n", "run Scripts/make-knowledge.py")
  }

  @Test(arguments: DataFile.all.map(\.name))
  func tableIsWellFormed(_ name: String) throws {
    let file = try #require(DataFile.all.first { $0.name == name })
    let expected = try #require(Self.expected[name])
    let table = Table(file, repeats: name.hasSuffix("-api"))

    #expect(file.text.hasPrefix("#"), "no comment on what this is and where it comes from")
    #expect(Set(table.columns).count == table.columns.count)
    #expect(table.columns.allSatisfy { !$0.isEmpty })
    #expect(expected.key.allSatisfy(table.columns.contains))
    #expect(table.rows.count == expected.rows)
    for line in file.text.split(separator: "\n") {
      #expect(line.last?.isWhitespace == false, "space at the end of a line: \(line)")
    }
    for row in table.rows {
      #expect(row.fields.count <= table.columns.count, "too many fields: \(row.fields)")
      #expect(row.fields.allSatisfy { $0.first != " " && $0.last != " " && $0 != "\"" }, "\(row.fields)")
    }
    let keys = table.rows.map { row in expected.key.map { row[$0] } }
    #expect(Set(keys).count == keys.count, "rows with the same key")
    if !Self.unsorted.contains(name) {
      let texts = keys.map { $0.joined(separator: "\t") }
      #expect(texts == texts.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }, "not sorted")
    }
  }

  @Test func fieldsOfAWordHaveOnlyKnownValues() {
    func values(_ file: DataFile, _ column: String, repeats: Bool = false) -> Set<String> {
      Set(Table(file, repeats: repeats).rows.map { $0[column] })
    }
    func cases<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> Set<String>
    where Value.RawValue == String {
      Set(type.allCases.map(\.rawValue))
    }
    #expect(values(.spokenNames, "confidence") == cases(Confidence.self))
    #expect(values(.spokenNames, "raw") == ["", "raw"])
    #expect(values(.symbolMeanings, "kind") == cases(SymbolMeaning.Kind.self))
    #expect(values(.symbolMeanings, "ambiguous") == ["", "ambiguous"])
    #expect(values(.builtinViews, "confidence") == cases(Confidence.self))
    #expect(values(.frameworkViews, "category") == cases(FrameworkView.Category.self))
    #expect(values(.modifiers, "category") == cases(ModifierCategory.self))
    #expect(values(.thirdPartyViews, "behaves") == cases(ThirdPartyView.Behavior.self))
    #expect(values(.wcag, "level") == cases(Criterion.Level.self))
    #expect(values(.words, "list") == cases(Words.List.self))
    #expect(values(.nameWords, "list") == cases(NameWords.List.self))
    #expect(values(.frameworkNames, "list") == cases(FrameworkNames.List.self))
    #expect(values(.abbreviations, "kind") == ["unit", "word", "code"])
    let kinds = values(.swiftuiApi, "kind", repeats: true).union(values(.uikitApi, "kind", repeats: true))
    #expect(kinds == cases(APIEntry.Kind.self))
  }

  @Test func sourcesAreKnown() {
    for row in Table(.builtinViews).rows {
      let sources = row.list("sources", separator: "|")
      #expect(!sources.isEmpty && sources.allSatisfy { FactSources.isKnown($0) }, "\(row.fields)")
    }
    for file in [DataFile.swiftuiApi, .uikitApi] {
      for row in Table(file, repeats: true).rows { #expect(FactSources.isKnown(row["source"]), "\(row.fields)") }
    }
    for row in Table(.abbreviations).rows { #expect(FactSources.isKnown(row["source"]), "\(row.fields)") }
    for row in Table(.frameworkNames).rows {
      let sources = row.list("sources", separator: "|")
      #expect(!row["what"].isEmpty && !sources.isEmpty && sources.allSatisfy { FactSources.isKnown($0) }, "\(row.fields)")
    }
    for row in Table(.nameWords).rows { #expect(!row["reason"].isEmpty, "\(row.fields)") }
    #expect(FactSources.text(["wwdc21", "docs:Image.init(_:bundle:)"])
      == "WWDC21 session 10119 transcript; Apple docs: Image.init(_:bundle:)")
  }
}
