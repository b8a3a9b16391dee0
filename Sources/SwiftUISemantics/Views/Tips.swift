import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// TipKit: what a tip of the project says. How the system arranges it is not recorded, so nothing of it is certain.
extension TreeBuilder {
  func tipView(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let argument = view.arguments.first(where: { !$0.isTrailingClosure }) else {
      return unknownTip(view.name, view.source, context)
    }
    return tip(argument, view.source, context)
  }

  /// Title, message and actions of a tip, with the button that closes it (framework-views: TipView).
  func tip(_ argument: EvaluatedArgument, _ source: SourceRange, _ context: ViewContext) -> [AccessibilityNode] {
    switch argument.value.unbound.initialValue {
    case .absent: return []
    case .choice(let alternatives):
      return [.choice(alternatives.map { alternative in
        let one = EvaluatedArgument.synthesized(label: nil, value: alternative.value, source: argument.source)
        return ConditionalBranch(condition: alternative.condition, nodes: tip(one, source, context))
      })]
    default: break
    }
    let value = argument.value.unbound.initialValue
    guard let title = evaluator.declaredMember("title", of: value, source: source) else {
      return unknownTip(argument.source.text, source, context)
    }
    if let drawn = styledTip(value, title: title, source, context) { return drawn }
    var inner = context
    inner.chain = nil
    var nodes = build(evaluator.view(from: title, source: source), inner)
    if let message = evaluator.declaredMember("message", of: value, source: source) {
      nodes += build(evaluator.view(from: message, source: source), inner)
    }
    if let actions = evaluator.declaredMember("actions", of: value, source: source) {
      nodes += tipActions(evaluator.view(from: actions, source: source), inner)
    }
    nodes += systemButton("Close", .button, PrimitiveView(name: "TipView", arguments: [], source: source), inner)
    return nodes.mapAll { $0.note(UnknownReason(.platformView, "TipView")) }
  }

  /// What a style of the project's own makes of a tip (Apple: TipViewStyleConfiguration); nil where none is in force.
  private func styledTip(
    _ tip: Value, title: Value, _ source: SourceRange, _ context: ViewContext
  ) -> [AccessibilityNode]? {
    guard context.partStyles["TipView"] != nil else { return nil }
    var parts = ["tip": tip, "title": title]
    for name in ["message", "image", "actions"] {
      parts[name] = evaluator.declaredMember(name, of: tip, source: source) ?? .absent
    }
    return styled(PrimitiveView(name: "TipView", arguments: [], source: source), context, parts)
  }

  /// `Action(id: "more", title: "Learn More")` and `Tip.Action { Text("…") }` as buttons.
  private func tipActions(_ node: ViewNode, _ context: ViewContext) -> [AccessibilityNode] {
    switch node {
    case .group(let nodes): return nodes.flatMap { tipActions($0, context) }
    case .branch(let branches):
      return [.choice(branches.map {
        ConditionalBranch(condition: $0.condition, nodes: tipActions($0.view, context))
      })]
    case .primitive(let view) where view.name == "Action" || view.name.hasSuffix(".Action"):
      let title = view.arguments.first(labelled: "title")?.unlabelled ?? view.arguments.trailingClosure?.labelled("label")
      return build(PrimitiveView(name: "Button", arguments: title.map { [$0] } ?? [], source: view.source), context)
    default: return build(node, context)
    }
  }

  private func unknownTip(_ name: String, _ source: SourceRange, _ context: ViewContext) -> [AccessibilityNode] {
    var element = element(.opaque, "TipView", source, context)
    element.note(UnknownReason(.opaqueView, name), .opaque)
    return [.element(element)]
  }
}
