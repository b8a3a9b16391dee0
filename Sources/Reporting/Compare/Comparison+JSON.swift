import AccessibilityModel
import Rules
import SourceModel

extension Comparison {
  /// Every change and every finding, whatever is shown to people. Files and lines are those of the state in which the
  /// element or finding is.
  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)),
      .init("tool", Tool.json),
      .init("base", before.json),
      .init("head", after.json),
      .init("summary", summaryJSON),
      .init("screens", .array(sections.map(\.json))),
      .init("translations", .array(translations.map(\.json))),
    ]).document()
  }

  private var summaryJSON: JSONValue {
    let counts = Dictionary(counts.map { ($0.kind, $0.number) }) { first, _ in first }
    let members = ListenerChange.Kind.allCases.map {
      JSONValue.Member($0.rawValue, .integer(counts[$0, default: 0]))
    }
    return .object(
      [.init("screens", .integer(changedScreens))] + members + [
        .init("newFindings", .integer(newFindings.count)), .init("clearedFindings", .integer(clearedFindings.count)),
      ])
  }
}

extension ComparedState {
  fileprivate var json: JSONValue { ["revision": .string(name), "commit": JSONValue(commit)] }
}

extension Comparison.Section {
  fileprivate var json: JSONValue {
    let state = pair.map { $0.before == nil ? "added" : $0.after == nil ? "removed" : "changed" }
    let kind = pair?.screen.kind ?? component.map { _ in Screen.Kind.view }
    return [
      "view": JSONValue(pair?.screen.name ?? component?.name), "previousView": JSONValue(pair?.previousName),
      "kind": JSONValue(kind?.rawValue), "screen": JSONValue(state ?? component.map { _ in "changed" }),
      "file": .string(file), "line": JSONValue(subject?.source.startPosition.line), "alsoOn": JSONValue(alsoOn),
      "changes": .array(changes.map(\.json)),
      "newFindings": .array(newFindings.map { $0.comparisonJSON() }),
      "clearedFindings": .array(clearedFindings.map { $0.finding.comparisonJSON(isSuppressed: $0.isSuppressed) }),
    ]
  }
}

extension TranslationChange {
  fileprivate var json: JSONValue {
    [
      "language": .string(language), "added": JSONValue(added), "removed": JSONValue(removed),
      "reworded": JSONValue(reworded),
    ]
  }
}

extension ListenerChange {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "before": .array(before.map(\.json)), "after": .array(after.map(\.json)),
      "previous": JSONValue(previous), "alternatives": .array(alternatives.map(\.json)),
      "alsoOn": JSONValue(alsoOn),
    ]
  }
}

extension HeardStop {
  fileprivate var json: JSONValue {
    let position = place.startPosition
    return [
      "heard": .string(heard), "details": JSONValue(details), "when": JSONValue(conditions),
      "repeats": JSONValue(repeats.isEmpty ? nil : repeats.joined(separator: ", ")),
      "file": .string(place.file.path), "line": .integer(position.line), "column": .integer(position.column),
    ]
  }
}

extension Finding {
  fileprivate func comparisonJSON(isSuppressed: Bool? = nil) -> JSONValue {
    let position = place.startPosition
    let json: JSONValue = [
      "rule": .string(rule), "severity": .string(severity.rawValue), "certainty": .string(certainty.rawValue),
      "message": .string(message), "file": .string(place.file.path), "line": .integer(position.line),
      "column": .integer(position.column), "view": .string(view), "fingerprint": .string(fingerprint),
    ]
    return isSuppressed.map { json.adding([.init("suppressed", .bool($0))]) } ?? json
  }
}
