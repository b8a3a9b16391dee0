import AccessibilityModel
import SourceModel
import SwiftSource

extension ProposedName {
  /// What the system calls the colour that pressing a button chooses, where the button is drawn in it and shows no words:
  /// `Button { tint = colour } label: { Circle().fill(colour) }`.
  ///
  /// Apple: documentation of UIColor.accessibilityName, and of NSAccessibilityColor, which NSColor conforms to.
  static func ofChosenColour(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .button, element.label.map(\.value.isWordless) ?? true, let action = element.activation,
      action.assignments.count == 1, case let colour = action.assignments[0].value, colour.allSatisfy({ $0.isLetter || $0.isNumber }),
      context.colourLoops.value.isColour(colour, at: element.source), let code = context.call(at: element.source), paints(code, colour),
      let type = colourType(of: element.source.file, in: context) else { return nil }
    let expression = "\(type)(\(colour)).accessibilityName"
    return ProposedName(expression: expression, spoken: SpokenText.hole(expression).rendered, isDerived: true, quoted: "'\(expression)'")
  }

  /// Whether something is drawn in the colour: `Circle().fill(colour)`.
  private static func paints(_ code: Expression, _ colour: String) -> Bool {
    var paints = false
    [CodeItem.expression(code)].forEachExpression { expression in
      guard case .call(let call) = expression.kind, case .member(.some, let modifier) = call.callee.kind,
        ["fill", "foregroundStyle", "foregroundColor", "background"].contains(modifier), let first = call.arguments.first,
        case .name(colour) = first.value.kind else { return }
      paints = true
    }
    return paints
  }

  /// The class that has the name, on systems that have it; nil where the code is for both kinds of systems, or for none.
  private static func colourType(of file: SourceFile, in context: RuleContext) -> String? {
    let platforms = file.build.platforms
    if platforms.isEmpty || platforms == .iOS {
      return context.deploymentTarget(of: file).map { $0.major >= 14 } ?? true ? "UIColor" : nil
    }
    return platforms == .macOS ? "NSColor" : nil
  }
}
