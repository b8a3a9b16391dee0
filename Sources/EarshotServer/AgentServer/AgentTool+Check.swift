import EarshotCore
import Project
import Reporting
import Rules

extension AgentTool {
  static let check = AgentTool(
    name: "check", title: "Find accessibility defects",
    description: """
      Accessibility defects of files or folders, the gravest first, each with what VoiceOver says now and after the \
      fix. 'id' stays the same when lines move: give it to 'fix', and look for it again after a change. Findings of \
      certainty 'review' are for a person to judge. 'explain' tells about a rule.
      """,
    arguments: [
      AgentSchema.texts("paths", "Files and folders; the default is the whole project."),
      AgentSchema.optional("changedSince", "string", "Only files that differ from this Git revision, such as 'main'."),
      AgentSchema.choice("severity", Severity.allCases.map(\.rawValue),
      "The least severity to tell of (default: note)."),
    ] + AgentSchema.page(20, "findings"),
    results: [
      AgentSchema.counts("summary", ["findings", "errors", "warnings", "notes", "needsReview"]),
      AgentSchema.list("findings", Self.findingResults), AgentSchema.textList("problems"),
      AgentSchema.maybe("nextCursor", "string"),
    ]
  ) { arguments, call in
    let places = try Self.places(arguments, call)
    let page = try arguments.page(20)
    let least = try arguments.choice("severity", Severity.self) ?? .note
    var findings: [PlacedFinding] = []
    var problems: [String] = []
    for (folder, analysed, wanted) in try await Self.analyses(places, call) {
      var own = analysed.analysis.findings.filter { finding in
        wanted.contains { Self.holds($0, finding.place.file.path) }
      }
      if let revision = try arguments.text("changedSince") {
        let changed = try await call.surroundings.changed(folder, revision)
        own = own.filter { changed.contains(Paths.absolute($0.place.file.path, from: folder.root.path)) }
      }
      findings += own.map { PlacedFinding($0, call.roots, folder.root) }
      problems += analysed.analysis.problems.filter { problem in wanted.contains { Self.holds($0, problem.file) } }
        .map { "\($0.file): \($0.message)" }
    }
    return Self.answer(findings.filter { $0.finding.severity >= least }, problems, page)
  }

  static let findingResults = [
    AgentSchema.result("id", "string"), AgentSchema.result("rule", "string"), AgentSchema.result("severity", "string"),
    AgentSchema.result("certainty", "string"), AgentSchema.result("message", "string"), AgentSchema.result("file",
    "string"),
    AgentSchema.result("line", "integer"), AgentSchema.result("column", "integer"), AgentSchema.result("view",
    "string"),
    AgentSchema.textList("wcag"), AgentSchema.maybe("heard", "object"),
    AgentSchema.list("fixes", [AgentSchema.result("title", "string"), AgentSchema.result("safety", "string")]),
  ]

  /// The paths that a call is about; all roots when it names none.
  static func places(_ arguments: AgentArguments, _ call: AgentCall) throws -> [AgentRoots.Place] {
    let paths = try arguments.texts("paths") ?? []
    if paths.isEmpty { return call.roots.all.map { AgentRoots.Place(path: $0.path, root: $0) } }
    return try paths.map { try call.roots.place($0) }
  }

  /// The analyses of the projects of paths, each with the paths in it as they are shown.
  static func analyses(
    _ places: [AgentRoots.Place], _ call: AgentCall
  ) async throws -> [(place: AgentRoots.Place, analysed: AnalysedWorkspace, wanted: [String])] {
    var folders: [String] = []
    for folder in places.map(AgentWorkspaces.projectFolder) where !folders.contains(folder) { folders.append(folder) }
    var result: [(place: AgentRoots.Place, analysed: AnalysedWorkspace, wanted: [String])] = []
    for folder in folders {
      let own = places.filter { AgentWorkspaces.projectFolder(of: $0) == folder }
      guard let first = own.first else { continue }
      let analysed = try await call.workspaces.judge(first, call.tell)
      result.append((first, analysed, own.map { Paths.relative($0.path, to: $0.root.path) }))
    }
    return result
  }

  /// Whether a path that was asked for is a file or holds it; both relative to the root.
  static func holds(_ wanted: String, _ file: String) -> Bool {
    wanted == "." || file == wanted || file.hasPrefix(wanted + "/")
  }

  private static func answer(_ all: [PlacedFinding], _ problems: [String], _ page: AgentPage) -> AgentAnswer {
    let sorted = all.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    func count(_ rank: Int) -> Int { all.count { $0.rank == rank } }
    let shown = page.items(sorted)
    let counts = ["errors", "warnings", "notes", "to review"].enumerated().filter { count($0.offset) > 0 }.map {
      "\(count($0.offset)) \($0.element)"
    }
    let head = all.isEmpty ? "Nothing was found.\n" : counts.joined(separator: ", ") + "\n"
    return AgentAnswer(
      text: head + shown.map(\.text).joined() + page.rest(all.count, "findings")
        + problems.prefix(10).map { "problem: \($0)\n" }.joined(),
      structured: [
        "summary": [
          "findings": .integer(all.count), "errors": .integer(count(0)), "warnings": .integer(count(1)),
          "notes": .integer(count(2)), "needsReview": .integer(count(3)),
        ],
        "findings": .array(shown.map(\.json)), "problems": JSONValue(problems), "nextCursor": page.next(all.count),
      ])
  }
}

/// A finding with the path that answers call its file by.
struct PlacedFinding {
  let finding: Finding
  let file: String

  init(_ finding: Finding, _ roots: AgentRoots, _ root: AgentRoots.Root) {
    self.finding = finding
    file = roots.shown(Paths.absolute(finding.place.file.path, from: root.path))
  }

  /// The gravest first, what needs a person last.
  var rank: Int {
    if finding.certainty == .review { return 3 }
    switch finding.severity {
    case .error: return 0
    case .warning: return 1
    case .note: return 2
    }
  }

  var json: JSONValue {
    let start = finding.place.startPosition
    return [
      "id": .string(finding.fingerprint), "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "certainty": .string(finding.certainty.rawValue), "message": .string(finding.message), "file": .string(file),
      "line": .integer(start.line), "column": .integer(start.column), "view": .string(finding.view),
      "wcag": JSONValue(finding.wcag),
      "heard": finding.heard.map { ["before": .string($0.before), "after": JSONValue($0.after)] } ?? .null,
      "fixes": .array(finding.fixes.map { ["title": .string($0.title), "safety": .string($0.safety.rawValue)] }),
    ]
  }

  var text: String {
    let place = finding.place.startPosition
    let kind = finding.certainty == .review ? "review" : finding.severity.rawValue
    var text = "\n\(file):\(place.line):\(place.column)  \(kind)  \(finding.rule)  id \(finding.fingerprint)\n"
    text += "  \(finding.message)\n"
    if let heard = finding.heard {
      text += "  heard: \"\(heard.before)\"" + (heard.after.map { "  ->  \"\($0)\"" } ?? "") + "\n"
    }
    return text + finding.fixes.map { "  fix (\($0.safety.rawValue)): \($0.title)\n" }.joined()
  }
}
