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
        of its class and no file gives an accessibility label. For review: a picture that is no element and that code \
        shows and hides, or whose name speaks of a QR code, a chart, a signature and the like.
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
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UIImageView" else { return .inapplicable }
    if element.exposure == .absent { return silent(subject, platform) }
    guard element.exposure == .exposed else { return .inapplicable }
    guard element.isUnnamed, platform.isElement == true else { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return .violation(
      Violation(
        "image view is an accessibility element and has no name",
        certainty: element.framework == .interfaceFile && platform.reference != nil ? .likely : .certain,
        at: element.source,
        heard: Heard(before: context.heard(element))))
  }

  // MARK: - Pictures that nobody made an element

  /// Words that tell in the name of a picture, or of the view around it, that it is what people come for.
  private static let contentWords: Set<String> = [
    "qr", "qrcode", "barcode", "chart", "graph", "diagram", "signature", "captcha",
  ]

  /// A picture that carries something of its own, and that VoiceOver passes over: for a person to look at.
  private func silent(_ subject: ElementSubject, _ platform: PlatformFacts) -> Outcome {
    let element = subject.element
    guard element.isUnnamed, element.gestures.isEmpty, platform.isElement == nil, platform.reference != "self" else {
      return .inapplicable
    }
    if platform.mayBeCompletedElsewhere {
      return .undecided(UnknownReason(.suppliedContent, platform.reference ?? element.viewName))
    }
    let names = [platform.reference ?? "", subject.screen.kind == .view ? subject.screen.name : ""]
    if names.contains(where: { !Self.contentWords.isDisjoint(with: DecorativeNames.parts(of: $0)) }) {
      return .violation(
        Violation(
          "picture that seems to carry content is no accessibility element", certainty: .review, at: element.source))
    }
    guard let name = element.image?.name, DecorativeNames.word(in: name) == nil, appearsLater(platform) else {
      return .inapplicable
    }
    return .violation(
      Violation(
        "picture '\(name)' appears and goes, and tells assistive technologies nothing", certainty: .review,
        at: element.source))
  }

  /// Hidden at first and shown by other code: it tells of a state.
  private func appearsLater(_ platform: PlatformFacts) -> Bool {
    for (property, hidden) in [("isHidden", ["true"]), ("alpha", ["0", "0.0"])] {
      let settings = platform.settings.filter { $0.name == property }
      guard let first = settings.first, hidden.contains(first.arguments.first ?? ""),
        !first.arguments.contains("later")
      else { continue }
      if settings.dropFirst().contains(where: { $0.arguments.contains("later") }) { return true }
    }
    return false
  }
}

extension ImageSource {
  /// The name of a symbol or asset that source gives.
  fileprivate var name: String? {
    switch self {
    case .symbol(let name), .asset(let name): name.literal
    case .runtime: nil
    }
  }
}
