import AccessibilityModel

/// A `UIImageView` that is made an element and has no name.
public struct UikitImageViewUnlabelled: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-image-view-unlabelled", family: .uiKit, severity: .error, impact: .serious, wcag: ["1.1.1"],
    title: "image view is an element without a name",
    documentation: RuleDocumentation(
      reports: """
        A `UIImageView` with `isAccessibilityElement = true` that no code of its class gives an accessibility label. \
        For review: a picture that is no element and that code shows and hides, also in a row whose words do not change \
        with it, or whose name speaks of a QR code, a chart, a signature and the like.
        """,
      why: "VoiceOver stops at it and says \"image\" or nothing at all.",
      howToFix: """
        Say what the picture tells: `photo.accessibilityLabel = item.photoDescription`. Of a decoration leave \
        `isAccessibilityElement` at `false`, as it is by default.
        """,
      elsewhere: "`Image(\"photo\", label: Text(\"Two people planting a tree\"))`; see `image-name`.",
      limits: """
        Image views are no elements by default, so most pictures that nobody made one are decoration. Nothing is said where \
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
      .violation(
        """
        final class RecorderViewController: UIViewController {
          private let denied = ↓UIImageView(image: UIImage(named: "microphone_access"))
          override func viewDidLoad() {
            denied.alpha = 0
            view.addSubview(denied)
          }
          func update() { if isDenied { denied.alpha = 1 } }
        }
        """),
      .violation(
        """
        final class QRCodeView: UIView {
          private let imageView = ↓UIImageView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(imageView)
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
    UIKitPicture().check(subject, in: context)
  }
}
