import Rules
import SourceModel

extension CheckReport {
  /// SARIF 2.1.0, for code scanning services. Every finding is in it, those that comments or the baseline keep back
  /// included, marked as suppressed.
  public func sarif() -> String {
    let every = (findings.map { SARIFResult(finding: $0) } + setAside.map(SARIFResult.init)).sorted {
      $0.finding < $1.finding
    }
    let found = Set(every.map(\.finding.rule))
    let described = rules.filter { found.contains($0.id) }
    let indexes = Dictionary(
      described.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let hasBaseline = count(.baseline) > 0
    // Either every result says how it stands, or none.
    let columns = ScalarColumns()
    let results = every.map { result in
      result.json(
        words, columns, ruleIndex: indexes[result.finding.rule], states: !setAside.isEmpty, baselineStates: hasBaseline)
    }
    let run: JSONValue = [
      "tool": ["driver": driver(described)],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": [
        SARIF.root: ["description": ["text": "the folder in which earshot was run"]]
      ],
      "invocations": [invocation],
      "results": .array(results),
    ]
    return JSONValue.object([
      .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), .init("version", "2.1.0"),
      .init("runs", [run]),
    ]).document()
  }

  private func driver(_ rules: [RuleMetadata]) -> JSONValue {
    [
      "name": .string(Tool.name), "version": .string(Tool.version), "semanticVersion": .string(Tool.version),
      "rules": .array(rules.map { $0.sarif(language) }),
    ]
  }

  private var invocation: JSONValue {
    [
      "executionSuccessful": .bool(coverage.files > 0 || problems.isEmpty),
      "toolExecutionNotifications": .array(problems.map(\.sarif)),
    ]
  }
}

extension RuleMetadata {
  fileprivate func sarif(_ language: MessageLanguage) -> JSONValue {
    let report = RuleReport([self], language: language)
    return [
      "id": .string(id),
      "shortDescription": ["text": .string(title)],
      "fullDescription": ["text": .string(documentation.reports)],
      "help": ["text": .string(report.pageText()), "markdown": .string(report.pageMarkdown())],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": [
        "tags": JSONValue(["accessibility"] + wcag.map { "WCAG \($0)" }),
        "problem.severity": .string(severity == .note ? "recommendation" : severity.rawValue),
        "impact": .string(impact.rawValue),
      ],
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
  fileprivate func sarif(ruleIndex: Int?, _ words: Wording, _ columns: ScalarColumns) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("ruleId", .string(rule))]
    if let ruleIndex { members.append(.init("ruleIndex", .integer(ruleIndex))) }
    members += [
      .init("level", .string(severity.rawValue)),
      .init("message", ["text": .string(fullMessage(words))]),
      .init("locations", [["physicalLocation": SARIF.location(place, columns)]]),
    ]
    if !fingerprint.isEmpty { members.append(.init("partialFingerprints", ["earshot/v1": .string(fingerprint)])) }
    if !related.isEmpty {
      members.append(
        .init(
          "relatedLocations",
          .array(
            related.map { related in
              ["physicalLocation": SARIF.location(related.place, columns), "message": ["text": .string(related.message)]]
            })))
    }
    if !fixes.isEmpty { members.append(.init("fixes", .array(fixes.map { $0.sarif(columns) }))) }
    var properties: [JSONValue.Member] = [
      .init("certainty", .string(certainty.rawValue)), .init("view", .string(view)),
    ]
    if let heard {
      properties.append(.init("heard", ["before": .string(heard.before), "after": JSONValue(heard.after)]))
    }
    return members + [.init("properties", .object(properties))]
  }
}

extension Fix {
  fileprivate func sarif(_ columns: ScalarColumns) -> JSONValue {
    var files: [SourceFile] = []
    for edit in edits where !files.contains(where: { $0 === edit.range.file }) { files.append(edit.range.file) }
    let changes = files.map { file -> JSONValue in
      let replacements = edits.filter { $0.range.file === file }.map { edit -> JSONValue in
        [
          "deletedRegion": SARIF.region(edit.range, columns), "insertedContent": ["text": .string(edit.replacement)],
        ]
      }
      return ["artifactLocation": SARIF.artifact(file.path), "replacements": .array(replacements)]
    }
    return ["description": ["text": .string(title)], "artifactChanges": .array(changes)]
  }
}

/// A finding with what became of it.
private struct SARIFResult {
  var finding: Finding
  var cause: SetAsideFinding.Cause?
  var reason: String?

  init(finding: Finding) { self.finding = finding }

  init(_ item: SetAsideFinding) {
    finding = item.finding
    cause = item.cause
    reason = item.reason
  }

  func json(
    _ words: Wording, _ columns: ScalarColumns, ruleIndex: Int?, states: Bool, baselineStates: Bool
  ) -> JSONValue {
    var members = finding.sarif(ruleIndex: ruleIndex, words, columns)
    if states { members.append(.init("suppressions", .array(suppressions))) }
    if baselineStates { members.append(.init("baselineState", cause == .baseline ? "unchanged" : "new")) }
    return .object(members)
  }

  private var suppressions: [JSONValue] {
    switch cause {
    case nil: []
    case .comment:
      [.object([.init("kind", "inSource")] + (reason.map { [.init("justification", .string($0))] } ?? []))]
    case .baseline: [["kind": "external", "justification": "accepted in the baseline"]]
    }
  }
}

/// The parts of a SARIF log that findings are made of.
private enum SARIF {
  /// The name by which code scanning services know the root of the repository.
  static let root = "%SRCROOT%"

  static func location(_ range: SourceRange, _ columns: ScalarColumns) -> JSONValue {
    ["artifactLocation": artifact(range.file.path), "region": region(range, columns)]
  }

  static func artifact(_ path: String) -> JSONValue {
    let uri = path.utf8.map(escaped).joined()
    return path.hasPrefix("/") ? ["uri": .string("file://" + uri)] : ["uri": .string(uri), "uriBaseId": .string(root)]
  }

  /// Columns count code points here, since SARIF has no bytes.
  static func region(_ range: SourceRange, _ columns: ScalarColumns) -> JSONValue {
    let start = range.startPosition
    let end = range.endPosition
    return [
      "startLine": .integer(start.line), "startColumn": .integer(columns.column(at: range.start, in: range.file)),
      "endLine": .integer(end.line), "endColumn": .integer(columns.column(at: range.end, in: range.file)),
    ]
  }

  private static func escaped(_ byte: UInt8) -> String {
    let character = Character(Unicode.Scalar(byte))
    if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) { return String(character) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}

/// Columns in code points. What of a file is no start of one is found once: a file may be one line with thousands of
/// findings.
private final class ScalarColumns {
  /// Offsets of the bytes that go on a code point.
  private var continuations: [ObjectIdentifier: [Int]] = [:]

  func column(at offset: Int, in file: SourceFile) -> Int {
    let start = file.startOfLine(at: offset)
    let offset = max(offset, start)
    let skipped = continuations(of: file)
    return offset - start - (Self.count(before: offset, in: skipped) - Self.count(before: start, in: skipped)) + 1
  }

  private func continuations(of file: SourceFile) -> [Int] {
    if let known = continuations[ObjectIdentifier(file)] { return known }
    let bytes = file.bytes
    let found = bytes.indices.filter { bytes[$0] & 0xC0 == 0x80 }
    continuations[ObjectIdentifier(file)] = found
    return found
  }

  private static func count(before offset: Int, in sorted: [Int]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
