import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// What views paint behind others.
extension TreeBuilder {
  var paints: PaintReader { PaintReader(evaluator: evaluator, assets: assets) }

  /// The paint of a view that is one plain surface: a colour, or a shape that is filled with one; nil for other views.
  func surface(of node: ViewNode, filled: Paint? = nil) -> Paint? {
    switch node {
    case .primitive(let view):
      if view.name == "Color" { return paints.paint(.view(node)).0 }
      guard BuiltinViews.frameworkView(view.name)?.shape == .insettable else { return nil }
      return filled ?? .unknown("foreground style")
    case .modified(let base, let call):
      switch call.name {
      case "fill", "foregroundColor", "foregroundStyle":
        guard let argument = call.arguments.first(labelled: nil) else { return surface(of: base, filled: filled) }
        // The innermost fill is the one that is seen.
        return surface(of: base, filled: paints.setting(argument, call).single ?? .unknown(argument.source.text))
      case "opacity":
        guard case .number(let opacity)? = call.arguments.first?.value else { return .unknown("opacity") }
        return surface(of: base, filled: filled)?.faded(opacity)
      case _ where Self.harmlessToSurfaces.contains(call.name): return surface(of: base, filled: filled)
      default: return surface(of: base, filled: filled) == nil ? nil : .unknown(call.name)
      }
    case .group(let nodes) where nodes.count == 1: return surface(of: nodes[0], filled: filled)
    default: return nil
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
      if node.isEmpty { return background(context) }
      guard let paint = surface(of: node) else { return unknownBackdrop(argument.source.text, call.callRange) }
      setting = Setting(
        options: [.init(value: paint, conditions: [], origin: argument.source)], argument: argument.source,
        modifier: call.callRange)
    case .view(let node) where surface(of: node) != nil:
      setting = Setting(
        options: [.init(value: surface(of: node) ?? .unknown("view"), conditions: [], origin: argument.source)],
        argument: argument.source, modifier: call.callRange)
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
        let behind = background(context).map { $0.single ?? .unknown("background") }
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
      if let paint = surface(of: node) {
        let setting = Setting<Paint>(
          options: [.init(value: paint, conditions: [], origin: view.source)], argument: view.source,
          modifier: view.source)
        inner.handed.background = laid(setting, over: inner)
        inner.handed.opacity = nil
      } else if !built.isEmpty {
        inner = over("views in a ZStack", view.source, inner)
      }
    }
    return result
  }
}
