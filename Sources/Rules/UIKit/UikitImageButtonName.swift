import AccessibilityModel

/// A `UIButton` made in code that shows nothing but a picture, and that nobody named.
public struct UikitImageButtonName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-image-button-name", family: .uiKit, severity: .error, impact: .critical, wcag: ["4.1.2", "1.1.1"],
    title: "UIButton shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `UIButton` that has an image and neither a title, nor a configuration with a title, nor an \
        `accessibilityLabel`, set in any code of its class. One that has a title in some branches of a test and a picture \
        alone in another. And one whose title is emptied for a state in which it has a picture of its own, for review.
        """,
      why: """
        VoiceOver speaks the name of the image file ("btn underscore close, button") or of the symbol, which says what \
        it looks like and not what it does. Voice Control users have to guess the word that activates it.
        """,
      howToFix:
        "Set `closeButton.accessibilityLabel = NSLocalizedString(\"Close\", comment: \"\")` where the image is set.",
      elsewhere: "`Button(\"Close\", systemImage: \"xmark\") { … }.labelStyle(.iconOnly)`; see `icon-button-name`.",
      limits: """
        For review where the class of the button lays labels with words over its picture: whether these name it was not \
        recorded. Silent where the button goes to code that could not be followed, where any code of the project gives an object \
        of the same name a label, and where the button has no image either. A symbol whose system name has been \
        recorded is reported one severity lower; where that word is the one that the button most likely needs, a \
        person is asked to look.
        """,
      references: [
        "Apple: WWDC21 session 10119, symbols are spoken by their description or raw name",
        "Recorded: gb_uikit_idlabel (a button without a title has no label)",
      ]),
    examples: [
      .violation(
        """
        final class PlayerController: UIViewController {
          var player: Player!
          private let repeatButton = ↓UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(repeatButton)
            switch player.mode {
            case 0: repeatButton.setImage(UIImage(named: "btn_arrows_3"), for: .normal)
            case 1: repeatButton.setTitle("Repeat", for: .normal)
            default: break
            }
          }
        }
        """),
      // The picture has words beside it in each branch.
      .pass(
        """
        final class PlayerController: UIViewController {
          var player: Player!
          private let repeatButton = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(repeatButton)
            switch player.mode {
            case 0:
              repeatButton.setImage(UIImage(named: "btn_arrows_3"), for: .normal)
              repeatButton.setTitle("Again", for: .normal)
            case 1: repeatButton.setTitle("Repeat", for: .normal)
            default: break
            }
          }
        }
        """),
      .violation(
        """
        final class BarView: UIView {
          private let left = ↓UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(left)
          }
          required init?(coder: NSCoder) { nil }
          func set(image: UIImage?) { left.setImage(image, for: .normal) }
          func set(title: String) { left.setTitle(title, for: .normal) }
        }
        final class MenuViewController: UIViewController {
          private let bar = BarView(frame: .zero)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.set(image: UIImage(named: "icClose"))
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class TickRow: UIView {
          private let box = ↓UIButton()
          private let caption = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            box.setImage(UIImage(named: "checkbox_off"), for: .normal)
            box.addTarget(self, action: #selector(pressed), for: .touchUpInside)
            addSubview(box)
            addSubview(caption)
          }
          required init?(coder: NSCoder) { nil }
          func configure(text: String) {
            caption.text = text
          }
          func configure(rich: NSAttributedString) {
            caption.attributedText = rich
          }
          @objc private func pressed() { isOn.toggle() }
          private var isOn = false
        }
        """,
        fixed: """
          import UIKit
          final class TickRow: UIView {
            private let box = UIButton()
            private let caption = UILabel()
            override init(frame: CGRect) {
              super.init(frame: frame)
              box.setImage(UIImage(named: "checkbox_off"), for: .normal)
              box.addTarget(self, action: #selector(pressed), for: .touchUpInside)
              addSubview(box)
              addSubview(caption)
            }
            required init?(coder: NSCoder) { nil }
            func configure(text: String) {
              caption.text = text
              box.accessibilityLabel = caption.text
            }
            func configure(rich: NSAttributedString) {
              caption.attributedText = rich
              box.accessibilityLabel = caption.text
            }
            @objc private func pressed() { isOn.toggle() }
            private var isOn = false
          }
          """),
      .violation(
        """
        final class PlayerViewController: UIViewController {
          let likeButton = ↓UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            likeButton.setImage(UIImage(named: "ic_like_24"), for: .normal)
            view.addSubview(likeButton)
          }
        }
        """),
      .violation(
        """
        final class PlayerViewController: UIViewController {
          private let earlierButton = ↓UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            earlierButton.setImage(UIImage(named: "back30"), for: .normal)
            view.addSubview(earlierButton)
          }
        }
        """,
        fixed: """
          final class PlayerViewController: UIViewController {
            private let earlierButton = UIButton()
            override func viewDidLoad() {
              super.viewDidLoad()
              earlierButton.setImage(UIImage(named: "back30"), for: .normal)
              earlierButton.accessibilityLabel = "Back 30 seconds"
              view.addSubview(earlierButton)
            }
          }
          """),
      .violation(
        """
        final class PlayerViewController: UIViewController {
          private lazy var closeButton: UIButton = {
            let button = ↓UIButton(type: .custom)
            button.setImage(UIImage(named: "btn_x"), for: .normal)
            button.addTarget(self, action: #selector(close), for: .touchUpInside)
            return button
          }()
          override func viewDidLoad() { view.addSubview(closeButton) }
          @objc func close() { dismiss(animated: true) }
        }
        """,
        fixed: """
          final class PlayerViewController: UIViewController {
            private lazy var closeButton: UIButton = {
              let button = UIButton(type: .custom)
              button.setImage(UIImage(named: "btn_x"), for: .normal)
              button.addTarget(self, action: #selector(close), for: .touchUpInside)
              button.accessibilityLabel = "Close"
              return button
            }()
            override func viewDidLoad() { view.addSubview(closeButton) }
            @objc func close() { dismiss(animated: true) }
          }
          """),
      .violation(
        """
        final class ScannerViewController: UIViewController {
          private lazy var torchButton: UIButton = {
            let button = ↓UIButton(type: .custom)
            button.setImage(UIImage(named: "strobe"), for: .normal)
            button.addTarget(self, action: #selector(lit), for: .touchUpInside)
            return button
          }()
          override func viewDidLoad() { view.addSubview(torchButton) }
          @objc func lit() { isLit = !isLit }
          private var isLit = false
        }
        """,
        fixed: """
          final class ScannerViewController: UIViewController {
            private lazy var torchButton: UIButton = {
              let button = UIButton(type: .custom)
              button.setImage(UIImage(named: "strobe"), for: .normal)
              button.addTarget(self, action: #selector(lit), for: .touchUpInside)
              button.accessibilityLabel = "Torch"
              return button
            }()
            override func viewDidLoad() { view.addSubview(torchButton) }
            @objc func lit() { isLit = !isLit }
            private var isLit = false
          }
          """),
      .pass(
        """
        final class PlayerViewController: UIViewController {
          let closeButton = UIButton(type: .system)
          override func viewDidLoad() {
            closeButton.setImage(UIImage(named: "btn_x"), for: .normal)
            view.addSubview(closeButton)
            nameThings()
          }
          private func nameThings() { closeButton.accessibilityLabel = "Close" }
        }
        """),
      .pass(
        """
        final class PlayerViewController: UIViewController {
          override func viewDidLoad() {
            var configuration = UIButton.Configuration.filled()
            configuration.image = UIImage(systemName: "plus")
            configuration.title = "Add"
            view.addSubview(UIButton(configuration: configuration))
          }
        }
        """),
      .violation(
        """
        final class KeyButton: UIButton {
          init(key: String) {
            super.init(frame: .zero)
            setBackgroundImage(UIImage(named: "key_up"), for: .normal)
            let label = UILabel()
            label.text = key
            addSubview(label)
          }
        }
        final class PadViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(↓KeyButton(key: "1"))
          }
        }
        """),
      .pass(
        """
        final class AboutViewController: UIViewController {
          override func viewDidLoad() {
            let mediumButton = UIButton(type: .custom)
            mediumButton.setImage(UIImage(named: "medium"), for: .normal)
            mediumButton.addTarget(self, action: #selector(mediumButtonTouchUp), for: .touchUpInside)
            view.addSubview(mediumButton)
          }
          @objc func mediumButtonTouchUp() { open(medium) }
        }
        """),
      .violation(
        """
        final class PlayButton: UIButton {
          override init(frame: CGRect) {
            super.init(frame: frame)
            setTitle("Play", for: .normal)
            setTitle(↓"", for: .disabled)
            setImage(UIImage(named: "warning"), for: .disabled)
          }
        }
        final class PlayerViewController: UIViewController {
          private let play = PlayButton(frame: .zero)
          override func viewDidLoad() { view.addSubview(play) }
        }
        """),
      .undecided(
        """
        final class CloseButton: UIButton {
          override init(frame: CGRect) {
            super.init(frame: frame)
            setImage(UIImage(named: "btn_x"), for: .normal)
          }
        }
        """),
      .undecided(
        """
        final class PlayerViewController: UIViewController {
          let closeButton = UIButton(type: .system)
          override func viewDidLoad() {
            closeButton.setImage(UIImage(named: "btn_x"), for: .normal)
            Theme.style(closeButton)
            view.addSubview(closeButton)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .button, subject.element.platform?.baseClass == "UIButton" else {
      return .inapplicable
    }
    return emptied(subject.element) ?? untitled(subject, in: context) ?? UIKitPictureControl(noun: "button").check(subject, in: context)
  }

  /// In some ways of a test the button has words, in others a picture alone, which is judged as it would be by itself. A name
  /// for all of them would take the place of the words, so none is offered.
  private func untitled(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard case .content? = element.label?.origin, let pictures = element.platform?.picturesAlone else { return nil }
    for picture in pictures {
      var shown = element
      shown.label = picture.label
      shown.image = picture.image
      shown.visibleText = []
      shown.content = [picture]
      guard case .violation(let alone) = UIKitPictureControl(noun: "button").check(subject.with(shown), in: context) else { continue }
      return .violation(Violation(
        "button shows only a picture in some of its states, and has no name there",
        certainty: alone.certainty == .certain ? .likely : alone.certainty, severity: alone.severity, at: alone.place,
        heard: Heard(before: context.heard(shown))))
    }
    return nil
  }

  /// The title is taken away in a state in which the button has a picture of its own: `setTitle("", for: .disabled)`. In it
  /// `currentTitle` is empty, and nothing else names the button (Apple: documentation of UIButton currentTitle and
  /// setTitle(_:for:)).
  private func emptied(_ element: AccessibilityElement) -> Outcome? {
    guard !element.isUnnamed, !element.isUnnamedPicture, let settings = element.platform?.settings,
      !settings.contains(where: { $0.name.hasPrefix("accessibility") }), UIKitDoubt.reason(element) == nil else { return nil }
    for state in ["disabled", "selected"] {
      let titles = settings.filter { ["title.\(state)", "attributedTitle.\(state)"].contains($0.name) }
      guard let first = titles.first, titles.allSatisfy({ $0.value == "\"\"" }), settings.contains(where: { $0.name == "image.\(state)" })
      else { continue }
      return .violation(Violation(
        "button has a picture and an empty title while it is '\(state)', and no other name", certainty: .review, at: first.source))
    }
    return nil
  }
}
