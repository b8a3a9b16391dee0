import AccessibilityModel
import SourceModel

/// A label that says what was so before.
public struct UikitStaleLabel: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-stale-label", family: .uiKit, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "accessibility label may be out of date",
    documentation: RuleDocumentation(
      reports: """
        A label that set-up code takes from the text of another view, which other functions change later; and, in a \
        cell, a label that is set under a condition only, where nothing takes it back when the cell is used again.
        """,
      why: """
        VoiceOver reads what the view said when it was made, or what the cell said in the row that it was used for \
        before. Nobody who listens can tell that it is wrong.
        """,
      howToFix: """
        Set the label wherever the text is set, in both branches of a condition; and in cells `accessibilityLabel = \
        nil` in `prepareForReuse()`. Or override `accessibilityLabel`, so that it is worked out when somebody asks.
        """,
      elsewhere: "SwiftUI works labels out anew with the view.",
      limits: """
        For a person to look at. Only labels that stand in the same class as what they were taken from are compared.
        """,
      references: ["Apple: documentation of prepareForReuse()"]),
    examples: [
      .violation(
        """
        final class ScoreViewController: UIViewController {
          private let score = UILabel()
          private let badge = UIButton()
          override func viewDidLoad() {
            view.addSubview(score)
            view.addSubview(badge)
            badge.accessibilityLabel = ↓score.text
          }
          func won() { score.text = "12" }
        }
        """),
      .violation(
        """
        final class MailCell: UITableViewCell {
          private let star = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(star)
          }
          func configure(_ mail: Mail) {
            if mail.isStarred { star.accessibilityLabel = ↓"Starred" }
          }
        }
        """),
      .pass(
        """
        final class MailCell: UITableViewCell {
          private let star = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(star)
          }
          func configure(_ mail: Mail) {
            if mail.isStarred { star.accessibilityLabel = "Starred" }
          }
          override func prepareForReuse() {
            super.prepareForReuse()
            star.accessibilityLabel = nil
          }
        }
        """),
      .undecided(
        """
        final class MailCell: UITableViewCell {
          private let star = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(star)
          }
          func configure(_ mail: Mail) {
            star.accessibilityLabel = Theme.name(of: mail)
          }
        }
        """),
    ])

  private let reset = Remembered<Bool>()

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform else { return .inapplicable }
    let labels = platform.settings.filter { $0.name == "accessibilityLabel" && !$0.isFromFile }
    guard let first = labels.first else { return .inapplicable }
    if isInCell(subject), labels.count == 1, first.isConditional {
      let file = first.source.file
      if reset(SourceRange(file: file, start: 0, end: 0), { file.mentions(["prepareForReuse"]) }) { return .pass }
      return .violation(
        Violation(
          "label is set under a condition and stays when the cell is used again", certainty: .review, at: first.source))
    }
    guard labels.allSatisfy({ !$0.isLater }), let last = labels.last, let owner = textOwner(last.value) else {
      return .pass
    }
    let changes = subject.surveyed(ReferencedElements.self).first[owner]?.platform?.settings.first {
      $0.name == "text" && $0.isLater && !$0.isFromFile
    }
    guard let changes, changes.source.file === last.source.file else { return .pass }
    return .violation(
      Violation(
        "label is taken from '\(owner)' once, and its text changes later", certainty: .review, at: last.source,
        related: [RelatedPlace(changes.source, "changed here")]))
  }

  private func isInCell(_ subject: ElementSubject) -> Bool {
    subject.screen.kind == .view && subject.screen.name.hasSuffix("Cell")
  }

  /// `titleLabel` in `titleLabel.text`.
  private func textOwner(_ value: String) -> String? {
    let parts = value.split(separator: ".").filter { $0 != "self" }
    guard parts.count == 2, parts[1] == "text" else { return nil }
    return String(parts[0].filter { $0 != "?" && $0 != "!" })
  }
}

/// The elements of a screen by what code calls them, the first of each name.
private struct ReferencedElements: ScreenSurvey {
  private(set) var first: [String: AccessibilityElement] = [:]

  init(_ screen: ScreenPlaces) {
    for element in screen.all {
      if let name = element.platform?.reference, first[name] == nil { first[name] = element }
    }
  }
}
