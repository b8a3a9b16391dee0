import Rules
import SourceModel

/// Tells which findings are new and which are gone.
///
/// The fingerprint decides. A finding whose code was edited without repairing it has another one, so of what is left
/// the same rule with the same message in the same view, or what it was renamed to, is the same finding. Nothing tells
/// what became of a view that is no screen and gone, so it may be any that is new.
struct FindingMatching {
  private(set) var new: [Finding]
  private(set) var cleared: [Comparison.ClearedFinding]

  private struct Likeness: Hashable {
    var rule: String
    var message: String
    var view: String
  }

  init(_ before: ComparedState, _ after: ComparedState, _ pairs: [ScreenPair]) {
    let old = Set(before.findings.map(\.fingerprint))
    let now = Set(after.findings.map(\.fingerprint))
    var open = before.findings.filter { !now.contains($0.fingerprint) }
    var names: [String: String] = [:]
    for pair in pairs {
      if let before = pair.before, let after = pair.after, before.name != after.name { names[before.name] = after.name }
    }
    let components = Set(before.components.map(\.name)).symmetricDifference(after.components.map(\.name))
    func likeness(_ finding: Finding, _ view: String) -> Likeness {
      Likeness(
        rule: finding.rule, message: HeardStop.withoutPaths(finding.message),
        view: components.contains(view) ? "" : view)
    }
    new = after.findings.filter { !old.contains($0.fingerprint) }.filter { finding in
      let wanted = likeness(finding, finding.view)
      guard let same = open.firstIndex(where: { likeness($0, names[$0.view] ?? $0.view) == wanted }) else {
        return true
      }
      open.remove(at: same)
      return false
    }
    cleared = open.map {
      Comparison.ClearedFinding(finding: $0, isSuppressed: after.suppressed.contains($0.fingerprint))
    }
  }
}
