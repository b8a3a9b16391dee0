import AccessibilityModel

/// A `UIImageView` that is made an element and has no name.
public struct UikitImageViewUnlabelled: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-image-view-unlabelled", family: .uiKit, severity: .error, impact: .serious, wcag: ["1.1.1"],
    title: "image view is an element without a name",
    documentation: RuleDocumentation(
      reports: """
        A `UIImageView` with `isAccessibilityElement = true` that no code of its class gives an accessibility label. \
        For review: a picture that is no element and that code shows and hides, also in a row whose words do not change \
        with it, or whose name speaks of a QR code, a chart, a signature and the like, one of run time that \
        a screen fits into its view or that stands alone and large in a row, and a cell that shows a picture alone.
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
      .violation(
        """
        final class FileViewController: UIViewController {
          private let preview: UIImageView = {
            let view = ↓UIImageView()
            view.image = UIImage(named: "File")
            view.contentMode = .center
            return view
          }()
          private let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Load", for: .normal)
            view.addSubview(preview)
            view.addSubview(button)
          }
          func show(_ data: Data) {
            guard let image = UIImage(data: data) else { return }
            preview.image = image
            preview.contentMode = .scaleAspectFit
          }
        }
        """),
      .violation(
        """
        final class DayCell: UITableViewCell {
          private let rooms = UILabel()
          private let sign = ↓UIImageView()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(rooms)
            contentView.addSubview(sign)
          }
          func show(_ day: Day) {
            rooms.text = day.name
            sign.image = day.meetingCount > 0 ? UIImage(systemName: "checkmark") : UIImage(systemName: "xmark")
          }
        }
        final class DaysController: UITableViewController {
          var days: [Day] = []
          override func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }
          override func tableView(_ list: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = list.dequeueReusableCell(withIdentifier: "day", for: indexPath) as! DayCell
            cell.show(days[indexPath.row])
            return cell
          }
        }
        """),
      // How many there are says that there is some.
      .pass(
        """
        final class DayCell: UITableViewCell {
          private let rooms = UILabel()
          private let sign = UIImageView()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(rooms)
            contentView.addSubview(sign)
          }
          func show(_ day: Day) {
            rooms.text = "\\(day.roomCount) rooms"
            sign.image = day.meetingCount > 0 ? UIImage(systemName: "checkmark") : UIImage(systemName: "xmark")
          }
        }
        final class DaysController: UITableViewController {
          var days: [Day] = []
          override func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }
          override func tableView(_ list: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = list.dequeueReusableCell(withIdentifier: "day", for: indexPath) as! DayCell
            cell.show(days[indexPath.row])
            return cell
          }
        }
        """),
      .pass(
        """
        final class FileViewController: UIViewController {
          private let preview = UIImageView()
          private let logo = UIImageView(image: UIImage(named: "logo"))
          override func viewDidLoad() {
            super.viewDidLoad()
            logo.contentMode = .scaleAspectFit
            view.addSubview(logo)
            view.addSubview(preview)
          }
          func show(_ data: Data) { preview.image = UIImage(data: data) }
        }
        """),
      // A sign beside words, however code comes to its picture.
      .pass(
        """
        final class QueueController: UIViewController {
          private let words = UILabel()
          private let queueIcon = UIImageView()
          override func viewDidLoad() {
            super.viewDidLoad()
            words.text = "Up next"
            queueIcon.contentMode = .scaleAspectFit
            view.addSubview(words)
            view.addSubview(queueIcon)
          }
          func show(_ data: Data) { queueIcon.image = UIImage(data: data) }
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
      .pass(
        """
        final class EntryCell: UITableViewCell {
          private let name = UILabel(), day = UILabel(), place = UILabel(), sum = UILabel(), rest = UILabel(), tax = UILabel()
          private let kind = UILabel(), note = UILabel()
          private let mark = UIImageView(image: UIImage(named: "remark"))
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for part in [name, day, place, sum, rest, tax, kind, note] { contentView.addSubview(part) }
            contentView.addSubview(mark)
          }
          func show(_ entry: Entry) { (name.text, note.text) = (entry.name, entry.note) }
        }
        final class EntriesController: UITableViewController {
          var entries: [Entry] = []
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let entry = entries[indexPath.row]
            if entry.isTotal { return UITableViewCell() }
            let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath) as! EntryCell
            cell.show(entry)
            return cell
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
    Self.wordlessCell(subject.element, context) ?? UIKitPicture().check(subject, in: context)
  }

  /// A cell of which nothing is heard, and that shows a picture which run time has: a photo, a product, a banner. Cells
  /// that can be chosen are told by `uikit-tap-view-not-element`.
  private static func wordlessCell(_ element: AccessibilityElement, _ context: RuleContext) -> Outcome? {
    guard let platform = element.platform, element.isRow,
      element.exposure == .absent, platform.selection == nil, element.gestures.isEmpty,
      !element.content.contains(where: { $0.exposure != .absent }),
      let picture = element.content.first(where: { $0.role == .image && $0.hasRuntimePicture }) else { return nil }
    let parts = [element] + element.content
    if let doubt = parts.lazy.compactMap({ UIKitDoubt.reason($0) ?? $0.reasons.first }).first { return .undecided(doubt) }
    return .violation(
      Violation("cell shows a picture alone, and nothing of it is heard", certainty: .review, at: picture.source))
  }
}

extension AccessibilityElement {
  fileprivate var hasRuntimePicture: Bool { if case .runtime? = image { true } else { false } }
}
