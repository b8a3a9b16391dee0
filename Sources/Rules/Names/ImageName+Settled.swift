import SourceModel
import SwiftSource

extension ImageName {
  /// A name that the app's own texts say as well, such as that of the product, is the right word. What stands in a view that
  /// is gone as soon as it appears, hardly anybody gets.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.map { finding in
      if finding.severity != .note, DecidingViews.hold(finding.place, in: project.code) {
        var finding = finding
        finding.severity = .note
        finding.certainty = .review
        return finding
      }
      guard finding.certainty == .certain, let name = finding.message.quotedWord, isSaid(name, in: project) else {
        return finding
      }
      var finding = finding
      finding.certainty = .likely
      finding.severity = min(finding.severity, .warning)
      return finding
    }
  }

  private static func isSaid(_ name: String, in project: ProjectSubject) -> Bool {
    guard name.count > 2, name.allSatisfy(\.isLetter) else { return false }
    let uses = ["Text(\"\(name)\"", "\"\(name) ", " \(name)\""]
    return project.files.contains { file in uses.contains { file.file.firstOffset(of: $0) != nil } }
  }
}
