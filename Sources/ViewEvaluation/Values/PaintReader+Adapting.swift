import AccessibilityModel
import SourceModel

/// Colours that code gives for the light and for the dark appearance.
extension PaintReader {
  /// `UIColor { traits in traits.userInterfaceStyle == .dark ? … : … }`, also by a `switch`: one colour for each
  /// appearance (Apple: documentation of UIColor.init(dynamicProvider:)).
  func adapting(_ view: PrimitiveView) -> Paint? {
    guard view.arguments.count == 1, let provider = view.arguments.first, depth < Self.depthLimit,
      [nil, "dynamicProvider"].contains(provider.label), case .closure = provider.value.unbound else { return nil }
    let name = evaluator.parameter(of: provider.value) ?? "traits"
    let traits = Value.runtime(name, type: "UITraitCollection")
    guard case .choice(let ways)? = evaluator.run(provider.value, with: [traits], source: view.source),
      let light = Self.way(isDark: false, of: ways), let dark = Self.way(isDark: true, of: ways) else { return nil }
    var reader = self
    reader.depth += 1
    // What stands without its type is of `UIColor`.
    let paints = [light, dark].map { reader.platform($0) }
    // Shades of the system follow the appearance by themselves.
    if paints[0] == paints[1] { return paints[0] }
    guard let bright = paints[0].colors, let dim = paints[1].colors else { return nil }
    // Shades and hues of the system change between its versions, whoever picks them.
    let isOwn = paints.allSatisfy { paint in
      if case .asset = paint.kind { true } else { [.fixed, .dynamic].contains(paint.kind) }
    }
    return Paint(
      kind: isOwn ? .dynamic : .neutral("UIColor(dynamicProvider:)"), colors: ModeColors { $0.isDark ? dim[$0] : bright[$0] })
  }

  /// What the choice comes to in one appearance: the outcome that names it, else the first that names none, which is what is
  /// left. nil where the appearance is not all that is asked for.
  private static func way(isDark: Bool, of ways: [ConditionalValue]) -> Value? {
    let told = ways.map { appearance($0.condition) }
    guard let first = told.firstIndex(where: { $0 != nil }),
      ways.count == 2 || ways.allSatisfy({ $0.condition.subject == ways[first].condition.subject }) else { return nil }
    return (told.firstIndex(of: isDark) ?? told.firstIndex(of: nil)).map { ways[$0].value }
  }

  /// Whether an outcome holds in the dark appearance and not in the light one, or the other way round.
  private static func appearance(_ condition: Condition) -> Bool? {
    guard let test = condition.caseTest, ["light", "dark"].contains(test.name),
      test.value.hasSuffix("serInterfaceStyle") else { return nil }
    return (test.name == "dark") == test.isPositive
  }
}
