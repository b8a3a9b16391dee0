import AccessibilityModel
import SourceModel

/// What source code cannot tell, with what to do by hand.
public struct RuntimeCheckNeeded: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "runtime-check-needed", family: .hygiene, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "a person has to check this on a device",
    documentation: RuleDocumentation(
      reports: """
        Maps, videos, web pages, drawings and wrapped platform views: once for each kind, at the first of them, with \
        what to look for.
        """,
      why: "What they say is decided at run time or outside of SwiftUI, where the source of the app does not tell.",
      howToFix: """
        Turn VoiceOver on and go through the place with the given step. Nothing has to be changed if it is good.
        """,
      limits: "Off by default: it is no defect but a list of what to test.",
      references: []),
    examples: [
      .violation("var body: some View { ↓Map(position: $position) }"),
      .violation("var body: some View { VStack { ↓VideoPlayer(player: player); VideoPlayer(player: other) } }"),
      .pass("var body: some View { Text(\"Hi\") }"),
      .undecided("var body: some View { BrandMap() }"),
    ])

  private static let steps: [(role: ElementRole, noun: String, step: String)] = [
    (.map, "map", "move through its places with VoiceOver, and look for a list with the same content"),
    (.video, "video", "look for captions and descriptions, and pause it with VoiceOver"),
    (.webView, "web page", "check the page by itself, with headings and links"),
    (.canvas, "drawing", "check that what it shows is said somewhere"),
    (.platformView, "platform view", "go through it with VoiceOver"),
  ]

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let roles = Set(Self.steps.map(\.role))
    let elements = app.ofEachScreen(Self.self) { screen in
      screen.all.filter { roles.contains($0.role) && $0.exposure != .hidden }.map { (role: $0.role, source: $0.source) }
    }
    return Self.steps.compactMap { kind in
      var seen: Set<SourceRange> = []
      let places = elements.filter { $0.role == kind.role && seen.insert($0.source).inserted }
      guard let first = places.first else { return nil }
      let count = places.count == 1 ? "" : " (\(places.count) in the app)"
      return .violation(Violation(
        "\(kind.noun)\(count): \(kind.step)", certainty: .review, at: first.source,
        related: places.dropFirst().prefix(3).map { RelatedPlace($0.source, "and here") }))
    }
  }
}
