import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// What views paint behind others.
extension TreeBuilder {
  /// - Parameter handed: What is handed down where a colour stands: the tint among it.
  func paints(_ handed: HandedDown) -> PaintReader {
    PaintReader(evaluator: evaluator, assets: assets, tint: { [self] in
      ask(.tint, of: handed)
      return handed.tint
    }, foreground: { [self] in
      ask(.foreground, of: handed)
      return handed.foreground
    })
  }

  /// The paint of a view that is one plain surface: a colour, or a shape that is filled with one; nil for other views.
  func surface(of node: ViewNode, _ handed: HandedDown) -> Paint? {
    guard let options = surfaces(of: node, handed) else { return nil }
    return options.count == 1 ? options[0].value : .unknown("surface")
  }

  /// The same with what run time chooses from: `scheme == .dark ? Color.black : Color.white`.
  func surfaces(
    of node: ViewNode, _ handed: HandedDown, filled: [Setting<Paint>.Option]? = nil
  ) -> [Setting<Paint>.Option]? {
    switch node {
    case .primitive(let view):
      if view.name == "Color" { return paints(handed).options(of: node, at: view.source) ?? always(.unknown("colour"), view.source) }
      if PaintReader.isGradient(view) {
        return paints(handed).options(of: node, at: view.source) ?? always(.unknown(view.name), view.source)
      }
      guard BuiltinViews.frameworkView(view.name)?.shape == .insettable else { return nil }
      return filled ?? always(.unknown("foreground style"), view.source)
    case .modified(let base, let call): return surfaces(of: base, under: call, handed, filled: filled)
    case .group(let nodes) where nodes.count == 1: return surfaces(of: nodes[0], handed, filled: filled)
    // A ground with a name of its own: `Canvas()`.
    case .custom(let view) where view.declaration.range.end - view.declaration.range.start <= Self.groundLength:
      let declaration = ObjectIdentifier(view.declaration)
      // What fills itself in its own body is filled along its path; what only contains itself paints nothing that is known.
      guard openGrounds.insert(declaration).inserted else {
        return evaluator.isShape(view.declaration) ? filled ?? always(.unknown("foreground style"), view.source) : nil
      }
      defer { openGrounds.remove(declaration) }
      let body = evaluator.body(of: view)
      return surfaces(of: body, handed, filled: filled) ?? surfaces(ofLayers: body, handed)
    case .branch(let branches) where (1...Self.surfaceLimit).contains(branches.count):
      var result: [Setting<Paint>.Option] = []
      for branch in branches {
        guard let inner = surfaces(of: branch.view, handed, filled: filled) else { return nil }
        result += inner.map { .init(value: $0.value, conditions: [branch.condition] + $0.conditions, origin: $0.origin) }
      }
      return result.count <= Self.surfaceLimit ? result : nil
    default: return nil
    }
  }

  static var surfaceLimit: Int { 16 }
  /// Bytes of a view that may be nothing but a ground; others are not looked into.
  private static var groundLength: Int { 1200 }

  private func surfaces(
    of base: ViewNode, under call: ModifierCall, _ handed: HandedDown, filled: [Setting<Paint>.Option]?
  ) -> [Setting<Paint>.Option]? {
    switch call.name {
    case "fill", "foregroundColor", "foregroundStyle":
      guard let argument = call.arguments.first(labelled: nil) else { return surfaces(of: base, handed, filled: filled) }
      // The innermost fill is the one that is seen.
      return surfaces(of: base, handed, filled: paints(handed).setting(argument, call).options)
    case "opacity":
      guard let parts = Self.numbers(call.arguments.first, call) else {
        return always(.unknown("opacity"), call.callRange)
      }
      return surfaces(of: base, handed, filled: filled).flatMap { faded($0, to: parts.options) }
    case "gradient":
      return surfaces(of: base, handed, filled: filled)?.map { option in
        .init(value: Paint(kind: .gradient, colors: option.value.colors), conditions: option.conditions, origin: option.origin)
      }
    // A line around what is filled within it.
    case "stroke", "strokeBorder": return surfaces(of: base, handed)
    case "background":
      guard let inner = surfaces(of: base, handed, filled: filled) else { return nil }
      // A line around its ground.
      if isOutline(base) { return overlays(of: call).single.flatMap { surfaces(of: $0, handed) } ?? ground(of: call, handed) }
      // A clear shape that gives its ground a size and nothing else.
      if inner.allSatisfy(\.value.isClear), let ground = overlays(of: call).single.flatMap({ surfaces(of: $0, handed) }) { return ground }
      return always(.unknown(call.name), call.callRange)
    case "overlay":
      guard let inner = surfaces(of: base, handed, filled: filled) else { return nil }
      return overlaid(inner, with: overlays(of: call), handed) ?? always(.unknown(call.name), call.callRange)
    case _ where Self.harmlessToSurfaces.contains(call.name): return surfaces(of: base, handed, filled: filled)
    default: return surfaces(of: base, handed, filled: filled) == nil ? nil : always(.unknown(call.name), call.callRange)
    }
  }

  /// What `.background(.white)` paints, which is no view.
  private func ground(of call: ModifierCall, _ handed: HandedDown) -> [Setting<Paint>.Option] {
    guard let argument = call.arguments.first(labelled: nil) else { return always(.unknown(call.name), call.callRange) }
    return paints(handed).setting(argument, call).options
  }

  /// Each paint as far as each opacity leaves it; nil where that is more than are followed.
  private func faded(
    _ paints: [Setting<Paint>.Option], to parts: [Setting<Double>.Option]
  ) -> [Setting<Paint>.Option]? {
    guard paints.count * parts.count <= Self.surfaceLimit else { return nil }
    return paints.flatMap { paint in
      parts.map { part in
        .init(value: paint.value.faded(part.value), conditions: paint.conditions + part.conditions, origin: paint.origin)
      }
    }
  }

  private func overlays(of call: ModifierCall) -> [ViewNode] {
    call.arguments.filter { $0.label == nil || $0.label == "content" || $0.isTrailingClosure }.map { views($0) }
  }

  /// A shape of which nothing is drawn but the line around it.
  func isOutline(_ node: ViewNode) -> Bool {
    switch node {
    case .group(let nodes) where nodes.count == 1: isOutline(nodes[0])
    case .modified(let base, let call):
      ["stroke", "strokeBorder"].contains(call.name)
        ? isBareShape(base)
        : isOutline(base) && (Self.harmlessToSurfaces.contains(call.name) || Self.isLook(call.name))
    default: false
    }
  }

  private func isBareShape(_ node: ViewNode) -> Bool {
    switch node {
    case .primitive(let view): BuiltinViews.frameworkView(view.name)?.shape == .insettable
    case .modified(let base, let call):
      ["inset", "trim", "rotation", "scale", "offset", ModifierCall.chainMark].contains(call.name) && isBareShape(base)
    default: false
    }
  }

  private func always(_ paint: Paint, _ source: SourceRange) -> [Setting<Paint>.Option] {
    [.init(value: paint, conditions: [], origin: source)]
  }

  /// A line and no ground: a shape, or a divider, that a frame holds to a point or two.
  func isHairline(_ node: ViewNode) -> Bool {
    switch node {
    case .primitive(let view): view.name == "Divider"
    case .group(let nodes) where nodes.count == 1: isHairline(nodes[0])
    case .modified(let base, let call):
      call.name == "frame" && isSurface(base) && call.arguments.contains { argument in
        guard ["height", "maxHeight", "width", "maxWidth"].contains(argument.label),
          case .number(let length) = argument.value else { return false }
        return length <= 2
      } || isHairline(base)
    default: false
    }
  }

  private func isSurface(_ node: ViewNode) -> Bool { surfaces(of: node, HandedDown()) != nil }

  /// A line between others, where run time chooses what it is painted with: `Divider().background(isValid ? .red : .gray)`.
  /// Nothing is said of any other.
  func paintedDivider(_ node: ViewNode, _ context: ViewContext) -> [AccessibilityNode] {
    switch node {
    case .group(let nodes) where nodes.count == 1: return paintedDivider(nodes[0], context)
    case .modified(let base, _): return paintedDivider(base, context)
    case .primitive(let view) where view.name == "Divider":
      guard let paint = context.handed.background, paint.options.count > 1 else { return [] }
      var line = absent(.shape, view, context)
      line.appearance.foreground = paint
      return [.element(line)]
    default: return []
    }
  }

  /// What is nothing but painted room of a size that run time knows, as a bar of a graph is: `VStack {}.frame(width:
  /// total * share).background(color)`. Nothing where it is sure to hold something that is seen by itself.
  func paintedBar(_ node: ViewNode, _ nodes: [AccessibilityNode], _ context: ViewContext) -> [AccessibilityNode] {
    guard hasOpenSize(node), Self.mayBeEmpty(nodes), let view = node.primitive, !["Text", "Image", "Color"].contains(view.name) else { return [] }
    return [.element(absent(.shape, view, context))]
  }

  /// `.frame(width: …)` among the modifiers of a view, with a length that is no number.
  private func hasOpenSize(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let base, let call):
      call.name == "frame" && ["width", "height"].contains { label in
        if case .unknown? = call.arguments.first(labelled: label)?.value.unbound { true } else { false }
      } || hasOpenSize(base)
    case .group(let nodes) where nodes.count == 1: hasOpenSize(nodes[0])
    default: false
    }
  }

  private static func mayBeEmpty(_ nodes: [AccessibilityNode]) -> Bool {
    nodes.allSatisfy { node in
      switch node {
      case .choice(let branches): branches.contains { mayBeEmpty($0.nodes) }
      case .container(let container): mayBeEmpty(container.nodes)
      case .element, .repeated: false
      }
    }
  }

  /// A colour that is a view of its own: of one that shows what is behind it how much of it is left.
  func color(_ view: PrimitiveView, _ context: ViewContext) -> AccessibilityElement {
    var element = absent(.shape, view, context)
    let (paint, _) = paints(context.handed).paint(.view(.primitive(view)))
    if let colors = paint.colors, ColorMode.allCases.allSatisfy({ colors[$0].alpha < 1 }) {
      element.appearance.foreground = Setting(
        options: [.init(value: paint, conditions: [], origin: view.source)], argument: view.source, modifier: view.source)
    }
    return element
  }

  /// Modifiers that leave the paint of a surface as it is.
  static let harmlessToSurfaces = FrameworkNames.names(.surfaceKeepingModifier).union([ModifierCall.chainMark])

  /// The paint of what a `background` shows, laid over what is behind it; nil when that paints nothing.
  func backdrop(_ call: ModifierCall, _ context: ViewContext) -> Setting<Paint>? {
    guard let argument = call.arguments.first(where: { $0.label == nil || $0.label == "content" }) else {
      return unknownBackdrop("background", call.callRange)
    }
    var setting: Setting<Paint>
    switch argument.value {
    case .closure, .instance:
      let node = views(argument)
      if node.isEmpty || isHairline(node) || isOutline(node) { return background(context) }
      guard let options = surfaces(of: node, context.handed) ?? surfaces(ofLayers: node, context.handed)
      else { return unknownBackdrop(argument.source.text, call.callRange) }
      setting = Setting(options: options, argument: argument.source, modifier: call.callRange)
    case .view(let node):
      if isHairline(node) || isOutline(node) { return background(context) }
      guard let options = surfaces(of: node, context.handed) ?? surfaces(ofLayers: node, context.handed) else { fallthrough }
      setting = Setting(options: options, argument: argument.source, modifier: call.callRange)
    default: setting = paints(context.handed).setting(argument, call)
    }
    return laid(setting, over: context)
  }

  /// A surface over what is behind it.
  func laid(_ setting: Setting<Paint>, over context: ViewContext) -> Setting<Paint>? {
    if let colors = setting.single?.colors, ColorMode.allCases.allSatisfy({ colors[$0].alpha == 0 }) {
      return background(context)
    }
    var result = setting
    ask(.opacity, of: context.handed)
    // While it is there as a whole, if it ever is.
    let isFaded = context.handed.opacity.map { !$0.options.contains { $0.value >= 1 } } ?? false
    result.options = isFaded
      // What fades as a whole fades its surface as well.
      ? result.options.map { .init(value: .unknown("opacity"), conditions: $0.conditions, origin: $0.origin) }
      : result.options.flatMap { laid($0, over: context) }
    let limit = max(setting.options.count, Self.surfaceLimit)
    return result.options.count <= limit ? result : unknownBackdrop("background", setting.argument)
  }

  /// One paint of a surface over each that may be behind it then.
  private func laid(_ option: Setting<Paint>.Option, over context: ViewContext) -> [Setting<Paint>.Option] {
    if option.value.colors?.isOpaque == true { return [option] }
    if let behind = background(context), behind.options.count > 1 {
      if let layers = Self.layer([option], over: behind.options) { return layers }
    }
    var behind = background(context).map { $0.single ?? .unknown("background") }
    // What shines through a gradient is told for review alone.
    if behind == nil, option.value.kind == .gradient { behind = Paint.system("systemBackground") }
    return [.init(value: option.value.over(behind), conditions: option.conditions, origin: option.origin)]
  }

  /// What lies behind, which decides about what is laid over it.
  func background(_ context: ViewContext) -> Setting<Paint>? {
    ask(.background, of: context.handed)
    return context.handed.background
  }

  /// The tint of what nobody gave another one: the accent colour of the app, where its assets have one.
  ///
  /// Source: Apple, "Specifying your app's color scheme"; the build setting that names the asset is set by the templates of
  /// Xcode. The argument is the view itself, since no code gives the colour.
  func accent(_ view: SourceRange) -> Setting<Paint>? {
    guard view.file.build.platforms != .macOS, let paint = Paint.asset("AccentColor", in: assets) else { return nil }
    return Setting(options: [.init(value: paint, conditions: [], origin: view)], argument: view, modifier: view)
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
    var isSpot = false
    for node in nodes {
      // What is moved away lies beside a ground with a size of its own, or half on it.
      let built = build(node, isSpot && node.isMoved ? over("views in a ZStack", view.source, inner) : inner)
      result += built
      if isHairline(node) || isOutline(node) { continue }
      if !isGlow(node), let options = surfaces(of: node, inner.handed) ?? surfaces(ofLayers: node, inner.handed) {
        let setting = Setting<Paint>(options: options, argument: view.source, modifier: view.source)
        inner.handed.background = laid(setting, over: inner)
        inner.handed.opacity = nil
        isSpot = hasSize(node) && !node.isMoved
      } else if isFaint(node) || isGlow(node) {
        if let background = background(inner) { inner.handed.background = Self.textured(background) }
      } else if !built.isEmpty {
        inner = over("views in a ZStack", view.source, inner)
      }
    }
    return result
  }
}

extension ViewNode {
  /// Whether it stands elsewhere than its stack puts it, and not only for some points.
  fileprivate var isMoved: Bool {
    switch self {
    case .modified(let base, let call):
      call.name == "position" || call.name == "offset" && call.arguments.contains { argument in
        if case .number(let length) = argument.value.unbound { abs(length) > Self.nudge } else { true }
      } || base.isMoved
    case .group(let nodes): nodes.contains { $0.isMoved }
    case .primitive(let view) where view.name == "ForEach":
      view.arguments.contains { argument in
        guard case .closure(let content) = argument.value.unbound else { return false }
        return content.closure.body.contains { part in
          guard case .call(let call) = part.kind, case .member(_?, let name) = call.callee.kind else { return false }
          return name == "offset" || name == "position"
        }
      }
    case .primitive, .branch, .custom, .opaque: false
    }
  }

  /// Points by which letters are moved that stay on what lies behind them.
  private static let nudge = 8.0
}

extension Paint {
  /// Nothing of it is seen in any appearance.
  fileprivate var isClear: Bool { colors.map { colors in ColorMode.allCases.allSatisfy { colors[$0].alpha == 0 } } ?? false }
}

extension Array {
  fileprivate var single: Element? { count == 1 ? self[0] : nil }
}
