import AccessibilityModel

/// A control that is taken out of the accessibility tree while people can see it.
public struct UikitHiddenControls: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-hidden-controls", family: .uiKit, severity: .warning, impact: .critical, wcag: ["4.1.2", "2.1.1"],
    title: "visible control is hidden from assistive technologies",
    documentation: RuleDocumentation(
      reports: "`isAccessibilityElement = false` on a button, switch, slider or field that is on screen.",
      why: "Whoever cannot see or touch it does not know that it is there, and cannot use it.",
      howToFix: """
        Leave it an element. Where it does the same as something beside it, offer it as a custom action there.
        """,
      elsewhere: "Leave `.accessibilityHidden(true)` out, or offer the control as `.accessibilityAction(named:)`.",
      limits: """
        For a person to look at, since another element may offer the same. Silent in cells and in views with custom \
        actions, which are where that is done.
        """,
      references: ["Apple: documentation of UIAccessibility isAccessibilityElement"]),
    examples: [
      .violation(
        """
        final class EditorViewController: UIViewController {
          private let saveButton = ↓UIButton(type: .system)
          override func viewDidLoad() {
            saveButton.setTitle("Save", for: .normal)
            view.addSubview(saveButton)
            saveButton.isAccessibilityElement = false
          }
        }
        """),
      .pass(
        """
        final class EditorViewController: UIViewController {
          private let saveButton = UIButton(type: .system)
          override func viewDidLoad() {
            saveButton.setTitle("Save", for: .normal)
            view.addSubview(saveButton)
          }
        }
        """),
      .undecided(
        """
        final class EditorViewController: UIViewController {
          private let saveButton = UIButton(type: .system)
          override func viewDidLoad() {
            saveButton.setTitle("Save", for: .normal)
            view.addSubview(saveButton)
            saveButton.isAccessibilityElement = model.isVisible
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, element.role.isControl, element.framework != .swiftUI else {
      return .inapplicable
    }
    guard platform.isElement == false, element.exposure == .hidden,
      let setting = platform.setting("isAccessibilityElement")
    else { return .pass }
    let isOffered = subject.surveyed(OfferedActions.self).areThere
    // Taken out where a container speaks for it.
    let isInCell = subject.callSites.contains { $0.view.hasSuffix("Cell") } || subject.screen.name.hasSuffix("Cell")
    if isOffered || isInCell || setting.isLater || platform.setting("isHidden") != nil {
      return .inapplicable
    }
    return .violation(
      Violation(
        "\(element.nounWithName) is hidden from assistive technologies", certainty: .review, at: element.source,
        heard: nil, related: [RelatedPlace(setting.source, "hidden here")]))
  }
}

/// Whether something on a screen offers actions.
private struct OfferedActions: ScreenSurvey {
  let areThere: Bool

  init(_ screen: ScreenPlaces) { areThere = screen.all.contains { !$0.actions.isEmpty && $0.exposure == .exposed } }
}
