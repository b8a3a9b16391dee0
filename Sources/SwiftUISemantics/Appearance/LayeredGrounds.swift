import AccessibilityModel
import ViewEvaluation

/// Grounds that are made of several layers: `ZStack { RoundedRectangle(…).fill(.white); RoundedRectangle(…).stroke(.gray) }`.
extension TreeBuilder {
  /// The topmost of layers that are all surfaces as large as the whole, or lines around them; nil for others.
  func surfaces(ofLayers node: ViewNode, _ handed: HandedDown) -> [Setting<Paint>.Option]? {
    switch node {
    case .group(let nodes): nodes.count == 1 ? surfaces(ofLayers: nodes[0], handed) : topmost(of: nodes, handed)
    case .modified(let base, let call) where Self.harmlessToSurfaces.contains(call.name): surfaces(ofLayers: base, handed)
    case .primitive(let view) where view.name == "ZStack":
      view.arguments.first { $0.isTrailingClosure || $0.label == "content" }.flatMap { content in
        let node = views(content)
        return topmost(of: node.members, handed)
      }
    default: nil
    }
  }

  private func topmost(of layers: [ViewNode], _ handed: HandedDown) -> [Setting<Paint>.Option]? {
    var result: [Setting<Paint>.Option]?
    var isTextured = false
    for layer in layers where !isOutline(layer) && !isHairline(layer) {
      if isGlow(layer) {
        isTextured = true
        continue
      }
      guard let options = surfaces(of: layer, handed) ?? surfaces(ofLayers: layer, handed) else {
        guard isFaint(layer) else { return nil }
        isTextured = true
        continue
      }
      guard let below = result else {
        result = options
        continue
      }
      // One with a size of its own lies beside the letters, or behind some of them.
      guard !hasSize(layer), let joined = Self.layer(options, over: below) else { return nil }
      result = joined
    }
    return isTextured ? result?.map(Self.textured) : result
  }

  /// A surface under what `overlay` lays over the whole of it; nil where that is not known, or as large as it says itself.
  func overlaid(
    _ ground: [Setting<Paint>.Option], with layers: [ViewNode], _ handed: HandedDown
  ) -> [Setting<Paint>.Option]? {
    var result = ground
    for layer in layers where !isOutline(layer) && !isHairline(layer) {
      if isGlow(layer) {
        result = result.map(Self.textured)
        continue
      }
      guard !hasSize(layer), let options = surfaces(of: layer, handed), let joined = Self.layer(options, over: result) else { return nil }
      result = joined
    }
    return result
  }

  /// A thin colour that is blurred until nothing of its shape is left, somewhere on a ground.
  func isGlow(_ node: ViewNode) -> Bool {
    switch node {
    case .group(let nodes): nodes.count == 1 && isGlow(nodes[0])
    case .modified(let base, let call) where call.name == "blur":
      if case .number(let radius)? = (call.arguments.first(labelled: "radius") ?? call.arguments.first)?.value.unbound {
        radius >= Self.dissolved && isThin(base)
      } else {
        false
      }
    case .modified(let base, let call) where Self.harmlessToSurfaces.contains(call.name) || ["frame", "offset", "position"].contains(call.name):
      isGlow(base)
    default: false
    }
  }

  /// Points of a blur after which a shape has no edges.
  private static let dissolved = 20.0

  private func isThin(_ node: ViewNode) -> Bool {
    let paints = surfaces(of: node, HandedDown())?.map(\.value) ?? []
    return !paints.isEmpty && paints.allSatisfy { paint in
      paint.colors.map { colors in ColorMode.allCases.allSatisfy { colors[$0].alpha <= Self.thin } } ?? false
    }
  }

  /// Blurred, a colour of this strength is less than `faint` wherever it lies.
  private static let thin = 0.3

  /// Each of some paints over each of those behind them that may be there at the same time; nil for more than are followed.
  static func layer(
    _ paints: [Setting<Paint>.Option], over grounds: [Setting<Paint>.Option]
  ) -> [Setting<Paint>.Option]? {
    let result = paints.flatMap { paint -> [Setting<Paint>.Option] in
      if paint.value.colors?.isOpaque == true { return [paint] }
      return grounds.filter { ground in !paint.conditions.contains { one in ground.conditions.contains(where: one.excludes) } }
        .map { ground in
          let further = ground.conditions.filter { !paint.conditions.contains($0) }
          return .init(value: paint.value.over(ground.value), conditions: paint.conditions + further, origin: paint.origin)
        }
    }
    return (1...surfaceLimit).contains(result.count) ? result : nil
  }

  /// A pattern that is hardly seen over what lies behind it: `Pattern().opacity(0.1)`.
  func isFaint(_ node: ViewNode) -> Bool {
    switch node {
    case .group(let nodes): nodes.count == 1 && isFaint(nodes[0])
    case .modified(let base, let call) where call.name == "opacity":
      Self.numbers(call.arguments.first, call).map { $0.options.allSatisfy { $0.value <= Self.faint } } ?? false || isFaint(base)
    case .modified(let base, let call) where Self.harmlessToSurfaces.contains(call.name): isFaint(base)
    default: false
    }
  }

  /// So little changes a ratio by less than gradients do, of which findings are for review as well.
  private static let faint = 0.2

  /// A ground with a faint pattern on it is no longer known for certain.
  static func textured(_ setting: Setting<Paint>) -> Setting<Paint> {
    var result = setting
    result.options = setting.options.map(textured)
    return result
  }

  private static func textured(_ option: Setting<Paint>.Option) -> Setting<Paint>.Option {
    guard option.value.colors != nil, option.value.kind != .gradient else { return option }
    return .init(value: Paint(kind: .mixed, colors: option.value.colors), conditions: option.conditions, origin: option.origin)
  }

  func hasSize(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let base, let call):
      call.name == "frame" && call.arguments.contains { $0.label == "width" || $0.label == "height" } || hasSize(base)
    case .group(let nodes): nodes.contains(where: hasSize)
    default: false
    }
  }
}

extension ViewNode {
  fileprivate var members: [ViewNode] { if case .group(let nodes) = self { nodes } else { [self] } }
}
