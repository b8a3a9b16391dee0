import Foundation
import Project
import Rules
import SourceModel
import SwiftSource

/// A finding that is not reported, and why.
public struct SuppressedFinding: Hashable, Sendable {
  public var finding: Finding
  /// What the comment says after `--`.
  public var reason: String?
}

/// What becomes of findings before they are reported: suppressions and levels are heeded, what a person has to look at
/// first is at most a note, and what was accepted before is set aside.
struct Judgement {
  private(set) var findings: [Finding]
  private(set) var suppressed: [SuppressedFinding]
  private(set) var baselined: [Finding] = []

  /// - Parameters:
  ///   - found: What the rules found.
  ///   - files: The files that are reported on, for the comments in them.
  init(_ found: [Finding], files: [FileDeclarations], project: Project, _ options: AnalysisOptions) {
    let known = Set(RuleSelection.available.map(\.id))
    let run = options.rules ?? known
    var suppressions = Suppressions(files: files)
    var (kept, suppressed) = suppressions.apply(to: found)
    if run.contains(UnusedSuppression.metadata.id) {
      // A comment can say of itself that it is meant to stay.
      let unused = suppressions.apply(to: suppressions.unused(known: known, run: run))
      kept += unused.kept
      suppressed += unused.suppressed
    }
    if run.contains(UnknownRuleInSuppression.metadata.id) {
      let unknown = suppressions.apply(to: suppressions.unknown(known: known))
      kept += unknown.kept
      suppressed += unknown.suppressed
    }
    let paths = Dictionary(project.sources.map { (ObjectIdentifier($0.file), $0.pathInRoot) }) { first, _ in first }
    let debugging = DebugCode(files)
    func judged(_ finding: Finding) -> Finding? {
      let path = paths[ObjectIdentifier(finding.place.file)] ?? finding.place.file.path
      guard var finding = options.policy.applied(to: finding, path: path)?.capped else { return nil }
      if debugging.holds(finding.place) { finding.severity = .note }
      return finding
    }
    let reasons = suppressed.compactMap { item in judged(item.finding).map { ($0, item.reason) } }
    let reported = kept.compactMap(judged)
    // Numbered together: a suppression that comes or goes changes no fingerprint.
    let order = (reported.map { ($0, nil as SuppressedFinding?) }
      + reasons.map { ($0.0, SuppressedFinding(finding: $0.0, reason: $0.1)) }).sorted { $0.0 < $1.0 }
    var all = order.map(\.0)
    Fingerprints(files: files).apply(to: &all)
    findings = []
    self.suppressed = []
    for (finding, entry) in zip(all, order) {
      if let reason = entry.1 {
        self.suppressed.append(SuppressedFinding(finding: finding, reason: reason.reason))
      } else {
        findings.append(finding)
      }
    }
    if let baseline = options.baseline { setAside(baseline, project, options) }
    if let changed = options.changedFiles {
      findings.removeAll { finding in
        guard let path = paths[ObjectIdentifier(finding.place.file)] else { return false }
        return !changed.contains(path)
      }
    } else if run.contains(UnsupportedClaim.metadata.id) {
      let unsupported = UnsupportedClaim.findings(options.claims, against: findings + baselined)
      findings = (findings + unsupported.compactMap { options.policy.applied(to: $0, path: $0.place.file.path) }).sorted()
    }
  }

  private mutating func setAside(_ baseline: Baseline, _ project: Project, _ options: AnalysisOptions) {
    let run = options.rules ?? Set(RuleSelection.available.map(\.id))
    let accepted = Set(baseline.entries.map(\.fingerprint))
    baselined = findings.filter { accepted.contains($0.fingerprint) }
    findings.removeAll { accepted.contains($0.fingerprint) }
    guard run.contains(StaleBaselineEntry.metadata.id) else { return }
    let met = Set((baselined + suppressed.map(\.finding)).map(\.fingerprint))
    let app = project.sources.filter { $0.role == .app }
    let requested = Set(app.filter(\.isRequested).map(\.pathInRoot))
    let present = Set(project.sources.map(\.pathInRoot))
    let isWhole = requested.count == app.count || options.namesRoot(of: project)
    // Of a file that is gone, nobody can say where it went unless everything was looked at.
    let stale = baseline.entries.filter { entry in
      !met.contains(entry.fingerprint) && run.contains(entry.rule)
        && (requested.contains(entry.file) || isWhole && !present.contains(entry.file))
    }
    let notices = stale.compactMap(StaleBaselineEntry.finding).compactMap { finding in
      options.policy.applied(to: finding, path: finding.place.file.path)
    }
    findings = (findings + notices).sorted()
  }
}

/// Code that is compiled with `DEBUG` only: nobody gets it from a store, so nothing in it should fail a build.
private struct DebugCode {
  private let ranges: [ObjectIdentifier: [SourceRange]]

  init(_ files: [FileDeclarations]) {
    ranges = Dictionary(
      files.filter { !$0.debugRanges.isEmpty }.map { (ObjectIdentifier($0.file), $0.debugRanges) },
      uniquingKeysWith: { first, _ in first })
  }

  func holds(_ place: SourceRange) -> Bool {
    ranges[ObjectIdentifier(place.file)]?.contains { $0.contains(place) } ?? false
  }
}

extension AnalysisOptions {
  /// Whether everything was asked for, but what the configuration takes out.
  fileprivate func namesRoot(of project: Project) -> Bool {
    (paths.isEmpty ? ["."] : paths).contains { path in
      let absolute = path.hasPrefix("/") ? path : workingDirectory + "/" + path
      return (absolute as NSString).standardizingPath == project.root
    }
  }
}

extension Analysis {
  /// Where the file of a finding lies in the root of the project, which is the same in every checkout.
  public func pathInRoot(of finding: Finding) -> String {
    project.sources.first { $0.file === finding.place.file }?.pathInRoot ?? finding.place.file.path
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
