import AccessibilityModel
import PlatformKnowledge
import ViewEvaluation

/// What is drawn around a text field for it alone: its ground, and a line.
extension TreeBuilder {
  /// Notes for the field in a view what a layer under or over it draws.
  ///
  /// - Parameters:
  ///   - nodes: What the view came to.
  ///   - content: What the layer consists of; nil where it is a colour.
  ///   - ground: What lies behind the view with the layer.
  func notingEdges(
    in nodes: [AccessibilityNode], of base: ViewNode, _ content: ViewNode?, _ ground: Setting<Paint>?, _ call: ModifierCall,
    _ context: ViewContext
  ) -> [AccessibilityNode] {
    guard mayBeField(base), Self.areOfField(nodes) else { return nodes }
    if let content, isOutline(content), let line = line(of: content, context.handed) {
      return nodes.mapExposed { if $0.isTextEntry { $0.appearance.outline = line } }
    }
    guard let ground, ground.modifier == call.callRange else { return nodes }
    let around = background(context) ?? Setting(
      options: [.init(value: Paint.system("systemBackground") ?? .unknown("screen"), conditions: [], origin: call.callRange)],
      argument: call.callRange, modifier: call.callRange)
    return nodes.mapExposed { if $0.isTextEntry, $0.appearance.around == nil { $0.appearance.around = around } }
  }

  /// A field, or one in a row with what belongs to it. What stands in a column is more than a field.
  private func mayBeField(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let base, _): mayBeField(base)
    case .group(let nodes): nodes.count == 1 && mayBeField(nodes[0])
    case .primitive(let view): Self.rows.contains(view.name)
    case .custom, .branch: true
    default: false
    }
  }

  private static let rows = FrameworkNames.names(.fieldRow)

  /// One field, or two that take turns, with no words beside it.
  private static func areOfField(_ nodes: [AccessibilityNode]) -> Bool {
    var (shown, fields) = (0, 0)
    // Most views are much more than a field, which the first of their elements tell.
    let isMore = nodes.firstElement { element in
      guard element.exposure == .exposed else { return false }
      shown += 1
      if element.isTextEntry { fields += 1 }
      return shown > 4 || fields > 2 || !element.isTextEntry && (element.role == .text || !element.visibleText.allSatisfy(\.isBlank))
    } != nil
    return !isMore && fields > 0
  }

  /// The colour of a line around something: `RoundedRectangle(cornerRadius: 8).stroke(.gray)`.
  private func line(of node: ViewNode, _ handed: HandedDown) -> Setting<Paint>? {
    switch node {
    case .group(let nodes) where nodes.count == 1: return line(of: nodes[0], handed)
    case .modified(let base, let call):
      let isLine = ["stroke", "strokeBorder"].contains(call.name)
      if isLine || ["foregroundColor", "foregroundStyle"].contains(call.name), let argument = call.arguments.first(labelled: nil) {
        return line(of: base, handed) ?? paints(handed).setting(argument, call)
      }
      return isLine ? nil : line(of: base, handed)
    default: return nil
    }
  }
}

extension AccessibilityElement {
  fileprivate var isTextEntry: Bool { [.textField, .secureField, .textEditor].contains(role) }
}
