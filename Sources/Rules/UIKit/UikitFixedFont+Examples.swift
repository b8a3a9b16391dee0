extension UikitFixedFont {
  /// Further fonts of labels and buttons, and how they come to follow the text size.
  static let furtherExamples: [Example] = [
    .violation(
      """
      enum Letters {
        case plain
        var file: String { "brand_plain" }
      }
      extension UIFont {
        static func brand(_ size: CGFloat) -> UIFont? {
          UIFont(
            name: Letters.plain.file,
            size: size
          )
        }
      }
      extension UILabel {
        convenience init(_ text: String, size: CGFloat) {
          self.init(frame: .zero)
          self.text = text
          self.font = ↓.brand(size)
        }
      }
      final class NoteViewController: UIViewController {
        private let note = UILabel("Hello", size: 14)
        override func viewDidLoad() { view.addSubview(note) }
      }
      """),
    .pass(
      """
      extension UIFont {
        static func brand(_ size: CGFloat) -> UIFont {
          UIFontMetrics.default.scaledFont(
            for: UIFont(
              name: "brand_plain",
              size: size
            )!
          )
        }
      }
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = .brand(14)
          note.adjustsFontForContentSizeCategory = true
          view.addSubview(note)
        }
      }
      """),
    .violation(
      """
      enum Letters { static let brand = Letters.made(named: "Brand") }
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = ↓Letters.brand.withSize(14)
          view.addSubview(note)
        }
      }
      """),
    .undecided(
      """
      enum Letters { static let brand = Letters.made(named: "Brand") }
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = Letters.brand.withSize(14 * factor)
          view.addSubview(note)
        }
      }
      """),
    .violation(
      """
      struct FontTheme { let caption = UIFont.systemFont(ofSize: 12, weight: .semibold) }
      extension UIFont { static let theme = FontTheme() }
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = ↓.theme.caption
          view.addSubview(note)
        }
      }
      """),
    .pass(
      """
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          view.addSubview(note)
          chooseFont()
          NotificationCenter.default.addObserver(
            self, selector: #selector(chooseFont), name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
        @objc func chooseFont() { note.font = .preferredFont(forTextStyle: .body) }
      }
      """),
    .pass(
      """
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          view.addSubview(note)
          chooseFont()
          NotificationCenter.default.publisher(for: UIContentSizeCategory.didChangeNotification)
            .sink { [weak self] _ in self?.chooseFont() }
            .store(in: &watches)
        }
        func chooseFont() { note.font = .preferredFont(forTextStyle: .body) }
      }
      """),
    .violation(
      """
      extension UIFont {
        static func dynamic(size: CGFloat) -> UIFont {
          let multiplier = UIScreen.main.bounds.width / 375
          return UIFont.systemFont(ofSize: size * multiplier)
        }
      }
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = ↓.dynamic(size: 13)
          view.addSubview(note)
        }
      }
      """),
    .violation(
      """
      final class TourViewController: UIViewController {
        override func viewDidLoad() {
          let title = UILabel(frame: CGRect(x: 32, y: 30, width: 200, height: 100))
          title.numberOfLines = 2
          title.text = "Learn wherever you are"
          title.font = ↓UIFont.systemFont(ofSize: 24)
          view.addSubview(title)
        }
      }
      """),
    .violation(
      """
      final class DurationLabel: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          font = ↓UIFont(name: "brand_sans_bold", size: 18)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class NoteViewController: UIViewController {
        private let note = DurationLabel()
        override func viewDidLoad() {
          note.text = "Hello"
          view.addSubview(note)
        }
      }
      """),
    .pass(
      """
      final class PlainButton: UIButton {
        init(title: String) {
          super.init(frame: .zero)
          setUp()
          setTitle(title, for: .normal)
        }
        private func setUp() {
          configuration = .plain()
          titleLabel?.font = .systemFont(ofSize: 17)
        }
      }
      final class DoneViewController: UIViewController {
        private let done = PlainButton(title: "Done")
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(done)
        }
      }
      """),
    .undecided(
      """
      extension UIFont {
        static func dynamic(size: CGFloat) -> UIFont {
          UIFont.systemFont(ofSize: size * Settings.shared.letterFactor)
        }
      }
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = .dynamic(size: 13)
          view.addSubview(note)
        }
      }
      """),
    .undecided(
      """
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title3)
          note.text = "Hello"
          note.font = .systemFont(ofSize: descriptor.pointSize, weight: .semibold)
          view.addSubview(note)
        }
      }
      """),
    .undecided(
      """
      final class NoteViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          note.font = Theme.body
          view.addSubview(note)
        }
      }
      """),
  ]
}
