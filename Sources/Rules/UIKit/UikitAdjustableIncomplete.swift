import AccessibilityModel
import SourceModel

/// The adjustable trait without the functions that adjust, or these without the trait.
public struct UikitAdjustableIncomplete: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-adjustable-incomplete", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2"],
    title: "adjustable element that cannot be adjusted",
    documentation: RuleDocumentation(
      reports: """
        A class with the `.adjustable` trait that overrides neither `accessibilityIncrement` nor \
        `accessibilityDecrement`; and a class that overrides these without the trait. A `UIPageControl` whose changes \
        nothing answers; for review a `UISlider` of which only touches are answered (`.touchUpInside`).
        """,
      why: """
        VoiceOver says "adjustable" and asks for swipes up and down, and nothing happens; or it never asks, so nobody \
        finds the functions. Who adjusts a control of UIKit in this way changes its value and lifts no finger from it.
        """,
      howToFix: """
        Override both functions, and insert the trait: `accessibilityTraits.insert(.adjustable)`. Answer the changes of a \
        control of UIKit: `pages.addTarget(self, action: #selector(turn), for: .valueChanged)`.
        """,
      elsewhere: "`.accessibilityAdjustableAction { direction in … }` with both directions.",
      limits: """
        Silent where the traits of the class could not be followed, about page controls that no touch reaches, and about \
        controls that code follows as a stream.
        """,
      references: [
        "Apple: documentation of UIAccessibilityTraits adjustable, UIPageControl (sends valueChanged), UIControl.Event",
        "Recorded: uk_page_control (adjustable)",
      ]),
    examples: [
      .violation(
        """
        final class ↓Dial: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityTraits = .adjustable
            accessibilityLabel = "Volume"
          }
        }
        """),
      .violation(
        """
        final class ↓Dial: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Volume"
          }
          override func accessibilityIncrement() { value += 1 }
          override func accessibilityDecrement() { value -= 1 }
          var value = 0
        }
        """),
      .violation(
        """
        final class TourController: UIViewController, UIScrollViewDelegate {
          private let pages = ↓UIPageControl()
          override func viewDidLoad() {
            pages.numberOfPages = 3
            view.addSubview(pages)
          }
          func scrollViewDidScroll(_ scrollView: UIScrollView) {
            pages.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
          }
        }
        """),
      .violation(
        """
        final class AlarmController: UIViewController {
          private let volume = ↓UISlider()
          override func viewDidLoad() {
            volume.accessibilityLabel = "Volume"
            volume.addTarget(self, action: #selector(send), for: .touchUpInside)
            view.addSubview(volume)
          }
          @objc private func send() { alarm.volume = volume.value }
        }
        """),
      .pass(
        """
        final class TourController: UIViewController {
          private let pages = UIPageControl()
          override func viewDidLoad() {
            pages.numberOfPages = 3
            pages.addTarget(self, action: #selector(turn), for: .valueChanged)
            view.addSubview(pages)
          }
          @objc private func turn() { show(pages.currentPage) }
        }
        """),
      .pass(
        """
        final class Dial: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityTraits = .adjustable
            accessibilityLabel = "Volume"
          }
          override func accessibilityIncrement() { value += 1 }
          override func accessibilityDecrement() { value -= 1 }
          var value = 0
        }
        """),
      .undecided(
        """
        final class Dial: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityTraits = Theme.traits
            accessibilityLabel = "Volume"
          }
          override func accessibilityIncrement() { value += 1 }
          var value = 0
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let outcome = unanswered(element, context) { return outcome }
    guard element.framework == .uiKit, let platform = element.platform, element.exposure == .exposed,
      !["UISlider", "UIPickerView", "UIPageControl", "UIDatePicker", "UIStepper"].contains(platform.baseClass)
    else {
      return .inapplicable
    }
    if let doubt = element.reasons.first(where: { $0.subject == "accessibilityTraits" }) { return .undecided(doubt) }
    let increments = element.actions.contains { $0.kind == .increment || $0.kind == .decrement }
    let isAdjustable = element.mayHave(.adjustable)
    guard increments != isAdjustable else { return increments ? .pass : .inapplicable }
    if platform.reference != "self", let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    // Traits of an object of a UIKit class are set by its owner, who cannot override functions.
    let message =
      isAdjustable
      ? "adjustable element overrides neither accessibilityIncrement nor accessibilityDecrement"
      : "element overrides accessibilityIncrement without the adjustable trait"
    return .violation(
      Violation(
        // An interface file or whoever makes one may give the class its trait; nobody can give it functions.
        message, certainty: isAdjustable ? .certain : platform.reference == "self" ? .review : .likely, at: element.source, heard: Heard(before: context.heard(element))))
  }

  /// A control of UIKit itself that can be adjusted, whose new value reaches nobody.
  private func unanswered(_ element: AccessibilityElement, _ context: RuleContext) -> Outcome? {
    guard let platform = element.platform, element.exposure == .exposed, platform.isUserInteractive,
      element.viewName == platform.baseClass, !element.mayHave(.notEnabled) else { return nil }
    let isPages = platform.baseClass == "UIPageControl"
    guard isPages || platform.baseClass == "UISlider" && !platform.heeded.isEmpty,
      platform.heeded.isDisjoint(with: Self.changes), !platform.heeded.contains("") else { return nil }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return .violation(
      Violation(
        isPages
          ? "page control can be adjusted and nothing answers it" : "only touches of the slider are answered, and none of its other changes",
        certainty: isPages ? .likely : .review, severity: isPages ? .warning : nil, at: element.source,
        heard: Heard(before: context.heard(element))))
  }

  /// What a control tells of when its value is another one (Apple: documentation of UIControl.Event).
  private static let changes: Set<String> = [
    "valueChanged", "primaryActionTriggered", "allEvents", "ValueChanged", "AllEvents", "PrimaryActionTriggered",
  ]
}
