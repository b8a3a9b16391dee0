import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Gradients, which are judged by the colour in their middle.
extension PaintReader {
  private static let views = FrameworkNames.names(.gradientType)
  private static let styles = FrameworkNames.names(.gradientStyle)

  /// The middle of `LinearGradient(colors: […], …)`; nil for views that are none.
  public func gradient(_ view: PrimitiveView) -> Paint? {
    guard Self.views.contains(view.name) else { return nil }
    return middle(view.arguments) ?? .unknown(view.name)
  }

  /// The same for `.linearGradient(colors: […], …)`.
  func gradient(_ member: MemberValue) -> Paint? {
    guard member.type == nil, Self.styles.contains(member.name), !member.arguments.isEmpty else { return nil }
    return middle(member.arguments) ?? .unknown(member.name)
  }

  private func middle(_ arguments: [EvaluatedArgument]) -> Paint? {
    if let gradient = arguments.first(where: { $0.label == "gradient" || $0.label == nil }) {
      let value = gradient.value.unbound
      switch value {
      case .view(.primitive(let view)) where view.name == "Gradient": return middle(view.arguments)
      case .member(let member) where member.name == "init" || member.name == "Gradient": return middle(member.arguments)
      default: return nil
      }
    }
    let list = arguments.first(labelled: "colors") ?? arguments.first(labelled: "stops")
    guard case .array(let members)? = list?.value.unbound, !members.isEmpty, members.count <= 12 else { return nil }
    let colors = members.map { color(ofStop: $0).colors }
    guard colors.allSatisfy({ $0 != nil }) else { return nil }
    let known = colors.compactMap(\.self)
    return Paint(kind: .gradient, colors: ModeColors { mode in
      let parts = known.map { $0[mode] }
      func mean(_ part: (RGBA) -> Double) -> Double { parts.reduce(0) { $0 + part($1) } / Double(parts.count) }
      return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    })
  }

  /// A colour, or that of `Gradient.Stop(color:location:)`.
  private func color(ofStop value: Value) -> Paint {
    let value = value.unbound
    let arguments: [EvaluatedArgument] =
      switch value {
      case .member(let member): member.arguments
      case .view(.primitive(let view)): view.arguments
      default: []
      }
    if let color = arguments.first(labelled: "color") { return paint(color.value).0 }
    return paint(value).0
  }
}
