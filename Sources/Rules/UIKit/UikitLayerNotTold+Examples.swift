extension UikitLayerNotTold {
  static let shown: [Example] = [
    .violation(
      """
      import UIKit
      final class StateView: UIView {
        @IBOutlet private var titleLabel: UILabel!
        @IBOutlet private var wheel: UIActivityIndicatorView!
        func bind<T>(_ state: LoadState<T>) {
          switch state {
          case .loading:
            wheel.startAnimating()
            titleLabel.isHidden = true
          case .loadingFailed:
            wheel.stopAnimating()
            titleLabel.text = "Nothing could be loaded"
            ↓titleLabel.isHidden = false
          case .loaded:
            titleLabel.isHidden = true
          }
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class TourViewController: UIViewController, UICollectionViewDelegateFlowLayout {
        @IBOutlet private var pages: UICollectionView!
        private var current = 0
        @IBAction private func next() {
          current += 1
          ↓pages.scrollToItem(at: IndexPath(item: current, section: 0), at: .centeredHorizontally, animated: true)
        }
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { collectionView.bounds.size }
      }
      """),
    .violation(
      """
      import UIKit
      final class MessageView: UIView { let words = UILabel() }
      extension UIViewController {
        func showMessage(_ text: String) {
          let note = MessageView()
          note.words.text = text
          ↓view.addSubview(note)
          UIView.animate(withDuration: 0.3, delay: 3, animations: { note.alpha = 0 }, completion: { _ in note.removeFromSuperview() })
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class NoteView: UIView {
        private let words = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          words.text = text
          leave()
        }
        func leave() {
          UIView.animate(withDuration: 0.5, delay: 2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
        }
      }
      final class ListController: UIViewController {
        func bind() {
          model.saved.bind { text in
            let note = NoteView(text)
            ↓self.view.addSubview(note)
          }
        }
      }
      """),
    .violation(
      """
      import UIKit
      class ListController: UIViewController {
        private let errorView = MessageView()
        func process(_ error: Error) { ↓view.addSubview(errorView) }
      }
      final class MessageView: UIView { let words = UILabel() }
      """),
    .violation(
      """
      import UIKit
      final class AccountController: UIViewController {
        let nameLabel = UILabel()
        let result = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          result.alpha = 0
        }
        @objc func send() {
          Service.send { name in
            self.nameLabel.text = name
            UIView.animate(withDuration: 0.3) { ↓self.result.alpha = 1 }
          }
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class MonthController: UIViewController {
        private let loadingView = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(loadingView)
        }
        func bind() { model.isLoading { [weak self] loading in ↓self?.loadingView.isHidden = !loading } }
      }
      """),
    .violation(
      """
      import UIKit
      final class TourController: UIPageViewController {
        private var index = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([page(at: 0)], direction: .forward, animated: false)
        }
        func forward() {
          index += 1
          ↓setViewControllers([page(at: index)], direction: .forward, animated: true, completion: nil)
        }
      }
      """),
    .violation(
      """
      final class MapController: UIViewController {
        @IBOutlet weak var searchPanel: UIView!
        @IBOutlet weak var ridePanel: UIView!
        var isRiding = false {
          didSet {
            if isRiding {
              searchPanel.isHidden = true
              ↓ridePanel.isHidden = false
            }
          }
        }
      }
      """),
    .violation(
      """
      final class MapController: UIViewController {
        @IBOutlet weak var searchView: SearchView!
        @IBOutlet weak var rideView: RideView!
        private lazy var panelViews: [UIView] = [searchView, rideView]
        func visit(_ panel: UIView) {
          for panelView in panelViews {
            if panelView == panel { ↓panelView.isHidden = false } else { panelView.isHidden = true }
          }
        }
      }
      """),
    .violation(
      """
      final class QuoteController: UIViewController {
        let undoButton: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(undo), for: .touchUpInside)
          return button
        }()
        let quote = UILabel()
        @objc func undo() {
          quote.text = "Before"
          ↓undoButton.isHidden = true
        }
      }
      """),
    .violation(
      """
      final class QuoteController: UIViewController {
        @IBOutlet weak var quote: UILabel!
        @IBAction func undo(_ sender: UIButton) {
          quote.text = "Before"
          ↓sender.isHidden = true
        }
      }
      """),
    .pass(
      """
      final class ListController: UIViewController {
        @IBOutlet weak var mapView: UIView!
        @IBOutlet weak var listView: UIView!
        @IBAction func choose(_ sender: UISegmentedControl) {
          mapView.isHidden = false
          listView.isHidden = true
        }
      }
      """),
    .pass(
      """
      final class QuoteController: UIViewController {
        @IBAction func start(_ sender: UIButton) {
          sender.isHidden = true
          present(QuizController(), animated: true)
        }
      }
      """),
    // Whoever picks a segment hears which one.
    .pass(
      """
      import UIKit
      final class TourController: UIPageViewController {
        private let segments = UISegmentedControl(items: ["Scan", "Show"])
        override func viewDidLoad() {
          super.viewDidLoad()
          segments.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
          navigationItem.titleView = segments
        }
        @objc private func segmentChanged(_ sender: UISegmentedControl) {
          setViewControllers([page(at: sender.selectedSegmentIndex)], direction: .forward, animated: true, completion: nil)
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class TourController: UIPageViewController {
        private var index = 0
        func forward() {
          index += 1
          setViewControllers([page(at: index)], direction: .forward, animated: true) { _ in
            UIAccessibility.post(notification: .screenChanged, argument: nil)
          }
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class MonthController: UIViewController {
        private let loadingLabel = UILabel()
        private let loadingView = UIView()
        func bind() {
          model.isLoading { loading in
            self.loadingLabel.isHidden = !loading
            self.loadingView.isHidden = !loading
            UIAccessibility.post(notification: .screenChanged, argument: nil)
          }
        }
      }
      """),
    .pass(
      """
      import UIKit
      extension UIViewController {
        func showMessage(_ text: String) {
          let note = UILabel()
          note.text = text
          view.addSubview(note)
          UIAccessibility.post(notification: .announcement, argument: text)
          UIView.animate(withDuration: 0.3, delay: 3, animations: { note.alpha = 0 })
        }
      }
      """),
    .pass(
      """
      import UIKit
      class ListController: UIViewController {
        private let errorView = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(errorView)
        }
      }
      """),
    .pass(
      """
      import UIKit
      class RoomView: BaseView {
        let list = UITableView()
        let bannerView = BannerView()
        override func hierarchy() {
          addSubview(bannerView)
          addSubview(list)
        }
      }
      """),
    .violation(
      """
      import UIKit
      class CardController: UIViewController {
        private lazy var loadingScreen: UIImageView = {
          let view = UIImageView(image: UIImage(named: "blur"))
          return view
        }()
        private let wheel = UIActivityIndicatorView()
        func signIn() {
          setupLoadingScreen()
          load { self.dismissLoadingScreen() }
        }
        private func setupLoadingScreen() {
          guard let window = view.window else { return }
          ↓window.addSubview(loadingScreen)
          window.addSubview(wheel)
        }
        private func dismissLoadingScreen() {
          loadingScreen.removeFromSuperview()
          wheel.removeFromSuperview()
        }
      }
      """),
    .pass(
      """
      import UIKit
      class CardController: UIViewController {
        private let loadingView = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          setupLoadingView()
        }
        private func setupLoadingView() { view.addSubview(loadingView) }
        private func done() { loadingView.removeFromSuperview() }
      }
      """),
    .undecided(
      """
      import UIKit
      class ListController: UIViewController {
        func process(_ error: Error) { Messages.show(error, in: view) }
      }
      """),
  ]
}
