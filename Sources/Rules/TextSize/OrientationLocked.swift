import Project
import SourceModel
import SwiftSource

/// An app that cannot be turned.
public struct OrientationLocked: ProjectRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS] }

  public static let metadata = RuleMetadata(
    id: "orientation-locked", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.3.4"],
    title: "app works in one orientation only",
    documentation: RuleDocumentation(
      reports: """
        `UISupportedInterfaceOrientations`, of an `Info.plist` or of the build settings of an Xcode project, that \
        lists only portrait or only landscape orientations. For review: `UIRequiresFullScreen`, and a controller whose \
        `supportedInterfaceOrientations` names one orientation.
        """,
      why: """
        Some people have their phone or tablet fixed to a wheelchair or a stand and cannot turn it. Large text also \
        has more room when the device lies on its side.
        """,
      howToFix: "List portrait and both landscape orientations, and let the layout follow.",
      elsewhere: "The same, and `supportedInterfaceOrientations` of view controllers.",
      limits: """
        An orientation may be essential, as for a piano or for taking a picture of a cheque; suppress nothing but \
        lower the level of the rule then. Orientations that code works out are not seen. Apps for watches are left \
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
      .violation(
        """
        <plist><dict>
          ↓<key>UISupportedInterfaceOrientations</key>
          <array><string>UIInterfaceOrientationPortrait</string></array>
          <key>UISupportedInterfaceOrientations~ipad</key>
          <array>
            <string>UIInterfaceOrientationPortrait</string>
            <string>UIInterfaceOrientationLandscapeLeft</string>
            <string>UIInterfaceOrientationLandscapeRight</string>
          </array>
        </dict></plist>
        """),
      .violation("<plist><dict>↓<key>UIRequiresFullScreen</key><true/></dict></plist>"),
      .violation(
        """
        import UIKit
        final class BoardController: UIViewController {
          override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """),
      .pass("<plist><dict><key>UIRequiresFullScreen</key><false/></dict></plist>"),
      .undecided("<plist><dict><key>UISupportedInterfaceOrientations</key><string>$(TURN)</string></dict></plist>"),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let places = project.files.flatMap { file in
      (file.types.map(\.members) + file.extensions.map(\.members)).flatMap(inCode)
    }
    return project.info.filter { Self.turns($0, in: project) }.flatMap(declared) + ["portrait", "landscape"].flatMap { orientation -> [Outcome] in
      let found = places.filter { $0.orientation == orientation }.map(\.place)
      guard let first = found.first else { return [] }
      let count = found.count > 1 ? ", as do \(found.count - 1) others" : ""
      return [
        .violation(Violation(
          "screen works in \(orientation) orientation only" + count, certainty: .review, at: first,
          related: found.dropFirst().prefix(3).map { RelatedPlace($0, "and here") }))
      ]
    }
  }

  /// Whether what an app declares is about devices that are turned; a television never is.
  private static func turns(_ info: InfoSettings, in project: ProjectSubject) -> Bool {
    let folder = info.file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let own = project.allFiles.map(\.file).filter { folder.isEmpty || $0.path.hasPrefix(folder + "/") }
    return own.isEmpty || own.contains { $0.build.mayRun(on: .iOS) }
  }

  private func declared(_ info: InfoSettings) -> [Outcome] {
    guard !info.file.path.lowercased().contains("watch") else { return [] }
    var reported: Set<String> = []
    return info.entries.compactMap { entry in
      if entry.key == "UIRequiresFullScreen", entry.values == ["YES"], reported.insert(entry.key).inserted {
        return .violation(Violation(
          "app takes the whole screen of an iPad, so that it cannot stand beside another one", certainty: .review,
          at: entry.range))
      }
      guard entry.key.hasPrefix("UISupportedInterfaceOrientations"), let orientation = Self.only(entry.values),
        !isOverridden(entry, in: info), reported.insert(entry.key).inserted else { return nil }
      let device = Self.device(of: entry, orientation, in: info)
      let message = "app works in \(orientation) orientation only\(device)"
      // The targets of one app say it one after the other.
      return Outcome.violation(Violation(message, certainty: .likely, at: entry.range)).causing(.constant(message))
    }
  }

  /// The devices that it is said of: the key for all of them says nothing of iPads that have one of their own.
  private static func device(of entry: InfoSettings.Entry, _ orientation: String, in info: InfoSettings) -> String {
    if entry.key.hasSuffix("~ipad") { return " on iPad" }
    if entry.key.hasSuffix("~iphone") { return " on iPhone" }
    let tablets = info.entries.first { $0.configuration == entry.configuration && $0.key == entry.key + "~ipad" }
    return tablets.map { only($0.values) == orientation ? "" : " on iPhone" } ?? ""
  }

  /// The key for all devices counts on those that have none of their own.
  private func isOverridden(_ entry: InfoSettings.Entry, in info: InfoSettings) -> Bool {
    guard !entry.key.contains("~") else { return false }
    return info.entries.contains { $0.configuration == entry.configuration && $0.key == entry.key + "~iphone" }
  }

  /// `override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }`
  private func inCode(_ members: Members) -> [(orientation: String, place: SourceRange)] {
    let own = members.properties.compactMap { property -> (orientation: String, place: SourceRange)? in
      guard property.name == "supportedInterfaceOrientations", let getter = property.getter,
        getter.statements.count == 1
      else { return nil }
      let expression: Expression? =
        switch getter.statements[0] {
        case .expression(let expression), .returned(let expression?): expression
        default: nil
        }
      guard case .member(_, let name)? = expression?.kind, ["portrait", "landscape", "landscapeLeft", "landscapeRight"]
        .contains(name)
      else { return nil }
      return (name == "portrait" ? "portrait" : "landscape", property.nameRange)
    }
    return own + members.types.flatMap { inCode($0.members) }
  }

  /// The one that all values have in common; nil when both are there, or a value is not known.
  private static func only(_ values: [String]) -> String? {
    guard !values.isEmpty else { return nil }
    if values.allSatisfy({ $0.hasPrefix("UIInterfaceOrientationPortrait") }) { return "portrait" }
    return values.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") } ? "landscape" : nil
  }
}
