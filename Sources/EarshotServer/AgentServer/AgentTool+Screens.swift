import AccessibilityModel
import EarshotCore
import PlatformKnowledge
import Project
import Reporting
import Rules

extension AgentTool {
  static let screens = AgentTool(
    name: "screens", title: "List screens",
    description: """
      The views, previews, view controllers and scenes of a file or folder, each with its number of VoiceOver stops \
      and \
      of findings. Ask it first; then 'hear' one of them.
      """,
    arguments: [
      AgentSchema.optional("path", "string", "A file or folder; the default is the whole project.")
    ] + AgentSchema.page(100, "screens"),
    results: [
      AgentSchema.list(
        "screens",
        [
          AgentSchema.result("view", "string"), AgentSchema.result("kind", "string"), AgentSchema.result("file",
          "string"),
          AgentSchema.result("line", "integer"), AgentSchema.result("stops", "integer"),
          AgentSchema.result("findings", "integer"),
        ]),
      AgentSchema.result("total", "integer"), AgentSchema.maybe("nextCursor", "string"),
    ]
  ) { arguments, call in
    let page = try arguments.page(100)
    let place = try call.roots.place(arguments.text("path") ?? ".")
    let analysis = try await call.workspaces.judge(place, call.tell).analysis
    let shown = Paths.relative(place.path, to: place.root.path)
    let screens = ScreenList(analysis).screens { holds(shown, $0.source.file.path) }
    var rows: [JSONValue] = []
    var text = ""
    for screen in page.items(screens) {
      let file = call.roots.shown(Paths.absolute(screen.source.file.path, from: place.root.path))
      let line = screen.source.startPosition.line
      let stops = ScreenTranscript(screen, voiceOver: analysis.voiceOver).positions.count
      let findings = analysis.findings.count { $0.view == screen.name }
      rows.append([
        "view": .string(screen.name), "kind": .string(screen.kind.rawValue), "file": .string(file),
        "line": .integer(line), "stops": .integer(stops), "findings": .integer(findings),
      ])
      text += "\(screen.name)  \(screen.kind.rawValue)  \(file):\(line)  \(stops) stops, \(findings) findings\n"
    }
    if screens.isEmpty { text = "No screens. SwiftUI views and UIKit controllers of apps count, tests do not.\n" }
    return AgentAnswer(
      text: text + page.rest(screens.count, "screens"),
      structured: [
        "screens": .array(rows), "total": .integer(screens.count), "nextCursor": page.next(screens.count),
      ])
  }

  static let explain = AgentTool(
    name: "explain", title: "Explain a rule",
    description: "What a rule reports, why it matters to people, how to repair it, and what it cannot see.",
    arguments: [AgentSchema.needed("rule", "string", "The id of the rule, such as 'icon-button-name'.")],
    results: [
      AgentSchema.result("rule", "string"), AgentSchema.result("title", "string"), AgentSchema.result("severity",
      "string"),
      AgentSchema.textList("wcag"), AgentSchema.result("reports", "string"), AgentSchema.result("why", "string"),
      AgentSchema.result("howToFix", "string"), AgentSchema.result("limits", "string"),
    ]
  ) { arguments, _ in
    let rule: RuleMetadata
    do {
      rule = try RuleSelection.metadata(arguments.neededText("rule"))
    } catch let error as RuleSelection.UnknownRule {
      throw AgentProblem(error.message, advice: "The findings of 'check' name the rules.")
    }
    let documentation = rule.documentation
    return AgentAnswer(
      text: RuleReport([rule]).pageMarkdown(),
      structured: [
        "rule": .string(rule.id), "title": .string(rule.title), "severity": .string(rule.severity.rawValue),
        "wcag": JSONValue(rule.wcag), "reports": .string(documentation.reports), "why": .string(documentation.why),
        "howToFix": .string(documentation.howToFix), "limits": .string(documentation.limits),
      ])
  }

  static let compare = AgentTool(
    name: "compare", title: "Compare two states",
    description: """
      What changes for a listener between two Git revisions, or a revision and the files as they are: stops that are \
      added, removed, reworded, moved, merged or hidden, and findings that are new or gone. Without arguments: what is \
      not committed yet.
      """,
    arguments: [
      AgentSchema.optional("from", "string", "The revision to compare with; the default is HEAD."),
      AgentSchema.optional("to", "string", "The revision to look at; the default is the files as they are."),
    ] + AgentSchema.page(20, "screens"),
    results: [
      AgentSchema.result("base", "object"), AgentSchema.result("head", "object"), AgentSchema.result("summary",
      "object"),
      Member(name: "screens", schema: ["type": "array", "items": ["type": "object"]]),
      AgentSchema.maybe("nextCursor", "string"),
    ]
  ) { arguments, call in
    let page = try arguments.page(20)
    guard let root = call.roots.all.first else { throw AgentProblem("the client gave no folder to work in") }
    let place = AgentRoots.Place(path: root.path, root: root)
    let comparison = try await call.surroundings.compare(place, arguments.text("from"), arguments.text("to"))
    let whole = (try? JSONParser.parse(comparison.json())) ?? .null
    let screens = whole["screens"]?.array ?? []
    return AgentAnswer(
      text: Self.beginning(of: comparison.text()) + page.rest(screens.count, "screens"),
      structured: [
        "base": whole["base"] ?? .null, "head": whole["head"] ?? .null, "summary": whole["summary"] ?? .null,
        "screens": .array(Array(page.items(screens))), "nextCursor": page.next(screens.count),
      ])
  }

  /// Lines of a comparison that are written out: the structured content has the rest.
  private static let lineLimit = 200

  private static func beginning(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > lineLimit else { return text }
    let left = lines.count - lineLimit
    return lines.prefix(lineLimit).joined(separator: "\n") + "\n… \(left) more lines; 'screens' has all of it.\n"
  }

  private typealias Member = AgentSchema.Member
}
