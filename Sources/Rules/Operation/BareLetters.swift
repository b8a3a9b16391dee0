import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A control that is nothing but a symbol or a line of words, with nothing around it: it is as large as its letters.
struct BareLetters {
  /// In points, of the font.
  private let size: Double
  private let isSymbol: Bool

  /// nil where something gives the control another size, or may.
  init?(_ element: AccessibilityElement, in context: RuleContext) {
    guard element.framework == .swiftUI, element.certainty == .known, element.gap == nil,
      element.gestures.isEmpty && element.activation != nil || element.role == .image && !element.gestures.isEmpty,
      element.content.count <= 1 else { return nil }
    let shown = element.content.first ?? element
    switch (shown.role, shown.image) {
    case (.image, .symbol?): isSymbol = true
    case (.text, nil): isSymbol = false
    case (.button, nil) where element.content.isEmpty && !element.drawnText.isBlank: isSymbol = false
    default: return nil
    }
    guard shown.appearance.fixedHeight == nil, shown.appearance.fixedWidth == nil, shown.appearance.background == nil,
      shown.appearance.border == nil, let size = Self.size(shown.appearance.font),
      context.call(at: element.expression).map(Self.isBare) ?? false else { return nil }
    self.size = size
  }

  /// In so small a font that even with room around it people may look for it and miss it.
  var isTinySymbol: Bool { isSymbol && size <= Self.tiny }

  /// In points: fonts below those of lines.
  private static let tiny = 14.0

  private static func size(_ font: Setting<FontStyle>?) -> Double? {
    guard let font else { return TextStyles.points(of: "body", on: nil) }
    let sizes = font.options.map(\.value.size)
    return sizes.contains(nil) ? nil : sizes.compactMap(\.self).max()
  }

  /// Whether code that is known draws the control: its own, without anything that gives it another size.
  private static func isBare(_ control: Expression) -> Bool {
    // A plain style draws nothing around the letters.
    var plain: Set<ObjectIdentifier> = []
    var isBare = true
    CodeWalk.expressions(of: .expression(control)) { part in
      switch part.kind {
      case .call(let call):
        guard call.callee.plainName == "buttonStyle", let style = call.arguments.first?.value,
          FrameworkNames.names(.plainButtonStyle).contains(style.callName ?? style.plainName ?? "") else { return }
        plain.insert(ObjectIdentifier(call.callee))
      case .member(_, let name) where !plain.contains(ObjectIdentifier(part)):
        if FrameworkNames.names(.areaSize).contains(where: name.hasPrefix) { isBare = false }
      default: break
      }
    }
    return isBare
  }

  /// Symbols are about a fifth larger than the letters beside them, and so are lines (Apple: Human Interface Guidelines, SF
  /// Symbols and Typography).
  private static let line = 1.2

  func outcome(_ minimum: Double, _ element: AccessibilityElement) -> Outcome {
    let side = size * Self.line
    // Lines of running text are as low as this in many apps, with room above and below.
    guard side < (isSymbol ? minimum : minimum * 0.75) else { return .pass }
    let points = Int(side.rounded(.down))
    var violation = Violation(
      "\(element.nounWithName) is as large as its letters, about \(points) points, and nothing makes it larger",
      certainty: .review, at: element.source)
    violation.cause = .look("\(isSymbol) \(points)")
    return .violation(violation)
  }
}
