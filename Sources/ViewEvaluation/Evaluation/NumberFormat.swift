import SourceModel

/// How a conversion of a format string, such as `%.2f` or `%02d`, writes a number.
struct NumberFormat {
  private let conversion: Character
  private let fillsWithZeros: Bool
  private let width: Int
  private let precision: Int?

  /// - Parameter flags: What stands between the percent sign and the conversion.
  init(conversion: Character, flags: String) {
    self.conversion = conversion
    let parts = flags.filter { !$0.isLetter }.split(separator: ".", omittingEmptySubsequences: false)
    let size = parts.first ?? ""
    fillsWithZeros = size.first == "0"
    width = min(Int(size.filter(\.isNumber)) ?? 0, 40)
    precision = parts.count > 1 ? min(Int(parts[1]) ?? 0, 15) : nil
  }

  /// A number in these digits as the format writes it, with a decimal point; every other text as it is.
  func written(_ text: String) -> String {
    switch conversion {
    case "f", "F":
      guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return text }
      return filled(Self.fixed(number, decimals: precision ?? 6))
    case "d", "D", "i", "u", "U": return Int(text) == nil ? text : filled(text)
    default: return text
    }
  }

  private func filled(_ text: String) -> String {
    guard fillsWithZeros, text.count < width else { return text }
    let sign = text.hasPrefix("-") ? "-" : ""
    return sign + String(repeating: "0", count: width - text.count) + text.dropFirst(sign.count)
  }

  /// Rounded as C does, by the exact value of the number: 2.55 is a little less and becomes 2.5.
  private static func fixed(_ number: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let size = abs(number)
    let product = size * scale
    var whole = product.rounded(.down)
    let rest = product - whole
    // What the multiplication lost decides where it came to a half.
    let lost = (-product).addingProduct(size, scale)
    if rest > 0.5 || rest == 0.5 && (lost > 0 || lost == 0 && whole.truncatingRemainder(dividingBy: 2) == 1) { whole += 1 }
    guard whole < 9e15 else { return "\(number)" }
    var digits = String(Int(whole))
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = number < 0 && whole > 0 ? "-" : ""
    return sign + digits.dropLast(decimals) + (decimals > 0 ? "." + digits.suffix(decimals) : "")
  }
}
