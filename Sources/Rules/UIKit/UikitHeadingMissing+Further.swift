extension UikitHeadingMissing {
  /// Titles that are alone, or known by what they or their class are called.
  static let further: [Example] = [
    .violation(
      """
      final class PlanViewController: UIViewController {
        private let words = ↓UILabel()
        private let name = UITextField()
        private let save = UIButton()
        override func viewDidLoad() {
          words.text = "New plan"
          words.font = UIFont(name: "Brand-Regular", size: 23)
          name.placeholder = "Name"
          save.setTitle("Save", for: .normal)
          view.addSubview(words)
          view.addSubview(name)
          view.addSubview(save)
        }
      }
      """),
    .violation(
      """
      final class PlanViewController: UIViewController {
        private let sectionTitle = ↓UILabel()
        private let note = UITextView()
        override func viewDidLoad() {
          sectionTitle.text = "Notes"
          view.addSubview(sectionTitle)
          view.addSubview(note)
        }
      }
      """),
    .violation(
      """
      final class MonthHeaderView: UICollectionReusableView {
        private let words = ↓UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          words.text = "This month"
          addSubview(words)
        }
      }
      """),
    .pass(
      """
      final class MonthFooterReusableView: UICollectionReusableView {
        private let words = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          words.text = "This month"
          addSubview(words)
        }
      }
      """),
    // The time that runs is no title.
    .pass(
      """
      final class TimerViewController: UIViewController {
        private let time = UILabel()
        private let start = UIButton()
        private let stop = UIButton()
        override func viewDidLoad() {
          time.text = "00:00"
          time.font = .systemFont(ofSize: 24)
          start.setTitle("Start", for: .normal)
          stop.setTitle("Stop", for: .normal)
          view.addSubview(time)
          view.addSubview(start)
          view.addSubview(stop)
        }
      }
      """),
  ]
}
