import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Looks that run time decides about and that no other member of `Appearance` keeps: a weight, a shadow, a shape that
/// lies under or over a view while something holds.
extension TreeBuilder {
  /// Modifiers that change how something is drawn and neither its place nor its room.
  private static let plainLooks = FrameworkNames.names(.lookModifier)

  static func isLook(_ name: String) -> Bool { plainLooks.contains(name) || colorEffects.contains(name) }

  /// Keeps what decides about the argument of a modifier.
  func noteDecisions(_ call: ModifierCall, _ appearance: inout HandedDown) {
    if Self.isLook(call.name) {
      note(decisions(of: call), call, &appearance)
    } else if Self.layers.contains(call.name) {
      // A paint that lets through what nobody knows is told apart from another one by what decides about it alone.
      note(decisions(of: call) + surfaces(of: call).flatMap { decisions(of: $0) }, call, &appearance)
    } else if call.name == "font" {
      note(weights(of: call), call, &appearance)
    }
  }

  /// What decides about the weight of a font: `.system(size: 16, weight: isChosen ? .bold : .regular)`.
  private func weights(of call: ModifierCall) -> [Condition] {
    guard case .member(let font)? = call.arguments.first?.value.unbound else { return [] }
    let weights = font.arguments.filter { $0.label == "weight" }
      + font.changes.filter { $0.name == "weight" }.flatMap(\.arguments)
    return weights.compactMap { weight in
      if case .choice(let alternatives) = weight.value.unbound { Self.standingOut(alternatives) } else { nil }
    }
  }

  /// Modifiers that paint something behind a view.
  private static let layers: Set<String> = ["background", "listRowBackground"]

  /// The views that a modifier is handed without a closure around them: `Color.blue.opacity(isChosen ? 0.2 : 0)`.
  private func surfaces(of call: ModifierCall) -> [ViewNode] {
    call.arguments.compactMap { argument in
      if case .view(let node) = argument.value { node } else { nil }
    }
  }

  /// Keeps what decides about a layer under or over a view.
  func noteDecisions(ofLayer layer: ViewNode, _ call: ModifierCall, _ appearance: inout HandedDown) {
    note(decisions(of: layer), call, &appearance)
  }

  private func note(_ conditions: [Condition], _ call: ModifierCall, _ appearance: inout HandedDown) {
    for condition in conditions {
      var decision = Appearance.Decision(condition: condition, modifier: call.callRange)
      if call.name == "opacity", case .choice(let alternatives)? = call.arguments.first?.value.unbound {
        decision.faintest = alternatives.compactMap { if case .number(let part) = $0.value { part } else { nil } }.min()
      }
      appearance.note(decision)
    }
  }

  private func decisions(of call: ModifierCall) -> [Condition] {
    call.arguments.compactMap { argument -> Condition? in
      switch argument.value.unbound {
      case .choice(let alternatives):
        // What stands out while something does not hold, as unread mail, tells of that and not of what is chosen.
        (call.name == "fontWeight" ? Self.standingOut(alternatives) : nil) ?? Self.positive(alternatives.map(\.condition))
      case .unknown(let unknown) where Self.switches.contains(call.name): condition(of: unknown)
      default: nil
      }
    }
  }

  /// The outcome under which a weight is the heavier one, where there are two.
  private static func standingOut(_ alternatives: [ConditionalValue]) -> Condition? {
    guard alternatives.count == 2 else { return nil }
    let isBold = alternatives.map { $0.value.memberName.map { LetterWeight(named: $0).isBold } }
    guard let first = isBold[0], let second = isBold[1], first != second else { return nil }
    return alternatives[first ? 0 : 1].condition
  }

  /// Modifiers that take a Boolean: `underline(isChosen)`.
  private static let switches = FrameworkNames.names(.lookSwitch)

  /// The outcome that the subject speaks of.
  private static func positive(_ outcomes: [Condition]) -> Condition? {
    outcomes.first { $0.description == $0.subject } ?? outcomes.first
  }

  private func decisions(of node: ViewNode) -> [Condition] {
    switch node {
    case .branch(let branches):
      guard branches.allSatisfy({ isDrawn($0.view) }) else { return [] }
      return [Self.positive(branches.map(\.condition))].compactMap(\.self) + branches.flatMap { decisions(of: $0.view) }
    case .modified(let base, let call): return (Self.isLook(call.name) ? decisions(of: call) : []) + decisions(of: base)
    case .group(let nodes): return nodes.flatMap { decisions(of: $0) }
    case .primitive(let view) where view.name == "Group": return decisions(of: views(view.arguments.trailingClosure))
    case .primitive, .custom, .opaque: return []
    }
  }

  private func isDrawn(_ node: ViewNode) -> Bool {
    switch node {
    case .primitive(let view): BuiltinViews.frameworkView(view.name)?.category == .absent
    case .modified(let base, _): isDrawn(base)
    case .group(let nodes): nodes.allSatisfy { isDrawn($0) }
    case .branch(let branches): branches.allSatisfy { isDrawn($0.view) }
    case .custom, .opaque: false
    }
  }
}
