import Rules
import SourceModel

extension CheckReport {
  /// The output contract's form: every finding, whatever is shown to people.
  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)),
      .init("tool", Tool.json),
      .init("summary", summaryJSON),
    ] + (accounting.map { [.init("accounting", $0.json)] } ?? []) + [
      .init("problems", .array(problems.map(\.json))),
      .init("findings", .array(findings.map(\.json))),
      .init("applied", .array(applied.map(\.json))),
    ]).document()
  }

  package var summaryJSON: JSONValue {
    [
      "files": .integer(coverage.files), "views": .integer(coverage.views),
      "errors": .integer(count(.error)), "warnings": .integer(count(.warning)), "notes": .integer(count(.note)),
      "needsReview": .integer(reviewCount),
      "suppressed": .integer(count(.comment)), "inBaseline": .integer(count(.baseline)),
      "elements": [
        "total": .integer(coverage.elements), "known": .integer(coverage.known), "partial": .integer(coverage.partial),
        "opaque": .integer(coverage.opaque),
      ],
    ]
  }
}

extension Tool {
  package static var json: JSONValue { ["name": .string(name), "version": .string(version)] }
}

extension Problem {
  package var json: JSONValue { ["file": .string(file), "message": .string(message)] }
}

extension AppliedFix {
  var json: JSONValue {
    ["rule": .string(rule), "title": .string(title), "file": .string(file), "line": .integer(line)]
  }
}

extension SourcePosition {
  var json: JSONValue { ["line": .integer(line), "column": .integer(column)] }
}

extension Finding {
  package var json: JSONValue {
    let start = place.startPosition
    let end = place.endPosition
    return [
      "rule": .string(rule), "severity": .string(severity.rawValue), "certainty": .string(certainty.rawValue),
      "message": .string(message), "file": .string(place.file.path),
      "line": .integer(start.line), "column": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
      "view": .string(view), "wcag": JSONValue(wcag), "uses": .integer(uses),
      "fingerprint": .string(fingerprint),
      "heard": heard.map { ["before": .string($0.before), "after": JSONValue($0.after)] } ?? .null,
      "fixes": .array(fixes.map(\.json)),
      "related": .array(related.map(\.json)),
    ]
  }
}

extension RelatedPlace {
  fileprivate var json: JSONValue {
    let start = place.startPosition
    return [
      "file": .string(place.file.path), "line": .integer(start.line), "column": .integer(start.column),
      "message": .string(message),
    ]
  }
}

extension Fix {
  fileprivate var json: JSONValue {
    ["title": .string(title), "safety": .string(safety.rawValue), "edits": .array(edits.map(\.json))]
  }
}

extension SourceEdit {
  fileprivate var json: JSONValue {
    [
      "file": .string(range.file.path), "start": range.startPosition.json, "end": range.endPosition.json,
      "replacement": .string(replacement),
    ]
  }
}
