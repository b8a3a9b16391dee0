extension UikitLowContrast {
  static let texts: [Example] = [
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
    // Whoever shows the cell sets it up, and nobody was seen to.
    .violation(
      """
      final class NoteCell: UITableViewCell {
        private let words = UILabel()
        func configure(with note: Note) {
          contentView.addSubview(words)
          contentView.backgroundColor = .white
          words.text = note.text
          words.textColor = ↓UIColor(white: 0.7, alpha: 1)
        }
      }
      """),
    .undecided(
      """
      final class NoteCell: UITableViewCell {
        private let words = UILabel()
        private let date = UILabel()
        func configure(with note: Note) {
          contentView.addSubview(words)
          contentView.backgroundColor = .white
          words.text = note.text
          date.text = note.date
          contentView.addSubview(date)
        }
        func fade() { words.textColor = UIColor(white: 0.7, alpha: 1) }
        func setExpired() { date.textColor = UIColor(white: 0.7, alpha: 1) }
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
    // Nothing calls what the class has put its own in place of: it is as any cell.
    .pass(
      """
      class BasicCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          setUp()
        }
        required init?(coder: NSCoder) { fatalError() }
        func setUp() { backgroundColor = UIColor.blue }
      }
      final class PlanCell: BasicCell {
        let title: UILabel = {
          let label = UILabel()
          label.text = "Plan"
          label.textColor = .label
          return label
        }()
        override func setUp() { addSubview(title) }
      }
      final class PlanController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(PlanCell.self, forCellReuseIdentifier: "plan")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "plan", for: indexPath)
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
  ]
}
