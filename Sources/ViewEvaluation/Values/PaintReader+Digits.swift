import AccessibilityModel
import SourceModel

/// Colours by their hexadecimal digits.
extension PaintReader {
  /// The same with how much of it is seen: `UIColor(hex6: 0xFFFFFF, alpha: 0.2)`.
  func hexadecimal(_ arguments: [EvaluatedArgument]) -> Paint? {
    guard let first = arguments.first, var paint = hexadecimal(first) else { return nil }
    for argument in arguments.dropFirst() {
      guard [nil, "alpha", "opacity", "a"].contains(argument.label), case .number(let part) = argument.value.unbound, (0...1).contains(part)
      else { return nil }
      paint = paint.faded(part)
    }
    return paint
  }

  /// The project's own `Color(hex:)`, which everybody writes alike: six digits of red, green and blue. Of digits that are
  /// marked as such, `"#1D1D1D"`, no label has to tell it.
  func hexadecimal(_ argument: EvaluatedArgument) -> Paint? {
    guard argument.label?.namesDigits ?? false || argument.value.holdsMarkedDigits else { return nil }
    var bits: Int?
    switch argument.value.unbound {
    case .number(let number) where number >= 0 && number <= 0xFFFFFF: bits = Int(number)
    case .text(let text):
      guard let literal = text.spoken.literal else { return nil }
      let digits = literal.hasPrefix("#") ? String(literal.dropFirst()) : literal
      bits = digits.count == 6 ? Int(digits, radix: 16) : nil
    default: break
    }
    return bits.map { bits in
      func part(_ shift: Int) -> Double { Double(bits >> shift & 0xFF) / 255 }
      return Paint(
        kind: .fixed, colors: ModeColors(always: RGBA(red: part(16), green: part(8), blue: part(0))))
    }
  }
}
