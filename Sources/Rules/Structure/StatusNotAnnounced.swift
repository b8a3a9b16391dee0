import SourceModel
import SwiftSource

/// A toast that comes and goes without being heard.
public struct StatusNotAnnounced: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "status-not-announced", family: .structure, severity: .warning, impact: .serious, wcag: ["4.1.3"],
    title: "message appears and is not announced",
    documentation: RuleDocumentation(
      reports: """
        A view named as a toast or snackbar that is shown under a condition, in a project where neither the type that \
        shows it nor the view itself posts an announcement or moves the focus.
        """,
      why: """
        VoiceOver reads what its focus is on. A message that appears somewhere else, and is soon gone again, is never \
        heard: people do not learn whether what they did worked.
        """,
      howToFix: """
        Post `AccessibilityNotification.Announcement(message)` when it appears, before iOS 17 \
        `UIAccessibility.post(notification: .announcement, argument: message)`.
        """,
      elsewhere: "`UIAccessibility.post(notification: .announcement, argument: message)`.",
      limits: """
        Told by names alone. Silent where any file that has a hand in the toast speaks of announcements, and for views \
        from outside the project, which may announce themselves.
        """,
      references: [
        "WCAG 2.2: understanding 4.1.3 Status Messages", "Apple: documentation of AccessibilityNotification.Announcement",
      ]),
    examples: [
      .violation(
        """
        struct OrderView: View {
          @State private var message: String?
          var body: some View {
            ZStack {
              Button("Save") { message = "Saved" }
              if let message { ↓ToastView(text: message) }
            }
          }
        }
        struct ToastView: View {
          let text: String
          var body: some View { Text(text).padding() }
        }
        """),
      .pass(
        """
        struct OrderView: View {
          @State private var message: String?
          var body: some View {
            ZStack {
              Button("Save") { message = "Saved" }
              if let message { ToastView(text: message) }
            }
          }
        }
        struct ToastView: View {
          let text: String
          var body: some View {
            Text(text).onAppear { UIAccessibility.post(notification: .announcement, argument: text) }
          }
        }
        """),
      .pass(
        """
        struct OrderView: View {
          var body: some View { ToastView(text: "Breakfast") }
        }
        struct ToastView: View {
          let text: String
          var body: some View { Text(text) }
        }
        """),
      .undecided(
        """
        struct OrderView: View {
          @State private var message: String?
          var body: some View {
            ZStack {
              Button("Save") { message = "Saved" }
              if let message { ToastView(text: message) }
            }
          }
        }
        """),
    ])

  private static let heard = [
    "nnouncement", "UIAccessibility.post", "AccessibilityFocus", "accessibilityFocused", "creenChanged", "ayoutChanged",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let toasts = Set(project.code.types.map(\.name).filter(Self.isToast))
    guard !toasts.isEmpty else { return [] }
    // A helper that announces what a toast says may be called from anywhere.
    let telling = project.allFiles(mentioning: ["oast", "nackbar"], Self.self).contains { $0.file.mentions(Self.heard) }
    guard !telling else { return [] }
    let shown = project.ofEachType(Self.self) { type in
      Self.conditional(type).compactMap { chain -> (name: String, place: SourceRange)? in
        guard let name = chain.name, Self.isToast(name) else { return nil }
        return (name, chain.base.range)
      }
    }
    return shown.filter { toasts.contains($0.name) }.map { name, place in
      .violation(Violation("'\(name)' appears and is not announced", certainty: .likely, at: place))
    }
  }

  private static func isToast(_ name: String) -> Bool {
    (name.contains("Toast") || name.contains("Snackbar") || name.contains("SnackBar"))
      && !["Style", "Modifier", "Manager", "Model", "Center", "Kind", "Type", "Item", "Toaster", "Configuration", "Data"]
        .contains(where: name.hasSuffix)
  }

  /// Views that the branches of closures show.
  private static func conditional(_ type: WholeType) -> [CodeChain] {
    type.expressions.flatMap { expression -> [CodeChain] in
      guard case .closure(let closure) = expression.kind else { return [] }
      return closure.body.statements.flatMap { statement -> [CodeChain] in
        guard case .conditional(let code) = statement else { return [] }
        return code.then.views
      }
    }
  }
}
