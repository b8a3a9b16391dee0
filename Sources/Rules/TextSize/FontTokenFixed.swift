import AccessibilityModel
import SourceModel

/// A font with a name of its own that has a fixed size.
public struct FontTokenFixed: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "font-token-fixed", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.4.4"],
    title: "font of the design system does not grow with the chosen text size",
    documentation: RuleDocumentation(
      reports: """
        A constant, computed property or function that gives a font of a fixed size, such as \
        `static let bodyCopy = Font.system(size: 13)`, when texts use it. Reported once, where the font is made, with \
        the number of uses.
        """,
      why: "Every text that uses it stays at its size when people choose a larger one.",
      howToFix: """
        Base it on a text style, or scale it: `Font.custom("Inter", size: 13, relativeTo: .footnote)`. All its uses \
        are repaired at once.
        """,
      elsewhere: "Make the token with `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`.",
      limits: """
        Fonts that no text of the app uses are not reported. A font that is only used for symbols is not either. In \
        widgets it is a note.
        """,
      references: ["Apple: SwiftUI documentation, Font", "WCAG 2.2, 1.4.4 Resize Text"]),
    examples: [
      .violation(
        """
        extension Font {
          static let bodyCopy = ↓Font.system(size: 13)
        }

        struct ContentView: View {
          var body: some View {
            VStack { Text("One").font(.bodyCopy); Text("Two").font(.bodyCopy) }
          }
        }
        """,
        fixed: """
          extension Font {
            static let bodyCopy = Font.footnote
          }

          struct ContentView: View {
            var body: some View {
              VStack { Text("One").font(.bodyCopy); Text("Two").font(.bodyCopy) }
            }
          }
          """),
      .violation(
        """
        extension Font {
          static let footnote = ↓Font.system(size: 13)
        }

        struct ContentView: View {
          var body: some View { Text("One").font(.footnote) }
        }
        """,
        fixed: """
          extension Font {
            static let footnote = Font.system(.footnote)
          }

          struct ContentView: View {
            var body: some View { Text("One").font(.footnote) }
          }
          """),
      .violation(
        """
        enum Theme {
          static func text(_ size: CGFloat) -> Font { ↓.custom("Inter", fixedSize: size) }
        }

        struct ContentView: View {
          var body: some View { Text("One").font(Theme.text(13)) }
        }
        """),
      .pass(
        """
        extension Font {
          static let bodyCopy = Font.custom("Inter", size: 13, relativeTo: .footnote)
        }

        struct ContentView: View {
          var body: some View { Text("One").font(.bodyCopy) }
        }
        """),
      .pass(
        """
        extension Font {
          static let icon = Font.system(size: 13)
        }

        struct ContentView: View {
          var body: some View { Image(systemName: "star").font(.icon) }
        }
        """),
      .violation(
        """
        extension Font {
          static let bodyCopy = ↓Font.system(size: 13)
        }

        @main struct Notes: App {
          var body: some Scene { WindowGroup { ContentView().dynamicTypeSize(.medium ... .medium) } }
        }
        struct ContentView: View {
          var body: some View { NavigationStack { NavigationLink("One") { Details() } } }
        }
        struct Details: View { var body: some View { Text("Two").font(.bodyCopy) } }
        """),
      .undecided(
        """
        extension Font {
          static func scaled(_ size: CGFloat) -> Font { .system(size: Metrics.scaled(size)) }
        }

        struct ContentView: View {
          var body: some View { Text("One").font(.scaled(13)) }
        }
        """),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    // The ways of one function are one token.
    var seen: Set<SourceRange> = []
    return app.fonts.found.compactMap { found in
      guard let token = found.token, !found.isPicture, seen.insert(token.range).inserted else { return nil }
      let isWanted = found.isFallback || token.isMeantFixed
      let uses = found.uses.count == 1 ? "one place" : "\(found.uses.count) places"
      return .violation(Violation(
        "font '\(token.name)' stays at \(found.size) at every text size; texts in \(uses) use it",
        certainty: isWanted ? .review : .certain, severity: isWanted ? .note : found.severity,
        at: found.origin,
        fixes: [found.largerStyleFix(in: context), found.customFix].compactMap { $0 },
        related: found.capPlace + found.uses.prefix(3).map { RelatedPlace($0, "used here") }))
    }
  }
}
