import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// A name that a fix writes becomes a key of the app, where the app has others.
@Suite struct NewTextsTests {
  private static let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Apple" : {

        },
        "Zebra" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Zebra" } } }
        }
      },
      "version" : "1.0"
    }

    """

  private func project(_ code: String, _ path: String, _ text: String) -> Project {
    let file = SourceFile(path: "A.swift", bytes: Array(("import SwiftUI\n" + code).utf8))
    var project = Project(
      root: "/", sources: [SourceUnit(file: file)],
      strings: StringTables(["Localizable": ["en": ["Zebra": .plain("Zebra", state: nil)], "de": ["Zebra": .plain("Zebra", state: nil)]]]))
    project.texts = [TextFile(SourceFile(path: path, bytes: Array(text.utf8)))]
    return project
  }

  private func fixed(_ code: String, _ path: String, _ text: String) async throws -> [String: String] {
    let session = AnalysisSession(Self.options)
    let analysis = try await session.analyse(project(code, path, text))
    let fixes = try await FixSession(analysis, session, includesSuggested: true)
    return Dictionary(uniqueKeysWithValues: fixes.changedFiles.map { ($0.fixed.path, String(decoding: $0.fixed.bytes, as: UTF8.self)) })
  }

  private static let buttons = """
    struct V: View {
      var body: some View {
        HStack {
          Button { share() } label: { Image(systemName: "square.and.arrow.up") }
          Button { dismiss() } label: { Image(systemName: "xmark") }
        }
      }
    }
    """

  @Test func keysOfCatalogs() async throws {
    let files = try await fixed(Self.buttons, "Localizable.xcstrings", Self.catalog)
    #expect(files["A.swift"]?.contains(".accessibilityLabel(\"Share\")") ?? false, "\(files)")
    let text = try #require(files["Localizable.xcstrings"])
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("    \"") && $0.hasSuffix("\" : {") }
    #expect(keys.map { $0.dropFirst(5).prefix { $0 != "\"" } } == ["Apple", "Close", "Share", "Zebra"])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test func keysOfStringsFiles() async throws {
    let files = try await fixed(Self.buttons, "en.lproj/Localizable.strings", "\"Zebra\" = \"Zebra\";\n")
    let text = try #require(files["en.lproj/Localizable.strings"])
    #expect(text == "\"Zebra\" = \"Zebra\";\n\"Close\" = \"Close\";\n\"Share\" = \"Share\";\n")
  }

  /// A file that is written in another way is left as it is.
  @Test func catalogsOfOtherTools() async throws {
    let files = try await fixed(Self.buttons, "Localizable.xcstrings", Self.catalog.replacing("\n", with: ""))
    #expect(files.keys.sorted() == ["A.swift"])
  }

  /// Neither gaps nor what no table is asked for.
  @Test func noKeys() async throws {
    let code = """
      struct V: View {
        @State private var isOn = false
        var body: some View {
          Button { f() } label: { Image("grp_1") }
          Image("a_b_c").resizable()
          Text("A").onTapGesture { isOn.toggle() }
        }
      }
      """
    let session = AnalysisSession(Self.options)
    let analysis = try await session.analyse(project(code, "Localizable.xcstrings", Self.catalog))
    let edits = analysis.findings.flatMap(\.fixes).flatMap(\.edits).filter { $0.range.file.path.hasSuffix("xcstrings") }
    #expect(!analysis.findings.isEmpty)
    #expect(edits.isEmpty, "\(edits.map(\.replacement))")
  }
}
