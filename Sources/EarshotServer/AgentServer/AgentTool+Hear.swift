import AccessibilityModel
import EarshotCore
import Project
import Reporting

extension AgentTool {
  static let hear = AgentTool(
    name: "hear", title: "Hear a screen",
    description: """
      What VoiceOver says of SwiftUI and UIKit screens, swipe by swipe, worked out from source: no build, no \
      simulator. \
      Ask it before and after you change a view. With 'source' it hears code that is not saved yet, in place of the \
      file at 'path'. «…» stands for text that only exists at run time; alternatives of a stop share its number, each \
      with its condition.
      """,
    arguments: [
      AgentSchema.needed("path", "string", "A Swift file or a folder, relative to the project or absolute."),
      AgentSchema.optional("view", "string", "Only the screens of this name, such as 'CheckoutView'."),
      AgentSchema.optional("source", "string",
      "Swift code to take for the content of the file at 'path', this time only."),
      AgentSchema.optional("language", "string", "The language of the app's texts and of VoiceOver, such as 'ja'."),
    ] + AgentSchema.page(60, "stops"),
    results: [
      AgentSchema.result("locale", "string"),
      AgentSchema.list(
        "screens",
        [
          AgentSchema.result("view", "string"), AgentSchema.result("kind", "string"), AgentSchema.result("file",
          "string"),
          AgentSchema.result("line", "integer"), AgentSchema.list("stops", Self.stopResults),
        ]),
      AgentSchema.counts("total", ["screens", "stops"]), AgentSchema.maybe("nextCursor", "string"),
    ]
  ) { arguments, call in
    let path = try arguments.neededText("path")
    let source = try arguments.text("source").map { Array($0.utf8) }
    if source != nil, !path.hasSuffix(".swift") {
      throw AgentProblem("'source' is Swift code, and \(path) is no Swift file",
        advice: "Name a path that ends in .swift.")
    }
    let place = try call.roots.place(path, mustExist: source == nil)
    let page = try arguments.page(60)
    let analysis = try await call.workspaces.hear(place, source: source, locale: arguments.text("language"))
    let heard = HeardScreens(analysis)
    let screens = try Self.wanted(arguments.text("view"), place, heard)
    return Self.answer(heard, screens, page, call.roots, place.root)
  }

  private static let stopResults = [
    AgentSchema.result("number", "integer"), AgentSchema.result("heard", "string"), AgentSchema.textList("when"),
    AgentSchema.textList("details"), AgentSchema.result("certainty", "string"), AgentSchema.result("file", "string"),
    AgentSchema.result("line", "integer"),
  ]

  private static func wanted(_ view: String?, _ place: AgentRoots.Place, _ heard: HeardScreens) throws -> [Screen] {
    let shown = Paths.relative(place.path, to: place.root.path)
    func isInside(_ screen: Screen) -> Bool {
      shown == "." || screen.source.file.path == shown || screen.source.file.path.hasPrefix(shown + "/")
    }
    guard let view else { return heard.list.screens(where: isInside) }
    let named = heard.screens(named: view) ?? []
    let inside = named.filter(isInside)
    // A view that stands elsewhere in the project is meant all the same.
    if !inside.isEmpty || !named.isEmpty { return inside.isEmpty ? named : inside }
    throw AgentProblem(
      "no screen is called '\(view)'" + Spelling.suggestion(for: view, among: heard.names, limit: 3),
      advice: "The tool 'screens' lists them.")
  }

  private static func answer(
    _ heard: HeardScreens, _ screens: [Screen], _ page: AgentPage, _ roots: AgentRoots, _ root: AgentRoots.Root
  ) -> AgentAnswer {
    let report = heard.report(screens)
    let all = report.screens.enumerated().flatMap { number, screen in
      screen.positions.flatMap { position in position.alternatives.map { (screen: number, position.number, $0) } }
    }
    let shown = page.items(all)
    var parts: [JSONValue] = []
    var texts: [String] = []
    for (number, transcript) in report.screens.enumerated() {
      let stops = shown.filter { $0.screen == number }
      // A screen without stops is told of on the first page.
      guard !stops.isEmpty || transcript.positions.isEmpty && page.start == 0 else { continue }
      let file = roots.shown(Paths.absolute(transcript.screen.source.file.path, from: root.path))
      let line = transcript.screen.source.startPosition.line
      parts.append([
        "view": .string(transcript.screen.name), "kind": .string(transcript.screen.kind.rawValue),
        "file": .string(file), "line": .integer(line),
        "stops": .array(stops.map { Self.stop($0.1, $0.2, roots, root) }),
      ])
      texts.append("\(transcript.screen.name)  \(file):\(line)\n" + stops.map { Self.line($0.1, $0.2) }.joined())
      if transcript.positions.isEmpty { texts.append("    (nothing to swipe to)\n") }
    }
    if parts.isEmpty { texts.append("There is no screen here. The tool 'screens' lists those of a folder.\n") }
    return AgentAnswer(
      text: texts.joined(separator: "\n") + page.rest(all.count, "stops"),
      structured: [
        "locale": .string(report.locale), "screens": .array(parts),
        "total": ["screens": .integer(report.screens.count), "stops": .integer(all.count)],
        "nextCursor": page.next(all.count),
      ])
  }

  private static func stop(
    _ number: Int, _ spoken: SpokenStop, _ roots: AgentRoots, _ root: AgentRoots.Root
  ) -> JSONValue {
    let place = spoken.stop.element.source
    return [
      "number": .integer(number), "heard": .string(spoken.heard),
      "when": JSONValue(spoken.stop.when.map(\.description) + spoken.stop.repeats),
      "details": JSONValue(spoken.details + spoken.doubts),
      "certainty": .string(spoken.stop.element.certainty.rawValue),
      "file": .string(roots.shown(Paths.absolute(place.file.path, from: root.path))),
      "line": .integer(place.startPosition.line),
    ]
  }

  private static func line(_ number: Int, _ spoken: SpokenStop) -> String {
    let when = spoken.stop.when.map(\.description) + spoken.stop.repeats
    let condition = when.isEmpty ? "" : "  [\(when.joined(separator: ", "))]"
    let lead = String(number)
    let margin = String(repeating: " ", count: max(0, 3 - lead.count))
    return "\(margin)\(lead)  \(spoken.heard)\(condition)\n"
      + (spoken.details + spoken.doubts.map { "unknown: \($0)" }).map { "       \($0)\n" }.joined()
  }
}
