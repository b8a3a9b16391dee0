import AccessibilityModel
import SourceModel

/// An element that takes the controls and words in it away.
public struct UikitElementSwallowsChildren: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-element-swallows-children", family: .uiKit, severity: .error, impact: .critical,
    wcag: ["4.1.2", "2.1.1"],
    title: "element hides the controls or words in it",
    documentation: RuleDocumentation(
      reports: """
        A view with `isAccessibilityElement = true` that holds buttons, switches or fields, and offers none of them as \
        a custom action; for review, since other code may say what is found. A label, or another view that is an element, \
        that has no name and holds labels with words; one that holds a progress bar and has no value.
        """,
      why: """
        An element has no children: VoiceOver, Switch Control and Voice Control reach the container and nothing in it.
        """,
      howToFix: """
        Leave the container no element and group it with `shouldGroupAccessibilityChildren = true`; or offer what its \
        controls do as `accessibilityCustomActions`. What only holds labels is better a plain view than a `UILabel`; else \
        give it an `accessibilityLabel` of what they say, wherever that changes.
        """,
      elsewhere: "`.accessibilityElement(children: .contain)` or `.combine`; see `ignored-children-with-controls`.",
      limits: """
        Silent where a view around it lists what is found, for controls that are there at times, and where the \
        container has custom actions, overrides `accessibilityActivate` for its single control, or is \
        handed to code that could not be followed.
        """,
      references: ["Apple: documentation of UIAccessibility isAccessibilityElement", "Recorded: gb_uikit_grouping"]),
    examples: [
      .violation(
        """
        final class PersonCell: UICollectionViewCell {
          private let name = UILabel()
          private let follow = UIButton(type: .system)
          private let share = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            follow.setTitle("Follow", for: .normal)
            share.setTitle("Share", for: .normal)
            card.addSubview(name)
            card.addSubview(follow)
            card.addSubview(share)
            contentView.addSubview(card)
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Person"
          }
          private let card = ↓UIView()
        }
        """),
      .violation(
        """
        final class StateLabel: UILabel {
          private let words = UILabel()
          init() {
            super.init(frame: .zero)
            words.text = "Open until eight"
            addSubview(words)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class ShopController: UIViewController {
          private let state = ↓StateLabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(state)
          }
        }
        """),
      .pass(
        """
        final class PersonCell: UICollectionViewCell {
          private let follow = UIButton(type: .system)
          private let card = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            follow.setTitle("Follow", for: .normal)
            card.addSubview(follow)
            contentView.addSubview(card)
            card.isAccessibilityElement = true
            card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Follow") { _ in true }]
          }
        }
        """),
      .undecided(
        """
        final class PersonCell: UICollectionViewCell {
          private let follow = UIButton(type: .system)
          private let card = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            follow.setTitle("Follow", for: .normal)
            card.addSubview(follow)
            contentView.addSubview(card)
            card.isAccessibilityElement = true
            Actions.offer(on: card)
          }
        }
        """),
    ])

  /// A button in a button, each of which does something of its own: the outer one is the element, and a press is its own.
  private static func isPressed(_ part: AccessibilityElement, besides button: AccessibilityElement) -> Bool {
    part.platform?.baseClass == "UIButton" && part.activation != nil && part.activation != button.activation
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, element.exposure == .exposed,
      platform.isElement == true || element.role == .text && !platform.swallowed.isEmpty
        || platform.baseClass == "UIButton" && platform.swallowed.contains(where: { Self.isPressed($0, besides: element) }),
      !["UITextField", "UITextView", "UISwitch", "UISlider", "UISearchBar"].contains(platform.baseClass)
    else {
      return .inapplicable
    }
    let controls = platform.swallowed.filter { $0.role.isControl }
    guard let first = controls.first else { return words(in: element, platform, context) }
    let isServed =
      element.actions.contains { $0.kind != .escape }
      || element.modifiers.contains { $0.name == "accessibilityElements" }
    if isServed { return .pass }
    if platform.baseClass == "UIButton" {
      return .violation(
        Violation(
          "button holds a \(first.noun) that no assistive technology can reach", certainty: .likely, at: first.source,
          heard: Heard(before: context.heard(element))))
    }
    // A row that does the same as its control is served by a double tap.
    if !element.gestures.isEmpty || element.traits.contains(.button) {
      return controls.count == 1 ? .pass : .undecided(UnknownReason(.dynamicValue, element.viewName))
    }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let what = controls.count == 1 ? "a \(first.noun)" : "\(controls.count) controls"
    return .violation(
      Violation(
        "element holds \(what) that no assistive technology can reach",
        // Which elements are found may be said elsewhere, and the control may not be there while this is an element.
        certainty: .review, at: element.source, heard: Heard(before: context.heard(element)),
        related: controls.prefix(4).map { RelatedPlace($0.source, "\($0.nounWithName) is in it") }))
  }

  /// What is said of texts that a nameless element keeps from being found.
  private func words(in element: AccessibilityElement, _ platform: PlatformFacts, _ context: RuleContext) -> Outcome {
    if let progress = platform.swallowed.first(where: { $0.role == .progress && $0.value != nil }) {
      return progressInside(progress, of: element, context)
    }
    let texts = platform.swallowed.filter { $0.role == .text && !($0.label?.value.isBlank ?? true) }
    guard !texts.isEmpty, element.label?.value.isBlank ?? true, element.value?.value.isBlank ?? true,
      !element.role.isControl, !element.traits.contains(.button) else { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    // A label is an element, but one without a word of its own may be passed over for what is in it: of four that readers
    // judged, none was sure to hurt.
    let mayBePassedOver = platform.baseClass == "UILabel" && platform.isElement == nil
    return .violation(
      Violation(
        "element without a name holds words that nobody hears",
        certainty: mayBePassedOver ? .review : .likely, at: element.source, heard: Heard(before: context.heard(element)),
        related: texts.prefix(4).map { RelatedPlace($0.source, "\($0.nounWithName) is in it") }))
  }

  /// What is said of a progress bar whose value an element does not say.
  private func progressInside(
    _ progress: AccessibilityElement, of element: AccessibilityElement, _ context: RuleContext
  ) -> Outcome {
    guard element.value == nil, element.label.map({ !$0.value.holes.contains { $0.lowercased().contains("progress") } }) ?? true
    else { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return .violation(
      Violation(
        "element holds a progress bar whose value nobody hears", certainty: .likely, severity: .warning,
        at: element.source, heard: Heard(before: context.heard(element)),
        related: [RelatedPlace(progress.source, "the progress bar is in it")]))
  }
}
