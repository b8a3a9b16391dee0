import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// An announcement through UIKit where SwiftUI has its own way.
public struct AnnouncementLegacyAPI: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "announcement-legacy-api", family: .api, severity: .note, impact: .minor, wcag: [],
    title: "announcement is posted through UIKit",
    documentation: RuleDocumentation(
      reports: """
        `UIAccessibility.post(notification: .announcement, …)` in a file that imports SwiftUI, where iOS 17 is the \
        lowest supported version or is assured by `#available`.
        """,
      why: """
        The call works. `AccessibilityNotification.Announcement` does the same on every platform, takes attributed \
        strings with a priority, and cannot be given a value of the wrong type.
        """,
      howToFix: "`AccessibilityNotification.Announcement(\"Saved\").post()`.",
      elsewhere: """
        `UIAccessibility.post(notification: .announcement, argument: text)` is right where there is no SwiftUI.
        """,
      limits: """
        Silent when the project supports older systems. Changes of layout and screen are not the subject of this rule.
        """,
      references: ["Apple: documentation of AccessibilityNotification (iOS 17)", "Apple: WWDC23 session 10036"]),
    examples: [
      .violation(
        """
        func tell() {
          if #available(iOS 17, *) { ↓UIAccessibility.post(notification: .announcement, argument: "Saved") }
        }
        """,
        fixed: """
          func tell() {
            if #available(iOS 17, *) { AccessibilityNotification.Announcement("Saved").post() }
          }
          """),
      .violation(
        """
        @available(iOS 17.0, *)
        func tell(_ text: NSAttributedString) {
          ↓UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: text)
        }
        """),
      .pass(
        """
        func tell() {
          UIAccessibility.post(notification: .announcement, argument: "Saved")
        }
        """),
      .pass(
        """
        @available(iOS 17.0, *)
        func tell() {
          AccessibilityNotification.Announcement("Saved").post()
        }
        """),
      .pass(
        """
        @available(iOS 17.0, *)
        func move(to view: UIView) {
          UIAccessibility.post(notification: .layoutChanged, argument: view)
        }
        """),
      .undecided(
        """
        func tell(_ kind: UIAccessibility.Notification) {
          if #available(iOS 17, *) { UIAccessibility.post(notification: kind, argument: "Saved") }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.files.filter { $0.imports.contains("SwiftUI") }.flatMap { file in
      file.accessibilityUses.compactMap { use -> Outcome? in
        guard use.name == "UIAccessibility.post", use.argumentLabels == ["notification", "argument"],
          use.arguments[0].hasSuffix(".announcement"), isModern(use, context) else { return nil }
        return .violation(Violation(
          "announcement is posted through UIKit", certainty: .certain, at: use.range, fixes: fixes(use)))
      }
    }
  }

  private func isModern(_ use: NameUse, _ context: RuleContext) -> Bool {
    let needed = Version(major: 17)
    if let assured = use.assuredIOSVersion.flatMap({ Version($0) }), assured >= needed { return true }
    return context.deploymentTarget(of: use.range.file).map { $0 >= needed } ?? false
  }

  /// `label.text`, `error?.message`: an announcement takes no optional as UIKit's function does.
  private static func mayBeNil(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._?!()".contains($0) }) else { return false }
    let names = text.split(separator: ".")
    return text.contains("?.") || names.count > 1 && names.last.map { NameWords.words(.optionalText).contains($0.lowercased()) } ?? false
  }

  private func fixes(_ use: NameUse) -> [Fix] {
    let text = use.arguments[1]
    guard text != "nil", !text.hasPrefix("NS") else { return [] }
    let said = Self.mayBeNil(text) ? "\(text) ?? \"\"" : text
    let edit = FixBuilder.replacing(use.range, with: "AccessibilityNotification.Announcement(\(said)).post()")
    return [Fix("use 'AccessibilityNotification.Announcement'", safety: .suggested, edits: [edit])]
  }
}
