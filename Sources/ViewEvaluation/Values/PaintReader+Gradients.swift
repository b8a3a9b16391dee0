import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Gradients, which are judged by the colour in their middle.
extension PaintReader {
  private static let views = FrameworkNames.names(.gradientType)
  private static let styles = FrameworkNames.names(.gradientStyle)

  /// Whether a view draws a gradient: `LinearGradient(colors: […], …)`.
  public static func isGradient(_ view: PrimitiveView) -> Bool { views.contains(view.name) }

  /// The same for `.linearGradient(colors: […], …)`.
  public static func isGradient(_ member: MemberValue) -> Bool {
    member.type == nil && styles.contains(member.name) && !member.arguments.isEmpty
  }

  /// What a gradient is made of in each of the states that decide about its colours: `[tint.opacity(0.9), tint]` of a tint
  /// that is another one in each case. nil where nothing decides, or several things do.
  ///
  /// - Parameter spread: A colour as a choice of colours, where run time chooses.
  public static func ways(
    ofGradient arguments: [EvaluatedArgument], _ spread: (Value) -> Value
  ) -> [(condition: Condition, arguments: [EvaluatedArgument])]? {
    for (index, argument) in arguments.enumerated() {
      guard let ways = ways(ofPart: argument, spread) else { continue }
      return ways.map { way in
        var decided = arguments
        decided[index] = .synthesized(label: argument.label, value: way.value, source: argument.source)
        return (way.condition, decided)
      }
    }
    return nil
  }

  private static func ways(
    ofPart argument: EvaluatedArgument, _ spread: (Value) -> Value
  ) -> [ConditionalValue]? {
    switch argument.value.unbound {
    case .array(let members) where ["colors", "stops"].contains(argument.label):
      let colours = members.map { spread(colour(inStop: $0)) }
      let choices = colours.compactMap { colour in if case .choice(let ways) = colour { ways } else { nil } }
      return choices.first?.map { way in
        ConditionalValue(condition: way.condition, value: .array(colours.map { $0.decided(under: way.condition) }))
      }
    case .view(.primitive(let view)) where ["gradient", nil].contains(argument.label) && view.name == "Gradient":
      return ways(ofGradient: view.arguments, spread)?.map { way in
        var view = view
        view.arguments = way.arguments
        return ConditionalValue(condition: way.condition, value: .view(.primitive(view)))
      }
    default: return nil
    }
  }

  /// The middle of `LinearGradient(colors: […], …)`; nil for views that are none.
  public func gradient(_ view: PrimitiveView) -> Paint? {
    guard Self.views.contains(view.name) else { return nil }
    return middle(view.arguments) ?? .unknown(view.name)
  }

  /// The same for `.linearGradient(colors: […], …)`.
  func gradient(_ member: MemberValue) -> Paint? {
    guard Self.isGradient(member) else { return nil }
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
  private func color(ofStop value: Value) -> Paint { paint(Self.colour(inStop: value)).0 }

  private static func colour(inStop value: Value) -> Value {
    let value = value.unbound
    let arguments: [EvaluatedArgument] =
      switch value {
      case .member(let member): member.arguments
      case .view(.primitive(let view)): view.arguments
      default: []
      }
    return arguments.first(labelled: "color")?.value ?? value
  }
}

extension Value {
  /// What it is under an outcome that may decide about it.
  fileprivate func decided(under condition: Condition) -> Value {
    guard case .choice(let ways) = unbound else { return self }
    return ways.first { $0.condition == condition }?.value.decided(under: condition) ?? self
  }
}
