import AccessibilityModel

/// The adjustable trait without the functions that adjust, or these without the trait.
public struct UikitAdjustableIncomplete: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-adjustable-incomplete", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2"],
    title: "adjustable element that cannot be adjusted",
    documentation: RuleDocumentation(
      reports: """
        A class with the `.adjustable` trait that overrides neither `accessibilityIncrement` nor \
        `accessibilityDecrement`; and a class that overrides these without the trait.
        """,
      why: """
        VoiceOver says "adjustable" and asks for swipes up and down, and nothing happens; or it never asks, so nobody \
        finds the functions.
        """,
      howToFix: "Override both functions, and insert the trait: `accessibilityTraits.insert(.adjustable)`.",
      elsewhere: "`.accessibilityAdjustableAction { direction in … }` with both directions.",
      limits: "Silent where the traits of the class could not be followed.",
      references: ["Apple: documentation of UIAccessibilityTraits adjustable"]),
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
    guard let platform = element.platform, element.exposure == .exposed,
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
}
