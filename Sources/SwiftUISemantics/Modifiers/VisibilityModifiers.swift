import AccessibilityModel
import ViewEvaluation

/// Modifiers that take views out of the tree.
extension TreeBuilder {
  func hide(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first else { return nodes.hidden() }
    if case .boolean(false)? = call.arguments.first(labelled: "isEnabled")?.value { return nodes }
    switch argument.value.unbound {
    case .boolean(true):
      // A shape that is hidden gets no element by what is said of it afterwards (tree-spec T34).
      let applied = applied(call)
      return nodes.mapAll { if $0.exposure != .hidden { $0.modifiers.append(applied) } }.hidden()
    case .boolean(false): return nodes
    case .choice(let alternatives):
      return nodes.hasExposedElement ? hiding(nodes, in: alternatives) { $0.isTest(true) } : nodes
    case .unknown(let unknown): return hidden(when: condition(of: unknown), nodes)
    default: return hidden(when: condition(holeText(argument)), nodes)
    }
  }

  /// SwiftUI's own modifier has no arguments. With a test it is one of a package or of another module, which hides the view
  /// while that holds.
  ///
  /// Source: Apple, documentation of hidden(); SwiftUIX, documentation of View.hidden(_:).
  func takeAway(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    switch call.arguments.first?.value.unbound {
    case nil, .boolean(true): return nodes.hidden()
    case .boolean(false): return nodes
    case .choice(let alternatives): return hiding(nodes, in: alternatives) { !$0.isTest(false) }
    case .unknown(let unknown): return hidden(when: condition(of: unknown), nodes)
    default: return nodes.mapAll { $0.note(UnknownReason(.unresolvedModifier, call.name)) }
    }
  }

  /// An opacity of 0 takes a view out of the tree (tree-spec T35).
  func opacity(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    switch call.arguments.first?.value {
    case .number(0)?: return nodes.hidden()
    case .choice(let alternatives)?:
      // Of a wrapped view that is no element, such as a blur, it matters when it lies there.
      guard nodes.hasExposedElement || nodes.elements.contains(where: { $0.role == .platformView }),
        alternatives.contains(where: { $0.value.isZero }) else { return nodes }
      return hiding(nodes, in: alternatives, where: \.isZero)
    default: return nodes
    }
  }

  private func hiding(
    _ nodes: [AccessibilityNode], in alternatives: [ConditionalValue], where isHidden: (Value) -> Bool
  ) -> [AccessibilityNode] {
    [.choice(alternatives.map { alternative in
      ConditionalBranch(
        condition: alternative.condition, nodes: isHidden(alternative.value) ? nodes.hidden() : nodes)
    })]
  }

  private func hidden(when condition: Condition, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.hidden(when: condition, else: condition.opposite)
  }
}

extension Value {
  fileprivate var isZero: Bool { if case .number(0) = self { true } else { false } }

  fileprivate func isTest(_ outcome: Bool) -> Bool { if case .boolean(outcome) = self { true } else { false } }
}
