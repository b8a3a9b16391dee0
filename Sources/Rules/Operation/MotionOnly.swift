import PlatformKnowledge
import SourceModel
import SwiftSource

/// Something that happens when the device is shaken.
public struct MotionOnly: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "motion-only", family: .operation, severity: .warning, impact: .serious, wcag: ["2.5.4"],
    title: "shaking the device does something",
    documentation: RuleDocumentation(
      reports: """
        A function `motionBegan` or `motionEnded` that does something of the app's own. Always for review.
        """,
      why: """
        People whose phone is fixed to a wheelchair, or who cannot move their hands, cannot shake it; people with a \
        tremor shake it all the time.
        """,
      howToFix: "Offer the same as a button, and a setting that turns the shaking off.",
      elsewhere: "The same: SwiftUI gets the shake from a `UIWindow` or view controller.",
      limits: """
        Whether a control does the same, and whether the shake can be turned off, is for a person to look at. Code for \
        debugging, told by its names, is left alone, as is code that only hands the event on.
        """,
      references: ["WCAG 2.2: understanding 2.5.4 Motion Actuation", "Apple: documentation of UIResponder.motionEnded"]),
    examples: [
      .violation(
        """
        import UIKit
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { ↓undoMove() }
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            super.motionEnded(motion, with: event)
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { showDebugMenu() }
          }
        }
        """),
      .undecided(
        """
        import UIKit
        extension UIWindow {
          open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            NotificationCenter.default.post(name: .deviceDidShake, object: nil)
          }
        }
        """),
    ])

  private static let debugging = NameWords.words(.debugCall)

  /// Every screen that shaking does the same on is one cause.
  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachFile(Self.self) { file -> [Outcome] in
      let members = file.types.map(\.members) + file.extensions.map(\.members)
      return members.flatMap(\.functions).compactMap(outcome)
    }
  }

  private func outcome(_ function: FunctionDeclaration) -> Outcome? {
    guard ["motionEnded", "motionBegan"].contains(function.name), let body = function.body else { return nil }
    var calls: [(name: String, expression: Expression)] = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.dottedName else { return }
      calls.append((name, expression))
    }
    let own = calls.filter { !$0.name.hasPrefix("super") && !$0.name.hasPrefix("UI") }
    guard let first = own.first, !own.contains(where: { $0.name.contains("NotificationCenter") }),
      !own.contains(where: { call in Self.debugging.contains { call.name.lowercased().contains($0) } })
    else { return nil }
    return Outcome.violation(Violation(
      "shaking the device calls '\(first.name)'", certainty: .review, at: first.expression.range)
    ).causing(.constant("shaking calls " + first.name))
  }
}
