import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  /// A value as the consequences of actions tell of it.
  ///
  /// - Parameters:
  ///   - written: The expression, for values that have no other name.
  ///   - type: The type of what holds it, where the value does not tell.
  public func stateValue(_ value: Value, written: String, type: String?) -> StateValue {
    switch value.unbound {
    case .boolean(let value): .boolean(value)
    case .absent: .absent
    case .number(let number): .number(number.plain)
    case .text(let text): text.spoken.literal.map { .text($0) } ?? .other(written, type: "String")
    case .enumeration(let value): .enumCase(type: value.declaration.name, name: value.name)
    case .member(let member) where member.type == nil || member.type == type: .enumCase(type: type, name: member.name)
    case .instance(let instance): .other(written, type: instance.declaration.name)
    case .unknown(let unknown): .other(unknown.expression, type: unknown.declaration?.name ?? unknown.type?.name ?? type)
    default: .other(written, type: type)
    }
  }

  /// What is on screen when a value is shown: views and controllers of the project by name, everything else by the call
  /// that shows it.
  public func targets(of value: Value, source: SourceRange) -> [(target: Route.Target, when: [Condition])] {
    switch value.unbound {
    case .view(let node): return targets(of: node, source: source)
    case .instance(let instance):
      // A controller of the project that frames another one shows that.
      if let root = instance.fields[Self.rootController] { return targets(of: root, source: source) }
      return [(screen(instance.declaration), [])]
    case .unknown(let unknown):
      if let type = unknown.declaration, type.kind == .classType || type.kind == .structure { return [(screen(type), [])] }
      return [(.unknown(unknown.expression), [])]
    case .choice(let alternatives):
      return alternatives.flatMap { alternative in
        targets(of: alternative.value, source: source).map { ($0.target, [alternative.condition] + $0.when) }
      }
    case .array(let elements): return elements.suffix(1).flatMap { targets(of: $0, source: source) }
    case .type(let type): return [(screen(type), [])]
    case .absent: return []
    default: return [(.unknown(shortText(source)), [])]
    }
  }

  /// The same of a view. Containers that only frame what is in them are looked through.
  public func targets(of node: ViewNode, source: SourceRange) -> [(target: Route.Target, when: [Condition])] {
    switch node {
    case .custom(let view): return [(screen(view.declaration), [])]
    case .modified(let base, _): return targets(of: base, source: source)
    case .group(let nodes):
      let shown = nodes.filter { !$0.isEmpty }
      if shown.isEmpty { return [] }
      return shown.count == 1 ? targets(of: shown[0], source: source) : [(.presentation(name: "", source: source), [])]
    case .branch(let branches):
      return branches.flatMap { branch in
        targets(of: branch.view, source: source).map { ($0.target, [branch.condition] + $0.when) }
      }
    case .opaque(let view): return [(.unknown(view.name), [])]
    case .primitive(let view): return targets(of: view, source: source)
    }
  }

  private func targets(of view: PrimitiveView, source: SourceRange) -> [(target: Route.Target, when: [Condition])] {
    switch view.name {
    case "UIHostingController", "UINavigationController":
      let content = view.arguments.first(labelled: "rootView") ?? view.arguments.first(labelled: "rootViewController")
      return content.map { targets(of: $0.value, source: source) } ?? [(.unknown(view.name), [])]
    case "NavigationStack", "NavigationView", "Group", "AnyView", "VStack", "ZStack":
      guard let content = view.arguments.trailingClosure ?? view.arguments.first(labelled: nil) else { return [] }
      let inner = targets(of: views(from: content.value, source: source), source: source)
      return inner.isEmpty ? [(.presentation(name: "", source: source), [])] : inner
    case "UIAlertController", "Alert": return [(.presentation(name: "alert", source: view.source), [])]
    case "EmptyView": return []
    // A controller of the system or of a package, such as one that picks documents.
    case let name where name.hasSuffix("Controller"): return [(.outside(name), [])]
    default: return [(.presentation(name: view.name, source: source), [])]
    }
  }

  private func screen(_ type: TypeDeclaration) -> Route.Target {
    .screen(name: type.qualifiedName, declaration: type.nameRange)
  }
}

extension Value {
  /// A closure or a function, or one of several.
  public var isFollowedAction: Bool {
    switch unbound {
    case .closure: true
    case .function(let function): function.declaration.body != nil
    case .choice(let alternatives): alternatives.contains { $0.value.isFollowedAction }
    default: false
    }
  }
}

/// What a view consists of, where that is other views of the project.
public struct ViewParts {
  public var targets: [(target: Route.Target, when: [Condition])] = []
  /// There is nothing beside them.
  public var isOnlyViews = true
}

extension Evaluator {
  /// The project's views that a view consists of, behind containers and branches.
  public func parts(of node: ViewNode) -> ViewParts {
    var parts = ViewParts()
    collect(node, under: [], into: &parts)
    return parts
  }

  private func collect(_ node: ViewNode, under conditions: [Condition], into parts: inout ViewParts) {
    switch node {
    case .custom(let view):
      // What a view gets from its caller to show is the caller's.
      guard view.declaration.genericParameters.isEmpty else {
        parts.isOnlyViews = false
        return
      }
      parts.targets.append((screen(view.declaration), conditions))
    case .modified(let base, _): collect(base, under: conditions, into: &parts)
    case .group(let nodes): for node in nodes { collect(node, under: conditions, into: &parts) }
    case .branch(let branches):
      for branch in branches { collect(branch.view, under: conditions + [branch.condition], into: &parts) }
    case .primitive(let view):
      guard Self.framing.contains(view.name),
        let content = view.arguments.trailingClosure ?? view.arguments.first(labelled: "content") ?? view.arguments.first(labelled: nil)
      else {
        parts.isOnlyViews = parts.isOnlyViews && view.name == "EmptyView"
        return
      }
      collect(views(from: content.value, source: content.source), under: conditions, into: &parts)
    case .opaque: parts.isOnlyViews = false
    }
  }

  /// Scenes and containers that have nothing to be heard by themselves.
  private static let framing = FrameworkNames.names(.framingView)
}
