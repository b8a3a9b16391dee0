import AccessibilityModel
import ViewEvaluation

/// Views that a style puts together from their parts: what is heard of them is what the style makes.
extension TreeBuilder {
  /// What a style of the project's own makes of a view; nil where none is in force.
  func styled(
    _ view: PrimitiveView, _ context: ViewContext, _ parts: [String: Value]
  ) -> [AccessibilityNode]? {
    guard let style = context.partStyles[view.name],
      let body = evaluator.makeBody(of: style.value, configuration: parts, source: view.source) else { return nil }
    var inner = context
    // Inside of it the same view has the look that the system gives it.
    inner.partStyles[view.name] = nil
    inner.chain = nil
    return build(body, inner)
  }

  /// The state of a group that opens, as a style asks for it: closed until somebody opens it.
  func openState(_ argument: EvaluatedArgument?) -> Value {
    argument?.value.unbound ?? evaluator.closedState
  }
}
