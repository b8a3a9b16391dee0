extension UikitTapViewNotElement {
  /// Taps as streams, and recognisers of the files of components.
  static let furtherExamples: [Example] = [
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
    .pass(
      """
      import RxGesture
      final class FormViewController: UIViewController {
        override func viewDidLoad() {
          view.rx.tapGesture().when(.recognized).subscribe { _ in self.view.endEditing(true) }.disposed(by: bag)
        }
      }
      """),
  ]
}
