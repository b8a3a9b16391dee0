import AccessibilityModel
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  // MARK: - accessibilityElement(children:)

  func reshape(_ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext) -> [AccessibilityNode] {
    let behaviour = call.arguments.first(labelled: "children")?.value ?? .absent
    switch behaviour {
    case .choice(let alternatives):
      return [.choice(alternatives.map { alternative in
        ConditionalBranch(condition: alternative.condition, nodes: reshaped(alternative.value.memberName, call, nodes, context))
      })]
    case .unknown(let unknown):
      return nodes.mapAll { $0.note(UnknownReason(.dynamicValue, "accessibilityElement(children: \(unknown.expression))")) }
    default: return reshaped(behaviour.memberName, call, nodes, context)
    }
  }

  private func reshaped(
    _ behaviour: String?, _ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext
  ) -> [AccessibilityNode] {
    switch behaviour {
    case "contain"?:
      var container = AccessibilityContainer(kind: .group, nodes: nodes.sortedByPriority(), source: call.source)
      container.modifiers = [applied(call)]
      return [.container(container)]
    case "combine"?:
      if nodes.isOneControl { return nodes.mapExposed { $0.modifiers.append(self.applied(call)) } }
      let base = shaped(.combined, call, nodes, context)
      guard nodes.hasExposedElement else { return [.element(base)] }
      return Merging(mode: .combine).merge(nodes.sortedByPriority(), into: base).mapExposed { $0.modifiers.append(self.applied(call)) }
    case nil, "ignore"?:
      // A blank element that inherits nothing (tree-spec T6).
      var base = shaped(.replaced, call, nodes, context)
      base.content = nodes.elements
      base.visibleText = base.content.flatMap(\.visibleText)
      base.modifiers = [applied(call)]
      return [.element(base)]
    default:
      return nodes.mapAll { $0.note(UnknownReason(.dynamicValue, "accessibilityElement(children:)")) }
    }
  }

  /// The element that takes the place of a view's own.
  private func shaped(
    _ role: ElementRole, _ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext
  ) -> AccessibilityElement {
    var chain = context
    chain.chain = context.chain ?? call.source
    let first = nodes.elements.first
    var element = element(role, first?.viewName ?? "view", call.source, chain)
    if let chain = context.chain { element.expression = chain }
    for reason in nodes.elements.flatMap(\.reasons) where role == .combined { element.note(reason) }
    return element
  }

  // MARK: - Representation and children

  func represent(_ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext) -> [AccessibilityNode] {
    guard let closure = call.arguments.trailingClosure ?? call.arguments.first(labelled: "representation") else { return nodes }
    var inner = context
    inner.chain = nil
    let replaced = build(views(closure), inner)
    let applied = applied(call)
    return replaced.mapExposed { element in
      element.modifiers.append(applied)
      if let chain = context.chain { element.expression = chain }
    }
  }

  func addChildren(_ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext) -> [AccessibilityNode] {
    guard let closure = call.arguments.trailingClosure ?? call.arguments.first(labelled: "children") else { return nodes }
    var inner = context
    inner.chain = nil
    let children = build(views(closure), inner)
    var container = AccessibilityContainer(kind: .group, nodes: children.sortedByPriority(), source: call.source)
    // The view keeps its own label, as that of the container (tree-spec T37).
    container.label = nodes.elements.first { $0.exposure == .exposed }?.label
    container.modifiers = (nodes.elements.first?.modifiers ?? []) + [applied(call)]
    return [.container(container)]
  }

  // MARK: - Actions

  func addAction(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    var action = AccessibilityAction(kind: .activate, name: nil, source: call.callRange)
    if let named = call.arguments.first(labelled: "named") {
      action.kind = .named
      action.name = fact(named)?.value ?? .hole(holeText(named))
    } else if let label = call.arguments.first(labelled: "label") {
      action.kind = .named
      action.name = evaluator.text(.view(views(label)), source: label.source)?.spoken ?? .hole("action")
    } else if let kind = (call.arguments.unlabelled.first ?? call.arguments.first(labelled: "actionKind"))?.value.memberName {
      let kinds: [String: AccessibilityAction.Kind] = [
        "default": .activate, "escape": .escape, "magicTap": .magicTap, "delete": .delete, "showMenu": .showMenu,
      ]
      action.kind = kinds[kind] ?? .activate
    }
    action.consequences = consequences(of: call.arguments.first { $0.isTrailingClosure && $0.label == nil }
      ?? call.arguments.first { ["action", "perform", "handler"].contains($0.label) } ?? call.arguments.last)
    return recorded(call, nodes.materialized().mapExposed { element in
      // The last declared comes first (tree-spec T50).
      element.actions.insert(action, at: 0)
      // An unnamed action makes the view a button (recorded: ax_ax_aXActionUnamed).
      if action.kind == .activate {
        element.traits.insert(.button)
        // It is done in the place of what the view does when it is tapped.
        element.consequences = action.consequences
      }
    })
  }

  func addActions(_ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext) -> [AccessibilityNode] {
    guard let closure = call.arguments.trailingClosure ?? call.arguments.first(where: { $0.isTrailingClosure || $0.label == "content" || $0.label == "_" })
    else { return nodes }
    let actions = buttonActions(closure, .named, context)
    // In reverse source order (recorded: as_prev_custom_actions).
    return recorded(call, nodes.materialized().mapExposed { $0.actions.insert(contentsOf: actions.reversed(), at: 0) })
  }

  func addSwipeActions(_ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext) -> [AccessibilityNode] {
    guard let closure = call.arguments.trailingClosure ?? call.arguments.first(labelled: "content") else { return nodes }
    let known = presentations.count
    present(closure, as: "swipe actions", call.callRange, context)
    // They are buttons of UIKit that take the title and the picture, and no trait that a picture may carry (Apple:
    // documentation of UIContextualAction).
    for index in known..<presentations.count where presentations[index].name == "swipe actions" {
      presentations[index].nodes = presentations[index].nodes.mapExposed { element in
        element.traits.remove(.selected)
        element.conditionalTraits.removeAll { $0.traits.contains(.selected) }
      }
    }
    let actions = buttonActions(closure, .swipe, context)
    return nodes.mapExposed { $0.actions += actions }
  }

  /// `onDelete` gives each row the action of the system, as a swipe shows it (modifiers: onDelete); nil takes it away.
  func addDeletion(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let action = call.arguments.first(labelled: "perform") ?? call.arguments.trailingClosure,
      !action.value.isAbsent else { return nodes }
    var offered: [Condition]? = []
    if case .choice(let alternatives) = action.value {
      // Offered where it is not nil; of more than two ways only that it may be.
      let present = alternatives.filter { !$0.value.isAbsent }
      if present.count < alternatives.count { offered = present.count == 1 ? [present[0].condition] : nil }
    }
    guard let offered else { return nodes }
    let deletion = AccessibilityAction(
      kind: .swipe, name: SpokenText("Delete"), source: call.callRange, when: offered)
    return nodes.mapExposed { $0.actions.append(deletion) }
  }

  /// The buttons of a closure as actions, in source order.
  private func buttonActions(_ closure: EvaluatedArgument, _ kind: AccessibilityAction.Kind, _ context: ViewContext) -> [AccessibilityAction] {
    var inner = context
    inner.chain = nil
    inner.isInControlLabel = false
    return build(views(closure), inner).actions(kind, under: [])
  }

  // MARK: - Gestures

  func addGesture(
    _ kind: Gesture.Kind?, _ call: ModifierCall, _ nodes: [AccessibilityNode], _ context: ViewContext
  ) -> [AccessibilityNode] {
    var gesture: Gesture
    var parts: [Gesture] = []
    var consequences: Consequences?
    if let kind {
      let action = call.arguments.first(labelled: "perform") ?? call.arguments.trailingClosure
      var count = 1
      if case .number(let number)? = call.arguments.first(labelled: "count")?.value { count = Int(clamping: number) }
      gesture = Gesture(
        kind: kind, count: count, effect: action.map { evaluator.summary(of: $0.value) } ?? ActionSummary(), source: call.callRange)
      if kind == .longPress { gesture.minimumDuration = Self.seconds(call.arguments) }
      gesture.isAtPoint = kind == .tap && action.flatMap { evaluator.parameter(of: $0.value) } != nil
      // VoiceOver's double tap is a single tap for the view.
      if kind == .tap, count == 1 { consequences = self.consequences(of: action) }
      presentViewsKept(by: action, context)
    } else {
      guard let argument = call.arguments.first, !argument.value.isAbsent else { return nodes }
      gesture = self.gesture(argument, call)
      parts = Self.parts(of: argument, besides: gesture)
    }
    gesture.modifier = call.name
    if nodes.isEmpty {
      // A gesture on something that has no element at all: nobody but touch users can find it.
      var element = AccessibilityElement(role: .shape, viewName: "view", source: call.source)
      element.exposure = .absent
      element.callSites = context.callSites
      element.expression = context.chain ?? call.source
      element.gestures = [gesture]
      return [.element(element)]
    }
    func reacting(_ element: inout AccessibilityElement) {
      element.gestures.append(gesture)
      element.gestures += parts
      // A colour that other code makes reacts here, and nowhere else.
      if element.exposure == .absent, element.viewName == "Color", let chain = context.chain, chain.file === call.callRange.file,
        chain.start < call.callRange.start, !chain.contains(element.source) {
        element.source = SourceRange(file: chain.file, start: chain.start, end: call.callRange.start)
        element.expression = chain
      }
      if !element.role.isControl { element.addConsequences(consequences) }
    }
    return nodes.hasExposedElement ? nodes.mapExposed(reacting) : nodes.mapAll(reacting)
  }

  private func gesture(_ argument: EvaluatedArgument, _ call: ModifierCall) -> Gesture {
    let (kind, count) = Self.gestureKind(argument)
    let code = GestureCode(argument.value)
    if kind == .drag, let press = press(code) {
      return Gesture(kind: .tap, count: 1, effect: press, source: call.callRange)
    }
    let unknown = ActionSummary(mentions: [argument.source.text.prefix(40).description])
    var gesture = Gesture(kind: kind, count: count, effect: unknown, source: call.callRange)
    if kind == .longPress, case .view(let node) = argument.value.unbound {
      gesture.minimumDuration = Self.seconds(node.primitive?.arguments ?? [])
    }
    if kind == .drag {
      gesture.dragged = dragged(code)
      gesture.moving = code.changed.map { evaluator.summary(of: $0.value).whole }
      gesture.lifting = code.ended.map { evaluator.summary(of: $0.value).whole }
    }
    return gesture
  }

  /// The movements of two fingers that a gesture of several is made of.
  private static func parts(of argument: EvaluatedArgument, besides whole: Gesture) -> [Gesture] {
    let parts = GestureCode.parts(of: argument.value)
    guard parts.count > 1 else { return [] }
    let kinds = parts.compactMap { GestureCode.start(of: $0) }.map(kind)
    return [Gesture.Kind.magnify, .rotate].filter { $0 != whole.kind && kinds.contains($0) }.map { kind in
      var part = Gesture(kind: kind, count: 1, effect: whole.effect, source: whole.source)
      part.isPart = true
      return part
    }
  }

  private static func seconds(_ arguments: [EvaluatedArgument]) -> Double? {
    guard let value = arguments.first(labelled: "minimumDuration")?.value.unbound else { return nil }
    if case .number(let seconds) = value { return seconds }
    return value.memberName == "infinity" ? .infinity : nil
  }

  /// The kind of a gesture value, by the gesture that it starts from.
  private static func gestureKind(_ argument: EvaluatedArgument) -> (Gesture.Kind, Int) {
    // `.gesture(press)` of a variable: by what it was made of.
    let text = "\(GestureCode.start(of: argument.value) ?? "") \(argument.source.text)"
    let kind = kind(text)
    if kind == .tap, case .view(let node) = argument.value, let tap = node.primitive,
      case .number(let count)? = tap.arguments.first(labelled: "count")?.value {
      return (.tap, Int(clamping: count))
    }
    return (kind, 1)
  }

  /// The kind by the name of the gesture's type.
  private static func kind(_ text: String) -> Gesture.Kind {
    if text.contains("LongPressGesture") { return .longPress }
    if text.contains("DragGesture") { return .drag }
    if text.contains("MagnificationGesture") || text.contains("MagnifyGesture") { return .magnify }
    if text.contains("RotationGesture") || text.contains("RotateGesture") { return .rotate }
    return text.contains("SpatialTapGesture") || text.contains("TapGesture") ? .tap : .other
  }
}

extension [AccessibilityNode] {
  /// Nothing but a control, which there is nothing to combine with: the modifier is about that element alone
  /// (tree-spec T26).
  fileprivate var isOneControl: Bool {
    let exposed = elements.filter { $0.exposure == .exposed }
    guard exposed.count == 1, exposed[0].role.isControl else { return false }
    return contains { if case .element(let element) = $0 { element.exposure == .exposed } else { false } }
  }

  /// What can be acted on below, as actions of something else, with the conditions of the branches that it stands in.
  fileprivate func actions(_ kind: AccessibilityAction.Kind, under outcomes: [Condition]) -> [AccessibilityAction] {
    flatMap { node -> [AccessibilityAction] in
      switch node {
      case .element(let element):
        guard element.exposure == .exposed else { return [] }
        return [
          AccessibilityAction(
            kind: kind, name: element.label?.value ?? .empty, source: element.source, when: outcomes,
            consequences: element.consequences)
        ]
      case .container(let container): return container.nodes.actions(kind, under: outcomes)
      case .repeated(let repetition): return repetition.nodes.actions(kind, under: outcomes)
      case .choice(let branches):
        return branches.filter { !outcomes.exclude($0.condition) }.flatMap { branch in
          let isSaid = outcomes.contains { $0.implies(branch.condition) }
          return branch.nodes.actions(kind, under: isSaid ? outcomes : outcomes + [branch.condition])
        }
      }
    }
  }
}
