import SourceModel
import SwiftSource

/// A player that asks once whether people want captions.
public struct CaptionSettingStale: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "caption-setting-stale", family: .motion, severity: .note, impact: .moderate, wcag: ["1.2.2"],
    title: "setting for captions is read and not followed",
    documentation: RuleDocumentation(
      reports: """
        `UIAccessibility.isClosedCaptioningEnabled` in a file that does not observe \
        `UIAccessibility.closedCaptioningStatusDidChangeNotification`; and a block that observes the notification and \
        is never taken off again.
        """,
      why: """
        People turn captions on while the video plays, in the Control Center or the settings, and nothing happens. A \
        block that is left behind keeps its player alive and works on what is gone.
        """,
      howToFix: """
        Observe the notification where the setting is read, and remove the observer when the view goes: \
        `NotificationCenter.default.removeObserver(token)`. Observers by selector are taken off by the system.
        """,
      elsewhere: """
        `onReceive(NotificationCenter.default.publisher(for: \
        UIAccessibility.closedCaptioningStatusDidChangeNotification))` ends with the view.
        """,
      limits: "What stands in other files is not seen, so a person has to look.",
      references: [
        "Apple: UIAccessibility.isClosedCaptioningEnabled, closedCaptioningStatusDidChangeNotification",
        "Apple: NotificationCenter addObserver(forName:object:queue:using:)",
      ]),
    examples: [
      .violation(
        """
        import UIKit
        final class VideoController: UIViewController {
          override func viewDidLoad() { captions.isHidden = !↓UIAccessibility.isClosedCaptioningEnabled }
        }
        """),
      .violation(
        """
        import UIKit
        final class VideoController: UIViewController {
          override func viewDidLoad() {
            ↓NotificationCenter.default.addObserver(
              forName: UIAccessibility.closedCaptioningStatusDidChangeNotification, object: nil, queue: .main
            ) { _ in self.update() }
          }
          func update() { captions.isHidden = !UIAccessibility.isClosedCaptioningEnabled }
        }
        """),
      .pass(
        """
        import UIKit
        final class VideoController: UIViewController {
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(update), name: UIAccessibility.closedCaptioningStatusDidChangeNotification,
              object: nil)
          }
          @objc func update() { captions.isHidden = !UIAccessibility.isClosedCaptioningEnabled }
        }
        """),
      .undecided("func show() { captions.isHidden = !settings.wantsCaptions }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachFile(Self.self) { file -> [Outcome] in
      guard file.file.mentions(["losedCaptioning"]) else { return [] }
      let isObserved = file.file.mentions(["closedCaptioningStatusDidChange"])
      let isRemoved = file.file.mentions(["removeObserver"])
      var result: [Outcome] = []
      CodeWalk.expressions(of: file) { expression in
        if !isObserved, case .member(let base?, "isClosedCaptioningEnabled") = expression.kind,
          base.dottedName == "UIAccessibility", result.isEmpty
        {
          result.append(.violation(Violation(
            "setting for captions is read, and its change is not observed in this file", certainty: .review,
            at: expression.range)))
        }
        if !isRemoved, Self.isBlock(expression) {
          result.append(.violation(Violation(
            "observer of the setting for captions is never removed in this file", certainty: .review,
            at: expression.range)))
        }
      }
      return result
    }
  }

  private static func isBlock(_ expression: Expression) -> Bool {
    guard let call = expression.call(named: "addObserver"),
      let name = call.arguments.first(where: { $0.label == "forName" })?.value
    else { return false }
    return name.speaks(of: "closedcaptioningstatusdidchange")
  }
}
