import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension ReadReport {
  /// The accessibility trees for programs, hidden elements and all branches included.
  public func treeJSON(voiceOver: VoiceOver) -> String {
    let head: [JSONValue.Member] = [
      .init("schema", .integer(Tool.schema)), .init("tool", Tool.json), .init("locale", .string(locale)),
    ]
    let tree = TreeJSON(voiceOver: voiceOver)
    return JSONValue.document(
      head, listing: "screens",
      screens.lazy.map { transcript -> JSONValue in
        let screen = transcript.screen
        return [
          "view": .string(screen.name), "kind": .string(screen.kind.rawValue), "file": .string(screen.source.file.path),
          "line": .integer(screen.source.startPosition.line), "nodes": .array(tree.nodes(screen.nodes)),
        ]
      })
  }
}

/// A tree as JSON, node by node.
private struct TreeJSON {
  let voiceOver: VoiceOver

  func nodes(_ nodes: [AccessibilityNode]) -> [JSONValue] { nodes.map(json) }

  private func json(_ node: AccessibilityNode) -> JSONValue {
    switch node {
    case .element(let element): return json(element)
    case .container(let container):
      return [
        "node": "container", "kind": .string(container.kind.rawValue),
        "label": JSONValue(container.label?.value.rendered), "nodes": .array(nodes(container.nodes)),
      ]
    case .choice(let branches):
      let parts = branches.map { branch -> JSONValue in
        ["when": .string(branch.condition.description), "nodes": .array(nodes(branch.nodes))]
      }
      return ["node": "choice", "branches": .array(parts)]
    case .repeated(let repetition):
      return [
        "node": "repeated", "repeats": .string(repetition.description), "nodes": .array(nodes(repetition.nodes)),
      ]
    }
  }

  private func json(_ element: AccessibilityElement) -> JSONValue {
    let place = element.source.startPosition
    let conditional = element.conditionalTraits.map { traits -> JSONValue in
      ["traits": JSONValue(traits.traits.reported), "when": .string(traits.condition.description)]
    }
    return [
      "node": "element", "role": .string(element.role.rawValue), "exposure": .string(exposure(of: element)),
      "heard": JSONValue(captions(of: element)), "label": JSONValue(element.label?.value.rendered),
      "value": JSONValue(element.value?.value.rendered), "traits": JSONValue(element.traits.reported),
      "conditionalTraits": .array(conditional), "certainty": .string(element.certainty.rawValue),
      "reasons": JSONValue(element.shownReasons), "file": .string(element.source.file.path),
      "line": .integer(place.line), "column": .integer(place.column),
    ]
  }

  private func exposure(of element: AccessibilityElement) -> String {
    switch element.exposure {
    case .exposed: "exposed"
    case .hidden: "hidden"
    case .absent: "absent"
    }
  }

  /// What is heard, once for each alternative.
  private func captions(of element: AccessibilityElement) -> [String] {
    var captions: [String] = []
    for alternative in TranscriptBuilder().alternatives(of: element) {
      let caption = voiceOver.utterance(for: alternative.element).caption
      if !caption.isEmpty, !captions.contains(caption) { captions.append(caption) }
    }
    return captions
  }
}
