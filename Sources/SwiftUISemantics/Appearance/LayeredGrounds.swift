import AccessibilityModel
import ViewEvaluation

/// Grounds that are made of several layers: `ZStack { RoundedRectangle(…).fill(.white); RoundedRectangle(…).stroke(.gray) }`.
extension TreeBuilder {
  /// The topmost of layers that are all surfaces as large as the whole, or lines around them; nil for others.
  func surfaces(ofLayers node: ViewNode, _ handed: HandedDown) -> [Setting<Paint>.Option]? {
    switch node {
    case .group(let nodes): nodes.count == 1 ? surfaces(ofLayers: nodes[0], handed) : topmost(of: nodes, handed)
    case .modified(let base, let call) where Self.harmlessToSurfaces.contains(call.name): surfaces(ofLayers: base, handed)
    case .primitive(let view) where view.name == "ZStack":
      view.arguments.first { $0.isTrailingClosure || $0.label == "content" }.flatMap { content in
        let node = views(content)
        return topmost(of: node.members, handed)
      }
    default: nil
    }
  }

  private func topmost(of layers: [ViewNode], _ handed: HandedDown) -> [Setting<Paint>.Option]? {
    var result: [Setting<Paint>.Option]?
    for layer in layers where !isOutline(layer) && !isHairline(layer) {
      guard let options = surfaces(of: layer, handed) else { return nil }
      guard let below = result else {
        result = options
        continue
      }
      // One with a size of its own lies beside the letters, or behind some of them.
      guard !hasSize(layer), below.count == 1 || options.allSatisfy({ $0.value.colors?.isOpaque == true }) else { return nil }
      result = options.map { .init(value: $0.value.over(below[0].value), conditions: $0.conditions, origin: $0.origin) }
    }
    return result
  }

  private func hasSize(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let base, let call):
      call.name == "frame" && call.arguments.contains { $0.label == "width" || $0.label == "height" } || hasSize(base)
    case .group(let nodes): nodes.contains(where: hasSize)
    default: false
    }
  }
}

extension ViewNode {
  fileprivate var members: [ViewNode] { if case .group(let nodes) = self { nodes } else { [self] } }
}
