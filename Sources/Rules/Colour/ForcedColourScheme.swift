import AccessibilityModel
import Project
import SourceModel

/// A screen that does not follow the appearance that people choose.
public struct ForcedColourScheme: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS] }

  public static let metadata = RuleMetadata(
    id: "forced-colour-scheme", family: .color, severity: .note, impact: .moderate, wcag: [],
    labels: [.darkInterface],
    title: "screen ignores the appearance that people choose",
    documentation: RuleDocumentation(
      reports: """
        `UIUserInterfaceStyle` in the settings of the app, and `.preferredColorScheme(.light)` or `.dark` with a fixed \
        value on what a scene or a screen shows. The older \
        `.colorScheme` and `.environment(\\.colorScheme, …)` around a part of a screen are left alone.
        """,
      why: """
        Some people cannot bear bright screens, others cannot read light text on dark. EN 301 549 asks apps to follow \
        the settings of the platform, and the label "Dark Interface" of the App Store asks for a dark appearance.
        """,
      howToFix: "Drop the modifier, or take its value from a setting of the app that people can change.",
      elsewhere: "Leave `overrideUserInterfaceStyle` at `.unspecified`.",
      limits: """
        A value that comes from run time is left alone. A screen that is forced dark is a note, since players and \
        photos are best seen so.
        """,
      references: ["EN 301 549, 11.7 User preferences", "Apple: Human Interface Guidelines, Dark Mode"]),
    examples: [
      .violation("var body: some View { VStack { Text(\"Hi\") }↓.preferredColorScheme(.light) }"),
      .violation("var body: some View { ZStack { Color.black; Text(\"Hi\") }↓.preferredColorScheme(.dark) }"),
      .violation("<plist><dict>↓<key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>"),
      .pass("<plist><dict><key>UIUserInterfaceStyle</key><string>Automatic</string></dict></plist>"),
      .pass("var body: some View { Text(\"Hi\") }"),
      .pass("var body: some View { Text(\"Hi\").environment(\\.colorScheme, .dark) }"),
      .undecided(
        """
        @AppStorage("scheme") private var scheme: ColorScheme?
        var body: some View { Text("Hi").preferredColorScheme(scheme) }
        """),
    ])

  /// `UIUserInterfaceStyle`, once for each appearance whatever the number of targets and configurations; apps for
  /// televisions are dark by custom.
  private static func declared(_ info: [InfoSettings]) -> [Outcome] {
    let entries = info.filter { !$0.file.path.lowercased().contains("tv") }.flatMap(\.entries)
      .filter { $0.key == "UIUserInterfaceStyle" }
    return ["Light", "Dark"].compactMap { style in
      let places = entries.filter { $0.values.first == style }.map(\.range)
      guard let first = places.first else { return nil }
      return .violation(Violation(
        "the whole app is always \(style.lowercased())", certainty: .certain, at: first,
        related: places.dropFirst().prefix(3).map { RelatedPlace($0, "and here") }))
    }
  }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var seen: Set<SourceRange> = []
    let violations = app.ofEachScreen(Self.self) { screen -> [Violation] in
      var seen: Set<SourceRange> = []
      return screen.all.compactMap { element in
        guard let setting = element.appearance.colorScheme, let scheme = setting.single, scheme != .chosen,
          seen.insert(setting.modifier).inserted, setting.modifier.atDot.text.hasPrefix(".preferredColorScheme")
        else { return nil }
        return Violation(
          "screen is always \(scheme.rawValue)", certainty: .likely, at: setting.modifier.atDot)
      }
    }
    return violations.filter { seen.insert($0.place).inserted }.map(Outcome.violation) + Self.declared(app.project.info)
  }
}
