import PlatformKnowledge
import Reporting
import Rules

extension AuditReport {
  /// All of the report for programs; `Documentation/schemas/report.schema.json` describes it.
  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)),
      .init("tool", Tool.json),
      .init("product", product.json),
      .init("locale", .string(locale)),
      .init("summary", check.summaryJSON),
      .init("problems", .array(check.problems.map(\.json))),
      .init("findings", .array(check.findings.map(Self.json))),
      .init("accepted", .array(accepted.map(Self.json))),
      .init("coverage", .array(gaps.map(\.json))), .init("accounting", check.accounting?.json ?? .null),
      .init("unheard", .array(unheard.map(\.json))),
      .init("screens", .array(screens.map(\.json))),
      .init("map", map?.json ?? .null),
      .init("conformance", .array(conformance.map(\.json))),
      .init("nutritionLabels", .array(labelEvidence.map(\.json))),
      .init("history", .array((history + [totals]).map(\.json))),
    ]).document()
  }

  private static func json(_ finding: Finding) -> JSONValue {
    finding.json.adding([.init("effort", .string(RepairEffort(finding).rawValue))])
  }
}

extension AuditedProduct {
  fileprivate var json: JSONValue {
    ["name": .string(name), "version": JSONValue(version), "date": JSONValue(date), "author": JSONValue(author)]
  }
}

extension AuditMap {
  fileprivate var json: JSONValue {
    [
      "screens": .array(screens.map { screen in
        [
          "name": .string(screen.name), "file": .string(screen.file), "line": .integer(screen.line),
          "stops": .integer(screen.stops), "distance": .string(screen.distance), "ways": .array(screen.ways.map(\.json)),
        ]
      }),
      "furthest": .array(furthest.map { reach in
        ["screen": .string(reach.screen), "control": .string(reach.control), "cost": .string(reach.cost)]
      }),
    ]
  }
}

extension AuditMap.Way {
  fileprivate var json: JSONValue {
    [
      "deed": .string(deed), "kind": .string(kind), "target": .string(target), "swipes": JSONValue(swipes),
      "when": JSONValue(when), "isKnown": .bool(isKnown),
    ]
  }
}

extension CoverageGap {
  fileprivate var json: JSONValue {
    ["kind": .string(kind), "explanation": .string(explanation), "elements": .integer(elements)]
  }
}

extension UnheardReason {
  fileprivate var json: JSONValue {
    [
      "reason": .string(reason), "kind": .string(isGap ? "unfollowed" : "unreached"),
      "expressions": .integer(expressions), "view": .string(view), "file": .string(file), "line": .integer(line),
    ]
  }
}

extension ReportTotals {
  fileprivate var json: JSONValue {
    [
      "label": .string(label), "errors": .integer(errors), "warnings": .integer(warnings), "notes": .integer(notes),
      "needsReview": .integer(review), "views": .integer(views), "known": .integer(known), "elements": .integer(elements),
    ]
  }
}

extension AuditScreen {
  fileprivate var json: JSONValue {
    [
      "view": .string(name), "kind": .string(kind), "file": .string(file), "line": .integer(line),
      "isRoot": .bool(isRoot), "orderIsKnown": .bool(orderIsKnown), "rotors": JSONValue(rotors),
      "conditions": .array(conditions.map { ["text": .string($0.text), "initially": JSONValue($0.holdsInitially)] }),
      "voiceControlClashes": .array(
        clashes.map { ["name": .string($0.name), "numbers": .array($0.numbers.map(JSONValue.integer))] }),
      "stops": .array(stops.map { $0.json(in: self) }),
    ]
  }
}

extension AuditStop {
  fileprivate func json(in screen: AuditScreen) -> JSONValue {
    [
      "number": .integer(number), "shape": .string(shape.rawValue), "speech": JSONValue(speech),
      "afterPause": JSONValue(afterPause), "actions": JSONValue(actions),
      "rotors": JSONValue(rotors.map { screen.rotors[$0] }), "voiceControl": names.map { JSONValue($0) } ?? .null,
      "notSaid": JSONValue(unspoken), "keyboard": .string(keyboardWord),
      "container": JSONValue(screen.containers(of: self)), "when": JSONValue(when.map { screen.conditions[$0].text }),
      "repeats": JSONValue(repeats), "certainty": .string(certainty.rawValue), "reasons": JSONValue(reasons),
      "file": .string(file), "line": .integer(line),
    ]
  }
}

extension AuditScreen {
  /// The containers around a stop, outermost first.
  func containers(of stop: AuditStop) -> [String] {
    var names: [String] = []
    var box = stop.box
    while let index = box {
      names.insert(boxes[index].label ?? boxes[index].kind, at: 0)
      box = boxes[index].parent
    }
    return names
  }
}

extension ConformanceTable {
  fileprivate var json: JSONValue {
    ["standard": .string(id), "title": .string(title), "clauses": .array(rows.map(\.json))]
  }
}

extension Assessment {
  fileprivate var json: JSONValue {
    [
      "id": .string(clause.id), "title": .string(clause.title), "wcag": JSONValue(clause.criterion?.id),
      "level": JSONValue(clause.criterion?.level.rawValue), "verdict": .string(verdict.rawValue),
      "reason": .string(reason), "note": .string(clause.note), "defects": .integer(against.count),
      "toReview": .integer(toReview.count), "setAside": .integer(setAside), "views": .integer(views),
      "evidence": .array((against + toReview).map(\.placeJSON)), "rulesAsked": JSONValue(asked),
      "rulesNotAsked": JSONValue(notAsked), "test": .string(clause.test),
    ]
  }
}

extension Finding {
  fileprivate var placeJSON: JSONValue {
    [
      "rule": .string(rule), "file": .string(place.file.path), "line": .integer(place.startPosition.line),
      "fingerprint": .string(fingerprint), "isDefect": .bool(isDefect),
    ]
  }
}

extension LabelEvidence {
  fileprivate var json: JSONValue {
    [
      "label": .string(label.rawValue), "name": .string(label.name), "isClaimed": .bool(isClaimed),
      "summary": .string(summary), "for": JSONValue(supporting), "against": .array(against.map(\.placeJSON)),
      "toReview": .array(toReview.map(\.placeJSON)), "test": .string(test),
    ]
  }
}
