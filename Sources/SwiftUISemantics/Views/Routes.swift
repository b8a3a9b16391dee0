import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Ways to other screens. They cost evaluation and are noted only where somebody asked for them
/// (`Evaluator.followsActions`).
extension TreeBuilder {
  private static let kinds: [String: Route.Kind] = [
    "sheet": .sheet, "full-screen cover": .fullScreenCover, "popover": .popover, "inspector": .inspector,
    "context menu": .contextMenu, "destination": .push, "dialog": .dialog, "alert": .alert,
  ]

  /// What activating a control does, for its element.
  func consequences(of action: EvaluatedArgument?) -> Consequences? {
    guard evaluator.followsActions, let action else { return nil }
    return evaluator.consequences(of: action.value)
  }

  /// That a control turns the state it is bound to over.
  func toggling(_ state: EvaluatedArgument?) -> Consequences? {
    guard evaluator.followsActions, let state, let name = stateName(state) else { return nil }
    var result = Consequences()
    result.effects = [Effect(.toggle(name), when: [], source: state.source)]
    return result
  }

  /// Where a navigation link leads.
  func consequences(ofLink view: PrimitiveView, to destination: EvaluatedArgument?) -> Consequences? {
    guard evaluator.followsActions else { return nil }
    var result = Consequences()
    if let destination {
      result.routes = routes(.push, to: destination, on: .activation, view.source)
    } else if let value = view.arguments.first(labelled: "value"), !value.value.isAbsent {
      let pushed = evaluator.stateValue(value.value, written: holeText(value), type: nil)
      result.effects = [Effect(.push(pushed, onto: ""), when: [], source: view.source)]
    }
    return result
  }

  /// The same for a link that a state follows: `NavigationLink(isActive:)`.
  func noteRoute(ofLink view: PrimitiveView, to destination: EvaluatedArgument?, _ context: ViewContext) {
    guard evaluator.followsActions, context.callSites.isEmpty, let destination,
      let state = view.arguments.first(where: { $0.label == "isActive" || $0.label == "selection" }),
      let name = stateName(state) else { return }
    routes += routes(.push, to: destination, on: .state(name), view.source)
  }

  /// The menu that a control opens: a view of the project that is all of it, or what stands in the code there.
  func opening(_ kind: Route.Kind, _ content: EvaluatedArgument?, _ source: SourceRange) -> Consequences? {
    guard evaluator.followsActions else { return nil }
    var result = Consequences()
    let here = Route.Target.presentation(name: kind.rawValue, source: source)
    for var route in content.map({ routes(kind, to: $0, on: .activation, source) }) ?? [] {
      if case .screen = route.target {} else { route.target = here }
      if !result.routes.contains(where: { $0.target == route.target }) { result.routes.append(route) }
    }
    if result.routes.isEmpty {
      result.routes = [Route(kind: kind, target: here, trigger: .activation, source: source)]
    }
    return result
  }

  /// A context menu on the label of a control is the control's.
  func keepContextMenus(of label: [AccessibilityNode], in control: inout AccessibilityElement) {
    guard evaluator.followsActions else { return }
    var menus = Consequences()
    label.forEachElement { part in
      menus.routes += part.consequences?.routes.filter { $0.kind == .contextMenu && !menus.routes.contains($0) } ?? []
    }
    if !menus.isEmpty { control.addConsequences(menus) }
  }

  /// What a link opens outside of the app, and the sheet of the system for sharing.
  func leaving(_ view: PrimitiveView) -> Consequences? {
    guard evaluator.followsActions else { return nil }
    let address: String
    switch view.name {
    case "Link": address = view.arguments.first(labelled: "destination").map(evaluator.address) ?? "an address"
    case "ShareLink": address = "share sheet"
    default: return nil
    }
    var result = Consequences()
    result.effects = [Effect(.open(address), when: [], source: view.source)]
    return result
  }

  /// What a tab shows. The page that is shown at first has no screen of its own unless it is one of the project's views.
  func consequences(ofTab content: ViewNode, isSelected: Bool, _ source: SourceRange) -> Consequences? {
    guard evaluator.followsActions else { return nil }
    var result = Consequences()
    result.routes = evaluator.targets(of: content, source: source).compactMap { target, when in
      if case .presentation = target, isSelected { return nil }
      return Route(kind: .tab, target: target, trigger: .activation, when: when, source: source)
    }
    return result
  }

  /// Notes what a modifier presents and what brings it about.
  func noteRoutes(_ name: String, _ call: ModifierCall, content: EvaluatedArgument?, _ context: ViewContext) {
    guard evaluator.followsActions, context.callSites.isEmpty, let kind = Self.kinds[name] else { return }
    let trigger = trigger(of: call)
    if kind == .alert || kind == .dialog {
      let target = Route.Target.presentation(name: name, source: call.callRange)
      routes.append(Route(kind: kind, target: target, trigger: trigger, source: call.callRange))
    } else if let content {
      let arguments = presentedArguments(call, to: content)
      routes += routes(kind, to: content, of: arguments, on: trigger, call.callRange)
    }
  }

  /// The states that hold the path of navigation stacks.
  func notePath(of view: PrimitiveView) {
    guard evaluator.followsActions, let path = view.arguments.first(labelled: "path"), let name = stateName(path),
      !paths.contains(name) else { return }
    paths.append(name)
  }

  private func trigger(of call: ModifierCall) -> Route.Trigger {
    if let value = call.arguments.first(labelled: "for") {
      return .value(type: typeName(value))
    }
    guard let state = call.arguments.first(where: { $0.label == "isPresented" || $0.label == "item" }) else {
      return .activation
    }
    return .state(stateName(state) ?? holeText(state))
  }

  /// The name of a type in an argument such as `Recipe.self`.
  private func typeName(_ argument: EvaluatedArgument) -> String {
    switch argument.value {
    case .type(let type): type.name
    case .externalType(let name): name
    default: argument.source.text.split(separator: ".").first.map(String.init) ?? ""
    }
  }

  /// How conditions and holes name the state that an argument is bound to; nil for what never changes.
  func stateName(_ argument: EvaluatedArgument) -> String? {
    switch argument.value.unbound {
    case .unknown(let unknown): unknown.expression
    case .boolean, .absent: nil
    default: holeText(argument)
    }
  }

  private func routes(
    _ kind: Route.Kind, to content: EvaluatedArgument, of arguments: [Value] = [], on trigger: Route.Trigger,
    _ source: SourceRange
  ) -> [Route] {
    let node = evaluator.views(from: content.value, arguments: arguments, source: content.source)
    return evaluator.targets(of: node, source: source).map { target, when in
      Route(kind: kind, target: target, trigger: trigger, when: when, source: source)
    }
  }

  /// What a scene, or a view that only chooses between others, consists of.
  ///
  /// - Returns: Nothing for a view that has anything of its own.
  public func contentRoutes(of node: ViewNode, isScene: Bool, _ source: SourceRange) -> [Route] {
    guard evaluator.followsActions else { return [] }
    let parts = evaluator.parts(of: node)
    guard isScene || parts.isOnlyViews && Set(parts.targets.map(\.target)).count > 1 else { return [] }
    return parts.targets.map {
      Route(kind: .content, target: $0.target, trigger: .appearance, when: $0.when, source: source)
    }
  }
}
