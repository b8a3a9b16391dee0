import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// An accessibility modifier that Apple replaced.
public struct DeprecatedAccessibilityModifier: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "deprecated-accessibility-modifier", family: .api, severity: .note, impact: .minor, wcag: [],
    title: "deprecated accessibility modifier",
    documentation: RuleDocumentation(
      reports: """
        The modifiers `accessibility(label:)`, `accessibility(hidden:)` and their relatives, and other accessibility \
        API that Apple marks as deprecated.
        """,
      why: """
        They still work, and the compiler does not warn of them, of `accessibility(addTraits:)` only with the SDK of \
        iOS 27.2. What was added later, such as plain strings as labels and `isEnabled:`, exists only on the modifiers \
        that took their place.
        """,
      howToFix: """
        Use the modifier of the same meaning: `.accessibility(label: Text("Close"))` becomes \
        `.accessibilityLabel(Text("Close"))`.
        """,
      elsewhere: "Nothing to do: the properties of UIKit have kept their names.",
      limits: """
        Silent when the project supports an iOS that does not have the replacement, and about `accessibility(identifier:)`, \
        which only tests read.
        """,
      references: ["Apple: documentation of accessibility(label:) and its relatives (deprecated)",
      "SwiftUI's interface: deprecated 100000.0"]),
    examples: [
      .violation(
        """
        var body: some View {
          Image("x")↓.accessibility(label: Text("Close"))
        }
        """,
        fixed: """
          var body: some View {
            Image("x").accessibilityLabel(Text("Close"))
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Orders")↓.accessibility(addTraits: .isHeader)
            Image("line")
              ↓.accessibility(hidden: true)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Orders").accessibilityAddTraits(.isHeader)
              Image("line")
                .accessibilityHidden(true)
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityLabel(Text("Close"))
        }
        """),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityLabel(Text("Close")).accessibility(identifier: "close")
        }
        """),
      .pass(
        """
        extension View {
          func accessibility(name: String) -> some View { accessibilityLabel(name) }
        }
        struct Screen: View {
          var body: some View { Image("x").accessibility(name: "Close") }
        }
        """),
      .pass(
        """
        var body: some View {
          Image("x").accessibilityAddTraits(.isButton).accessibilitySortPriority(1)
        }
        """),
      .undecided(
        """
        var body: some View {
          Image("wave").accessibility(description)
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachFile(Self.self) { file in
      file.accessibilityUses.compactMap { use in violation(use, context).map(Outcome.violation) }
    }
  }

  private func violation(_ use: NameUse, _ context: RuleContext) -> Violation? {
    // An identifier is for tests: no user hears it, whichever modifier gives it.
    guard use.argumentLabels != ["identifier"] else { return nil }
    let fitting = AccessibilityAPI.entries(named: use.name).filter { $0.argumentLabels == use.argumentLabels }
    guard let entry = fitting.first, fitting.allSatisfy(\.isDeprecated) else { return nil }
    guard let replacement = entry.replacement, !replacement.isEmpty else {
      return Violation("'\(entry.symbol)' is deprecated and does nothing any more", certainty: .certain,
        at: use.range.atDot)
    }
    let name = String(replacement.prefix { $0.isLetter || $0.isNumber })
    if let needed = APIVersions.lowest(of: AccessibilityAPI.entries(named: name).filter { !$0.isDeprecated }),
      let target = context.deploymentTarget(of: use.range.file),
      target < needed { return nil }
    return Violation(
      "'\(entry.symbol)' is deprecated in favour of '\(replacement)'", certainty: .certain, at: use.range.atDot,
      fixes: fix(use, name).map { [$0] } ?? [])
  }

  /// `accessibility(label: x)` with its one argument moved into the modifier that took its place.
  private func fix(_ use: NameUse, _ name: String) -> Fix? {
    guard use.name == "accessibility", let label = use.argumentLabels?.first, use.argumentLabels?.count == 1,
      label != "activationPoint" else { return nil }
    let file = use.range.file
    let scanner = CodeScanner(bytes: file.bytes)
    let open = scanner.afterTrivia(use.nameRange.end)
    let labelStart = scanner.afterTrivia(open + 1)
    let labelEnd = scanner.afterIdentifier(labelStart)
    guard labelEnd < file.bytes.count, file.bytes[open] == UInt8(ascii: "("),
      file.text(from: labelStart, to: labelEnd) == label,
      file.bytes[labelEnd] == UInt8(ascii: ":") else { return nil }
    let head = SourceRange(file: file, start: use.nameRange.start, end: scanner.afterTrivia(labelEnd + 1))
    return Fix("use '\(name)'", safety: .safe, edits: [FixBuilder.replacing(head, with: "\(name)(")])
  }
}
