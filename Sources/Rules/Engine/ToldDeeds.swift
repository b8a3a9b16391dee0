import SourceModel

/// What several rules tell of one function of a class, once: one has read the view that a gesture is on, and another only the
/// code.
enum ToldDeeds {
  private struct Deed: Hashable {
    let type: String
    let function: String
  }

  /// The findings without those that another rule tells as surely, and the surest of each.
  static func once(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    let deeds = findings.map { finding in
      // What stands in an interface file is of the controller whose screen it is.
      finding.deed.map { Deed(type: project.code.part(around: finding.place)?.name ?? finding.view, function: $0) }
    }
    var surest: [Deed: Finding] = [:]
    for (finding, deed) in zip(findings, deeds) {
      guard let deed else { continue }
      if let other = surest[deed], !isSurer(finding, than: other) { continue }
      surest[deed] = finding
    }
    return zip(findings, deeds).filter { finding, deed in
      deed.flatMap { surest[$0] }.map { $0.rule == finding.rule } ?? true
    }.map(\.0)
  }

  /// Of two that are as sure, what says what is heard.
  private static func isSurer(_ finding: Finding, than other: Finding) -> Bool {
    finding.certainty == other.certainty ? finding.heard != nil && other.heard == nil : finding.certainty > other.certainty
  }
}
