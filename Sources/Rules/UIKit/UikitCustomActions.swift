import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Something in UIKit that only a long press, a double tap or a swipe can do.
public struct UikitCustomActions: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-custom-actions", family: .uiKit, severity: .note, impact: .serious, wcag: ["2.1.1", "2.5.1"],
    title: "only a gesture on a view does it",
    documentation: RuleDocumentation(
      reports: """
        A `UILongPressGestureRecognizer`, a `UISwipeGestureRecognizer` or a tap of several touches on a view without \
        custom actions, where no control of the screen does the same. For review where the name of the function speaks of moving, closing or \
        highlighting something, and where it takes several taps, which mostly zoom or repeat what a button does.
        """,
      why: """
        VoiceOver uses swipes and double taps itself, and Switch Control, Voice Control and keyboards know no long \
        press. Nothing tells people that there is a function at all.
        """,
      howToFix: """
        Offer it as an action: `view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ \
        in … }]`. Or by a `UIContextMenuInteraction` or the swipe actions of a list, of which the system makes actions.
        """,
      elsewhere: "`.accessibilityAction(named: \"Archive\") { … }`; see `gesture-only-action`.",
      limits: """
        Silent in files that speak of custom actions, context menus, `accessibilityScroll` or \
        `accessibilityPerformEscape`, and where code that could not be followed may set the view up. Gestures on whole \
        lists are not looked at.
        """,
      references: ["Apple: documentation of accessibilityCustomActions", "Apple: WWDC24 session 10073"]),
    examples: [
      .violation(
        """
        final class PhotoViewController: UIViewController {
          private let caption = UILabel()
          override func viewDidLoad() {
            caption.text = "Harbour"
            view.addSubview(caption)
            ↓caption.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(rename)))
          }
          @objc func rename() { show(NameViewController(), sender: self) }
        }
        """),
      .violation(
        """
        final class StoryViewController: UIViewController {
          private var page = 0
          override func viewDidLoad() {
            let forward = UISwipeGestureRecognizer(target: self, action: #selector(turn))
            forward.direction = .left
            ↓view.addGestureRecognizer(forward)
          }
          @objc func turn() { show(page + 1) }
          private func show(_ number: Int) { page = number }
        }
        """),
      .pass(
        """
        final class StoryViewController: UIViewController {
          private var page = 0
          private let next = UIButton()
          override func viewDidLoad() {
            next.setTitle("Next", for: .normal)
            next.addTarget(self, action: #selector(turn), for: .touchUpInside)
            view.addSubview(next)
            let forward = UISwipeGestureRecognizer(target: self, action: #selector(turn))
            forward.direction = .left
            view.addGestureRecognizer(forward)
          }
          @objc func turn() { show(page + 1) }
          private func show(_ number: Int) { page = number }
        }
        """),
      .pass(
        """
        final class PhotoViewController: UIViewController {
          private let caption = UILabel()
          override func viewDidLoad() {
            caption.text = "Harbour"
            view.addSubview(caption)
            caption.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(rename)))
            caption.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Rename") { _ in true }]
          }
          @objc func rename() { show(NameViewController(), sender: self) }
        }
        """),
      .pass(
        """
        final class PhotoViewController: UIViewController {
          private let caption = UILabel()
          private let button = UIButton()
          override func viewDidLoad() {
            caption.text = "Harbour"
            button.setTitle("Rename", for: .normal)
            button.addTarget(self, action: #selector(rename), for: .touchUpInside)
            view.addSubview(caption)
            view.addSubview(button)
            caption.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(rename)))
          }
          @objc func rename() { show(NameViewController(), sender: self) }
        }
        """),
      .undecided(
        """
        final class PhotoViewController: UIViewController {
          private let caption = UILabel()
          override func viewDidLoad() {
            caption.text = "Harbour"
            view.addSubview(caption)
            caption.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(rename)))
            Actions.offer(on: caption)
          }
          @objc func rename() { show(NameViewController(), sender: self) }
        }
        """),
    ])

  /// Parts of the names of functions that move or close something, or only show that it is touched.
  private static let harmless = NameWords.words(.bareGesture)

  /// By which the same is offered in another way (Apple: documentation of accessibilityScroll(_:) and
  /// accessibilityPerformEscape()).
  private static let offers = [
    "accessibilityCustomActions", "UIContextMenuInteraction", "contextMenuConfiguration", "UIMenu(",
    "accessibilityScroll(", "accessibilityPerformEscape",
  ]

  private let offered = Remembered<Bool>()

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, element.exposure != .hidden, platform.isUserInteractive,
      let gesture = element.gestures.first(where: { $0.kind == .longPress || $0.kind == .tap && $0.count > 1 || $0.isSwipe })
    else { return .inapplicable }
    if !element.actions.isEmpty || element.mayHave(.adjustable) || gesture.effect.onlyEndsEditing { return .pass }
    let mentions = gesture.effect.mentions
    guard let name = mentions.first else { return .undecided(UnknownReason(.dynamicValue, gesture.source.text)) }
    let file = gesture.source.file
    let isOffered = offered(SourceRange(file: file, start: 0, end: 0)) {
      file.mentions(Self.offers)
    }
    if isOffered || mentions.contains(where: { subject.surveyed(ControlSurvey.self).mentions($0) }) {
      return .pass
    }
    if platform.reference != "self", let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    // Two taps that zoom do what a pinch does, and VoiceOver has a zoom of its own.
    if gesture.kind == .tap, mentions.prefix(2).contains(where: { $0.lowercased().contains("zoom") }) {
      return .inapplicable
    }
    let isHarmless = mentions.prefix(2).contains { one in Self.harmless.contains { one.lowercased().contains($0) } }
    // What a delegate does with it may well be offered elsewhere.
    let asks = mentions.dropFirst()
    let isForwarded = !asks.isEmpty && asks.allSatisfy { $0.lowercased().contains("delegate") }
    let what = gesture.isSwipe ? "swipe" : gesture.kind == .longPress ? "long press" : "tap of \(gesture.count) touches"
    var violation = Violation(
      "\(what) on \(element.nounWithName) is the only way to do what '\(name)' does",
      certainty: isHarmless || isForwarded || gesture.kind == .tap ? .review : .likely, at: gesture.source,
      heard: element.exposure == .exposed ? Heard(before: context.heard(element)) : nil)
    violation.deed = name
    return .violation(violation)
  }
}
