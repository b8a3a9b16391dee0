import AccessibilityModel
import SourceModel

/// Views of packages about which nothing is known.
public struct ComponentUnresolved: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "component-unresolved", family: .hygiene, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "what this view is to VoiceOver is not known",
    documentation: RuleDocumentation(
      reports: """
        A view from outside the project that is neither part of SwiftUI nor of a package that Earshot knows. Reported \
        once, at its first use, with the number of uses.
        """,
      why: "Earshot is silent about it and about what depends on it, so nobody has checked these places.",
      howToFix: """
        Say in the configuration what it behaves like: `"components": { "BrandButton": { "as": "Button" } }`. And \
        listen to it once.
        """,
      elsewhere: "Classes from outside the project are not followed either: listen to them once.",
      limits: "Off by default: it is no defect but a gap of the analysis.",
      references: []),
    examples: [
      .violation("var body: some View { VStack { ↓BrandButton(title: \"Pay\"); BrandButton(title: \"Back\") } }"),
      .pass("var body: some View { Button(\"Pay\") { pay() } }"),
      .undecided(
        """
        let content: AnyView
        var body: some View { content }
        """),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var order: [String] = []
    var places: [String: [SourceRange]] = [:]
    let unresolved = app.ofEachScreen(Self.self) { screen in
      screen.all.flatMap { element in
        element.reasons.filter { $0.kind == .opaqueView && $0.subject == element.viewName }
          .map { (name: $0.subject, source: element.source) }
      }
    }
    for (name, source) in unresolved {
      if places[name] == nil { order.append(name) }
      if !(places[name] ?? []).contains(source) { places[name, default: []].append(source) }
    }
    return order.compactMap { name in
      guard let uses = places[name], let first = uses.first else { return nil }
      let count = uses.count == 1 ? "one place" : "\(uses.count) places"
      return .violation(Violation(
        "what '\(name)' is to VoiceOver is not known; it is used in \(count)", certainty: .certain, at: first,
        related: uses.dropFirst().prefix(3).map { RelatedPlace($0, "and here") }))
    }
  }
}
