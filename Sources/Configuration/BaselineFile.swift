import EarshotCore
import Foundation
import Reporting
import Rules
import SourceModel

/// Reads and writes files of accepted findings.
public enum BaselineFile {
  private static let version = 1

  /// - Parameters:
  ///   - path: Absolute.
  ///   - shownPath: How messages call it.
  /// - Throws: `ConfigurationMistakes`.
  public static func read(path: String, shownPath: String) throws(ConfigurationMistakes) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      let message = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such baseline"
      throw ConfigurationMistakes(
        mistakes: [ConfigurationMistake(file: shownPath, line: 0, column: 0, message: message)])
    }
    return try read(SourceFile(path: shownPath, bytes: Array(data)))
  }

  static func read(_ file: SourceFile) throws(ConfigurationMistakes) -> Baseline {
    func mistake(_ message: String, _ offset: Int) -> ConfigurationMistakes {
      let place = file.position(at: offset)
      return ConfigurationMistakes(
        mistakes: [
          ConfigurationMistake(file: file.path, line: place.line, column: place.column, message: message)
        ])
    }
    let document: JSON5Value
    do throws(JSON5Error) { document = try JSON5Reader.read(file.bytes) } catch {
      throw mistake(error.message, error.offset)
    }
    guard case .object(let members) = document.content,
      let findings = members.first(where: { $0.name == "findings" })?.value, case .array(let items) = findings.content
    else { throw mistake("is no baseline; 'earshot check --write-baseline FILE' writes one", document.offset) }
    if let schema = members.first(where: { $0.name == "schema" })?.value, case .number(let number) = schema.content,
      number != Double(version)
    {
      throw mistake("was written by another version of Earshot; write it again", schema.offset)
    }
    var entries: [Baseline.Entry] = []
    for item in items {
      guard let entry = entry(item, file) else { throw mistake("entry without 'fingerprint' and 'rule'", item.offset) }
      entries.append(entry)
    }
    return Baseline(entries)
  }

  private static func entry(_ item: JSON5Value, _ file: SourceFile) -> Baseline.Entry? {
    guard case .object(let members) = item.content else { return nil }
    func text(_ name: String) -> String? {
      guard case .string(let text)? = members.first(where: { $0.name == name })?.value.content else { return nil }
      return text
    }
    guard let fingerprint = text("fingerprint"), let rule = text("rule") else { return nil }
    // The fingerprint is what an editor should show.
    let offset = members.first { $0.name == "fingerprint" }?.value.offset ?? item.offset
    let end = min(offset + fingerprint.utf8.count + 2, file.bytes.count)
    return Baseline.Entry(
      fingerprint: fingerprint, rule: rule, view: text("view") ?? "", file: text("file") ?? "",
      message: text("message") ?? "", place: SourceRange(file: file, start: offset, end: end))
  }

  /// The document that accepts findings, in an order that changes little when the project does.
  ///
  /// - Parameter path: The path in the root of the file of a finding.
  public static func document(_ findings: [Finding], path: (Finding) -> String) -> String {
    let entries = findings.map { finding in
      Baseline.Entry(
        fingerprint: finding.fingerprint, rule: finding.rule, view: finding.view, file: path(finding),
        message: finding.message)
    }
    let sorted = entries.sorted { left, right in
      (left.file, left.rule, left.view, left.fingerprint) < (right.file, right.rule, right.view, right.fingerprint)
    }
    return JSONValue.object([
      .init("schema", .integer(version)),
      .init("tool", ["name": .string(Tool.name), "version": .string(Tool.version)]),
      .init("findings", .array(sorted.map(\.json))),
    ]).document()
  }
}

extension Baseline.Entry {
  fileprivate var json: JSONValue {
    [
      "fingerprint": .string(fingerprint), "rule": .string(rule), "view": .string(view), "file": .string(file),
      "message": .string(message),
    ]
  }
}
