import AccessibilityModel
import SourceModel

/// Text of a UIKit view made in code that has too little contrast with what code puts behind it.
public struct UikitLowContrast: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-low-contrast", family: .uiKit, severity: .warning, impact: .serious, wcag: ["1.4.3"],
    title: "text of a UIKit view has too little contrast with its background",
    documentation: RuleDocumentation(
      reports: """
        A label, text view or button title made in code whose colour and background code gives for certain, with a \
        contrast below 4.5:1, or below 3:1 for large text (18 points, or 14 points and bold), in the light or dark \
        appearance or with increased contrast. The background is that of the nearest view around it that has one. \
        The same colours are one finding, with all places.
        """,
      why: """
        People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. \
        `UIColor.lightGray` on white has 2.3:1, `UIColor.gray` 3.9:1; a label that keeps its own colour, on a view that \
        is white in every appearance, is white on white in the dark one.
        """,
      howToFix: """
        Choose colours that follow the appearance, such as `.label` or `.secondaryLabel` on `.systemBackground`, or a \
        colour of the asset catalog with a variant for the appearance that fails.
        """,
      elsewhere: "`.foregroundStyle(.primary)` on `Color(.systemBackground)`; see `low-contrast-text`.",
      limits: """
        Silent where one of the colours is not known or changes by itself, under layers, pictures and views that draw \
        themselves, and where a view drawn before may lie between. Controls that are not enabled are exempt. Hues \
        of the system change between versions, so letters in one, fixed letters on one and the tertiary label colour are for review, \
        where the contrast is below three quarters of what is needed or too low in each appearance; the secondary one is left \
        alone, but where an appearance all but hides it on a fixed colour. What fails in the dark \
        appearance alone is for review, and so is a text whose colour stands in another file than its background, \
        what stands in a cell that nobody painted, and a background of several layers. So is a placeholder that code gives no \
        colour, in a field of a fixed colour on which one of the appearances makes it all but invisible.
        """,
      references: [
        "WCAG 2.2, 1.4.3 Contrast (Minimum), relative luminance and contrast ratio",
        "Apple: documentation of UIColor, fixed colors and UI element colors",
      ]),
    examples: [
      .violation(
        """
        final class HoursViewController: UIViewController {
          private let hour = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            hour.text = "04:00"
            hour.alpha = 0.5
            hour.textColor = ↓UIColor(white: 0.2, alpha: 1)
            view.addSubview(hour)
          }
        }
        """),
      .violation(
        """
        final class ChoiceView: UIView {
          private let words = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            words.text = "Rain"
            words.textColor = ↓.black
            words.alpha = 0.3
            addSubview(words)
          }
          @IBAction func choose(_ sender: UITapGestureRecognizer) { words.alpha = 1 }
        }
        """),
      .undecided(
        """
        final class HoursViewController: UIViewController {
          private let hour = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            hour.text = "04:00"
            hour.alpha = 0
            hour.textColor = UIColor(white: 0.2, alpha: 1)
            view.addSubview(hour)
            UIView.animate(withDuration: 1) { self.hour.alpha = 1 }
          }
        }
        """),
      .violation(
        """
        final class NameViewController: UIViewController {
          private let name = UITextField()
          override func viewDidLoad() {
            name.placeholder = ↓"First name"
            name.textColor = .white
            name.backgroundColor = UIColor(white: 0.1, alpha: 1)
            view.addSubview(name)
          }
        }
        """),
      .pass(
        """
        final class NameViewController: UIViewController {
          private let name = UITextField()
          override func viewDidLoad() {
            name.attributedPlaceholder = NSAttributedString(string: "First name", attributes: [.foregroundColor: UIColor.white])
            name.textColor = .white
            name.backgroundColor = UIColor(white: 0.1, alpha: 1)
            view.addSubview(name)
          }
        }
        """),
      .violation(
        """
        final class HoursViewController: UIViewController {
          private let hour = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            hour.text = "04:00"
            hour.textColor = ↓opening.isPast ? .lightGray : .black
            view.addSubview(hour)
          }
        }
        """),
      .violation(
        """
        final class HoursViewController: UIViewController {
          private let hour = UILabel()
          private let line = UIView()
          override func viewDidLoad() {
            view.backgroundColor = .white
            line.backgroundColor = .black
            view.addSubview(line)
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            view.addSubview(UISwitch())
            hour.text = "04:00"
            hour.textColor = ↓UIColor(white: 0.7, alpha: 1)
            view.addSubview(hour)
          }
        }
        """),
      .violation(
        """
        final class CardViewController: UIViewController {
          private let words = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            words.text = "Last month"
            words.textColor = ↓.secondaryLabel
            view.addSubview(words)
          }
        }
        """),
      .violation(
        """
        final class PayViewController: UIViewController {
          private let pay = UIButton()
          override func viewDidLoad() {
            view.backgroundColor = .white
            var looks = UIButton.Configuration.filled()
            looks.title = "Pay"
            looks.baseForegroundColor = ↓.white
            looks.baseBackgroundColor = UIColor(white: 0.8, alpha: 1)
            pay.configuration = looks
            view.addSubview(pay)
          }
        }
        """),
      .violation(
        """
        final class PayViewController: UIViewController {
          private let pay = UIButton()
          override func viewDidLoad() {
            var looks = UIButton.Configuration.plain()
            looks.title = "Pay"
            looks.baseForegroundColor = ↓.white
            looks.background.backgroundColor = UIColor(white: 0.8, alpha: 1)
            pay.configuration = looks
            view.addSubview(pay)
          }
        }
        """),
      .undecided(
        """
        final class PayViewController: UIViewController {
          private let pay = UIButton()
          override func viewDidLoad() {
            view.backgroundColor = .black
            var looks = UIButton.Configuration.tinted()
            looks.title = "Pay"
            looks.baseForegroundColor = .white
            looks.baseBackgroundColor = .white
            pay.configuration = looks
            view.addSubview(pay)
          }
        }
        """),
      .violation(
        """
        final class CardCell: UITableViewCell {
          private let card = UIButton()
          private let name = ↓UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            card.backgroundColor = .white
            name.text = "Name"
            card.addSubview(name)
            contentView.addSubview(card)
          }
        }
        """),
      .violation(
        """
        final class TotalViewController: UIViewController {
          private let total = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            total.text = "Total"
            total.textColor = ↓.lightGray
            view.addSubview(total)
          }
        }
        """),
      .violation(
        """
        final class ClockView: UIControl {
          private let passed = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            passed.text = "Time passed"
            passed.textColor = ↓UIColor(white: 155 / 255, alpha: 1)
            addSubview(passed)
          }
        }
        final class PlayerViewController: UIViewController {
          private let clock = ClockView(frame: .zero)
          override func viewDidLoad() {
            view.backgroundColor = .white
            view.addSubview(clock)
          }
        }
        """),
      .violation(
        """
        final class TotalViewController: UIViewController {
          private let pay = UIButton()
          override func viewDidLoad() {
            view.backgroundColor = .black
            pay.setTitle("Pay", for: .normal)
            pay.setTitleColor(↓UIColor(white: 0.3, alpha: 1), for: .normal)
            view.addSubview(pay)
          }
        }
        """),
      .violation(
        """
        final class TotalViewController: UIViewController {
          private let total = ↓UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            total.text = "Total"
            view.addSubview(total)
          }
        }
        """),
      .pass(
        """
        final class TotalViewController: UIViewController {
          private let total = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            total.text = "Total"
            total.textColor = .label
            view.addSubview(total)
          }
        }
        """),
      .violation(
        """
        final class TotalViewController: UIViewController {
          private let icon = UIImageView(image: UIImage(named: "coin"))
          private let total = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            view.addSubview(icon)
            total.text = "Total"
            total.textColor = ↓.lightGray
            view.addSubview(total)
            total.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
          }
        }
        """),
      .undecided(
        """
        final class TotalViewController: UIViewController {
          private let photo = UIImageView(image: UIImage(named: "beach"))
          private let total = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = .white
            view.addSubview(photo)
            total.text = "Total"
            total.textColor = .lightGray
            view.addSubview(total)
          }
        }
        """),
      .undecided(
        """
        final class TotalViewController: UIViewController {
          private let total = UILabel()
          override func viewDidLoad() {
            view.backgroundColor = theme.background
            total.text = "Total"
            total.textColor = .lightGray
            view.addSubview(total)
          }
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    let painted = findings.isEmpty ? [] : AppearanceProxies.classes(in: project.code)
    return ContrastJudge.settled(findings, in: project).filter { finding in
      painted.isDisjoint(with: ["UIView", Self.classes.first { finding.message.hasPrefix($0.key) }?.value ?? "UILabel"])
    }
  }

  private static let classes = ["button": "UIButton", "text field": "UITextField"]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure != .hidden, !element.isInactive, !standsForInactive(subject) else { return .inapplicable }
    return .worst(of: Self.texts(of: element).flatMap { [check($0), placeholder(of: $0)].compactMap(\.self) })
  }

  /// A button without any action that takes turns with one of the same words that has one: that one while it is switched
  /// off, and such controls need no contrast (WCAG 2.2, 1.4.3).
  private func standsForInactive(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard element.role == .button, element.framework == .uiKit, element.activation == nil, element.gestures.isEmpty,
      element.platform?.baseClass == "UIButton", element.platform?.mayBeCompletedElsewhere != true,
      let words = element.label?.value.literal else { return false }
    return subject.screen.nodes.elements.contains { other in
      other.source != element.source && other.role == .button && other.activation != nil && other.label?.value.literal == words
    }
  }

  /// The views with letters that an element is, that were joined into it, or that lie on it.
  private static func texts(of element: AccessibilityElement) -> [AccessibilityElement] {
    guard let base = element.platform?.baseClass, judged.contains(base) else { return element.content.flatMap(texts) }
    return base == "UIButton" ? [element] + element.content.flatMap(texts) : [element]
  }

  private static let judged: Set<String> = ["UILabel", "UIButton", "UITextView", "UITextField"]

  private func check(_ element: AccessibilityElement) -> Outcome {
    guard element.exposure != .hidden, !element.isInactive, hasLetters(element), !FontJudgement.showsSigns(element)
    else { return .inapplicable }
    // The title of a section that is a text has the system's colour.
    if element.appearance.foreground == nil, element.traits.contains(.header) { return .inapplicable }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    guard let background = element.appearance.background,
      let pairs = ContrastJudge.pairs(of: element)
    else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    let threshold = ContrastJudge.threshold(for: element)
    for pair in pairs where !pair.isBesideUnknown && isJudged(pair, threshold) {
      let normal = pair.worst(increased: false).flatMap { $0.ratio < threshold ? $0 : nil }
      guard let worst = normal ?? pair.worst(increased: true), worst.ratio < threshold else { continue }
      return .violation(violation(element, pair, worst, threshold, background))
    }
    return .pass
  }

  private func hasLetters(_ element: AccessibilityElement) -> Bool {
    // What people type is read as well.
    if element.platform?.baseClass == "UITextField" { return true }
    let shown = element.visibleText.isEmpty ? [element.label?.value].compactMap(\.self) : element.visibleText
    return shown.contains { !$0.isBlank }
  }

  /// The system's own hues and lighter shades of text are a matter of policy.
  private func isJudged(_ pair: ContrastJudge.Pair, _ threshold: Double) -> Bool {
    if pair.background.isSystemHue { return pair.foreground.isFixed && isFar(pair, threshold) }
    if pair.foreground.isSystemHue { return isFar(pair, threshold) }
    if case .neutral(let name) = pair.foreground.kind {
      return ["primary", "label"].contains(name) || Self.lighter.contains(name) && isMismatched(pair)
        || Self.lightest.contains(name) && isFar(pair, threshold)
    }
    // What is clear is meant to be read elsewhere.
    guard let colors = pair.foreground.colors else { return false }
    return !ColorMode.allCases.allSatisfy { colors[$0].alpha == 0 }
  }

  /// So far from what is needed that no change of a hue makes up for it, or too little in each appearance.
  private func isFar(_ pair: ContrastJudge.Pair, _ threshold: Double) -> Bool {
    guard let worst = pair.worst(increased: false) else { return false }
    return worst.ratio < threshold * 0.75 || pair.ratios.allSatisfy { $0.mode.isIncreased || $0.ratio < threshold }
  }

  /// Whether one of the two is a colour of the system whose strength is a matter of policy.
  private func isOfSystem(_ pair: ContrastJudge.Pair) -> Bool {
    if pair.foreground.isSystemHue || pair.background.isSystemHue { return true }
    if case .neutral(let name) = pair.foreground.kind { return Self.lightest.contains(name) }
    return false
  }

  /// Shades for what nobody has to read (Apple: UI element colors, `tertiaryLabel`, `quaternaryLabel`).
  private static let lightest: Set<String> = ["tertiary", "tertiaryLabel", "quaternary", "quaternaryLabel"]

  /// Lighter shades of text that are still there to be read (Apple: UI element colors, `secondaryLabel`).
  private static let lighter: Set<String> = ["secondary", "secondaryLabel"]

  /// Letters that follow the appearance on a colour that does not: in one of the two they are all but gone.
  private func isMismatched(_ pair: ContrastJudge.Pair) -> Bool {
    if case .neutral = pair.background.kind { return false }
    return pair.worst(increased: false).map { $0.ratio < Self.allButGone } ?? false
  }

  private static let allButGone = 2.0

  private func isLighter(_ pair: ContrastJudge.Pair) -> Bool {
    if case .neutral(let name) = pair.foreground.kind { Self.lighter.contains(name) } else { false }
  }

  private func violation(
    _ element: AccessibilityElement, _ pair: ContrastJudge.Pair, _ worst: (mode: ColorMode, ratio: Double),
    _ threshold: Double, _ background: Setting<Paint>
  ) -> Violation {
    let place = element.appearance.foreground == nil ? element.source : pair.place
    // In a state that code decides about, other code may paint what is behind.
    let isFirm = place.file === background.argument.file && !pair.isChosen && pair.background.kind != .mixed
      && pair.background.kind != .neutral("systemBackground")
    var violation = Violation(
      """
      \(element.drawnNoun) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
      \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs \(threshold == 3 ? "3:1" : "4.5:1")
      """, certainty: isFirm && !isOfSystem(pair) ? .likely : .review, at: place,
      related: [RelatedPlace(background.argument, "the background")])
    violation.appearance = pair.onlyFailing(below: isLighter(pair) ? Self.allButGone : threshold)
    violation.cause = pair.cause(threshold, violation.certainty)
    return violation
  }
}
