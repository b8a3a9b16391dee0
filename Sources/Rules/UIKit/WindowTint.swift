import AccessibilityModel
import SourceModel
import SwiftSource

/// The tint of the app, which controls have that nobody gave another one, and which code may give the window as well (Apple:
/// documentation of UIView tintColor).
enum WindowTint {
  /// What is told beside a finding about a control in that tint.
  static let note = "the control, which has the tint of the app"

  /// Whether an element has it: no code and no file gives one.
  static func isWorn(by element: AccessibilityElement) -> Bool {
    guard let foreground = element.appearance.foreground else { return false }
    return foreground.modifier == element.source && foreground.argument == element.source
  }

  /// The blue of the system that nobody chose is a matter of policy where it is not far from what is needed, as on white.
  static func isLeftAlone(_ pair: ContrastJudge.Pair, of element: AccessibilityElement, below threshold: Double) -> Bool {
    guard isWorn(by: element), pair.foreground.isSystemHue, let worst = pair.worst(increased: false) else { return false }
    return worst.ratio >= threshold * far
  }

  /// The part of what is needed below which no version of the system makes up for it.
  private static let far = 0.75

  /// Findings without those about the tint of the app, where code gives the window one.
  static func withoutOverridden(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    func isOfTint(_ finding: Finding) -> Bool { finding.related.contains { $0.message == note } }
    guard findings.contains(where: isOfTint), isSet(in: project.code) else { return findings }
    return findings.filter { !isOfTint($0) }
  }

  private static func isSet(in code: ProjectCode) -> Bool {
    if AppearanceProxies.classes(in: code).contains("UIWindow") { return true }
    return code.parts.contains { part in
      guard !part.range.file.build.isLibrary, part.mentions(["tintColor"]), part.mentions(["indow"]) else { return false }
      return part.kinds.assignments.contains(where: paints)
    }
  }

  /// `window?.tintColor = …`
  private static func paints(_ expression: Expression) -> Bool {
    guard case .assignment(let target, _) = expression.kind, case .member(let base?, "tintColor") = target.kind else { return false }
    return name(of: base)?.lowercased().hasSuffix("window") ?? false
  }

  private static func name(of expression: Expression) -> String? {
    switch expression.kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): name(of: inner)
    default: expression.plainName
    }
  }
}
