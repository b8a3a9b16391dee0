import AccessibilityModel
import SourceModel

extension [AccessibilityNode] {
  /// Takes everything out of the tree; the elements stay, marked, for rules about what is hidden.
  ///
  /// Nobody hears the branches below any more, so each element stays once and not once for every combination of
  /// outcomes: large rows would else fill most of a screen with elements that nobody meets.
  func hidden() -> [AccessibilityNode] {
    var seen: Set<HiddenElement> = []
    return mapAll { if $0.exposure == .exposed { $0.exposure = .hidden } }.keepingOnce(&seen)
  }

  /// The nodes while `condition` hides them, and as they are else. What nobody meets anyway needs no branches.
  func hidden(when condition: Condition, else opposite: Condition) -> [AccessibilityNode] {
    guard hasExposedElement else { return self }
    return [
      .choice([
        ConditionalBranch(condition: condition, nodes: hidden()), ConditionalBranch(condition: opposite, nodes: self),
      ])
    ]
  }

  private func keepingOnce(_ seen: inout Set<HiddenElement>) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    for node in self {
      switch node {
      case .element(let element):
        if element.exposure != .hidden || seen.insert(HiddenElement(element)).inserted { result.append(node) }
      case .container(var container):
        container.nodes = container.nodes.keepingOnce(&seen)
        result.append(.container(container))
      case .repeated(let repetition):
        let nodes = repetition.nodes.keepingOnce(&seen)
        if !nodes.isEmpty { result.append(.repeated(repetition.with(nodes))) }
      case .choice(let branches):
        var kept: [ConditionalBranch] = []
        for branch in branches {
          let nodes = branch.nodes.keepingOnce(&seen)
          if !nodes.isEmpty { kept.append(ConditionalBranch(condition: branch.condition, nodes: nodes)) }
        }
        if !kept.isEmpty { result.append(.choice(kept)) }
      }
    }
    return result
  }
}

/// What tells hidden elements apart.
private struct HiddenElement: Hashable {
  let source: SourceRange
  let callSites: [CallSite]
  let label: SpokenText?
  let image: ImageSource?

  init(_ element: AccessibilityElement) {
    source = element.source
    callSites = element.callSites
    label = element.label?.value
    image = element.image
  }
}
