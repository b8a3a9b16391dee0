import Project
import SourceModel

/// An app that cannot be turned.
public struct OrientationLocked: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "orientation-locked", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.3.4"],
    title: "app works in one orientation only",
    documentation: RuleDocumentation(
      reports: """
        `UISupportedInterfaceOrientations`, of an `Info.plist` or of the build settings of an Xcode project, that \
        lists only portrait or only landscape orientations.
        """,
      why: """
        Some people have their phone or tablet fixed to a wheelchair or a stand and cannot turn it. Large text also \
        has more room when the device lies on its side.
        """,
      howToFix: "List portrait and both landscape orientations, and let the layout follow.",
      elsewhere: "The same, and `supportedInterfaceOrientations` of view controllers.",
      limits: """
        An orientation may be essential, as for a piano or for taking a picture of a cheque; suppress nothing but \
        lower the level of the rule then. Orientations that code restricts are not seen. Apps for watches are left \
        alone.
        """,
      references: ["WCAG 2.2, 1.3.4 Orientation"]),
    examples: [
      .violation(
        """
        <plist><dict>
          ↓<key>UISupportedInterfaceOrientations</key>
          <array><string>UIInterfaceOrientationPortrait</string></array>
        </dict></plist>
        """),
      .pass(
        """
        <plist><dict>
          <key>UISupportedInterfaceOrientations</key>
          <array>
            <string>UIInterfaceOrientationPortrait</string>
            <string>UIInterfaceOrientationLandscapeLeft</string>
            <string>UIInterfaceOrientationLandscapeRight</string>
          </array>
        </dict></plist>
        """),
      .undecided("<plist><dict><key>UISupportedInterfaceOrientations</key><string>$(TURN)</string></dict></plist>"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.info.flatMap { info -> [Outcome] in
      guard !info.file.path.lowercased().contains("watch") else { return [] }
      var reported: Set<String> = []
      return info.entries.compactMap { entry in
        guard entry.key.hasPrefix("UISupportedInterfaceOrientations"), let orientation = Self.only(entry.values),
          reported.insert(entry.key).inserted else { return nil }
        let device = entry.key.hasSuffix("~ipad") ? " on iPad" : entry.key.hasSuffix("~iphone") ? " on iPhone" : ""
        return .violation(Violation(
          "app works in \(orientation) orientation only\(device)", certainty: .likely, at: entry.range))
      }
    }
  }

  /// The one that all values have in common; nil when both are there, or a value is not known.
  private static func only(_ values: [String]) -> String? {
    guard !values.isEmpty else { return nil }
    if values.allSatisfy({ $0.hasPrefix("UIInterfaceOrientationPortrait") }) { return "portrait" }
    return values.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") } ? "landscape" : nil
  }
}
