extension UikitTapViewNotElement {
  /// Recognisers, views that follow touches, and controls that draw themselves.
  static let examples: [Example] = [
    .violation(
      """
      final class TickBox: UIControl {
        var isTicked = false
        override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
      }
      final class TermsViewController: UIViewController {
        private let box = ↓TickBox()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          bind(box)
        }
      }
      """),
    .pass(
      """
      final class TickBox: UIControl {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityTraits = .button
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class TermsViewController: UIViewController {
        private let box = TickBox()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
        }
      }
      """),
    .violation(
      """
      final class CardViewController: UIViewController {
        private let card = ↓UIView()
        override func viewDidLoad() {
          view.addSubview(card)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openMap)))
        }
        @objc func openMap() { show(Map(), sender: self) }
      }
      """,
      fixed: """
        final class CardViewController: UIViewController {
          private let card = UIView()
          override func viewDidLoad() {
            view.addSubview(card)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openMap)))
            card.isAccessibilityElement = true
            card.accessibilityTraits.insert(.button)
            card.accessibilityLabel = "Open map"
          }
          @objc func openMap() { show(Map(), sender: self) }
        }
        """),
    .violation(
      """
      final class TermsViewController: UIViewController {
        private let card = ↓UIView()
        private let words = UILabel()
        override func viewDidLoad() {
          view.addSubview(card)
          words.text = "Terms of use"
          card.addSubview(words)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc func open() { show(Terms(), sender: self) }
      }
      """,
      fixed: """
        final class TermsViewController: UIViewController {
          private let card = UIView()
          private let words = UILabel()
          override func viewDidLoad() {
            view.addSubview(card)
            words.text = "Terms of use"
            words.accessibilityTraits.insert(.button)
            card.addSubview(words)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
          @objc func open() { show(Terms(), sender: self) }
        }
        """),
    .violation(
      """
      final class CardViewController: UIViewController {
        private let link = ↓UILabel()
        override func viewDidLoad() {
          link.text = "Terms of use"
          link.isUserInteractionEnabled = true
          link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          view.addSubview(link)
        }
        @objc func open() { show(Terms(), sender: self) }
      }
      """,
      fixed: """
        final class CardViewController: UIViewController {
          private let link = UILabel()
          override func viewDidLoad() {
            link.text = "Terms of use"
            link.isUserInteractionEnabled = true
            link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            link.accessibilityTraits.insert(.button)
            view.addSubview(link)
          }
          @objc func open() { show(Terms(), sender: self) }
        }
        """),
    .violation(
      """
      class PressListener: UITapGestureRecognizer { var action: (() -> Void)? }
      extension UIView {
        func whenPressed(_ action: @escaping () -> Void) {
          let listener = PressListener(target: self, action: #selector(wasPressed(sender:)))
          listener.action = action
          addGestureRecognizer(listener)
        }
        @objc func wasPressed(sender: PressListener) { sender.action?() }
      }
      final class PlansViewController: UIViewController {
        private lazy var plan: UIView = {
          let plan = ↓UIView()
          plan.whenPressed { self.choose() }
          return plan
        }()
        override func viewDidLoad() { view.addSubview(plan) }
        func choose() { show(Payment(), sender: self) }
      }
      """),
    .violation(
      """
      import Setup
      final class CardViewController: UIViewController {
        private let card = ↓UIView() ※ { $0.backgroundColor = .white }
        override func viewDidLoad() {
          view.addSubview(card)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openMap)))
        }
        @objc func openMap() { show(Map(), sender: self) }
      }
      """),
    .violation(
      """
      final class CodeViewController: UIViewController {
        private let field = CodeField()
        override func viewDidLoad() { view.addSubview(field) }
      }
      final class CodeField: UIView, UIKeyInput {
        var hasText: Bool { true }
        override var canBecomeFirstResponder: Bool { true }
        func ↓insertText(_ text: String) { setNeedsDisplay() }
        func deleteBackward() { setNeedsDisplay() }
      }
      """),
    .pass(
      """
      final class CardViewController: UIViewController {
        private let card = UIView()
        override func viewDidLoad() {
          view.addSubview(card)
          card.isAccessibilityElement = true
          card.accessibilityTraits = .button
          card.accessibilityLabel = "Open"
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
        }
        @objc func open() { show(Detail(), sender: self) }
        @objc func endTyping() { view.endEditing(true) }
      }
      """),
    // Nobody calls what would add the gesture.
    .pass(
      """
      final class PictureController: UIViewController {
        private let frameView = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(frameView)
          configure()
        }
        @IBAction func choose(_ sender: Any) { performSegue(withIdentifier: "choose", sender: nil) }
      }
      private extension PictureController {
        func configure() { frameView.clipsToBounds = true }
        func addTap() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(choose(_:)))
          frameView.isUserInteractionEnabled = true
          frameView.addGestureRecognizer(tap)
        }
      }
      """),
    .undecided(
      """
      final class CardViewController: UIViewController {
        private let card = UIView()
        override func viewDidLoad() {
          view.addSubview(card)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          Accessible.button(card)
        }
        @objc func open() { show(Detail(), sender: self) }
      }
      """),
  ]
}
