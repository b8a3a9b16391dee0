import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A label of fixed words in the place of a text that code fills.
public struct UikitLabelHidesText: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-label-hides-text", family: .uiKit, severity: .error, impact: .serious, wcag: ["1.1.1", "1.3.1"],
    title: "label takes the place of the text that code fills",
    documentation: RuleDocumentation(
      reports: """
        A `UILabel` or text view whose text code sets to something that only run time knows, such as a name, a price or \
        an error, and whose `accessibilityLabel`, in code or in an interface file, always says the same.
        """,
      why: """
        A label replaces the text: who sees the screen reads the article's title, and VoiceOver says "title" for each \
        of them. Labels that were meant for tests are often the cause.
        """,
      howToFix: """
        Take the label away: a `UILabel` is called by its text. A name for tests goes into `accessibilityIdentifier`, \
        which nobody hears.
        """,
      elsewhere: "See `label-hides-text`.",
      limits: """
        Silent where the label is set more than once, where there is a value, and where the same text is said by another \
        element of the screen. Icons, initials and emoji, told by their names in code, are left alone.
        """,
      references: ["Apple: documentation of accessibilityLabel and accessibilityIdentifier"]),
    examples: [
      .violation(
        """
        final class ArticleViewController: UIViewController {
          private let titleLabel = UILabel()
          var article: Article?
          override func viewDidLoad() {
            view.addSubview(titleLabel)
            titleLabel.accessibilityLabel = ↓"Title"
            titleLabel.text = article?.title
          }
        }
        """),
      .violation(
        """
        final class PriceViewController: UIViewController {
          private let priceLabel = UILabel()
          override func viewDidLoad() {
            view.addSubview(priceLabel)
            priceLabel.accessibilityLabel = ↓"price"
          }
          func show(_ product: Product) { priceLabel.text = product.price }
        }
        """),
      .pass(
        """
        final class PriceViewController: UIViewController {
          private let priceLabel = UILabel()
          var product: Product?
          override func viewDidLoad() {
            view.addSubview(priceLabel)
            priceLabel.accessibilityLabel = "Price"
            priceLabel.accessibilityValue = product?.price
            priceLabel.text = product?.price
          }
        }
        """),
      .pass(
        """
        final class PriceViewController: UIViewController {
          private let priceLabel = UILabel()
          override func viewDidLoad() {
            view.addSubview(priceLabel)
            priceLabel.accessibilityIdentifier = "price"
          }
          func show(_ product: Product) { priceLabel.text = product.price }
        }
        """),
      .pass(
        """
        final class PersonViewController: UIViewController {
          private let initialsLabel = UILabel()
          var person: Person?
          override func viewDidLoad() {
            view.addSubview(initialsLabel)
            initialsLabel.accessibilityLabel = "Picture of the person"
            initialsLabel.text = person?.initials
          }
        }
        """),
      .pass(
        """
        final class WaitingViewController: UIViewController {
          private let noteLabel = UILabel()
          override func viewDidLoad() {
            view.addSubview(noteLabel)
            fill(noteLabel, with: "Waiting for reply")
            noteLabel.accessibilityLabel = "We are waiting for the reply of the office"
          }
          private func fill(_ label: UILabel, with words: String?) { label.text = words }
        }
        """),
      .undecided(
        """
        final class PriceViewController: UIViewController {
          private let priceLabel = UILabel()
          var product: Product?
          override func viewDidLoad() {
            view.addSubview(priceLabel)
            priceLabel.accessibilityLabel = product?.spokenPrice
            priceLabel.text = product?.price
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let platform = element.platform, ["UILabel", "UITextView"].contains(platform.baseClass),
      element.value == nil, let label = element.label, case .modifier = label.origin else { return .inapplicable }
    let labels = platform.settings.filter { $0.name == "accessibilityLabel" }
    guard labels.count == 1, platform.setting("accessibilityValue") == nil else { return .pass }
    let texts = platform.settings.filter { ["text", "attributedText"].contains($0.name) && !$0.isFromFile && isData(handedOn($0)) }
    guard let text = texts.first else { return .inapplicable }
    guard let words = label.value.literal, !words.isEmpty else { return .undecided(UnknownReason(.dynamicValue, labels[0].value)) }
    // What is no word for people is told by `label-not-human-readable`.
    if ProgramName.form(of: words) != nil { return .pass }
    let names = DecorativeNames.parts(of: text.value) + DecorativeNames.parts(of: platform.reference ?? "")
    if !NameWords.words(.standInText).isDisjoint(with: names) { return .pass }
    if subject.surveyed(SaidData.self).says(text.value) { return .pass }
    return .violation(
      Violation(
        "label is always '\(words)', and the text that code shows is never heard", certainty: .likely,
        at: label.source ?? labels[0].source, heard: Heard(before: context.heard(element)),
        related: [RelatedPlace(text.source, "the text that is shown")]))
  }

  /// What a caller hands on as the text, where there is one such place.
  private func handedOn(_ setting: PlatformSetting) -> String {
    setting.isHandedOn ? setting.made?.text ?? "" : setting.value
  }

  /// An expression that stands for data: nothing that is written out, and no constant of a table of words.
  private func isData(_ value: String) -> Bool {
    guard !value.contains("\""), let first = value.first, first.isLowercase || first == "_", value != "nil" else { return false }
    return value.allSatisfy { $0.isLetter || $0.isNumber || "._?!()".contains($0) }
  }
}

/// What only run time knows and is heard on a screen.
private struct SaidData: ScreenSurvey {
  private var holes: Set<String> = []

  init(_ screen: ScreenPlaces) {
    for element in screen.all where element.exposure == .exposed {
      for text in [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self) {
        holes.formUnion(text.holes)
      }
    }
  }

  /// The same expression, whatever it is wrapped in.
  func says(_ data: String) -> Bool { holes.contains(data) }
}
