import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Fonts of so many points that code gives to the axes, values and legends of a chart of the library Charts, which draws its
/// letters itself and knows nothing of the text size (source: DGCharts, AxisBase.labelFont, ChartData.setValueFont,
/// Legend.font, PieChartView.entryLabelFont, ChartViewBase.noDataFont).
enum ChartFonts {
  private static let modules = FrameworkNames.names(.chartModule)
  private static let makers = FrameworkNames.names(.systemFont).union(["UIFont", "NSUIFont"])

  /// Each file is one finding, as its charts look alike.
  static func outcomes(in project: ProjectSubject) -> [Outcome] {
    let files = Set(project.files.filter { !modules.isDisjoint(with: $0.imports) }.map { ObjectIdentifier($0.file) })
    if files.isEmpty { return [] }
    let parts = project.code.parts.filter { files.contains(ObjectIdentifier($0.range.file)) }
    return parts.flatMap(fonts).map { font in
      var violation = Violation(
        "letters of a chart stay at \(FontSurvey.Found.number(font.points)) points at every text size", certainty: .review,
        severity: .note, at: font.place)
      violation.cause = .look("chart fonts of \(font.place.file.path)")
      return .violation(violation)
    }
  }

  private static func fonts(in part: TypeCode) -> [(place: SourceRange, points: Double)] {
    let assigned = part.kinds.assignments.compactMap { expression -> Expression? in
      guard case .assignment(let target, let value) = expression.kind, case .member(let owner?, let name) = target.unwrapped.kind
      else { return nil }
      return NameWords.words(.chartFont).contains(name.lowercased()) || name == "font" && owner.unwrapped.plainName == "legend" ? value : nil
    }
    let handed = part.kinds.calls.filter { $0.callName == "setValueFont" }.compactMap { expression -> Expression? in
      guard case .call(let call) = expression.kind else { return nil }
      return call.arguments.first?.value
    }
    return (assigned + handed).compactMap { font in points(of: font).map { (place: font.range, points: $0) } }
  }

  /// The number that a font is made of; nil for those that anything else decides about.
  private static func points(of font: Expression) -> Double? {
    guard case .call(let call) = font.unwrapped.kind, let name = call.callee.plainName, makers.contains(name) else { return nil }
    return (call.argument("ofSize") ?? call.argument("size"))?.numberValue
  }
}
