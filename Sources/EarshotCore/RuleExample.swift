import PlatformKnowledge
import Project
import Rules
import SourceModel

/// An example of a rule's documentation as files that are analysed like those of any project: what a page shows is what
/// Earshot says.
public struct RuleExample: Sendable {
  public var rule: String
  /// Counts from 1 among the examples of the rule.
  public var number: Int
  public var example: Example
  /// The project's own rules, where it is an example of one.
  public var customRules: [CustomRule] = []

  public init(rule: String, number: Int, example: Example) {
    self.rule = rule
    self.number = number
    self.example = example
  }

  /// The examples of a rule in the order of its page.
  public static func all(of rule: RuleMetadata) -> [RuleExample] {
    rule.examples.enumerated().map { RuleExample(rule: rule.id, number: $0 + 1, example: $1) }
  }

  // MARK: - Source

  /// What stands before the places that are reported.
  public static let marker: Character = "↓"

  public enum Kind: Hashable, Sendable {
    case swift
    /// Objects of an interface file.
    case interface
    /// The Info.plist of an app.
    case propertyList
  }

  public var kind: Kind { Self.kind(of: example.code) }

  private static func kind(of code: String) -> Kind {
    if code.hasPrefix("<plist") { return .propertyList }
    return code.hasPrefix("<") ? .interface : .swift
  }

  /// The name of the file with the example's code.
  public var fileName: String { kind == .interface ? "Example.xib" : "Example.swift" }

  /// The code as a file, without the markers.
  public var source: String { Self.wrapped(example.code).filter { $0 != Self.marker } }

  /// Members of a view are put into one; whole declarations stay as they are; objects become those of a XIB.
  public static func wrapped(_ code: String) -> String {
    switch kind(of: code) {
    case .propertyList: return code + "\n"
    case .interface:
      return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">\n<objects>\n"
        + code + "\n</objects>\n</document>\n"
    case .swift: break
    }
    let isWhole = code.split(separator: "\n").contains { line in
      ["struct ", "extension ", "enum ", "final class ", "class ", "func ", "import "].contains { line.hasPrefix($0) }
    }
    if isWhole { return "import SwiftUI\n\n" + code + "\n" }
    let body = code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    return "import SwiftUI\n\nstruct ExampleView: View {\n" + body.joined(separator: "\n") + "\n}\n"
  }

  /// The positions of the characters after the markers.
  public var markedPositions: [SourcePosition] {
    var positions: [SourcePosition] = []
    var line = 1, column = 1
    for character in Self.wrapped(example.code) {
      if character == Self.marker {
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

  // MARK: - Analysis

  /// The Swift files that are analysed, or the interface file, by name.
  public var sources: [String: String] {
    var files = [fileName: source]
    for (name, text) in example.files where name.hasSuffix(".swift") { files[name] = text }
    return files
  }

  /// What Earshot makes of the example.
  public func analysis() async -> Analysis { await analysis(of: sources) }

  /// What Earshot makes of other files, with the strings and settings of the example.
  ///
  /// - Parameter sources: Swift or interface files by name; for a property list, its text under `fileName`.
  public func analysis(of sources: [String: String]) async -> Analysis {
    // What a comment suppresses is only known when the rule that it names is asked.
    let mark = "earshot:ignore "
    let named = source.contains(mark)
      ? (RuleSelection.available + customRules.map(\.metadata)).map(\.id).filter { source.contains(mark + $0) } : []
    return await analysis(of: sources, rules: Set(named + [rule]))
  }

  /// - Parameter rules: The rules to ask; nil for all.
  public func analysis(of sources: [String: String], rules: Set<String>?) async -> Analysis {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = rules
    options.policy.customRules = customRules
    let deployment = DeploymentTargets(ios: Version(major: 16))
    if kind == .propertyList {
      let file = SourceFile(path: fileName, text: sources[fileName] ?? "")
      let info = [InfoSettings(propertyList: file)].compactMap { $0 }
      return await Analysis.run(
        on: Project(root: "/", strings: strings, deployment: deployment, info: info), options)
    }
    let media = example.files.keys.filter { $0.hasSuffix(".vtt") || $0.hasSuffix(".srt") }
    guard media.isEmpty else {
      var project = Project(
        root: "/", sources: sources.sorted { $0.key < $1.key }.map { name, text in
          SourceUnit(file: SourceFile(path: name, text: text), role: .app, isRequested: true, module: nil)
        }, strings: strings, deployment: deployment)
      for path in media.sorted() { project.media.add(path) }
      return await Analysis.run(on: project, options)
    }
    return await Analysis.run(files: sources, strings: strings, deployment: deployment, options)
  }

  /// The findings of the rule in the example's own file.
  public func findings(in analysis: Analysis) -> [Finding] {
    analysis.findings.filter { $0.rule == rule && $0.place.file.path == fileName }
  }

  /// The string tables, given as `key = text` lines in files named `LANGUAGE.strings`, or `LANGUAGE@TABLE.strings` for
  /// another table than `Localizable`.
  private var strings: StringTables {
    var tables: [String: [String: [String: LocalizedText]]] = [:]
    for (name, text) in example.files where name.hasSuffix(".strings") {
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
