import AccessibilityModel
import ViewEvaluation

/// Views that take the children of another view one by one.
extension TreeBuilder {
  /// `Group(subviews: content) { subviews in … }`, or the views of a group.
  func group(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let content = subviewContent(of: view) else { return closureContent(view, context) }
    return arranged(content, in: view, context) { closure, children in
      build(views(closure, arguments: [children]), context)
    }
  }

  /// The view whose children are handed out; nil for the usual initialisers.
  func subviewContent(of view: PrimitiveView) -> EvaluatedArgument? {
    view.arguments.first { $0.label == "subviews" || $0.label == "sections" }
  }

  /// The rows of `ForEach(subviews:)`.
  func subviewRows(
    _ content: EvaluatedArgument, of view: PrimitiveView, _ context: ViewContext
  ) -> [AccessibilityNode] {
    arranged(content, in: view, context) { closure, children in
      guard case .array(let members) = children else { return [] }
      return members.flatMap { build(views(closure, arguments: [$0]), context) }
    }
  }

  /// What is made of the children; of children of which only run time knows the number, and of sections, they are read
  /// as they stand.
  private func arranged(
    _ content: EvaluatedArgument, in view: PrimitiveView, _ context: ViewContext,
    _ arrange: (EvaluatedArgument, Value) -> [AccessibilityNode]
  ) -> [AccessibilityNode] {
    let node = views(content)
    guard content.label == "subviews", let children = evaluator.subviews(of: node),
      let closure = view.arguments.trailingClosure ?? view.arguments.first(labelled: "transform")
        ?? view.arguments.first(labelled: "content") else { return build(node, context) }
    return arrange(closure, children)
  }

  /// `_VariadicView.Tree(Root()) { … }`
  func variadicTree(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let content = views(view.arguments.trailingClosure ?? view.arguments.first(labelled: "content"))
    let root = view.arguments.unlabelled.first ?? view.arguments.first(labelled: "root")
    let arranged = root.flatMap { evaluator.arrangement(of: content, by: $0.value, source: view.source) }
    return build(arranged ?? content, context)
  }
}
