import Project
import Rules
import SourceModel

/// Applies fixes in memory until nothing is left to fix, and keeps only what proved itself.
///
/// After each round the project is analysed again. Fixes whose finding is still there, that bring the parser new trouble,
/// or that bring a finding at least as grave to the place they change, are taken back and not tried again, and so are
/// all of a rule in a file where it is not known which of them fail, and those that undo each other. So a second run has
/// nothing to change.
public struct FixSession: Sendable {
  /// A file whose text fixes changed.
  public struct ChangedFile: Sendable {
    public var original: SourceFile
    public var fixed: SourceFile
  }

  /// A fix that was applied, where its finding was in that round.
  public struct Applied: Hashable, Sendable {
    public var rule: String
    public var title: String
    public var place: SourceRange
  }

  /// The project after the fixes.
  public private(set) var analysis: Analysis
  public private(set) var applied: [Applied] = []
  private let original: Project
  /// Fixes that did not help, and rules whose fixes did not, by file.
  private var rejected: Set<Attempt> = []
  /// The rounds so far.
  private var rounds: [Round] = []

  /// A round of applying: where it started, and what was tried.
  private struct Round {
    /// Not its analysis: those of a large app take room, and few rounds are ever taken back.
    var start: Project
    var appliedBefore: Int
    var attempts: Set<Attempt>
  }

  private struct Attempt: Hashable {
    var rule: String
    var path: String
    /// Where the finding begins in the present text; nil for all of the rule in the file.
    var start: Int?
  }

  private struct Candidate {
    var finding: Finding
    var fix: Fix
    /// All of its rule in the file.
    var group: Attempt { Attempt(rule: finding.rule, path: finding.place.file.path) }
    var attempt: Attempt { Attempt(rule: finding.rule, path: finding.place.file.path, start: finding.place.start) }
  }

  /// Rounds of applying; fixes rarely meet, so one or two are usual.
  private static let roundLimit = 20
  /// Times that everything is tried.
  private static let passLimit = 4
  /// Times in a pass that single fixes are taken out of those of their rule: each costs an analysis.
  private static let patience = 8

  /// - Parameters:
  ///   - analysis: The findings to fix.
  ///   - session: How to analyse again; that of the analysis does least for it.
  ///   - includesSuggested: Whether to apply fixes that a person should look at as well.
  public init(
    _ analysis: Analysis, _ session: AnalysisSession, includesSuggested: Bool
  ) async throws(CancellationError) {
    self.analysis = analysis
    original = analysis.project
    // What was rejected beside another fix may be right after it. The last pass starts from nothing and changes
    // nothing, as a second run will.
    var passes = 0
    repeat {
      rejected = []
      let before = applied.count
      try await applyRounds(session, includesSuggested: includesSuggested)
      passes += 1
      if applied.count == before { break }
    } while !rejected.isEmpty && passes < Self.passLimit
  }

  /// Applies fixes until there is none that was not rejected.
  private mutating func applyRounds(
    _ session: AnalysisSession, includesSuggested: Bool
  ) async throws(CancellationError) {
    var failures = 0
    while rounds.count < Self.roundLimit {
      let candidates = self.candidates(includesSuggested: includesSuggested)
      if candidates.isEmpty { break }
      let project = analysis.project.applying(candidates.flatMap(\.fix.edits))
      if try await takeBack(to: project, candidates, session) { continue }
      let next = try await session.analyse(project)
      let moved = MovedPlaces(candidates.flatMap(\.fix.edits))
      let failed = self.failures(of: candidates, moved, next).union(harms(of: candidates, moved, next))
      if failed.isEmpty {
        rounds.append(
          Round(start: analysis.project, appliedBefore: applied.count, attempts: Set(candidates.map(\.group))))
        rejected = Set(rejected.map { attempt in
          guard let start = attempt.start else { return attempt }
          return Attempt(rule: attempt.rule, path: attempt.path, start: moved.start(start, in: attempt.path))
        })
        applied += candidates.map { Applied(rule: $0.finding.rule, title: $0.fix.title, place: $0.finding.place) }
        analysis = next
      } else {
        // Grows each time, so this ends.
        failures += 1
        rejected.formUnion(
          failures < Self.patience ? failed : Set(failed.map { Attempt(rule: $0.rule, path: $0.path) }))
      }
    }
  }

  /// Fixes that lead back to a text that was there before undo each other, and would do so for ever: all since then are
  /// taken back and not tried again.
  ///
  /// - Returns: Whether that was so.
  private mutating func takeBack(
    to project: Project, _ candidates: [Candidate], _ session: AnalysisSession
  ) async throws(CancellationError) -> Bool {
    let starts = rounds.map(\.start) + [analysis.project]
    guard let first = starts.firstIndex(where: { $0.hasSameText(as: project) }) else { return false }
    rejected.formUnion(candidates.map(\.group))
    guard first < rounds.count else { return true }
    for round in rounds[first...] { rejected.formUnion(round.attempts) }
    analysis = try await session.analyse(rounds[first].start)
    applied.removeLast(applied.count - rounds[first].appliedBefore)
    rounds.removeLast(rounds.count - first)
    return true
  }

  public var changedFiles: [ChangedFile] {
    zip(original.editableFiles, analysis.project.editableFiles).compactMap { before, after in
      before.bytes == after.bytes ? nil : ChangedFile(original: before, fixed: after)
    }
  }

  /// The first fix of each finding that may be applied, without those that touch the same text as an earlier one.
  private func candidates(includesSuggested: Bool) -> [Candidate] {
    let editable = Set(analysis.project.editableFiles.map { ObjectIdentifier($0) })
    var taken: [SourceEdit] = []
    var result: [Candidate] = []
    for finding in analysis.findings {
      let fix = finding.fixesWithoutGap.first { fix in
        (includesSuggested || fix.safety == .safe) && !fix.edits.isEmpty
          && fix.edits.allSatisfy { edit in
            let file = edit.range.file
            return analysis.project.reports(file) && editable.contains(ObjectIdentifier(file))
          }
      }
      guard let fix else { continue }
      let candidate = Candidate(finding: finding, fix: fix)
      if rejected.contains(candidate.attempt) || rejected.contains(candidate.group) { continue }
      // What makes one element of a view or a group may settle what the other would do; the next round shows.
      let meets = fix.edits.contains { edit in
        taken.contains { $0 != edit && ($0.meets(edit) || $0.regroupsSameView(as: edit)) }
      }
      if meets { continue }
      taken += fix.edits
      result.append(candidate)
    }
    return result
  }

  private func failures(of candidates: [Candidate], _ moved: MovedPlaces, _ next: Analysis) -> Set<Attempt> {
    let before = Self.counts(analysis)
    let after = Self.counts(next)
    let left = Set(next.findings.map { Attempt(rule: $0.rule, path: $0.place.file.path, start: $0.place.start) })
    var failed: Set<Attempt> = []
    for (group, tried) in Dictionary(grouping: candidates, by: \.group) {
      if before[group, default: 0] - after[group, default: 0] >= tried.count { continue }
      let remaining = tried.filter { candidate in
        let start = moved.start(candidate.finding.place.start, in: group.path)
        return left.contains(Attempt(rule: group.rule, path: group.path, start: start))
      }
      failed.formUnion(remaining.isEmpty ? [group] : remaining.map(\.attempt))
    }
    let broken = Set(next.problems.map(\.file)).filter { path in
      next.problems.count { $0.file == path } > analysis.problems.count { $0.file == path }
    }
    for candidate in candidates where candidate.fix.edits.contains(where: { broken.contains($0.range.file.path) }) {
      failed.insert(candidate.group)
    }
    return failed
  }

  /// Candidates that mended one thing and broke another: a new error or warning stands around what they changed, or
  /// names it as its cause.
  private func harms(of candidates: [Candidate], _ moved: MovedPlaces, _ next: Analysis) -> Set<Attempt> {
    let (before, after) = (Self.counts(analysis), Self.counts(next))
    let new = next.findings.filter { finding in
      let key = Attempt(rule: finding.rule, path: finding.place.file.path)
      return finding.severity > .note
        && after[key, default: 0] > before[key, default: 0]
    }
    if new.isEmpty { return [] }
    return Set(candidates.filter { candidate in
      let place = candidate.finding.place
      return new.contains { finding in
        finding.severity >= candidate.finding.severity
          && ([finding.place] + finding.related.map(\.place)).contains { moved.contains(place, in: $0) }
      }
    }.map(\.attempt))
  }

  private static func counts(_ analysis: Analysis) -> [Attempt: Int] {
    analysis.findings.reduce(into: [:]) { $0[Attempt(rule: $1.rule, path: $1.place.file.path), default: 0] += 1 }
  }
}

/// Where places of a text are once edits are made.
private struct MovedPlaces {
  private let edits: [String: [SourceEdit]]

  init(_ edits: [SourceEdit]) {
    self.edits = Dictionary(grouping: edits) { $0.range.file.path }.mapValues(FixApplication.accepted)
  }

  /// Whether a place of the text before stands in one of the text after.
  func contains(_ old: SourceRange, in new: SourceRange) -> Bool {
    guard old.file.path == new.file.path else { return false }
    let start = start(old.start, in: old.file.path)
    return new.start <= start && start < new.end
  }

  /// Where a place of the text before begins in the text after.
  func start(_ old: Int, in path: String) -> Int {
    (edits[path] ?? []).prefix { $0.range.end <= old }
      .reduce(old) { $0 + $1.replacement.utf8.count - ($1.range.end - $1.range.start) }
  }
}

extension Project {
  fileprivate func hasSameText(as other: Project) -> Bool {
    zip(editableFiles, other.editableFiles).allSatisfy { $0 === $1 || $0.bytes == $1.bytes }
  }
}

extension SourceEdit {
  /// Whether applying both would depend on their order or mix them.
  fileprivate func meets(_ other: SourceEdit) -> Bool {
    guard range.file === other.range.file, !areLines(with: other) else { return false }
    if range.isEmpty, other.range.isEmpty { return range.start == other.range.start }
    return range.start < other.range.end && other.range.start < range.end
      || range.isEmpty && other.range.start <= range.start && range.start <= other.range.end
      || other.range.isEmpty && range.start <= other.range.start && other.range.start <= range.end
  }

  /// Whether both put an `accessibilityElement` modifier into one chain of modifiers.
  fileprivate func regroupsSameView(as other: SourceEdit) -> Bool {
    let modifier = ".accessibilityElement("
    guard range.file === other.range.file, replacement.contains(modifier), other.replacement.contains(modifier) else { return false }
    let (first, second) = range.start < other.range.start ? (range, other.range) : (other.range, range)
    guard first.end <= second.start else { return true }
    let between = range.file.text(from: first.end, to: second.start).split(whereSeparator: \.isNewline)
    return between.allSatisfy { line in line.drop(while: \.isWhitespace).first.map { $0 == "." } ?? true }
  }
}
