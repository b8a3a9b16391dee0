import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Every example in a rule's documentation is a test: reported where it says so, silent where it does not.
@Suite struct RuleExampleTests {
  static let cases: [ExampleCase] = RuleRegistry.all.flatMap { type in
    type.metadata.examples.enumerated().map { ExampleCase(rule: type.metadata.id, number: $0 + 1, example: $1) }
  }

  @Test(arguments: cases) func findsWhatItSays(_ example: ExampleCase) async {
    let findings = await example.findings(in: example.source)
    #expect(findings.map(\.place.startPosition) == example.expectedPositions, "found: \(findings.map(\.message)) in\n\(example.source)")
  }

  @Test(arguments: cases.filter { $0.example.fixed != nil }) func fixesAsDocumented(_ example: ExampleCase) async throws {
    let findings = await example.findings(in: example.source)
    let edits = findings.flatMap { $0.fixes.first?.edits ?? [] }
    let fixed = FixApplication.apply(edits, toText: example.source)
    let expected = try #require(example.example.fixed)
    #expect(fixed == ExampleCase.wrapped(expected))
    let remaining = await example.findings(in: fixed)
    #expect(remaining.isEmpty, "still found: \(remaining.map(\.message))")
  }
}

struct ExampleCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var number: Int
  var example: Example

  var testDescription: String { "\(rule) example \(number)" }

  /// The code as a file, without the markers.
  var source: String { Self.wrapped(example.code).filter { $0 != "↓" } }

  /// The example is a part of an interface file, not code.
  var isInterface: Bool { example.code.hasPrefix("<") && !example.code.hasPrefix("<plist") }

  var fileName: String { isInterface ? "Example.xib" : "Example.swift" }

  /// Members of a view are put into one; whole declarations stay as they are; objects become those of a XIB.
  static func wrapped(_ code: String) -> String {
    if code.hasPrefix("<plist") { return code + "\n" }
    if code.hasPrefix("<") {
      return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">\n<objects>\n"
        + code + "\n</objects>\n</document>\n"
    }
    let isWhole = code.split(separator: "\n").contains { line in
      ["struct ", "extension ", "enum ", "final class ", "class ", "func ", "import "].contains { line.hasPrefix($0) }
    }
    if isWhole { return "import SwiftUI\n\n" + code + "\n" }
    let body = code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    return "import SwiftUI\n\nstruct ExampleView: View {\n" + body.joined(separator: "\n") + "\n}\n"
  }

  /// The positions of the characters after the markers.
  var expectedPositions: [SourcePosition] {
    var positions: [SourcePosition] = []
    var line = 1, column = 1
    for character in Self.wrapped(example.code) {
      if character == "↓" {
        positions.append(SourcePosition(line: line, column: column))
      } else if character == "\n" {
        line += 1
        column = 1
      } else {
        column += String(character).utf8.count
      }
    }
    return positions
  }

  func findings(in source: String) async -> [Finding] {
    var files = [fileName: source]
    for (name, text) in example.files where name.hasSuffix(".swift") { files[name] = text }
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let deployment = DeploymentTargets(ios: Version(major: 16))
    let strings = ExampleResources.strings(example.files)
    if source.hasPrefix("<plist") {
      // A property list in place of code.
      let file = SourceFile(path: "Example.swift", text: source)
      let project = Project(
        root: "/", strings: strings, deployment: deployment, info: [InfoSettings(propertyList: file)].compactMap { $0 })
      return await Analysis.run(on: project, options).findings
    }
    let analysis = await Analysis.run(files: files, strings: strings, deployment: deployment, options)
    return analysis.findings.filter { $0.place.file.path == fileName }
  }
}

/// String tables for examples, given as `key = text` lines in files named `LANGUAGE.strings`, or
/// `LANGUAGE@TABLE.strings` for another table than `Localizable`.
enum ExampleResources {
  static func strings(_ files: [String: String]) -> StringTables {
    var tables: [String: [String: [String: LocalizedText]]] = [:]
    for (name, text) in files where name.hasSuffix(".strings") {
      let parts = name.dropLast(".strings".count).split(separator: "@").map(String.init)
      let language = parts[0]
      let table = parts.count > 1 ? parts[1] : "Localizable"
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(" ") }
        guard parts.count == 2 else { continue }
        let key = String(parts[0].reversed().drop { $0 == " " }.reversed())
        tables[table, default: [:]][language, default: [:]][key] = .plain(String(parts[1]), state: nil)
      }
    }
    return tables.isEmpty ? StringTables() : StringTables(tables)
  }
}
