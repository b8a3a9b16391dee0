import AccessibilityModel

extension [AccessibilityNode] {
  /// Whether anything below can be focused.
  var hasExposedElement: Bool {
    contains { node in
      switch node {
      case .element(let element): element.exposure == .exposed
      case .container(let container): container.nodes.hasExposedElement
      case .choice(let branches): branches.contains { $0.nodes.hasExposedElement }
      case .repeated(let repetition): repetition.nodes.hasExposedElement
      }
    }
  }

  /// Changes the elements that a modifier reaches: exposed ones; containers stop it unless `intoContainers`.
  func mapExposed(intoContainers: Bool = true, _ transform: (inout AccessibilityElement) -> Void) -> [AccessibilityNode] {
    map { node in
      switch node {
      case .element(var element):
        if element.exposure == .exposed { transform(&element) }
        return .element(element)
      case .container(var container):
        if intoContainers { container.nodes = container.nodes.mapExposed(transform) }
        return .container(container)
      case .choice(let branches):
        return .choice(branches.map {
          ConditionalBranch(condition: $0.condition, nodes: $0.nodes.mapExposed(intoContainers: intoContainers, transform))
        })
      case .repeated(let repetition):
        return .repeated(repetition.with(repetition.nodes.mapExposed(intoContainers: intoContainers, transform)))
      }
    }
  }

  /// Changes every element, hidden and absent ones included.
  func mapAll(_ transform: (inout AccessibilityElement) -> Void) -> [AccessibilityNode] {
    mapElements { element in
      var element = element
      transform(&element)
      return element
    }
  }

  /// When nothing can be focused, makes the first absent view an element (tree-spec T30: a modifier on a view without
  /// an element creates one); every other absent view goes into it.
  func materialized() -> [AccessibilityNode] {
    // Of a branch each outcome is a view of its own: one may have an element where the other needs one.
    if count == 1, case .choice(let branches) = self[0] {
      return [.choice(branches.map { ConditionalBranch(condition: $0.condition, nodes: $0.nodes.materialized()) })]
    }
    guard !hasExposedElement else { return self }
    var done = false
    return mapAll { element in
      if !done, element.exposure == .absent, !element.modifiers.contains(where: { $0.name == "accessibilityHidden" }) {
        element.exposure = .exposed
        done = true
      }
    }
  }

  /// Higher `accessibilitySortPriority` first, across the whole container (recorded: as_exp_sort_priority); equal ones
  /// keep their order.
  func sortedByPriority() -> [AccessibilityNode] {
    let priorities = map(\.sortPriority)
    guard priorities.contains(where: { $0 != 0 }) else { return self }
    return zip(self, priorities).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }
}

extension AccessibilityNode {
  /// The same, whose priority counts for nothing outside of what it was sorted in.
  var withHeededPriority: AccessibilityNode {
    switch self {
    case .element(var element):
      if element.sortPriority != 0 { element.sortPriority = 0 }
      return .element(element)
    case .container(var container):
      container.isPriorityHeeded = true
      return .container(container)
    case .choice(let branches):
      return .choice(branches.map {
        ConditionalBranch(condition: $0.condition, nodes: $0.nodes.map(\.withHeededPriority))
      })
    case .repeated(var repetition):
      repetition.nodes = repetition.nodes.map(\.withHeededPriority)
      return .repeated(repetition)
    }
  }

  /// The priority of a node among its siblings: that of the first element where it is a branch.
  var sortPriority: Double {
    switch self {
    case .element(let element): element.sortPriority
    case .container(let container): container.isPriorityHeeded ? 0 : container.sortPriority
    // Not with `lazy.compactMap`, which asks twice: nested branches would double the work at each level.
    case .choice(let branches): branches.first { !$0.nodes.isEmpty }?.nodes[0].sortPriority ?? 0
    case .repeated(let repetition): repetition.nodes.first?.sortPriority ?? 0
    }
  }
}
