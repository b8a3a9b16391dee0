import AccessibilityModel

/// A container that is made an element and so takes the controls in it away.
public struct UikitElementSwallowsChildren: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-element-swallows-children", family: .uiKit, severity: .error, impact: .critical,
    wcag: ["4.1.2", "2.1.1"],
    title: "container that is an element hides the controls in it",
    documentation: RuleDocumentation(
      reports: """
        A view with `isAccessibilityElement = true` that holds buttons, switches or fields, and offers none of them as \
        a custom action; for review, since other code may say what is found.
        """,
      why: """
        An element has no children: VoiceOver, Switch Control and Voice Control reach the container and nothing in it.
        """,
      howToFix: """
        Leave the container no element and group it with `shouldGroupAccessibilityChildren = true`; or offer what its \
        controls do as `accessibilityCustomActions`.
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

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.isElement == true, element.exposure == .exposed,
      !["UIButton", "UITextField", "UITextView", "UISwitch", "UISlider", "UISearchBar"].contains(platform.baseClass)
    else {
      return .inapplicable
    }
    let controls = platform.swallowed.filter { $0.role.isControl }
    guard let first = controls.first else { return .pass }
    let isServed =
      element.actions.contains { $0.kind != .escape }
      || element.modifiers.contains { $0.name == "accessibilityElements" }
    if isServed { return .pass }
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
}
