import EarshotCore
import Project
import Reporting
import Rules
import SourceModel

extension AgentTool {
  static let fix = AgentTool(
    name: "fix", title: "Repair findings",
    description: """
      Repairs findings and answers with a unified diff. Nothing is written unless 'apply' is true. Without 'findings', \
      all fixes that keep the meaning of the code; with them, the first fix of each, also those whose words a person \
      should read. Each fix is tried first: one that does not make its finding go away is left out and said so.
      """,
    arguments: [
      AgentSchema.texts("paths", "Files and folders; the default is the whole project."),
      AgentSchema.texts("findings", "The ids of the findings to repair, as 'check' gives them."),
      Member(
        name: "apply", schema: ["type": "boolean", "default": false, "description": "Write the changes to the files."],
        isRequired: false),
    ],
    results: [
      AgentSchema.result("applied", "boolean"), AgentSchema.result("diff", "string"), AgentSchema.textList("files"),
      AgentSchema.list(
        "fixed",
        [
          AgentSchema.result("id", "string"), AgentSchema.result("rule", "string"), AgentSchema.result("title",
          "string"),
          AgentSchema.result("file", "string"), AgentSchema.result("line", "integer"),
        ]),
      AgentSchema.list("notFixed", [AgentSchema.result("id", "string"), AgentSchema.result("reason", "string")]),
    ], writes: true
  ) { arguments, call in
    let places = try Self.places(arguments, call)
    let ids = try arguments.texts("findings")
    let applies = try arguments.flag("apply")
    var repair = AgentRepair(ids: ids)
    for (place, analysed, wanted) in try await Self.analyses(places, call) {
      try await repair.add(analysed, wanted, place.root, call)
    }
    repair.noteUnknown()
    if applies { try repair.write(call.surroundings) }
    return repair.answer(applied: applies)
  }

  private typealias Member = AgentSchema.Member
}

/// Fixes of some findings, tried in memory.
private struct AgentRepair {
  /// Of the findings to repair; nil for all with a safe fix.
  let ids: [String]?
  private var seen: Set<String> = []
  private var changes: [Change] = []

  private struct Change {
    var path: String
    var shown: String
    var root: String
    var before: SourceFile
    var after: SourceFile
  }

  private var fixed: [JSONValue] = []
  private var notFixed: [(id: String, reason: String)] = []

  init(ids: [String]?) { self.ids = ids }

  /// Rounds of trying: each leaves out at least one fix that did not help.
  private static let roundLimit = 6

  /// Tries the fixes of one project.
  mutating func add(
    _ analysed: AnalysedWorkspace, _ wanted: [String], _ root: AgentRoots.Root, _ call: AgentCall
  ) async throws {
    let analysis = analysed.analysis
    var chosen = analysis.findings.filter { finding in
      wanted.contains { AgentTool.holds($0, finding.place.file.path) } && (ids?.contains(finding.fingerprint) ?? true)
    }
    seen.formUnion(chosen.map(\.fingerprint))
    chosen.removeAll { finding in
      let isRepairable = finding.fixesWithoutGap.contains { isWanted($0) }
      if ids != nil, !isRepairable { notFixed.append((finding.fingerprint,
        "there is no fix that could be applied as it is")) }
      return !isRepairable
    }
    var options = analysed.settings.options
    options.progress = nil
    // Those that stand in each other's way are taken one after another.
    for _ in 0..<Self.roundLimit where !chosen.isEmpty {
      try Task.checkCancellation()
      let edits = FixChoice.edits(of: chosen, isWanted)
      let after = await Analysis.run(on: analysis.project.applying(edits), options)
      let left = Set(after.findings.map(\.fingerprint))
      let broken = after.problems.count > analysis.problems.count
      let failed = chosen.filter { left.contains($0.fingerprint) || broken }
      if failed.isEmpty {
        note(chosen, analysis.project, after.project, root, call.roots)
        return
      }
      notFixed += failed.map { ($0.fingerprint,
        "the fix did not make it go away, or touches what another one changes") }
      chosen.removeAll { finding in failed.contains { $0.fingerprint == finding.fingerprint } }
    }
  }

  private func isWanted(_ fix: Fix) -> Bool {
    ids != nil || fix.safety == .safe
  }

  private mutating func note(
    _ findings: [Finding], _ before: Project, _ after: Project, _ root: AgentRoots.Root, _ roots: AgentRoots
  ) {
    for finding in findings {
      let placed = PlacedFinding(finding, roots, root)
      fixed.append([
        "id": .string(finding.fingerprint), "rule": .string(finding.rule),
        "title": .string(finding.fixesWithoutGap.first(where: isWanted)?.title ?? ""), "file": .string(placed.file),
        "line": .integer(finding.place.startPosition.line),
      ])
    }
    for (old, new) in zip(before.editableFiles, after.editableFiles) where old.bytes != new.bytes {
      let path = Paths.absolute(old.path, from: root.path)
      guard RealPath.isInside(path, root.real) else { continue }
      changes.append(Change(path: path, shown: roots.shown(path), root: root.real, before: old, after: new))
    }
  }

  /// Ids that no finding has.
  mutating func noteUnknown() {
    for id in ids ?? [] where !seen.contains(id) {
      notFixed.append((id, "no finding has this id; it may be gone, or 'paths' leave it out"))
    }
  }

  func write(_ surroundings: AgentSurroundings) throws {
    for change in changes {
      try surroundings.write(change.path, change.before.bytes, change.after.bytes, root: change.root)
    }
  }

  func answer(applied: Bool) -> AgentAnswer {
    let diff = changes.map { UnifiedDiff(path: $0.shown, before: $0.before.text, after: $0.after.text).text() }.joined()
    var text = fixed.isEmpty ? "Nothing to change.\n" : "\(fixed.count) \(fixed.count == 1 ? "finding" : "findings") \(applied ? "repaired" : "would be repaired").\n"
    if !applied, !fixed.isEmpty { text += "Nothing was written; ask again with \"apply\": true to write it.\n" }
    text += notFixed.map { "not repaired: \($0.id): \($0.reason)\n" }.joined()
    return AgentAnswer(
      text: text + (diff.isEmpty ? "" : "\n" + diff),
      structured: [
        "applied": .bool(applied && !changes.isEmpty), "diff": .string(diff), "files": JSONValue(changes.map(\.shown)),
        "fixed": .array(fixed),
        "notFixed": .array(notFixed.map { ["id": .string($0.id), "reason": .string($0.reason)] }),
      ])
  }
}

extension SourceFile {
  fileprivate var text: String { text(from: 0, to: bytes.count) }
}
