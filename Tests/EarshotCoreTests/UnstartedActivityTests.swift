import EarshotCore
import Rules
import Testing

/// Live Activities are seen when code of the app starts them.
@Suite("Live Activities that nothing starts")
struct UnstartedActivityTests {
  private static let widgets = """
    import WidgetKit
    import SwiftUI
    struct RideActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in RideView(eta: context.state.eta) } dynamicIsland: { context in
          DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("A") } } compactLeading: { Image("car-small") } compactTrailing: { Text("B") } minimal: { Text("C") }
        }
      }
    }
    struct RideView: View { let eta: Int
      var body: some View { HStack { Image("ride-pic"); Text("\\(eta) min") } } }
    @main struct Widgets: WidgetBundle { var body: some Widget { RideActivity() } }
    """

  private static func findings(_ app: String) async -> [Finding] {
    let attributes = "import ActivityKit\nstruct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var eta: Int } }"
    let start = "import SwiftUI\n@main struct Sample: App { var body: some Scene { WindowGroup { Text(\"Hello\") } } }\n"
    return await Analysis.run(files: [
      "App/App.swift": start + app, "Shared/Attributes.swift": attributes, "Widgets/Widgets.swift": widgets,
    ]).findings.filter { $0.rule == "image-name" }
  }

  @Test func nobodyStartsIt() async {
    #expect(await Self.findings("").isEmpty)
  }

  @Test("Started by the app, or by a push", arguments: [
    "func start() { _ = try? Activity.request(attributes: RideAttributes(), content: .init(state: .init(eta: 1), staleDate: nil)) }",
    "func listen() async { for await token in Activity<RideAttributes>.pushToStartTokenUpdates { print(token) } }",
  ])
  func started(_ code: String) async {
    let findings = await Self.findings(code)
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.certainty == .review && $0.related.isEmpty })
  }
}
