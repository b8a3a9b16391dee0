import AccessibilityModel
import SourceModel
import ViewEvaluation

/// What is done with the tree of a screen when all of it is there.
extension TreeBuilder {
  /// Only the last modal sibling is visible (tree-spec T40).
  func isolatedModal(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    func isModal(_ node: AccessibilityNode) -> Bool {
      if case .element(let element) = node { return element.traits.contains(.modal) }
      if case .container(let container) = node {
        return container.modifiers.contains { $0.name == "accessibilityAddTraits" && $0.arguments.contains { $0.contains("isModal") } }
          || (!container.nodes.isEmpty && container.nodes.allSatisfy(isModal))
      }
      return false
    }
    guard let last = nodes.lastIndex(where: isModal) else { return nodes }
    var first = last
    while first > 0, isModal(nodes[first - 1]) { first -= 1 }
    return Array(nodes[first...last])
  }

  /// Gives the content halves of labelled pairs the names of their label halves.
  func paired(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard !pairLabels.isEmpty else { return nodes }
    return nodes.mapAll { element in
      guard element.label == nil || element.label?.value.isBlank == true else { return }
      for modifier in element.modifiers where modifier.name == "accessibilityLabeledPair" {
        guard modifier.arguments.contains(where: { $0.contains("content") }),
          let id = modifier.arguments.first(where: { $0.hasPrefix("id:") }), let label = pairLabels[id] else { continue }
        element.label = label
        element.label?.origin = .modifier("accessibilityLabeledPair")
      }
    }
  }
}
