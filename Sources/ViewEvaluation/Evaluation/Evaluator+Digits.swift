import SourceModel
import SwiftSource

extension Evaluator {
  /// `Palette.hex("8D8F92", alpha: 1)`: by its digits more is known of the colour than by the arithmetic of a function
  /// that says by its name what it makes a colour of.
  func color(ofDigits function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ source: SourceRange) -> Value? {
    guard let type = function.returnType?.name, ["Color", "UIColor", "NSColor"].contains(type),
      function.name.lowercased().contains("hex"), let first = arguments.first, case .text(let text) = first.value,
      let digits = text.spoken.literal?.drop(while: { $0 == "#" }), digits.count == 6, digits.allSatisfy(\.isHexDigit),
      arguments.dropFirst().allSatisfy({ if case .number(1) = $0.value { true } else { false } })
    else { return nil }
    let argument = EvaluatedArgument(label: "hex", value: first.value, source: first.source)
    return .view(.primitive(PrimitiveView(name: type, arguments: [argument], source: source)))
  }
}
