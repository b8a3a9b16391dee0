import SourceModel
import SwiftSource

/// A form of an accessibility modifier that SwiftUI does not have.
public struct AccessibilityAPIForm: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "accessibility-api-form", family: .api, severity: .warning, impact: .moderate, wcag: [],
    title: "accessibility modifier in a form that SwiftUI does not have",
    documentation: RuleDocumentation(
      reports: """
        Two forms that slides of WWDC26 show and SwiftUI's documentation does not have: the trait `.adjustable`, and \
        `accessibilityActions` with a name.
        """,
      why: """
        They are copied and do not compile. What was meant exists under other names, and until it is written so, \
        nobody can adjust the value or do the action with VoiceOver.
        """,
      howToFix: """
        `accessibilityAdjustableAction { … }` makes an element adjustable by itself, without a trait. One named \
        action is `accessibilityAction(named: "Archive") { … }`; several are buttons in `accessibilityActions { … }`.
        """,
      elsewhere: """
        `UIAccessibilityTraits.adjustable` exists; override `accessibilityIncrement()` and `accessibilityDecrement()` \
        with it. Actions are `UIAccessibilityCustomAction(name:)` in `accessibilityCustomActions`.
        """,
      limits: """
        Silent where the project declares such a trait or function itself. That no release has these forms is known \
        from the lists of symbols up to iOS 27.1.
        """,
      references: ["Apple: documentation of AccessibilityTraits and accessibilityAction(named:_:)",
      "Apple: WWDC26 session 220 (slides)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Dial(level: level)
            ↓.accessibilityAddTraits(.adjustable)
            .accessibilityAdjustableAction { level = level.moved($0) }
        }
        """,
        fixed: """
          var body: some View {
            Dial(level: level)
              .accessibilityAdjustableAction { level = level.moved($0) }
          }
          """),
      .violation(
        """
        var body: some View {
          Text(mail.subject)↓.accessibilityActions("Archive") { archive(mail) }
        }
        """,
        fixed: """
          var body: some View {
            Text(mail.subject).accessibilityAction(named: "Archive") { archive(mail) }
          }
          """),
      .violation(
        """
        var body: some View {
          Text(mail.subject)↓.accessibilityActions("Mail") { Button("Archive") { archive(mail) } }
        }
        """),
      .pass(
        """
        var body: some View {
          Text(mail.subject)
            .accessibilityActions { Button("Archive") { archive(mail) } }
            .accessibilityActions(category: .edit) { Button("Rename") { rename(mail) } }
            .accessibilityAction(named: "Reply") { reply(to: mail) }
        }
        """),
      .pass(
        """
        extension AccessibilityTraits {
          static var adjustable: AccessibilityTraits { .updatesFrequently }
        }
        struct Screen: View {
          var body: some View { Dial(level: level).accessibilityAddTraits(.adjustable) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Dial(level: level).accessibilityAddTraits(traits).accessibilityActions(content: actions)
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let own = Set(project.allFiles.flatMap { file in
      file.functions.map(\.name) + file.extensions.flatMap {
        $0.members.functions.map(\.name) + $0.members.properties.map(\.name)
      }
    })
    let outcomes = project.ofEachFile(Self.self) { file -> [Outcome] in
      guard file.accessibilityUses.contains(where: { Self.modifiers.contains($0.name) }) else { return [] }
      // Modifiers of one chain begin at one place, where its view begins.
      var adjustable: Set<Int> = []
      var found: [Outcome] = []
      CodeWalk.expressions(of: file) { expression in
        if expression.call(named: "accessibilityAdjustableAction") != nil { adjustable.insert(expression.range.start) }
      }
      CodeWalk.expressions(of: file) { expression in
        let violation = trait(expression, adjustable) ?? namedActions(expression)
        if let violation { found.append(.violation(violation)) }
      }
      return found
    }
    return own.isDisjoint(with: ["adjustable", "accessibilityActions"]) ? outcomes : []
  }

  private static let modifiers: Set<String> = [
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityActions",
  ]

  private func trait(_ expression: Expression, _ adjustable: Set<Int>) -> Violation? {
    guard let call = expression.call(named: "accessibilityAddTraits")
      ?? expression.call(named: "accessibilityRemoveTraits"), call.arguments.count == 1 else { return nil }
    var parts = [call.arguments[0].value]
    if case .array(let list) = parts[0].kind { parts = list }
    guard parts.contains(where: isAdjustable) else { return nil }
    var fixes: [Fix] = []
    if parts.count == 1, adjustable.contains(expression.range.start) {
      let edit = FixBuilder.removing(expression.memberRange)
      fixes = [Fix("remove it: the adjustable action says the same", safety: .suggested, edits: [edit])]
    }
    return Violation(
      "'adjustable' is no trait of SwiftUI", certainty: .likely, at: expression.memberRange, fixes: fixes)
  }

  /// `.adjustable` or `AccessibilityTraits.adjustable`
  private func isAdjustable(_ expression: Expression) -> Bool {
    guard case .member(let base, "adjustable") = expression.kind else { return false }
    return base == nil || base?.dottedName == "AccessibilityTraits"
  }

  /// `accessibilityActions("Archive") { … }`
  private func namedActions(_ expression: Expression) -> Violation? {
    guard let call = expression.call(named: "accessibilityActions"), call.arguments.count == 2,
      call.arguments[0].label == nil, call.arguments[1].isTrailingClosure,
      case .closure(let closure) = call.arguments[1].value.kind else { return nil }
    let place = expression.memberRange
    var fixes: [Fix] = []
    if !closure.body.views.contains(where: { $0.name == "Button" }) {
      let head = SourceRange(file: place.file, start: place.start, end: call.arguments[0].range.start)
      let edit = FixBuilder.replacing(head, with: ".accessibilityAction(named: ")
      fixes = [Fix("use 'accessibilityAction(named:)'", safety: .suggested, edits: [edit])]
    }
    return Violation("'accessibilityActions' takes no name", certainty: .likely, at: place, fixes: fixes)
  }
}
