import AccessibilityModel
import SourceModel
import ViewEvaluation

extension PaintReader {
  /// - Parameter isHierarchical: Whether `secondary` and its kin mean a shade of the style around, as they do in
  ///   `foregroundStyle`, and not the colour of that name.
  func setting(_ argument: EvaluatedArgument, _ call: ModifierCall, isHierarchical: Bool = false) -> Setting<Paint> {
    let value = spread(argument.value)
    let reader = StyleOptions<Paint> { value in
      if isHierarchical, case .member(let member) = value, member.type == nil, Self.shades.contains(member.name) {
        return (.unknown(member.name), nil)
      }
      return paint(value)
    }
    if let existing = existing(argument.value), let option = reader.options(of: existing, at: argument.source) {
      return Setting(options: option, argument: argument.source, modifier: call.callRange)
    }
    let options = reader.options(of: value, at: argument.source)
      ?? [.init(value: .unknown(argument.source.text), conditions: [], origin: argument.source)]
    return Setting(options: options, argument: argument.source, modifier: call.callRange)
  }

  /// What a colour comes to that is a view: one for each way that run time chooses.
  func options(of node: ViewNode, at source: SourceRange) -> [Setting<Paint>.Option]? {
    StyleOptions<Paint>(read: paint).options(of: spread(.view(node)), at: source)
  }

  /// A colour of which a part is chosen, as a choice of colours: `.green.opacity(isOn ? 1 : 0.3)`,
  /// `Color(isOn ? "ink" : "mist")`.
  private func spread(_ value: Value) -> Value {
    switch value.unbound {
    case .choice(let ways):
      return .choice(ways.map { ConditionalValue(condition: $0.condition, value: spread($0.value)) })
    case .member(let member) where Self.isGradient(member):
      guard let ways = Self.ways(ofGradient: member.arguments, spread) else { return value }
      return .choice(ways.map { way in
        let member = MemberValue(
          type: member.type, name: member.name, arguments: way.arguments, source: member.source, changes: member.changes)
        return ConditionalValue(condition: way.condition, value: .member(member))
      })
    case .view(.primitive(let view)) where Self.isGradient(view):
      guard let ways = Self.ways(ofGradient: view.arguments, spread) else { return value }
      return .choice(ways.map { way in
        var view = view
        view.arguments = way.arguments
        return ConditionalValue(condition: way.condition, value: .view(.primitive(view)))
      })
    case .member(let member):
      if let ways = ownWays(member) { return .choice(ways.map { ConditionalValue(condition: $0.condition, value: spread($0.value)) }) }
      guard let last = member.changes.last, let ways = Self.ways(ofOpacity: last.name, last.arguments) else { return value }
      return .choice(ways.map { way in
        let changes = Array(member.changes.dropLast()) + [MemberChange(name: last.name, arguments: [way.argument])]
        let member = MemberValue(
          type: member.type, name: member.name, arguments: member.arguments, source: member.source, changes: changes)
        return ConditionalValue(condition: way.condition, value: .member(member))
      })
    case .view(.branch(let branches)):
      return .choice(branches.map { ConditionalValue(condition: $0.condition, value: spread(.view($0.view))) })
    case .view(.primitive(let view)) where Self.made.contains(view.name):
      guard let first = view.arguments.first, case .choice(let ways) = spread(first.value) else { return value }
      return .choice(ways.map { way in
        var view = view
        view.arguments[0] = .synthesized(label: first.label, value: way.value, source: first.source)
        return ConditionalValue(condition: way.condition, value: spread(.view(.primitive(view))))
      })
    case .view(.modified(let base, var call)):
      let ways = spread(.view(base))
      if case .choice = ways { return changed(ways, by: call) }
      guard let ways = Self.ways(ofOpacity: call.name, call.arguments) else { return value }
      return .choice(ways.map { way in
        call.arguments = [way.argument]
        return ConditionalValue(condition: way.condition, value: .view(.modified(base, call)))
      })
    default: return value
    }
  }

  /// Each of the colours that run time chooses from, however deep its choice lies in others, with what is done to all of them.
  private func changed(_ value: Value, by call: ModifierCall) -> Value {
    switch value {
    case .choice(let ways):
      .choice(ways.map { ConditionalValue(condition: $0.condition, value: changed($0.value, by: call)) })
    case .view(let node): spread(.view(.modified(node, call)))
    default: value
    }
  }

  private static func ways(
    ofOpacity name: String, _ arguments: [EvaluatedArgument]
  ) -> [(condition: Condition, argument: EvaluatedArgument)]? {
    guard name == "opacity", arguments.count == 1, case .choice(let ways)? = arguments.first?.value.unbound else { return nil }
    return ways.map { ($0.condition, .synthesized(label: nil, value: $0.value, source: arguments[0].source)) }
  }

  /// What makes a colour of another one: of a choice of these a choice.
  private static let made: Set<String> = ["Color", "UIColor", "NSColor", "AnyShapeStyle"]

  private static let shades: Set<String> = ["secondary", "tertiary", "quaternary", "quinary"]
}
