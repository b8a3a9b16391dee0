import SourceModel
import SwiftSource

extension Evaluator {
  /// `Palette.hex("8D8F92", alpha: 1)`: by its digits more is known of the colour than by the arithmetic of a function
  /// that says by its name what it makes a colour of.
  func color(ofDigits function: FunctionDeclaration, _ arguments: [EvaluatedArgument], _ source: SourceRange) -> Value? {
    guard let type = function.returnType?.name, ["Color", "UIColor", "NSColor"].contains(type),
      let first = arguments.first, first.value.holdsDigits,
      function.name.namesDigits || function.parameters.first.map({ ($0.label ?? $0.name).namesDigits }) ?? false
        || first.value.holdsMarkedDigits,
      arguments.dropFirst().allSatisfy({ if case .number(1) = $0.value { true } else { false } })
    else { return nil }
    let argument = EvaluatedArgument(label: "hex", value: first.value, source: first.source)
    return .view(.primitive(PrimitiveView(name: type, arguments: [argument], source: source)))
  }
}

extension String {
  /// What it names is made of hexadecimal digits: `hex`, `hexString`, `fromHexCode`.
  var namesDigits: Bool { lowercased().contains("hex") }
}

extension Value {
  /// Six hexadecimal digits, with or without a `#`: two each of red, green and blue.
  var holdsDigits: Bool {
    guard case .text(let text) = unbound, let digits = text.spoken.literal?.drop(while: { $0 == "#" }) else { return false }
    return digits.count == 6 && digits.allSatisfy(\.isHexDigit)
  }

  /// The same behind a `#`, which nothing else begins with.
  var holdsMarkedDigits: Bool {
    guard holdsDigits, case .text(let text) = unbound else { return false }
    return text.spoken.literal?.hasPrefix("#") ?? false
  }
}
