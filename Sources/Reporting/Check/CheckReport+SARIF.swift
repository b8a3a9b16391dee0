import Rules
import SourceModel

extension CheckReport {
  /// SARIF 2.1.0, for code scanning services. Every finding is in it.
  public func sarif() -> String {
    let described = rules.filter { rule in findings.contains { $0.rule == rule.id } }
    let indexes = Dictionary(
      described.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var occurrences: [String: Int] = [:]
    let results = findings.map { finding -> JSONValue in
      let print = finding.fingerprint
      occurrences[print, default: 0] += 1
      return finding.sarif(ruleIndex: indexes[finding.rule], fingerprint: "\(print):\(occurrences[print, default: 1])")
    }
    return JSONValue.object([
      .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      .init("version", "2.1.0"),
      .init(
        "runs",
        [
          [
            "tool": [
              "driver": [
                "name": .string(Tool.name), "semanticVersion": .string(Tool.version),
                "rules": .array(described.map(\.sarif)),
              ]
            ],
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": ["ROOT": ["description": ["text": "the folder in which earshot was run"]]],
            "invocations": [
              [
                "executionSuccessful": true,
                "toolExecutionNotifications": .array(problems.map(\.sarif)),
              ]
            ],
            "results": .array(results),
          ]
        ]),
    ]).document()
  }
}

extension RuleMetadata {
  fileprivate var sarif: JSONValue {
    [
      "id": .string(id),
      "shortDescription": ["text": .string(title)],
      "fullDescription": ["text": .string(documentation.reports)],
      "help": ["text": .string(documentation.why + "\n\n" + documentation.howToFix)],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": ["tags": JSONValue(["accessibility"] + wcag.map { "WCAG \($0)" })],
    ]
  }
}

extension Problem {
  fileprivate var sarif: JSONValue {
    let notification: JSONValue = ["level": "warning", "message": ["text": .string(message)]]
    guard !file.isEmpty else { return notification }
    return notification.adding([
      .init("locations", [["physicalLocation": ["artifactLocation": SARIF.artifact(file)]]])
    ])
  }
}

extension Finding {
  /// Stays the same when lines move: rule, file and the text that is reported.
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in [rule, place.file.path, place.text].joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  fileprivate func sarif(ruleIndex: Int?, fingerprint: String) -> JSONValue {
    var members: [JSONValue.Member] = [.init("ruleId", .string(rule))]
    if let ruleIndex { members.append(.init("ruleIndex", .integer(ruleIndex))) }
    members += [
      .init("level", .string(severity.rawValue)),
      .init("message", ["text": .string(fullMessage)]),
      .init("locations", [["physicalLocation": SARIF.location(place)]]),
      .init("partialFingerprints", ["earshot/v1": .string(fingerprint)]),
    ]
    if !related.isEmpty {
      members.append(
        .init(
          "relatedLocations",
          .array(
            related.map { related in
              ["physicalLocation": SARIF.location(related.place), "message": ["text": .string(related.message)]]
            })))
    }
    if !fixes.isEmpty { members.append(.init("fixes", .array(fixes.map(\.sarif)))) }
    var properties: [JSONValue.Member] = [
      .init("certainty", .string(certainty.rawValue)), .init("view", .string(view)),
    ]
    if let heard {
      properties.append(.init("heard", ["before": .string(heard.before), "after": JSONValue(heard.after)]))
    }
    members.append(.init("properties", .object(properties)))
    return .object(members)
  }
}

extension Fix {
  fileprivate var sarif: JSONValue {
    var files: [SourceFile] = []
    for edit in edits where !files.contains(where: { $0 === edit.range.file }) { files.append(edit.range.file) }
    let changes = files.map { file -> JSONValue in
      let replacements = edits.filter { $0.range.file === file }.map { edit -> JSONValue in
        ["deletedRegion": SARIF.region(edit.range), "insertedContent": ["text": .string(edit.replacement)]]
      }
      return ["artifactLocation": SARIF.artifact(file.path), "replacements": .array(replacements)]
    }
    return ["description": ["text": .string(title)], "artifactChanges": .array(changes)]
  }
}

private enum SARIF {
  static func location(_ range: SourceRange) -> JSONValue {
    ["artifactLocation": artifact(range.file.path), "region": region(range)]
  }

  static func artifact(_ path: String) -> JSONValue {
    let uri = path.utf8.map(escaped).joined()
    return path.hasPrefix("/") ? ["uri": .string("file://" + uri)] : ["uri": .string(uri), "uriBaseId": "ROOT"]
  }

  /// Columns count code points here, since SARIF has no bytes.
  static func region(_ range: SourceRange) -> JSONValue {
    let start = range.startPosition
    let end = range.endPosition
    return [
      "startLine": .integer(start.line), "startColumn": .integer(column(range.start, range.file)),
      "endLine": .integer(end.line), "endColumn": .integer(column(range.end, range.file)),
    ]
  }

  private static func column(_ offset: Int, _ file: SourceFile) -> Int {
    file.text(from: file.startOfLine(at: offset), to: offset).unicodeScalars.count + 1
  }

  private static func escaped(_ byte: UInt8) -> String {
    let character = Character(Unicode.Scalar(byte))
    if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) { return String(character) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
