import Rules
import SwiftSource

/// What becomes of findings before they are reported: suppressions are heeded, and what a person has to look at first
/// is at most a note.
struct Judgement {
  let findings: [Finding]
  let suppressed: [Finding]

  /// - Parameters:
  ///   - found: What the rules found.
  ///   - files: The files that are reported on, for the comments in them.
  ///   - rules: Ids of the rules that were asked; nil for all.
  init(_ found: [Finding], files: [FileDeclarations], rules: Set<String>?) {
    let known = Set(RuleSelection.available.map(\.id))
    let run = rules ?? known
    var suppressions = Suppressions(files: files)
    var (kept, suppressed) = suppressions.apply(to: found.map(\.capped))
    if run.contains(UnusedSuppression.metadata.id) {
      // A comment can say of itself that it is meant to stay.
      let unused = suppressions.apply(to: suppressions.unused(known: known, run: run))
      kept += unused.kept
      suppressed += unused.suppressed
    }
    findings = kept.sorted()
    self.suppressed = suppressed.sorted()
  }
}

extension Finding {
  /// Nothing should fail a build that might be right.
  fileprivate var capped: Finding {
    guard certainty == .review else { return self }
    var finding = self
    finding.severity = .note
    return finding
  }
}
