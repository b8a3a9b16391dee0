import AccessibilityModel

extension UikitTapViewNotElement {
  /// A touch that chooses a place of a map. Assistive technologies press a map as a whole, and find its pins alone; where
  /// the screen has a field to search in, a place can be found by its name.
  static func chosenPlace(_ subject: ElementSubject) -> Outcome {
    let map = subject.element
    let isChosen = map.gestures.contains { touch in
      [.tap, .longPress].contains(touch.kind) && touch.effect.mentions.contains { $0 == "convert" || $0.hasSuffix(".convert") }
    }
    guard isChosen, map.exposure != .hidden,
      !subject.neighbours(before: 12, after: 12).contains(where: { $0.element.traits.contains(.searchField) })
    else { return .inapplicable }
    return .violation(Violation(
      "a place on the map can be chosen by touching it alone", certainty: .review, severity: .warning, at: map.source))
  }

  /// Controls of the app, taps as streams, and recognisers of the files of components.
  static let furtherExamples: [Example] = [
    // The button in the panel does the same as a tap beside it.
    .pass(
      """
      import UIKit
      final class FilterController: UIViewController {
        private let dark = UIView()
        private let apply = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          dark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closePanel)))
          view.addSubview(dark)
          apply.setTitle("Apply", for: .normal)
          apply.addTarget(self, action: #selector(closePanel), for: .touchUpInside)
          view.addSubview(apply)
        }
        @objc private func closePanel() { bottom.constant = 0 }
      }
      """),
    .violation(
      """
      import UIKit
      final class FilterController: UIViewController {
        private let tile = ↓UIView()
        private let apply = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openMap)))
          view.addSubview(tile)
          apply.setTitle("Apply", for: .normal)
          apply.addTarget(self, action: #selector(closePanel), for: .touchUpInside)
          view.addSubview(apply)
        }
        @objc private func openMap() { present(MapController(), animated: true) }
        @objc private func closePanel() { bottom.constant = 0 }
      }
      """),
    .violation(
      """
      import UIKit
      final class BrandButton: UIControl {
        private let words = UILabel()
        init(title: String) {
          super.init(frame: .zero)
          accessibilityLabel = title
          words.text = title
          addSubview(words)
          ↓addTarget(self, action: #selector(pressed), for: .touchUpInside)
        }
        @objc private func pressed() { sendActions(for: .primaryActionTriggered) }
      }
      final class PayController: UIViewController {
        private let pay = BrandButton(title: "Pay")
        override func viewDidLoad() { view.addSubview(pay) }
      }
      """),
    .violation(
      """
      import RxGesture
      final class GoodsViewController: UIViewController {
        private let heartView = ↓UIImageView()
        override func viewDidLoad() {
          view.addSubview(heartView)
          heartView.rx.tapGesture()
            .when(.recognized)
            .subscribe { [weak self] _ in self?.like() }
            .disposed(by: bag)
        }
        func like() { model.like() }
      }
      """),
    .pass(
      """
      import RxGesture
      final class GoodsViewController: UIViewController {
        private let heartView = UIView()
        override func viewDidLoad() {
          view.addSubview(heartView)
          heartView.isAccessibilityElement = true
          heartView.accessibilityTraits = .button
          heartView.accessibilityLabel = "Like"
          heartView.rx.tapGesture().when(.recognized).subscribe { _ in self.like() }.disposed(by: bag)
        }
        func like() { model.like() }
      }
      """),
    .violation(
      """
      import UIKit
      final class BannerView: UIView {
        private let words = UILabel()
        private let cross = UIButton()
        init(_ text: String) {
          super.init(frame: .zero)
          words.text = text
          ↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openOffer)))
          addSubview(words)
          cross.setTitle("Close", for: .normal)
          cross.addTarget(self, action: #selector(close), for: .touchUpInside)
          addSubview(cross)
        }
        @objc private func openOffer() { delegate?.wantsOffer() }
        @objc private func close() { removeFromSuperview() }
      }
      final class ShopController: UIViewController {
        override func viewDidLoad() { view.addSubview(BannerView("New in the shop")) }
      }
      """),
    .pass(
      """
      import UIKit
      final class BannerView: UIView {
        private let words = UILabel()
        private let more = UIButton()
        init(_ text: String) {
          super.init(frame: .zero)
          words.text = text
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openOffer)))
          addSubview(words)
          more.setTitle("More", for: .normal)
          more.addTarget(self, action: #selector(openOffer), for: .touchUpInside)
          addSubview(more)
        }
        @objc private func openOffer() { delegate?.wantsOffer() }
      }
      final class ShopController: UIViewController {
        override func viewDidLoad() { view.addSubview(BannerView("New in the shop")) }
      }
      """),
    .pass(
      """
      import RxGesture
      final class FormViewController: UIViewController {
        override func viewDidLoad() {
          view.rx.tapGesture().when(.recognized).subscribe { _ in self.view.endEditing(true) }.disposed(by: bag)
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class ChoiceButton: UIControl {
        init() {
          super.init(frame: .zero)
          ↓addTarget(self, action: #selector(pressed), for: .touchUpInside)
        }
        @objc private func pressed() { model.choose() }
      }
      final class ChoiceBox: UIControl {
        private let choice = ChoiceButton()
        init() {
          super.init(frame: .zero)
          addSubview(choice)
        }
      }
      final class ChoiceController: UIViewController {
        override func viewDidLoad() { view.addSubview(ChoiceBox()) }
      }
      """),
    .pass(
      """
      import UIKit
      final class AlertBox: UIControl {
        private let words = UILabel()
        func setUp() { addSubview(words) }
      }
      final class AlertController: UIViewController {
        private let box: AlertBox
        init(box: AlertBox) {
          self.box = box
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { view.addSubview(box) }
      }
      """),
    .pass(
      """
      import RxCocoa
      final class TermsView: UIView {
        enum Touch { case accept, open }
        let touches = PublishRelay<Touch>()
        private let arrow = UIControl()
        func bind() {
          addSubview(arrow)
          arrow.rx.controlEvent(.touchUpInside).map { _ in .open }.bind(to: touches).disposed(by: bag)
        }
      }
      final class TermsController: UIViewController {
        private let terms = TermsView()
        override func viewDidLoad() {
          view.addSubview(terms)
          terms.touches.subscribe(onNext: { touch in
            switch touch {
            case .accept: self.model.accept()
            case .open: print("terms")
            }
          }).disposed(by: bag)
        }
      }
      """),
    // A list of a package that is handed views for its rows, and what to do when one is pressed.
    .violation(
      """
      import AloeStackView
      final class PlanViewController: UIViewController {
        private let rows = AloeStackView()
        private let day = ↓UILabel()
        override func viewDidLoad() {
          day.text = "Monday"
          view.addSubview(rows)
          rows.addRows([day])
          rows.setRowHidden(day, isHidden: false)
          rows.setTapHandler(forRow: day) { [weak self] _ in self?.choose() }
        }
        private func choose() { present(DayController(), animated: true) }
      }
      """),
    // Whoever makes the views of a row may call each of them `view`.
    .violation(
      """
      import UIKit
      final class ShortcutView: UIView {
        private let words = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          addSubview(words)
          words.text = text
          ↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPage)))
        }
        @objc private func openPage() { delegate?.wantsPage() }
      }
      final class StartController: UIViewController {
        private let row = UIStackView()
        override func viewDidLoad() {
          view.addSubview(row)
          ["Garden", "Shed"].forEach {
            let view = ShortcutView($0)
            row.addArrangedSubview(view)
          }
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class PaperView: UIView {
        private let words = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          addSubview(words)
          words.text = text
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turnPage)))
        }
        @objc private func turnPage() { delegate?.wantsNext() }
      }
      final class PaperController: UIViewController {
        override func loadView() { view = PaperView("Chapter one") }
      }
      """),
    // Painting what was tapped does not make it what lies behind.
    .violation(
      """
      import UIKit
      final class SeatsController: UIViewController {
        private let seat = ↓UILabel()
        override func viewDidLoad() {
          seat.text = "12 A"
          seat.isUserInteractionEnabled = true
          seat.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(take)))
          view.addSubview(seat)
        }
        @objc private func take() {
          seat.backgroundColor = .black
          plan.take(12)
        }
      }
      """),
    .violation(
      """
      import MapKit
      final class MeetingController: UIViewController {
        private let map = ↓MKMapView()
        override func viewDidLoad() {
          map.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(choose(_:))))
          view.addSubview(map)
        }
        @objc private func choose(_ press: UILongPressGestureRecognizer) {
          let place = map.convert(press.location(in: map), toCoordinateFrom: map)
          let pin = MKPointAnnotation()
          pin.coordinate = place
          map.addAnnotation(pin)
        }
      }
      """),
    .pass(
      """
      import MapKit
      final class MeetingController: UIViewController {
        private let map = MKMapView()
        override func viewDidLoad() {
          map.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
          view.addSubview(map)
        }
        @objc private func close() { panel.close() }
      }
      """),
  ]
}
