import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Views of the Composable Architecture that show one of several contents, as the state of a store decides
/// (third-party-views: IfLetStore, SwitchStore, CaseLet, ForEachStore), and that hand their content what it observes (WithViewStore).
extension TreeBuilder {
  /// `IfLetStore(store) { … } else: { … }`: the first where there is a state, else the second.
  func optionalStore(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let then = view.arguments.first(labelled: "then") ?? view.arguments.first { $0.label == nil && $0.isTrailingClosure }
    guard let store = view.arguments.unlabelled.first(where: { !$0.isTrailingClosure }), let then else {
      return shownContent(view, context)
    }
    var inner = context
    inner.chain = nil
    inner.isUnderCondition = true
    let isThere = evaluator.condition("\(holeText(store)) != nil")
    let shown = build(views(then, arguments: [openStore(of: then)]), inner)
    let missing = build(views(view.arguments.first(labelled: "else")), inner)
    return [.choice([
      ConditionalBranch(condition: isThere, nodes: shown),
      ConditionalBranch(condition: isThere.opposite, nodes: missing),
    ])]
  }

  /// `SwitchStore(store) { CaseLet(…) { … } … }`: one of the cases. One that is told the state decides by itself.
  func storeSwitch(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let content = view.arguments.trailingClosure ?? view.arguments.first(labelled: "content"),
      evaluator.parameter(of: content.value) == nil,
      let store = view.arguments.unlabelled.first(where: { !$0.isTrailingClosure }),
      case .group(let cases) = views(content), cases.count > 1 else { return shownContent(view, context) }
    var inner = context
    inner.chain = nil
    inner.isUnderCondition = true
    let subject = holeText(store)
    return [.choice(cases.enumerated().map { number, node in
      let path = node.primitive.flatMap { $0.name == "CaseLet" ? $0.arguments.first : nil }
      let test = path.map { "\(subject) is \(holeText($0))" } ?? "\(subject) is another case"
      let condition = Condition(subject: "switch \(subject)", branch: number, description: test, asks: .which)
      return ConditionalBranch(condition: condition, nodes: build(node, inner))
    })]
  }

  /// `WithViewStore(store, observe: { $0 }) { viewStore in … }`: the closure reads members of what is observed.
  func observedStore(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let content = view.arguments.trailingClosure ?? view.arguments.first(labelled: "content"),
      let store = view.arguments.unlabelled.first(where: { !$0.isTrailingClosure }) else { return shownContent(view, context) }
    let selection = view.arguments.first(labelled: "observe")?.value
    let observed = evaluator.handed(store.value, by: selection, to: content.value, source: view.source)
    var inner = context
    inner.chain = nil
    return build(views(content, arguments: [observed]), inner)
  }

  /// `CaseLet(…, then: Row.init)` and the like: what the function makes of a store.
  func storeCase(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let then = view.arguments.first(labelled: "then") ?? view.arguments.trailingClosure else { return [] }
    var inner = context
    inner.chain = nil
    return build(views(then, arguments: [openStore(of: then)]), inner)
  }

  /// The store that a closure gets, by the name that it gives it.
  private func openStore(of content: EvaluatedArgument) -> Value {
    .runtime(evaluator.parameter(of: content.value) ?? "store", type: "Store")
  }

  /// The screens that a stack shows over its root, as `NavigationStack(path:) { … } destination: { … }` says.
  func presentDestination(of view: PrimitiveView, _ context: ViewContext) -> PrimitiveView {
    guard let destination = view.arguments.first(labelled: "destination") else { return view }
    var inner = context
    inner.handed.isInNavigation = true
    present(destination, as: "destination", destination.source, inner)
    var root = view
    root.arguments.removeAll { $0.label == "destination" }
    return root
  }
}
