import AccessibilityModel
import SourceModel
import ViewEvaluation

/// Groups that are opened and closed.
extension TreeBuilder {
  func disclosureGroup(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    if let nodes = styledGroup(view, context) { return nodes }
    var header = element(.disclosure, "DisclosureGroup", view.source, context)
    let state = view.arguments.first(labelled: "isExpanded")
    if context.isInList {
      setListHeader(&header, isExpanded: state)
    } else if behavior.has(.disclosureButton) {
      header.traits.insert(.button)
    }
    let title = view.arguments.unlabelled.first(where: isTitle)
    let label = view.arguments.first(labelled: "label")
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    var nodes = control(header, labelled: title.map(titleView) ?? views(label), view, context)
    if context.isInList, behavior.has(.disclosureArrowApart) {
      var arrow = element(.button, "DisclosureGroup", view.source, context)
      arrow.traits.insert(.button)
      nodes.append(.element(arrow))
    }
    var inner = context
    inner.chain = nil
    let body = build(views(content), inner)
    guard let state else {
      // Closed until somebody opens it; its content is then found by itself.
      presentNodes(body, as: "disclosed content", view.source)
      return nodes
    }
    switch constantOrInitial(state.value) {
    case .boolean(true): return nodes + body
    case .boolean(false):
      presentNodes(body, as: "disclosed content", view.source)
      return nodes
    default:
      let branch = ConditionalBranch(condition: isOpen(state), nodes: body)
      return nodes + (body.isEmpty ? [] : [.choice([branch])])
    }
  }

  private func styledGroup(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode]? {
    guard context.partStyles[view.name] != nil else { return nil }
    let title = view.arguments.unlabelled.first(where: isTitle)
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    let isExpanded = openState(view.arguments.first(labelled: "isExpanded"))
    return styled(view, context, [
      "label": .view(title.map(titleView) ?? views(view.arguments.first(labelled: "label"))),
      "content": .view(views(content)), "isExpanded": isExpanded, "$isExpanded": .binding(isExpanded),
    ])
  }

  /// The header of a group in a list is a heading and says whether the group is open (recorded:
  /// as_ref_disclosure_group).
  private func setListHeader(_ header: inout AccessibilityElement, isExpanded state: EvaluatedArgument?) {
    header.traits.insert(.header)
    if !behavior.has(.disclosureArrowApart) { header.traits.insert(.button) }
    guard behavior.has(.disclosureStatus) else { return }
    guard let state else { return header.traits.formUnion(.collapsed) }
    if case .boolean(let isExpanded) = constantOrInitial(state.value) {
      return header.traits.formUnion(isExpanded ? .expanded : .collapsed)
    }
    let open = isOpen(state)
    header.conditionalTraits += [
      ConditionalTraits(traits: .expanded, condition: open),
      ConditionalTraits(traits: .collapsed, condition: open.opposite),
    ]
  }

  private func isOpen(_ state: EvaluatedArgument) -> Condition {
    let name = holeText(state)
    return Condition(subject: name, branch: 0, description: name)
  }
}
