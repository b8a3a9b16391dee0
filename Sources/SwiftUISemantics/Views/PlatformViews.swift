import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Views of platform frameworks that are wrapped for SwiftUI.
extension TreeBuilder {
  func platformView(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let name = view.name.hasPrefix("PlatformView:") ? String(view.name.dropFirst(13)) : view.name
    if case .instance(let instance)? = view.arguments.first(labelled: "representable")?.value {
      return represented(instance, view, name, context)
    }
    // What RealityKit makes are entities; views are only what stands as attachments (Apple: RealityView).
    if name == "RealityView" {
      let attachments = view.arguments.first(labelled: "attachments")
      return [.element(unfollowed(view, name, context))] + build(views(attachments), context)
    }
    return [.element(unfollowed(view, name, context))] + closureContent(view, context)
  }

  private func represented(
    _ instance: Instance, _ view: PrimitiveView, _ name: String, _ context: ViewContext
  ) -> [AccessibilityNode] {
    let site = CallSite(view: name, source: context.chain(around: view.source))
    let nodes = representable(instance)?.withoutSharedCode.mapAll {
      $0.callSites = context.callSites + [site] + $0.callSites
      // Nothing is handed down into it.
      $0 = $0.withoutOrigins
    }
    if let nodes, nodes.elements.contains(where: { $0.exposure == .exposed }) {
      presentHanded(instance, beside: nodes, view, name, context)
      return nodes
    }
    // A view that only draws, or listens to gestures.
    let drawn = (nodes ?? []) + [.element(absent(.platformView, view, context))]
    if instance.isShownOnDemand || nodes == nil && onlyPresents(instance.declaration) {
      presentHanded(instance, beside: drawn, view, name, context)
      return drawn
    }
    let shown = handedContent(of: instance, context).mapAll { $0.note(UnknownReason(.platformView, name)) }
    if !shown.isEmpty { return shown }
    return nodes == nil ? [.element(unfollowed(view, name, context))] : drawn
  }

  /// Whether a wrapper makes a plain view or controller, from which its code presents another one: nothing stands in its
  /// own place.
  private func onlyPresents(_ type: TypeDeclaration) -> Bool {
    let index = evaluator.declarations
    let make = ["makeUIViewController", "makeUIView"].lazy
      .compactMap { index.functions($0, of: type, isStatic: false).first { $0.body != nil } }.first
    guard let make, ["UIViewController", "UIView"].contains(make.returnType?.name) else { return false }
    let coordinator = index.nestedType("Coordinator", of: type)
    let functions = index.ownFunctions(of: type) + (coordinator.map(index.ownFunctions) ?? [])
    return functions.contains { $0.body?.items.contains(where: \.presents) ?? false }
  }

  /// What a wrapper was handed that is no part of what its code was seen to make, such as the bar above a keyboard or a
  /// popover: it is shown somewhere else.
  private func presentHanded(
    _ instance: Instance, beside nodes: [AccessibilityNode], _ view: PrimitiveView, _ name: String,
    _ context: ViewContext
  ) {
    let isOwn = isOwnCode(view.source, context)
    let known = Set(nodes.elements.map(\.source))
    for node in evaluator.handedViews(of: instance) {
      guard isOwn || node.source.map({ isOwnCode($0, context) }) ?? false else { continue }
      noteScreens(in: node, isInNavigation: false, context)
      let outer = navigation
      navigation = NavigationItems()
      let content = build(withoutScreens(node), contentContext(context))
      let shown = heard(framed(content, by: navigation, hosted: false))
      navigation = outer
      guard !shown.elements.contains(where: { known.contains($0.source) }) else { continue }
      presentNodes(shown.mapAll { $0.note(UnknownReason(.platformView, name)) }, as: name, view.source)
    }
  }

  private func unfollowed(_ view: PrimitiveView, _ name: String, _ context: ViewContext) -> AccessibilityElement {
    var element = element(.platformView, name, view.source, context)
    element.note(UnknownReason(.platformView, name), .opaque)
    return element
  }

  /// What a wrapper was handed that shows something: its code gives that to the view of the framework, which most likely
  /// shows it.
  private func handedContent(of instance: Instance, _ context: ViewContext) -> [AccessibilityNode] {
    evaluator.handedViews(of: instance).flatMap { heard(build($0, contentContext(context))) }
  }

  private func contentContext(_ context: ViewContext) -> ViewContext {
    var inner = context
    inner.chain = nil
    return inner
  }

  /// Without what closures come to that do something and show nothing.
  private func heard(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.filter { node in [node].elements.contains { $0.exposure == .exposed && $0.role != .opaque } }
  }
}

extension CodeItem {
  /// A controller is presented somewhere in it: `host.present(page, animated: true)`.
  fileprivate var presents: Bool {
    if case .expression(let expression) = self, case .call(let call) = expression.kind,
      case .member(_?, "present") = call.callee.kind, call.arguments.contains(where: { $0.label == "animated" }) {
      return true
    }
    return parts.contains(where: \.presents)
  }
}

extension Instance {
  /// A state says whether what it holds is there, as of a popover.
  fileprivate var isShownOnDemand: Bool { declaration.members.properties.contains { $0.name == "isPresented" } }
}

extension [AccessibilityNode] {
  /// Without what one statement of shared code, such as the setter of a runtime attribute, did to several objects: no
  /// modifier of a view around them came down to each.
  fileprivate var withoutSharedCode: [AccessibilityNode] {
    var counts: [SourceRange: Int] = [:]
    for element in elements {
      for source in Set(element.modifiers.map(\.source)) { counts[source, default: 0] += 1 }
    }
    guard counts.values.contains(where: { $0 > 1 }) else { return self }
    return mapAll { element in element.modifiers.removeAll { counts[$0.source, default: 0] > 1 } }
  }
}
