import AccessibilityModel

/// `accessibilityElements` on an object that is an element itself.
public struct UikitElementsConflict: LoneElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-elements-conflict", family: .uiKit, severity: .note, impact: .serious, wcag: ["4.1.2", "1.3.2"],
    title: "accessibilityElements on an object that is an element itself",
    documentation: RuleDocumentation(
      reports: "An object with `isAccessibilityElement = true` and a list of `accessibilityElements`.",
      why: "An element has no children, so the list is never read and what it names cannot be reached.",
      howToFix: "Set `isAccessibilityElement = false` on the container.",
      elsewhere: "`.accessibilityElement(children: .contain)`, and `accessibilitySortPriority` for the order.",
      limits: """
        Silent where one of the two is set to nothing, or only under a condition. A note, since an element may be meant to \
        speak for all that it holds.
        """,
      references: ["Apple: documentation of UIAccessibilityContainer"]),
    examples: [
      .violation(
        """
        final class Card: UIView {
          private let title = UILabel()
          private let inner = ↓UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            inner.addSubview(title)
            addSubview(inner)
            inner.isAccessibilityElement = true
            inner.accessibilityElements = [title]
          }
        }
        """),
      .pass(
        """
        final class Card: UIView {
          private let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            isAccessibilityElement = false
            accessibilityElements = [title]
          }
        }
        """),
      .undecided(
        """
        final class Card: UIView {
          private let title = UILabel()
          private let inner = UIView()
          private let isGrouped: Bool
          init(isGrouped: Bool) {
            self.isGrouped = isGrouped
            super.init(frame: .zero)
            inner.addSubview(title)
            addSubview(inner)
            inner.isAccessibilityElement = isGrouped
            inner.accessibilityElements = [title]
          }
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard let platform = element.platform, let list = platform.setting("accessibilityElements") else {
      return .inapplicable
    }
    guard platform.isElement == true, !["nil", "[]"].contains(list.value) else { return .pass }
    return .violation(
      Violation(
        "accessibilityElements of an object that is an element itself are never read", certainty: .likely,
        at: element.source,
        heard: Heard(before: context.heard(element)), related: [RelatedPlace(list.source, "the list")]))
  }
}
