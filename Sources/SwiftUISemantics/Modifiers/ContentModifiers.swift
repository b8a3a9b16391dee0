import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  typealias ContentHandler = @Sendable (TreeBuilder, ViewNode, ModifierCall, ViewContext) -> [AccessibilityNode]

  /// Modifiers that bring views of their own: layers, bars, presentations.
  static let contentModifiers: [String: ContentHandler] = [
    "overlay": { $0.layered($1, $2, $3, isBackground: false) },
    "background": { $0.layered($1, $2, $3, isBackground: true) },
    "annotation": { $0.layered($1, $2, $3, isBackground: false) },
    "backgroundPreferenceValue": { $0.layered($1, $2, $3, isBackground: true) },
    "chartBackground": { $0.layered($1, $2, $3, isBackground: true) },
    "chartLegend": { $0.layered($1, $2, $3, isBackground: false) },
    "chartOverlay": { $0.layered($1, $2, $3, isBackground: false) },
    "containerBackground": { $0.layered($1, $2, $3, isBackground: true) },
    "listRowBackground": { $0.layered($1, $2, $3, isBackground: true) },
    "ornament": { $0.layered($1, $2, $3, isBackground: false) },
    "overlayPreferenceValue": { $0.layered($1, $2, $3, isBackground: false) },
    "spatialOverlay": { $0.layered($1, $2, $3, isBackground: false) },
    "tabViewBottomAccessory": { $0.layered($1, $2, $3, isBackground: false) },
    "safeAreaInset": { $0.inset($1, $2, $3) },
    "safeAreaBar": { $0.inset($1, $2, $3) },
    "mask": { builder, base, call, context in
      call.arguments.forEach(builder.noteDrawn)
      return builder.build(base, context)
    },
    "phaseAnimator": { $0.animated($1, $2, $3) },
    "keyframeAnimator": { $0.animated($1, $2, $3) },
    "toolbar": { $0.toolbar($1, $2, $3) },
    "toolbarVisibility": { $0.toolbar($1, $2, $3) },
    "navigationBarItems": { $0.navigationBarItems($1, $2, $3) },
    "navigationTitle": { $0.navigationTitle($1, $2, $3) },
    "navigationBarTitle": { $0.navigationTitle($1, $2, $3) },
    "navigationBarTitleDisplayMode": { $0.titleDisplayMode($1, $2, $3) },
    "toolbarTitleDisplayMode": { $0.titleDisplayMode($1, $2, $3) },
    "navigationBarHidden": { $0.navigationBarHidden($1, $2, $3) },
    "searchable": { $0.searchable($1, $2, $3) },
    "sheet": { $0.presenting("sheet", $1, $2, $3) },
    "fullScreenCover": { $0.presenting("full-screen cover", $1, $2, $3) },
    "popover": { $0.presenting("popover", $1, $2, $3) },
    "inspector": { $0.presenting("inspector", $1, $2, $3) },
    "contextMenu": { $0.presenting("context menu", $1, $2.withMenuItems, $3) },
    "navigationDestination": { $0.presenting("destination", $1, $2, $3) },
    "alert": { $0.alert("alert", $1, $2, $3) },
    "confirmationDialog": { $0.alert("dialog", $1, $2, $3) },
    "actionSheet": { $0.actionSheet($1, $2, $3) },
    "dismissalConfirmationDialog": { $0.alert("dialog", $1, $2, $3) },
    "documentBrowserContextMenu": { $0.presenting("context menu", $1, $2, $3) },
    "popoverTip": { $0.tipPopover($1, $2, $3) },
    "searchScopes": { $0.searchScopes($1, $2, $3) },
    "searchSuggestions": { $0.presenting("search suggestions", $1, $2, $3) },
    "textInputSuggestions": { $0.presenting("suggestions", $1, $2, $3) },
    "commands": { $0.presenting("menus", $1, $2, $3) },
    "toolbarTitleMenu": { $0.presenting("title menu", $1, $2, $3) },
    "webViewContextMenu": { $0.presenting("context menu", $1, $2, $3) },
  ]

  // MARK: - Layers

  /// An overlay or background. One aligned to the top is read before what it covers (recorded: hgf_image_view); other
  /// overlays come after, and a background before, since it lies behind and begins no later.
  private func layered(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext, isBackground: Bool) -> [AccessibilityNode] {
    var covered = context
    if isBackground {
      covered.handed.background = backdrop(call, context)
      covered.handed.opacity = nil
    }
    let content = call.arguments.first { isViewArgument($0) }.map { views($0) }
    if let content { noteDecisions(ofLayer: content, call, &covered.handed) }
    let built = build(base, covered) + (isBackground ? paintedDivider(base, covered) : [])
    let nodes = notingEdges(in: built, of: base, content, isBackground ? covered.handed.background : nil, call, context)
    guard let content else { return isBackground ? veil(base, call, context) + nodes + paintedBar(base, nodes, covered) : nodes }
    var inner = context
    inner.chain = nil
    inner.isWholePresentation = false
    if !isBackground {
      inner = onTop(of: base, call, inner)
      if let height = heldHeight(of: base) { inner.handed.fixedHeight = height }
    }
    let layer = buildLayer(content, inner)
    let alignment = call.arguments.first(labelled: "alignment")?.value.memberName?.lowercased() ?? ""
    if isBackground {
      if layer.isEmpty || content.primitive?.name == "Color" { return layer + nodes + paintedBar(base, nodes, covered) }
      // A background that only decorates has no elements of its own; one that has is read first.
      return layer + nodes
    }
    return alignment.hasPrefix("top") && nodes.hasExposedElement ? layer + nodes : nodes + layer
  }

  /// A colour that darkens all that lies behind a part of a stack of layers which takes all the room there is. A
  /// background goes to the edges of the screen (Apple: documentation of background(_:ignoresSafeAreaEdges:)).
  private func veil(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    guard context.handed.layout?.axis == .depth, takesAllRoom(base),
      let argument = call.arguments.first(where: { $0.label == nil }), case .view(let node) = argument.value,
      node.primitive?.name == "Color" else { return [] }
    var inner = context
    inner.chain = nil
    inner.isWholePresentation = false
    let modifier = AppliedModifier(name: "ignoresSafeArea", source: call.callRange, arguments: [])
    return build(node, inner).mapAll { $0.modifiers.append(modifier) }
  }

  /// `.frame(maxWidth: .infinity, maxHeight: .infinity)` among the modifiers of a view.
  private func takesAllRoom(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let base, let call):
      call.name == "frame" && ["maxWidth", "maxHeight"].allSatisfy { label in
        call.arguments.first(labelled: label)?.value.memberName == "infinity"
      } || takesAllRoom(base)
    case .group(let nodes) where nodes.count == 1: takesAllRoom(nodes[0])
    default: false
    }
  }

  /// A layer of the screen itself is not cut off with the content that it lies on.
  private func buildLayer(_ content: ViewNode, _ context: ViewContext) -> [AccessibilityNode] {
    isOfScreen(context) ? withRoomBeside { build(content, context) } : build(content, context)
  }

  /// What stands in an overlay has the view that it lies on behind it.
  private func onTop(of base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> ViewContext {
    guard let options = surfaces(of: base, context.handed) else { return over("the view below", call.callRange, context) }
    var inner = context
    let setting = Setting<Paint>(options: options, argument: call.callRange, modifier: call.callRange)
    inner.handed.background = laid(setting, over: context)
    return inner
  }

  /// The height of what an overlay lies on, which is all that it is offered (Apple: documentation of overlay(alignment:content:)).
  private func heldHeight(of base: ViewNode) -> Setting<Double>? {
    switch base {
    case .modified(let inner, let call):
      if call.name == "frame", let height = call.arguments.first(labelled: "height") { return Self.numbers(height, call) }
      let keeps = Self.harmlessToSurfaces.contains(call.name) && !["padding", "aspectRatio", "fixedSize"].contains(call.name)
      return keeps ? heldHeight(of: inner) : nil
    case .group(let nodes) where nodes.count == 1: return heldHeight(of: nodes[0])
    default: return nil
    }
  }

  private func isViewArgument(_ argument: EvaluatedArgument) -> Bool {
    // `overlay(content: Badge.init)`
    if argument.label == "content", case .type = argument.value { return true }
    return (argument.label == nil || argument.label == "content" || argument.isTrailingClosure) && mayShow(argument.value)
  }

  private func mayShow(_ value: Value) -> Bool {
    switch value {
    case .closure, .function, .instance: true
    case .view(let node): !isShapeStyle(node)
    case .choice(let alternatives): alternatives.contains { mayShow($0.value) }
    case .unknown(let unknown): unknown.type.map { ["View", "AnyView", "->"].contains($0.name) } ?? false
    default: false
    }
  }

  /// Colours, gradients and materials are drawn, not views to walk into.
  private func isShapeStyle(_ node: ViewNode) -> Bool {
    node.primitive.map { PaintTypes.contains($0.name) } ?? false
  }

  /// What the closure of an animator makes of the view, in whatever phase.
  private func animated(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let content = call.arguments.first(labelled: "content") ?? call.arguments.trailingClosure
    guard let content, content.value.isFollowedAction else { return build(base, context) }
    return build(views(content, arguments: [.view(base)]), context)
  }

  private func inset(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard let content = call.arguments.trailingClosure ?? call.arguments.first(labelled: "content") else { return nodes }
    var inner = context
    inner.chain = nil
    inner.isWholePresentation = false
    let layer = buildLayer(views(content), inner)
    let edge = call.arguments.first(labelled: "edge")?.value.memberName
    return edge == "top" || edge == "leading" ? layer + nodes : nodes + layer
  }

  // MARK: - Navigation bar

  private func toolbar(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard let content = call.arguments.trailingClosure ?? call.arguments.first(labelled: "content") else {
      if call.arguments.first?.value.memberName == "hidden" { hideBars(call) }
      return nodes
    }
    var inner = systemStyled("toolbar", call.callRange, context)
    inner.chain = nil
    inner.isWholePresentation = false
    // Items place themselves; loose views go to the trailing end.
    navigation.trailing += build(views(content), inner)
    return nodes
  }

  /// `toolbar(.hidden, for: .tabBar)`; without `for`, the bar of the navigation (Apple: ToolbarPlacement.automatic).
  private func hideBars(_ call: ModifierCall) {
    let bars = call.arguments.dropFirst().compactMap(\.value.memberName)
    if bars.contains("tabBar") { navigation.tabBarIsHidden = true }
    if bars.isEmpty || !Set(bars).isDisjoint(with: ["navigationBar", "automatic"]) { navigation.barIsHidden = true }
  }

  private func navigationBarItems(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    var inner = systemStyled("toolbar", call.callRange, context)
    inner.chain = nil
    inner.isWholePresentation = false
    if let leading = call.arguments.first(labelled: "leading") { navigation.leading += build(views(leading), inner) }
    if let trailing = call.arguments.first(labelled: "trailing") { navigation.trailing += build(views(trailing), inner) }
    return nodes
  }

  private func navigationTitle(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard let argument = call.arguments.first else { return nodes }
    var title = AccessibilityElement(role: .navigationTitle, viewName: "navigationTitle", source: argument.source)
    title.traits.insert(.header)
    title.callSites = context.callSites
    title.label = fact(argument) ?? Fact(.hole(holeText(argument)), origin: .content, source: argument.source)
    // The innermost title is the one that is shown.
    if navigation.title.isEmpty { navigation.title = titleNodes(title) }
    if let mode = call.arguments.first(labelled: "displayMode") { navigation.titleIsInline = mode.value.memberName == "inline" }
    return nodes
  }

  /// An empty title leaves the bar without one.
  private func titleNodes(_ title: AccessibilityElement) -> [AccessibilityNode] {
    guard let text = title.label?.value, !text.isBlank else { return [] }
    let variants = text.variants(under: [])
    guard variants.contains(where: \.text.isBlank) else { return [.element(title)] }
    return Merging.alternatives(variants.map { variant in
      var element = title
      element.label?.value = variant.text
      if variant.text.isBlank { element.exposure = .absent }
      return (variant.conditions, element)
    })
  }

  private func titleDisplayMode(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    if call.arguments.first?.value.memberName?.hasPrefix("inline") == true { navigation.titleIsInline = true }
    return nodes
  }

  private func navigationBarHidden(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    if case .boolean(true)? = call.arguments.first?.value { navigation.barIsHidden = true }
    return nodes
  }

  private func searchable(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    var field = AccessibilityElement(role: .searchField, viewName: "searchable", source: call.callRange)
    field.traits.insert(.searchField)
    field.callSites = context.callSites
    field.value = call.arguments.first(labelled: "prompt").flatMap { fact($0, origin: .placeholder) }
      ?? Fact(SpokenText("Search"), origin: .system)
    // Its prompt is all there is and SwiftUI lets nobody name it otherwise.
    field.label = nil
    navigation.search.append(.element(field))
    // Suggestions, or what stands for a token in the field.
    if let content = call.arguments.first(labelled: "suggestions") ?? call.arguments.trailingClosure {
      present(content, as: "search suggestions", call.callRange, context)
    }
    return nodes
  }

  /// What a search is about: the choices of a picker, which the system shows as segments below the field (Apple:
  /// searchScopes(_:scopes:)).
  private func searchScopes(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard isOwnCode(call.callRange, context) else { return nodes }
    var inner = systemStyled("search scopes", call.callRange, context)
    inner.chain = nil
    inner.pickerStyle = "segmented"
    let arguments = call.arguments.map { $0.label == nil && !$0.isTrailingClosure ? $0.labelled("selection") : $0 }
    let picker = PrimitiveView(name: "Picker", arguments: arguments, source: call.callRange)
    // How they are named is not recorded.
    let scopes = self.picker(picker, inner).mapAll { $0.note(UnknownReason(.platformView, "searchScopes")) }
    presentNodes(scopes, as: "search scopes", call.callRange)
    return nodes
  }

  // MARK: - Presentations

  /// Labels of what is presented. `view` and `alert` are those of packages.
  private static let presented: Set<String> = [
    "content", "actions", "message", "menuItems", "menu", "destination", "preview", "view", "alert",
  ]

  func presenting(_ name: String, _ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    for argument in call.arguments where argument.label.map(Self.presented.contains) ?? argument.isTrailingClosure {
      var inner = context
      inner.handed.isInNavigation = name == "destination"
      if name.hasSuffix("menu") { inner.isInMenu = true }
      let title = argument.label == "message" ? "\(name) message" : name
      present(argument, as: title, call.callRange, inner, by: call)
    }
    if name == "context menu" {
      let items = call.arguments.first { $0.label == "menuItems" || $0.label == nil }
      let menu = opening(.contextMenu, items, call.callRange)
      return nodes.mapExposed { $0.addConsequences(menu) }
    }
    let content = call.arguments.first { argument in
      argument.label.map { $0 != "message" && Self.presented.contains($0) } ?? argument.isTrailingClosure
    }
    noteRoutes(name, call, content: content, context)
    return nodes
  }

  /// What an action puts into a state that holds views is shown from then on, wherever that state stands.
  func presentViewsKept(by action: EvaluatedArgument?, _ context: ViewContext) {
    guard let action else { return }
    for kept in evaluator.viewsKept(by: action.value) {
      present(kept.view, as: "content of \(kept.state)", kept.source, context)
    }
  }

  /// The tip that points at a view; without one, or with nil, there is none.
  private func tipPopover(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard let argument = call.arguments.unlabelled.first, isOwnCode(call.callRange, context) else { return nodes }
    presentNodes(tip(argument, call.callRange, context), as: "tip", call.callRange)
    return nodes
  }
}

extension ModifierCall {
  /// `contextMenu(ContextMenu(menuItems: { … }))`, as it was written before iOS 15, with the items themselves (Apple:
  /// documentation of ContextMenu).
  fileprivate var withMenuItems: ModifierCall {
    let values = switch arguments.first?.value {
    // `contextMenu(isOwn ? menu : nil)`
    case .choice(let alternatives)?: alternatives.map(\.value)
    case let value: [value].compactMap { $0 }
    }
    let made = values.compactMap { value in if case .view(let node) = value { node.primitive } else { nil } }
    guard let menu = made.first(where: { $0.name == "ContextMenu" }) else { return self }
    return ModifierCall(name: name, arguments: menu.arguments, source: source, callRange: callRange)
  }
}
