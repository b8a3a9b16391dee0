import AccessibilityModel
import PlatformKnowledge

/// Photos and films that turn into negatives when people invert the colours.
public struct UikitInvert: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-invert", family: .uiKit, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "photo or film is inverted with the rest of the screen",
    documentation: RuleDocumentation(
      reports: """
        An image view whose name speaks of a photo, a portrait, a cover or a film and that does not set \
        `accessibilityIgnoresInvertColors`, in a file that does not set it on anything.
        """,
      why: """
        Smart Invert turns colours round so that white screens become dark. Photos become negatives in which nobody \
        recognises a face, unless the view asks to be left out.
        """,
      howToFix: "Set `photoView.accessibilityIgnoresInvertColors = true`.",
      elsewhere: "`.accessibilityIgnoresInvertColors()`.",
      limits: """
        Off by default and for a person to look at: the property is inherited from views around, and what a picture \
        shows is guessed from its name.
        """,
      references: ["Apple: documentation of accessibilityIgnoresInvertColors"]),
    examples: [
      .violation(
        """
        final class ProfileViewController: UIViewController {
          private let photoView = ↓UIImageView()
          override func viewDidLoad() {
            view.addSubview(photoView)
          }
        }
        """),
      .pass(
        """
        final class ProfileViewController: UIViewController {
          private let photoView = UIImageView()
          private let chevron = UIImageView()
          override func viewDidLoad() {
            view.addSubview(photoView)
            view.addSubview(chevron)
            photoView.accessibilityIgnoresInvertColors = true
          }
        }
        """),
      .undecided(
        """
        final class ProfileViewController: UIViewController {
          private let photoView = UIImageView()
          override func viewDidLoad() {
            view.addSubview(photoView)
            Pictures.prepare(photoView)
          }
        }
        """),
    ])

  private static let words = NameWords.words(.photoOrFilm)

  private let cared = Remembered<Bool>()

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UIImageView", let name = platform.reference,
      !Self.words.isDisjoint(with: DecorativeNames.parts(of: name)), element.exposure != .hidden
    else { return .inapplicable }
    // A class of the app's own may draw anything.
    guard element.viewName == "UIImageView" else { return .inapplicable }
    // A picture from the catalog is drawn for the app.
    switch element.image {
    case .symbol?, .asset?: return .inapplicable
    default: break
    }
    let file = element.source.file
    let isCaredFor = cared(element.source) { file.mentions(["accessibilityIgnoresInvertColors"]) }
    if isCaredFor || platform.setting("accessibilityIgnoresInvertColors") != nil { return .pass }
    if let doubt = UIKitDoubt.reason(element), platform.mayBeCompletedElsewhere { return .undecided(doubt) }
    return .violation(
      Violation("'\(name)' is inverted with the rest of the screen", certainty: .review, at: element.source))
  }
}
