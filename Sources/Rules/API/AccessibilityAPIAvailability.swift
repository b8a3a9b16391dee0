import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// An accessibility API that the oldest supported system does not have.
public struct AccessibilityAPIAvailability: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "accessibility-api-availability", family: .api, severity: .note, impact: .minor, wcag: [],
    title: "accessibility API is newer than the deployment target",
    documentation: RuleDocumentation(
      reports: """
        An accessibility modifier, trait, environment value or notification that came with a later iOS than the lowest \
        one that the project supports, and that no `#available` or `@available` guards.
        """,
      why: """
        It does not compile for that target. Guides and generated code often leave the version out or give a wrong \
        one: a label with a closure or with `isEnabled:` needs iOS 18 and not 15, `.isToggle` needs iOS 17.
        """,
      howToFix: """
        Guard it with `if #available`, best inside a modifier of your own, or use the older API of the same meaning.
        """,
      elsewhere: "The same: guard what is newer with `if #available`.",
      limits: """
        Only where the project's settings give a deployment target, and for calls whose labels fit one overload; where \
        several fit, the lowest version counts. Functions of the project of the same name are left alone.
        """,
      references: ["Apple: availability in the documentation of each symbol", "SwiftUI's interface files"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Alerts") { toggle() }↓.accessibilityAddTraits(.isToggle)
        }
        """),
      .violation(
        """
        var body: some View {
          Image("live")
            .accessibilityLabel("Play")
            ↓.accessibilityLabel("Play live", isEnabled: isLive)
        }
        """),
      .violation(
        """
        func tell() {
          ↓AccessibilityNotification.Announcement("Saved").post()
        }
        """),
      .pass(
        """
        var body: some View {
          if #available(iOS 17, *) {
            Button("Alerts") { toggle() }.accessibilityAddTraits(.isToggle)
          } else {
            Button("Alerts") { toggle() }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject)
            .accessibilityActions { Button("Archive") { archive(mail) } }
            .accessibilityLabel(mail.subject)
        }
        """),
      .pass(
        """
        extension View {
          func accessibilityLabel(_ text: String, isEnabled: Bool) -> some View {
            accessibilityLabel(isEnabled ? text : "")
          }
        }
        struct Screen: View {
          var body: some View { Text("Live").accessibilityLabel("Play live", isEnabled: true) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Button("Alerts") { toggle() }.accessibilityAddTraits(traits)
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let own = Set(project.files.flatMap { file in
      file.functions.map(\.name) + file.extensions.flatMap {
        $0.members.functions.map(\.name) + $0.members.properties.map(\.name)
      }
    })
    return project.files.flatMap { file -> [Outcome] in
      guard file.file.build.mayRun(on: .iOS), let target = context.deploymentTarget(of: file.file) else { return [] }
      return file.accessibilityUses.filter { !own.contains($0.name) && isAPI($0) }.compactMap { use in
        violation(use, target: target).map(Outcome.violation)
      }
    }
  }

  /// A name that is not called may be a property of the project, unless it is written in a way that says what it is.
  private func isAPI(_ use: NameUse) -> Bool {
    if use.argumentLabels != nil || use.name.contains(".") { return true }
    if use.assignedValue != nil { return use.name.hasPrefix("accessibilitySpeech") }
    return use.nameRange.start > 1
      && use.nameRange.file.text(from: use.nameRange.start - 2, to: use.nameRange.start) == "\\."
  }

  private func violation(_ use: NameUse, target: Version) -> Violation? {
    let floor = max(target, use.assuredIOSVersion.flatMap { Version($0) } ?? target)
    let name: String, needed: Version
    if let version = APIVersions.lowest(of: APIVersions.candidates(use)), version > floor {
      (name, needed) = (use.name, version)
    } else if let trait = newTrait(use, above: floor) {
      (name, needed) = trait
    } else {
      return nil
    }
    return Violation("'\(name)' needs iOS \(needed), the project supports iOS \(target)", certainty: .likely,
      at: use.range.atDot)
  }

  /// A trait among the arguments of a modifier.
  private func newTrait(_ use: NameUse, above floor: Version) -> (String, Version)? {
    guard ["accessibilityAddTraits", "accessibilityRemoveTraits", "accessibility"].contains(use.name)
    else { return nil }
    for argument in use.arguments {
      for part in argument.split(separator: ".").dropFirst(argument.hasPrefix(".") ? 0 : 1) {
        let trait = String(part.prefix { $0.isLetter })
        let entries = AccessibilityAPI.entries(named: "AccessibilityTraits.\(trait)")
        if let version = APIVersions.lowest(of: entries), version > floor { return (trait, version) }
      }
    }
    return nil
  }
}
