import AccessibilityModel
import SourceModel

/// A label in code that cannot show all of its text once that grows.
public struct UikitLabelClips: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-label-clips", family: .uiKit, severity: .note, impact: .moderate, wcag: ["1.4.4"],
    title: "label has no room for larger text",
    documentation: RuleDocumentation(
      reports: """
        A `UILabel` with the font of a text style and a height constraint of fewer points than its letters have at 200 \
        percent. For review: a label with a long text of its own that has one line, as labels have by default, and \
        neither shrinks it nor scrolls; and rows of a table whose height is a number (`rowHeight`, `heightForRowAt`), where \
        the lines of a label need more at 200 percent; and a `UITextView` that does not scroll, is held to a height and shows \
        running text, such as a description.
        """,
      why: """
        People who enlarge text see the upper half of the letters, or an ellipsis in place of what matters. VoiceOver \
        reads all of it all the same.
        """,
      howToFix: """
        Let it grow: `numberOfLines = 0`, and `greaterThanOrEqualToConstant:` in place of `equalToConstant:`.
        """,
      elsewhere: "`.frame(minHeight: 20)` and no `lineLimit`; see `fixed-height-clips-text`.",
      limits: """
        Silent for constraints that something keeps and may change, for fonts of a fixed size, which \
        `uikit-fixed-font` reports, and for texts that come at run time, whose length nobody knows.
        """,
      references: [
        "Apple: Human Interface Guidelines, Typography, Dynamic Type sizes", "WCAG 2.2, 1.4.4 Resize Text",
      ]),
    examples: [
      .violation(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Delivery address"
            note.font = .preferredFont(forTextStyle: .body)
            note.adjustsFontForContentSizeCategory = true
            view.addSubview(note)
            ↓note.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """,
        fixed: """
          final class NoteViewController: UIViewController {
            private let note = UILabel()
            override func viewDidLoad() {
              note.text = "Delivery address"
              note.font = .preferredFont(forTextStyle: .body)
              note.adjustsFontForContentSizeCategory = true
              view.addSubview(note)
              note.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
            }
          }
          """),
      .violation(
        """
        final class NoteViewController: UIViewController {
          private let note = ↓UILabel()
          override func viewDidLoad() {
            note.text = "We keep your data for thirty days and delete it then"
            note.font = .preferredFont(forTextStyle: .body)
            note.adjustsFontForContentSizeCategory = true
            view.addSubview(note)
          }
        }
        """),
      .violation(
        """
        final class NoteCell: UITableViewCell {
          let words = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            words.font = .preferredFont(forTextStyle: .body)
            words.adjustsFontForContentSizeCategory = true
            words.numberOfLines = 3
            contentView.addSubview(words)
          }
        }
        final class NotesViewController: UITableViewController {
          override func viewDidLoad() {
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
            tableView.rowHeight = ↓72
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
            cell.words.text = notes[indexPath.row].words
            return cell
          }
        }
        """),
      .pass(
        """
        final class NoteCell: UITableViewCell {
          let words = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            words.font = .preferredFont(forTextStyle: .body)
            words.adjustsFontForContentSizeCategory = true
            words.numberOfLines = 3
            contentView.addSubview(words)
          }
        }
        final class NotesViewController: UITableViewController {
          override func viewDidLoad() {
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
            tableView.rowHeight = UITableView.automaticDimension
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
            cell.words.text = notes[indexPath.row].words
            return cell
          }
        }
        """),
      .violation(
        """
        final class FilmViewController: UIViewController {
          private let summary = UITextView()
          var film: Film!
          override func viewDidLoad() {
            summary.isScrollEnabled = ↓false
            summary.isEditable = false
            summary.font = .preferredFont(forTextStyle: .body)
            summary.adjustsFontForContentSizeCategory = true
            summary.text = film.summary
            view.addSubview(summary)
            summary.heightAnchor.constraint(equalToConstant: 120).isActive = true
          }
        }
        """),
      .pass(
        """
        final class FilmViewController: UIViewController {
          private let summary = UITextView()
          var film: Film!
          override func viewDidLoad() {
            summary.isScrollEnabled = false
            summary.isEditable = false
            summary.font = .preferredFont(forTextStyle: .body)
            summary.adjustsFontForContentSizeCategory = true
            summary.text = film.summary
            view.addSubview(summary)
            summary.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
          }
        }
        """),
      .pass(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "We keep your data for thirty days and delete it then"
            note.font = .preferredFont(forTextStyle: .body)
            note.adjustsFontForContentSizeCategory = true
            note.numberOfLines = 0
            view.addSubview(note)
            note.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
          }
        }
        """),
      .undecided(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Delivery address"
            note.font = Theme.body
            view.addSubview(note)
            note.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let text = UnscrolledText.check(element) { return text }
    if let row = RowRoom.check(element) { return row }
    switch UIKitHeight().check(element) {
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    case .tooLow(let message, let height)?:
      return .violation(
        Violation(message, certainty: .likely, at: height.modifier, fixes: fixes(height.modifier)))
    case .fits?, nil: return lines(element)
    }
  }

  private func fixes(_ constraint: SourceRange) -> [Fix] {
    FontFix.growing(constraint).map { [Fix("let the label grow", safety: .suggested, edits: [$0])] } ?? []
  }

  // MARK: - One line

  /// Letters of body text that fit beside each other on the widest iPhone, roughly.
  private static let longText = 44

  private func lines(_ element: AccessibilityElement) -> Outcome {
    guard let platform = element.platform, platform.baseClass == "UILabel", element.exposure == .exposed,
      element.role == .text, case .content? = element.label?.origin, let text = element.label?.value.literal,
      text.count > Self.longText, LetterSize.doubled(element) != nil, element.appearance.font != nil
    else { return .inapplicable }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let lines = platform.settings.filter { $0.name == "numberOfLines" }
    guard lines.allSatisfy({ $0.value == "1" }), platform.setting("adjustsFontSizeToFitWidth") == nil else {
      return .pass
    }
    return .violation(
      Violation(
        "label shows a text of \(text.count) letters on one line", certainty: .review,
        at: lines.last?.source ?? element.source))
  }
}
