import AccessibilityModel
import ViewEvaluation

/// Views that are drawn and that no assistive technology gets to, such as those of a mask.
extension TreeBuilder {
  /// Notes what an argument makes, and what stands in it, as drawn and no more.
  func noteDrawn(_ argument: EvaluatedArgument) {
    guard let reach = evaluator.reach else { return }
    reach.hide(argument.source)
    // Steps are counted alike whether somebody wants to know or not.
    let steps = evaluator.budget
    hide(views(argument), depth: 0)
    evaluator.budget = steps
  }

  private func hide(_ node: ViewNode, depth: Int) {
    guard let reach = evaluator.reach, depth < Self.drawnDepth else { return }
    switch node {
    case .group(let nodes): for inner in nodes { hide(inner, depth: depth + 1) }
    case .branch(let branches): for branch in branches { hide(branch.view, depth: depth + 1) }
    case .primitive(let view):
      reach.hide(view.source)
      for argument in view.arguments { hide(argument, depth: depth + 1) }
    case .modified(let base, let call):
      hide(base, depth: depth + 1)
      for argument in call.arguments { hide(argument, depth: depth + 1) }
    case .custom(let view): reach.hide(view.source)
    case .opaque(let view): reach.hide(view.source)
    }
  }

  private func hide(_ argument: EvaluatedArgument, depth: Int) {
    switch argument.value {
    case .view(let node): hide(node, depth: depth)
    case .closure:
      evaluator.reach?.hide(argument.source)
      if argument.isTrailingClosure { hide(views(argument), depth: depth) }
    default: break
    }
  }

  /// Views inside each other that are gone into.
  private static let drawnDepth = 24
}
