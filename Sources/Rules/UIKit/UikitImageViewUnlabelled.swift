import AccessibilityModel

/// A `UIImageView` that is made an element and has no name.
public struct UikitImageViewUnlabelled: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-image-view-unlabelled", family: .uiKit, severity: .error, impact: .serious, wcag: ["1.1.1"],
    title: "image view is an element without a name",
    documentation: RuleDocumentation(
      reports: """
        A `UIImageView` with `isAccessibilityElement = true`, or with the box ticked in Interface Builder, that no code \
        of its class and no file gives an accessibility label.
        """,
      why: "VoiceOver stops at it and says \"image\" or nothing at all.",
      howToFix: """
        Say what the picture tells: `photo.accessibilityLabel = item.photoDescription`. Of a decoration leave \
        `isAccessibilityElement` at `false`, as it is by default.
        """,
      elsewhere: "`Image(\"photo\", label: Text(\"Two people planting a tree\"))`; see `image-name`.",
      limits: """
        Image views are no elements by default, so a picture that nobody made one is silent here. Nothing is said where \
        code that could not be followed may name the picture.
        """,
      references: ["Apple: documentation of UIAccessibility isAccessibilityElement"]),
    examples: [
      .violation(
        """
        final class ProfileViewController: UIViewController {
          private let photo = ↓UIImageView()
          override func viewDidLoad() {
            view.addSubview(photo)
            photo.isAccessibilityElement = true
          }
        }
        """),
      .pass(
        """
        final class ProfileViewController: UIViewController {
          private let photo = UIImageView()
          private let wave = UIImageView(image: UIImage(named: "wave"))
          override func viewDidLoad() {
            view.addSubview(photo)
            view.addSubview(wave)
            photo.isAccessibilityElement = true
            photo.accessibilityLabel = "Photo of Ann"
          }
        }
        """),
      .undecided(
        """
        final class ProfileViewController: UIViewController {
          private let photo = UIImageView()
          override func viewDidLoad() {
            view.addSubview(photo)
            photo.isAccessibilityElement = true
            Names.describe(photo)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UIImageView", element.exposure == .exposed else {
      return .inapplicable
    }
    guard element.isUnnamed, platform.isElement == true else { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return .violation(
      Violation(
        "image view is an accessibility element and has no name",
        certainty: element.framework == .interfaceFile && platform.reference != nil ? .likely : .certain,
        at: element.source,
        heard: Heard(before: context.heard(element))))
  }
}
