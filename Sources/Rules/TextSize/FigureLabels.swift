import AccessibilityModel
import SourceModel
import SwiftSource

/// Words that stand at a place of a drawn figure: the annotation of a mark in a chart, and a label that `position` puts
/// beside what is drawn. There larger letters lie over each other or over what they are of, and what they say may well
/// stand in scaling text beside the figure.
enum FigureLabels {
  static func hold(_ text: AccessibilityElement, in project: ProjectSubject) -> Bool {
    guard let part = project.code.part(around: text.source) else { return false }
    let around = part.expressions.filter { $0.range.contains(text.source) && $0.range != text.source }
    if around.contains(where: { annotates($0, text) }) { return true }
    guard around.contains(where: { isPlaced($0, text) }) else { return false }
    let figures = around.filter { frames.contains($0.callName ?? "") }
    return part.expressions.contains { drawn in
      drawings.contains(drawn.callName ?? "") && figures.contains { $0.range.contains(drawn.range) }
    }
  }

  /// `BarMark(…).annotation { Text(…) }` (Apple: documentation of ChartContent annotation(position:alignment:spacing:content:)).
  private static func annotates(_ expression: Expression, _ text: AccessibilityElement) -> Bool {
    guard case .call(let call) = expression.kind, case .member(let mark?, "annotation") = call.callee.kind,
      !mark.range.contains(text.source) else { return false }
    return root(of: mark)?.hasSuffix("Mark") ?? false
  }

  /// `VStack { Text(…) }.position(x: …, y: …)`
  private static func isPlaced(_ expression: Expression, _ text: AccessibilityElement) -> Bool {
    guard case .call(let call) = expression.kind, case .member(let label?, "position") = call.callee.kind else { return false }
    return label.range.contains(text.source)
  }

  /// What a chain of modifiers begins with.
  private static func root(of expression: Expression) -> String? {
    guard case .call(let call) = expression.kind else { return nil }
    if case .member(let base?, _) = call.callee.kind { return root(of: base) ?? call.callee.plainName }
    return call.callee.plainName
  }

  /// What layers views, so that labels come to lie on what is drawn.
  private static let frames: Set<String> = ["ZStack", "GeometryReader"]
  /// What draws lines and areas of any form.
  private static let drawings: Set<String> = ["Path", "Canvas"]
}
