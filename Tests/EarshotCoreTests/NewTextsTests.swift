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

  private static let hint = "Double-tap to retry"

  private func project(_ code: String, _ path: String, _ text: String) -> Project {
    let file = SourceFile(path: "A.swift", bytes: Array(("import SwiftUI\n" + code).utf8))
    var project = Project(
      root: "/", sources: [SourceUnit(file: file)],
      strings: StringTables(["Localizable": [
        "en": ["Zebra": .plain("Zebra", state: nil)],
        "de": ["Zebra": .plain("Zebra", state: nil), Self.hint: .plain("Zum Wiederholen doppeltippen", state: nil)],
      ]]))
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

  /// A word that is known in a language of the catalog stands there to be reviewed.
  @Test func translationsOfCatalogs() async throws {
    let files = try await fixed(Self.buttons, "Localizable.xcstrings", Self.catalog)
    let text = try #require(files["Localizable.xcstrings"])
    #expect(text.contains("""
          "Close" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Schließen"
                }
              }
            }
          },

      """.replacing("\n\n", with: "\n")), "\(text)")
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

  /// Texts of another Xcode project, or of a module of a package, are not what a literal is looked up in.
  @Test(arguments: [
    (BuildFacts(targets: ["Addon/Addon"]), BuildFacts(targets: ["App/App"]), false),
    (BuildFacts(module: "Fields"), BuildFacts(module: "Texts"), false),
    (BuildFacts(targets: ["App/Widget"]), BuildFacts(targets: ["App/App"]), true),
    (BuildFacts(module: "Fields"), BuildFacts(), true),
  ])
  func textsOfOthers(own: BuildFacts, other: BuildFacts, areRead: Bool) async throws {
    var project = project(Self.buttons, "Other/Resources/Localizable.xcstrings", Self.catalog)
    let code = SourceFile(path: "Own/A.swift", bytes: project.sources[0].file.bytes).built(own)
    let near = SourceFile(path: "Other/B.swift", text: "enum B {}").built(other)
    project.sources = [SourceUnit(file: code), SourceUnit(file: near)]
    let analysis = try await AnalysisSession(Self.options).analyse(project)
    let edits = analysis.findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.contains { $0.replacement.contains("accessibilityLabel(\"Share\")") }, "\(edits.map(\.replacement))")
    #expect(edits.contains { $0.range.file.path.hasSuffix("xcstrings") } == areRead)
  }

  private static let retry = """
    struct V: View {
      var body: some View { Button("Zebra") { retry() }.accessibilityHint("Double-tap to retry") }
    }
    """

  /// Other languages have a text for the key: it stays, and the developers' own text becomes another one.
  @Test func translatedKeysOfCatalogsStay() async throws {
    let entry = """
          "Double-tap to retry" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Zum Wiederholen doppeltippen"
                }
              }
            }
          },
      """
    let catalog = Self.catalog.replacing("    \"Zebra\" : {", with: entry + "\n    \"Zebra\" : {")
    let files = try await fixed(Self.retry, "Localizable.xcstrings", catalog)
    #expect(files.keys.sorted() == ["Localizable.xcstrings"])
    let text = try #require(files["Localizable.xcstrings"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let strings = json["strings"] as? [String: Any], found = strings?[Self.hint] as? [String: Any]
    let languages = found?["localizations"] as? [String: [String: [String: String]]]
    #expect(languages?["en"]?["stringUnit"]?["value"] == "Retries")
    #expect(languages?["de"]?["stringUnit"]?["value"] == "Zum Wiederholen doppeltippen")
  }

  @Test func translatedKeysOfStringsFilesStay() async throws {
    let line = "\"Double-tap to retry\" = \"Double-tap to retry\";\n"
    let files = try await fixed(Self.retry, "en.lproj/Localizable.strings", line + "\"Zebra\" = \"Zebra\";\n")
    #expect(files.keys.sorted() == ["en.lproj/Localizable.strings"])
    #expect(files.values.first == line.replacing("= \"Double-tap to retry\"", with: "= \"Retries\"") + "\"Zebra\" = \"Zebra\";\n")
    // Without a line to change nothing is written.
    #expect(try await fixed(Self.retry, "en.lproj/Localizable.strings", "\"Zebra\" = \"Zebra\";\n").isEmpty)
  }
}
