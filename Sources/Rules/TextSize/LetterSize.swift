import AccessibilityModel
import PlatformKnowledge

/// How high the letters of a text become.
enum LetterSize {
  /// The height of a line of a text at the usual text size; nil where nothing is known of its font.
  static func usualLine(_ text: AccessibilityElement) -> Double? {
    guard let font = text.appearance.font else { return TextStyles.size(of: "body")?.line }
    guard case .textStyle(let style)? = font.single?.kind else { return nil }
    return TextStyles.size(of: style)?.line
  }

  /// Their size in points at 200 percent; nil where the text does not grow or nothing is known of its font.
  static func doubled(_ text: AccessibilityElement) -> Double? {
    guard text.role == .text || text.role == .sectionHeader || text.role == .sectionFooter else { return nil }
    // A mark of one character in a circle.
    if let literal = text.drawnText.literal, literal.count < 3 { return nil }
    guard let font = text.appearance.font else { return TextStyles.size(of: "body", at: TextStyles.doubled)?.size }
    var lines: [Double] = []
    for option in font.options {
      guard case .textStyle(let style) = option.value.kind,
        let line = TextStyles.size(of: style, at: TextStyles.doubled)?.size else { return nil }
      lines.append(line)
    }
    return lines.min()
  }
}
