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
  private(set) var findings: [Finding] = []
  private(set) var suppressed: [SuppressedFinding] = []
  private(set) var baselined: [Finding] = []

  private let project: Project
  private let options: AnalysisOptions
  private let unused: UnusedViews
  private let launched: LaunchedCode
  /// The rules there are, and those that were asked.
  private let known: Set<String>
  private let run: Set<String>
  /// - Parameters:
  ///   - found: What the rules found.
  ///   - files: The files that are reported on, for the comments in them.
  ///   - unused: Views that nobody gets to see.
  ///   - launched: What only those get to see who make the app.
  init(
    _ found: [Finding], files: [FileDeclarations], unused: UnusedViews, launched: LaunchedCode, project: Project,
    _ options: AnalysisOptions
  ) {
    self.project = project
    self.launched = launched
    self.unused = unused
    self.options = options
    known = Set(RuleSelection.ids).union(options.policy.customRules.map(\.metadata.id))
    run = options.rules ?? known
    keep(heedingComments(found, in: files), in: files)
    if let baseline = options.baseline { setAside(baseline) }
    reportWhatWasAskedFor()
    if options.changedFiles == nil, project.unreportedPaths.isEmpty, run.contains(UnsupportedClaim.metadata.id) {
      add(UnsupportedClaim.findings(options.claims, against: findings + baselined))
    }
  }

  /// Leaves out what stands in files that were analysed for the sake of others, or have not changed. All were judged
  /// together, so that nothing about a finding depends on what was asked for.
  private mutating func reportWhatWasAskedFor() {
    var reported = ReportedFiles(project, options)
    findings = findings.compactMap { reported.asked($0) }.sorted()
    suppressed = suppressed.compactMap { item in
      reported.asked(item.finding).map { SuppressedFinding(finding: $0, reason: item.reason) }
    }
    baselined = baselined.compactMap { reported.asked($0) }
  }

  private func pathInRoot(_ finding: Finding) -> String { project.pathInRoot(finding.place.file.path) }

  /// What is left of findings after the comments in the source, and what rules about the comments say themselves.
  private func heedingComments(
    _ found: [Finding], in files: [FileDeclarations]
  ) -> (kept: [Finding], suppressed: [SuppressedFinding]) {
    var suppressions = Suppressions(files: files)
    var (kept, suppressed) = suppressions.apply(to: found)
    // What nobody gets is nobody's work; that there are such files is told once.
    let unbuilt = FileInNoTarget.parting(kept, unbuiltPaths: project.unbuiltPaths)
    kept = unbuilt.built
    if run.contains(FileInNoTarget.metadata.id), let note = unbuilt.note {
      let told = suppressions.apply(to: [note])
      kept += told.kept
      suppressed += told.suppressed
    }
    // A comment can say of itself that it is meant to stay.
    if run.contains(UnusedSuppression.metadata.id) {
      let unused = suppressions.apply(to: suppressions.unused(known: known, run: run))
      kept += unused.kept
      suppressed += unused.suppressed
    }
    if run.contains(UnknownRuleInSuppression.metadata.id) {
      let unknown = suppressions.apply(to: suppressions.unknown(known: known))
      kept += unknown.kept
      suppressed += unknown.suppressed
    }
    return (kept, suppressed)
  }

  /// Gives findings their levels and fingerprints. They are numbered together, so that a suppression that comes or
  /// goes changes no fingerprint.
  private mutating func keep(
    _ heeded: (kept: [Finding], suppressed: [SuppressedFinding]), in files: [FileDeclarations]
  ) {
    // Code that is compiled with `DEBUG` only: nobody gets it from a store, so nothing in it is work for anybody.
    let debugging = SourceStretches(files.flatMap(\.debugRanges))
    let unshipped = UnshippedCode(project, files, options)
    var entries: [(finding: Finding, suppression: SuppressedFinding?)] = heeded.kept.compactMap { finding in
      judged(finding, debugging, unshipped).map { ($0, nil) }
    }
    entries += heeded.suppressed.compactMap { item in judged(item.finding, debugging, unshipped).map { ($0, item) } }
    entries.sort { $0.finding < $1.finding }
    var numbered = entries.map(\.finding)
    Fingerprints(files: files).apply(to: &numbered)
    for (finding, entry) in zip(numbered, entries) {
      if let suppression = entry.suppression {
        suppressed.append(SuppressedFinding(finding: finding, reason: suppression.reason))
      } else {
        findings.append(finding)
      }
    }
  }

  /// Whether it is about what nobody gets.
  private func isOutOfSight(_ finding: Finding, _ unshipped: UnshippedCode) -> Bool {
    unused.hold(finding) || unshipped.holds(finding.place) || launched.holds(finding.place)
  }

  /// What people get of findings that are told as one, where the first of them is about what nobody gets.
  private func inSight(_ finding: Finding, _ unshipped: UnshippedCode) -> Finding {
    guard !finding.joinedFrom.isEmpty, isOutOfSight(finding, unshipped) else { return finding }
    return finding.told { !isOutOfSight($0, unshipped) }.first ?? finding
  }

  /// A finding at the level that the configuration and its place give it; nil where its rule is off.
  private func judged(_ finding: Finding, _ debugging: SourceStretches, _ unshipped: UnshippedCode) -> Finding? {
    let finding = inSight(finding, unshipped)
    if debugging.hold(finding.place) { return nil }
    guard var finding = options.policy.applied(to: finding, path: pathInRoot(finding))?.capped else { return nil }
    let isUnused = unused.hold(finding)
    if isOutOfSight(finding, unshipped) {
      // Nobody has to look at what nobody gets.
      if finding.certainty == .review { return nil }
      // That nobody gets some files is told once, of these.
      if finding.rule == FileInNoTarget.metadata.id { return finding }
      // What is broken in a view meets whoever shows it one day, or copies it from a sample; the rest is work for nobody.
      if finding.severity != .error { return nil }
      if isUnused {
        // What nothing shows meets nobody. Where code says why it is not shown, and could be, what is broken in it is told.
        let reason = unused.reason(for: finding)
        guard reason != nil || options.tellsUnshown else { return nil }
        finding.related += [reason].compactMap(\.self)
      }
      finding.severity = .note
    }
    return finding
  }

  /// Findings about files that are not part of the project's source, such as the configuration.
  private mutating func add(_ notices: [Finding]) {
    findings += notices.compactMap { options.policy.applied(to: $0, path: $0.place.file.path) }
    findings.sort()
  }

  private mutating func setAside(_ baseline: Baseline) {
    let accepted = Set(baseline.entries.map(\.fingerprint))
    baselined = findings.filter { accepted.contains($0.fingerprint) }
    findings.removeAll { accepted.contains($0.fingerprint) }
    guard run.contains(StaleBaselineEntry.metadata.id) else { return }
    let met = Set((baselined + suppressed.map(\.finding)).map(\.fingerprint))
    let app = project.sources.filter { $0.role == .app }
    let asked = app.filter { $0.isRequested && project.reports($0.file) }.map(\.file)
      + project.interfaceFiles.filter { $0.isReported && project.reports($0.file) }.map(\.file)
    let requested = Set(asked.map { project.pathInRoot($0.path) })
    let present = Set(project.sources.map(\.pathInRoot))
      .union(project.interfaceFiles.map { project.pathInRoot($0.file.path) })
    let isWhole = project.unreportedPaths.isEmpty
      && app.allSatisfy(\.isRequested) || options.namesRoot(of: project)
    // Of a file that is gone, nobody can say where it went unless everything was looked at.
    let stale = baseline.entries.filter { entry in
      !met.contains(entry.fingerprint) && run.contains(entry.rule)
        && (requested.contains(entry.file) || isWhole && !present.contains(entry.file))
    }
    add(stale.compactMap(StaleBaselineEntry.finding))
  }
}

/// Which files somebody asked about.
private struct ReportedFiles {
  private let project: Project
  private let options: AnalysisOptions
  private var known: [ObjectIdentifier: Bool] = [:]
  /// Files that the command line names. Of these the same is said as of all together, so that hooks, editors and
  /// baselines agree.
  private let named: Set<String>

  init(_ project: Project, _ options: AnalysisOptions) {
    self.project = project
    self.options = options
    named = Set(options.paths.map(project.pathInRoot))
  }

  /// A finding as it is told to somebody who asked about some files: where it stands, or, in a folder that was asked
  /// about, at the first of its places there; nil where none is.
  mutating func asked(_ finding: Finding) -> Finding? {
    // Entries of a baseline stand in no file of the project.
    guard finding.rule != StaleBaselineEntry.metadata.id, !contain(finding.place.file) else { return finding }
    guard options.changedFiles == nil,
      let place = finding.furtherPlaces.first(where: { contain($0.file) && !named.contains(project.pathInRoot($0.file.path)) })
    else { return nil }
    var moved = finding
    moved.place = place
    moved.related.removeAll { $0.place == place }
    moved.related.insert(RelatedPlace(finding.place, "and here"), at: 0)
    // What is not asked about stays as it is.
    moved.fixes.removeAll { fix in fix.edits.contains { !contain($0.range.file) } }
    return moved
  }

  private mutating func contain(_ file: SourceFile) -> Bool {
    if let known = known[ObjectIdentifier(file)] { return known }
    let isReported = project.reports(file) && options.changedFiles?.holds(project.pathInRoot(file.path)) ?? true
    known[ObjectIdentifier(file)] = isReported
    return isReported
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
  public func pathInRoot(of finding: Finding) -> String { project.pathInRoot(finding.place.file.path) }
}

extension Project {
  /// Whether what is found in a file is reported, as against analysed for the sake of others.
  public func reports(_ file: SourceFile) -> Bool { !unreportedPaths.contains(file.path) }
}

extension Set<String> {
  /// Whether a path or a folder that it lies in is among the paths; Git speaks of a submodule as one thing.
  fileprivate func holds(_ path: String) -> Bool {
    if contains(path) { return true }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if contains(String(folder)) || contains(folder + "/") { return true }
    }
    return false
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
