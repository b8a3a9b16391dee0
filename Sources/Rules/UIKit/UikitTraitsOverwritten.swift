import AccessibilityModel
import SourceModel

/// An assignment of traits that takes away what the control is.
public struct UikitTraitsOverwritten: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-traits-overwritten", family: .uiKit, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "assignment of traits drops the role of the control",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityTraits = .selected`, or another list of nothing but states, on a control that is a button by \
        itself; also such a list in an interface file.
        """,
      why: "An assignment replaces all traits, so VoiceOver says \"selected\" and no longer that it is a button.",
      howToFix: "Add the trait: `chip.accessibilityTraits.insert(.selected)`.",
      elsewhere: "`.accessibilityAddTraits(.isSelected)` adds to the traits and drops none.",
      limits: """
        A list that names another role, such as `.link` or `.header`, and `.none` are taken for what was meant. Silent \
        where the traits could not be followed.
        """,
      references: ["Apple: documentation of UIAccessibilityTraits"]),
    examples: [
      .violation(
        """
        final class ChipViewController: UIViewController {
          private let chip = UIButton(type: .system)
          override func viewDidLoad() {
            chip.setTitle("Vegan", for: .normal)
            view.addSubview(chip)
            chip.accessibilityTraits = ↓.selected
          }
        }
        """,
        fixed: """
          final class ChipViewController: UIViewController {
            private let chip = UIButton(type: .system)
            override func viewDidLoad() {
              chip.setTitle("Vegan", for: .normal)
              view.addSubview(chip)
              chip.accessibilityTraits.insert(.selected)
            }
          }
          """),
      .pass(
        """
        final class ChipViewController: UIViewController {
          private let chip = UIButton(type: .system)
          override func viewDidLoad() {
            chip.setTitle("Vegan", for: .normal)
            view.addSubview(chip)
            chip.accessibilityTraits = [.button, .selected]
          }
        }
        """),
      .undecided(
        """
        final class ChipViewController: UIViewController {
          private let chip = UIButton(type: .system)
          override func viewDidLoad() {
            chip.setTitle("Vegan", for: .normal)
            view.addSubview(chip)
            chip.accessibilityTraits = model.traits
          }
        }
        """),
    ])

  private static let states: Traits = [.selected, .notEnabled, .updatesFrequently, .playsSound, .startsMediaSession]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, ["UIButton", "UIBarButtonItem"].contains(platform.baseClass),
      let setting = platform.setting("accessibilityTraits"), platform.isElement != false, element.exposure == .exposed
    else { return .inapplicable }
    if let doubt = element.reasons.first(where: { $0.subject == "accessibilityTraits" }) { return .undecided(doubt) }
    guard !element.traits.contains(.button), !element.traits.isEmpty, element.traits.isSubset(of: Self.states) else {
      return .pass
    }
    let statement = element.modifiers.last { $0.name == "accessibilityTraits" }?.source
    return .violation(
      Violation(
        "assignment of \(setting.value) takes the button trait away", certainty: .certain,
        at: setting.source,
        heard: context.heard(element) { $0.traits.insert(.button) }, fixes: fix(setting, statement, element)))
  }

  private func fix(_ setting: PlatformSetting, _ statement: SourceRange?, _ element: AccessibilityElement) -> [Fix] {
    guard element.framework == .uiKit, let statement, statement.contains(setting.source),
      let equals = statement.text.firstRange(of: " = ")
    else { return [] }
    let start = statement.start + statement.text[..<equals.lowerBound].utf8.count
    let range = SourceRange(file: statement.file, start: start, end: setting.source.end)
    return [
      Fix(
        "add the trait to those that are there", safety: .suggested,
        edits: [SourceEdit(range: range, replacement: ".insert(\(setting.source.text))")])
    ]
  }
}
