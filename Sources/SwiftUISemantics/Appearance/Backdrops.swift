import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// What views paint behind others.
extension TreeBuilder {
  var paints: PaintReader { PaintReader(evaluator: evaluator, assets: assets) }

  /// The paint of a view that is one plain surface: a colour, or a shape that is filled with one; nil for other views.
  func surface(of node: ViewNode) -> Paint? {
    guard let options = surfaces(of: node) else { return nil }
    return options.count == 1 ? options[0].value : .unknown("surface")
  }

  /// The same with what run time chooses from: `scheme == .dark ? Color.black : Color.white`.
  func surfaces(of node: ViewNode, filled: [Setting<Paint>.Option]? = nil) -> [Setting<Paint>.Option]? {
    switch node {
    case .primitive(let view):
      if view.name == "Color" { return always(paints.paint(.view(node)).0, view.source) }
      if let paint = paints.gradient(view) { return always(paint, view.source) }
      guard BuiltinViews.frameworkView(view.name)?.shape == .insettable else { return nil }
      return filled ?? always(.unknown("foreground style"), view.source)
    case .modified(let base, let call): return surfaces(of: base, under: call, filled: filled)
    case .group(let nodes) where nodes.count == 1: return surfaces(of: nodes[0], filled: filled)
    case .branch(let branches) where (1...Self.surfaceLimit).contains(branches.count):
      var result: [Setting<Paint>.Option] = []
      for branch in branches {
        guard let inner = surfaces(of: branch.view, filled: filled) else { return nil }
        result += inner.map { .init(value: $0.value, conditions: [branch.condition] + $0.conditions, origin: $0.origin) }
      }
      return result.count <= Self.surfaceLimit ? result : nil
    default: return nil
    }
  }

  private static var surfaceLimit: Int { 8 }

  private func surfaces(
    of base: ViewNode, under call: ModifierCall, filled: [Setting<Paint>.Option]?
  ) -> [Setting<Paint>.Option]? {
    switch call.name {
    case "fill", "foregroundColor", "foregroundStyle":
      guard let argument = call.arguments.first(labelled: nil) else { return surfaces(of: base, filled: filled) }
      // The innermost fill is the one that is seen.
      return surfaces(of: base, filled: paints.setting(argument, call).options)
    case "opacity":
      guard case .number(let opacity)? = call.arguments.first?.value else {
        return always(.unknown("opacity"), call.callRange)
      }
      return surfaces(of: base, filled: filled)?.map { option in
        .init(value: option.value.faded(opacity), conditions: option.conditions, origin: option.origin)
      }
    case _ where Self.harmlessToSurfaces.contains(call.name): return surfaces(of: base, filled: filled)
    default: return surfaces(of: base, filled: filled) == nil ? nil : always(.unknown(call.name), call.callRange)
    }
  }

  private func always(_ paint: Paint, _ source: SourceRange) -> [Setting<Paint>.Option] {
    [.init(value: paint, conditions: [], origin: source)]
  }

  /// A line and no ground: a shape, or a divider, that a frame holds to a point or two.
  private func isHairline(_ node: ViewNode) -> Bool {
    switch node {
    case .primitive(let view): view.name == "Divider"
    case .group(let nodes) where nodes.count == 1: isHairline(nodes[0])
    case .modified(let base, let call):
      call.name == "frame" && surfaces(of: base) != nil && call.arguments.contains { argument in
        guard ["height", "maxHeight", "width", "maxWidth"].contains(argument.label),
          case .number(let length) = argument.value else { return false }
        return length <= 2
      } || isHairline(base)
    default: false
    }
  }

  /// A colour that is a view of its own: of one that shows what is behind it how much of it is left.
  func color(_ view: PrimitiveView, _ context: ViewContext) -> AccessibilityElement {
    var element = absent(.shape, view, context)
    let (paint, _) = paints.paint(.view(.primitive(view)))
    if let colors = paint.colors, ColorMode.allCases.allSatisfy({ colors[$0].alpha < 1 }) {
      element.appearance.foreground = Setting(
        options: [.init(value: paint, conditions: [], origin: view.source)], argument: view.source, modifier: view.source)
    }
    return element
  }

  /// Modifiers that leave the paint of a surface as it is.
  private static let harmlessToSurfaces: Set<String> = [
    "frame", "cornerRadius", "clipShape", "shadow", "ignoresSafeArea", "edgesIgnoringSafeArea", "padding",
    "accessibilityHidden", "accessibilityIdentifier", "aspectRatio", "fixedSize", "layoutPriority", "transition", "id",
    "animation", "zIndex", "contentShape", "onTapGesture", "allowsHitTesting", ModifierCall.chainMark,
  ]

  /// The paint of what a `background` shows, laid over what is behind it; nil when that paints nothing.
  func backdrop(_ call: ModifierCall, _ context: ViewContext) -> Setting<Paint>? {
    guard let argument = call.arguments.first(where: { $0.label == nil || $0.label == "content" }) else {
      return unknownBackdrop("background", call.callRange)
    }
    var setting: Setting<Paint>
    switch argument.value {
    case .closure, .instance:
      let node = views(argument)
      if node.isEmpty || isHairline(node) { return background(context) }
      guard let options = surfaces(of: node) else { return unknownBackdrop(argument.source.text, call.callRange) }
      setting = Setting(options: options, argument: argument.source, modifier: call.callRange)
    case .view(let node):
      if isHairline(node) { return background(context) }
      guard let options = surfaces(of: node) else { fallthrough }
      setting = Setting(options: options, argument: argument.source, modifier: call.callRange)
    default: setting = paints.setting(argument, call)
    }
    return laid(setting, over: context)
  }

  /// A surface over what is behind it.
  func laid(_ setting: Setting<Paint>, over context: ViewContext) -> Setting<Paint>? {
    if let colors = setting.single?.colors, ColorMode.allCases.allSatisfy({ colors[$0].alpha == 0 }) {
      return background(context)
    }
    var result = setting
    ask(.hasOpacity, of: context.handed)
    for index in result.options.indices {
      // What fades as a whole fades its surface as well.
      if context.handed.opacity != nil {
        result.options[index].value = .unknown("opacity")
      } else {
        if result.options[index].value.colors?.isOpaque == true { continue }
        var behind = background(context).map { $0.single ?? .unknown("background") }
        // What shines through a gradient is told for review alone.
        if behind == nil, result.options[index].value.kind == .gradient { behind = Paint.system("systemBackground") }
        result.options[index].value = result.options[index].value.over(behind)
      }
    }
    return result
  }

  /// What lies behind, which decides about what is laid over it.
  private func background(_ context: ViewContext) -> Setting<Paint>? {
    ask(.background, of: context.handed)
    return context.handed.background
  }

  func unknownBackdrop(_ what: String, _ source: SourceRange) -> Setting<Paint> {
    Setting(
      options: [.init(value: .unknown(what), conditions: [], origin: source)], argument: source, modifier: source)
  }

  /// A context behind whose views something lies that is not known.
  func over(_ what: String, _ source: SourceRange, _ context: ViewContext) -> ViewContext {
    var inner = context
    inner.handed.background = unknownBackdrop(what, source)
    inner.handed.opacity = nil
    return inner
  }

  /// A context in which the system sets the look: bars, menus, and what is shown in a layer of its own.
  func systemStyled(_ what: String, _ source: SourceRange, _ context: ViewContext) -> ViewContext {
    var inner = context
    inner.handed.setPlain()
    inner.handed.background = unknownBackdrop(what, source)
    inner.handed.foreground = unknownBackdrop(what, source)
    return inner
  }

  /// Views that lie on each other, the first lowest.
  func layers(_ nodes: [ViewNode], _ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    inner.isWholePresentation = context.isWholePresentation && nodes.count == 1
    var result: [AccessibilityNode] = []
    for node in nodes {
      let built = build(node, inner)
      result += built
      if isHairline(node) { continue }
      if let options = surfaces(of: node) {
        let setting = Setting<Paint>(options: options, argument: view.source, modifier: view.source)
        inner.handed.background = laid(setting, over: inner)
        inner.handed.opacity = nil
      } else if !built.isEmpty {
        inner = over("views in a ZStack", view.source, inner)
      }
    }
    return result
  }
}
