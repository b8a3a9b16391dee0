import AccessibilityModel
import Navigation
import SourceModel

extension MapReport {
  /// The map for programs.
  public func json() -> String {
    let document: JSONValue = [
      "schema": .integer(Tool.schema), "tool": Tool.json,
      "screens": .array(map.screens.map { $0.json }),
      "edges": .array(map.edges.map { json(of: $0) }),
      "furthest": .array(map.furthestControls.prefix(Self.furthestLimit).map(json)),
      "furthestMainActions": .array(map.furthestMainActions.prefix(Self.furthestLimit).map(json)),
    ]
    return document.document()
  }

  private func json(_ entry: (screen: ScreenMap.Node, control: ControlCost)) -> JSONValue {
    ["screen": .string(entry.screen.id), "control": entry.control.json]
  }

  private func json(of edge: ScreenMap.Edge) -> JSONValue {
    var members: [JSONValue.Member] = [.init("from", .string(map.screens[edge.from].id))]
    switch edge.to {
    case .screen(let number): members.append(.init("to", .string(map.screens[number].id)))
    case .elsewhere(let name): members += [.init("to", .null), .init("notRead", .string(name))]
    case .outside(let what): members += [.init("to", .null), .init("outside", .string(what))]
    case .unknown(let code): members += [.init("to", .null), .init("unknown", .string(code))]
    }
    members.append(.init("kind", .string(edge.kind.rawValue)))
    members.append(.init("control", edge.control.map { control in
      let place = control.place.startPosition
      return [
        "heard": .string(control.heard), "file": .string(control.place.file.path), "line": .integer(place.line),
        "column": .integer(place.column), "cost": control.cost.map(\.json) ?? .null,
      ]
    } ?? .null))
    members.append(.init("cause", JSONValue(edge.cause)))
    members.append(.init("when", JSONValue(edge.when)))
    let place = edge.place.startPosition
    members += [
      .init("file", .string(edge.place.file.path)), .init("line", .integer(place.line)),
      .init("column", .integer(place.column)),
    ]
    return .object(members)
  }
}

extension ScreenMap.Node {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "view": .string(name), "kind": .string(kind.rawValue), "file": .string(place.file.path),
      "line": .integer(place.startPosition.line), "isStart": .bool(isStart),
      "fromStart": fromStart.map {
        ["activations": .integer($0.activations), "swipes": .integer($0.swipes)]
      } ?? .null,
      "stops": .integer(cost.stops), "repeats": .bool(cost.repeats),
      "mainAction": cost.main.map(\.json) ?? .null, "controls": .array(cost.controls.map(\.json)),
    ]
  }
}

extension ControlCost {
  fileprivate var json: JSONValue {
    [
      "heard": .string(heard), "line": .integer(place.startPosition.line), "swipes": .integer(swipes),
      "isAtLeast": .bool(isAtLeast), "best": .integer(best),
      "rotor": rotor.map {
        ["rotor": .string($0.rotor), "flicks": .integer($0.flicks), "swipes": .integer($0.swipes)]
      } ?? .null,
    ]
  }
}
