import AccessibilityModel

extension UIObject {
  /// A view around it lists what is found, which may name what stands in this one.
  var isListedAbove: Bool {
    var above = parent
    while let view = above {
      if !view.all("accessibilityElements").isEmpty { return true }
      above = view.parent
    }
    return false
  }
}

extension [AccessibilityNode] {
  /// The elements that no outcome decides about.
  var alwaysThere: [AccessibilityElement] {
    flatMap { node -> [AccessibilityElement] in
      switch node {
      case .element(let element): [element]
      case .container(let container): container.nodes.alwaysThere
      case .choice, .repeated: []
      }
    }
  }
}
