import SwiftSource

/// Code that goes through all views below one and gives their texts fonts that follow the text size, whatever size these
/// have in an interface file. How deep it goes is not followed, so no font is certain to stay as it is.
enum ScalingWalk {
  /// What findings about fonts of fixed size are worth in a project that has such code.
  static func heeded(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    guard !findings.isEmpty, isThere(in: project.code) else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.certainty = .review
      finding.severity = .note
      return finding
    }
  }

  private static func isThere(in code: ProjectCode) -> Bool {
    let parts = code.parts.filter { $0.mentions(["subviews", "UIFontMetrics"]) }
    return parts.contains { $0.members.functions.contains(where: walks) }
      && parts.contains { $0.expressions.contains { $0.call(named: "scaledFont") != nil } }
  }

  /// Asks for the views in a view, and calls itself for them.
  private static func walks(_ function: FunctionDeclaration) -> Bool {
    var (callsItself, asks) = (false, false)
    CodeWalk.expressions(of: function) { expression in
      switch expression.kind {
      case .call(let call): if call.callee.plainName == function.name { callsItself = true }
      case .member(_, "subviews"): asks = true
      default: break
      }
    }
    return callsItself && asks
  }
}
