extension UikitLowContrast {
  /// Texts whose attributes have colours.
  static let inks: [Example] = [
    .violation(
      """
      final class ReceiptViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          note.attributedText = NSAttributedString(string: "Not paid yet", attributes: [.foregroundColor: ↓UIColor.lightGray])
          view.addSubview(note)
        }
      }
      """),
    .violation(
      """
      final class OwnerCell: UITableViewCell {
        private let owner = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .black
          contentView.addSubview(owner)
        }
        func show(name: String) {
          let words = NSMutableAttributedString(string: "Owner: ", attributes: [.foregroundColor: ↓UIColor(white: 0.25, alpha: 1)])
          words.append(NSAttributedString(string: name, attributes: [.foregroundColor: UIColor.white]))
          owner.attributedText = words
        }
      }
      """),
    .violation(
      """
      final class SignInViewController: UIViewController {
        private let forgotten = UIButton()
        override func viewDidLoad() {
          view.backgroundColor = .white
          let words = NSMutableAttributedString(string: "Forgot your password?")
          words.addAttribute(.foregroundColor, value: ↓UIColor.lightGray, range: NSRange(location: 0, length: words.length))
          forgotten.setAttributedTitle(words, for: .normal)
          view.addSubview(forgotten)
        }
      }
      """),
    .violation(
      """
      extension String {
        func tinted(_ color: UIColor) -> NSAttributedString {
          NSAttributedString(string: self, attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 12)])
        }
      }
      final class PriceViewController: UIViewController {
        private let price = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          price.attributedText = "12 euros".tinted(↓UIColor(white: 0.7, alpha: 1))
          view.addSubview(price)
        }
      }
      """),
    .violation(
      """
      final class NameViewController: UIViewController {
        private let name = UITextField()
        override func viewDidLoad() {
          view.backgroundColor = .white
          name.textColor = .black
          name.attributedPlaceholder = NSAttributedString(
            string: "First name", attributes: [.foregroundColor: ↓UIColor(white: 0.8, alpha: 1)])
          view.addSubview(name)
        }
      }
      """),
    // All of the text has the colour that comes last.
    .pass(
      """
      final class ReceiptViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          let words = NSMutableAttributedString(string: "Not paid yet", attributes: [.foregroundColor: UIColor.lightGray])
          words.addAttribute(.foregroundColor, value: UIColor.black, range: NSRange(location: 0, length: words.length))
          note.attributedText = words
          view.addSubview(note)
        }
      }
      """),
    .undecided(
      """
      final class ReceiptViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          note.attributedText = NSAttributedString(string: "Not paid yet", attributes: [.foregroundColor: UIColor.lightGray])
          note.textColor = .black
          view.addSubview(note)
        }
      }
      """),
    // Twenty points need less.
    .pass(
      """
      final class ReceiptViewController: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          note.attributedText = NSAttributedString(
            string: "Not paid yet", attributes: [.foregroundColor: UIColor(white: 0.5, alpha: 1), .font: UIFont.systemFont(ofSize: 20)])
          view.addSubview(note)
        }
      }
      """),
    // The label of a cell is nothing that its other label could be right for.
    .violation(
      """
      final class DetailCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: .value1, reuseIdentifier: reuseIdentifier)
          backgroundColor = .white
          textLabel?.textColor = .black
          detailTextLabel?.textColor = ↓.lightGray
        }
        func show(_ pair: (name: String, value: String)) {
          textLabel?.text = pair.name
          detailTextLabel?.text = pair.value
        }
      }
      """),
    // What lies over a list that paints nothing is read where the list is empty.
    .violation(
      """
      final class PlanViewController: UIViewController {
        private let list = UITableView()
        private let nothing = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          list.backgroundColor = .clear
          view.addSubview(list)
          nothing.text = "No plans"
          nothing.textColor = ↓.lightGray
          view.addSubview(nothing)
        }
      }
      """),
  ]
}
