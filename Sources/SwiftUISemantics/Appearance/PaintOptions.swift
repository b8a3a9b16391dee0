import AccessibilityModel
import SourceModel
import ViewEvaluation

extension PaintReader {
  /// - Parameter isHierarchical: Whether `secondary` and its kin mean a shade of the style around, as they do in
  ///   `foregroundStyle`, and not the colour of that name.
  func setting(_ argument: EvaluatedArgument, _ call: ModifierCall, isHierarchical: Bool = false) -> Setting<Paint> {
    let reader = StyleOptions<Paint> { value in
      if isHierarchical, case .member(let member) = value, member.type == nil, Self.shades.contains(member.name) {
        return (.unknown(member.name), nil)
      }
      return paint(value)
    }
    if let existing = existing(argument.value), let option = reader.options(of: existing, at: argument.source) {
      return Setting(options: option, argument: argument.source, modifier: call.callRange)
    }
    return reader.setting(argument, call)
      ?? Setting(
        options: [.init(value: .unknown(argument.source.text), conditions: [], origin: argument.source)],
        argument: argument.source, modifier: call.callRange)
  }

  private static let shades: Set<String> = ["secondary", "tertiary", "quaternary", "quinary"]
}
