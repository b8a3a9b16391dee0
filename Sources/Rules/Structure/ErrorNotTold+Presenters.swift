extension ErrorNotTold {
  /// What a screen asks others for that answer it by way of a reference to the screen.
  static let presenters: [Example] = [
    .violation(
      """
      protocol FilmsView: AnyObject { func show(_ films: [Film]) }
      protocol FilmsPresenting { func load() }
      final class FilmsPresenter: FilmsPresenting {
        weak var view: FilmsView?
        private let service = FilmService()
        func load() {
          service.all { [weak self] result in
            switch result {
            case .success(let films): self?.view?.show(films)
            case ↓.failure(let error): print(error)
            }
          }
        }
      }
      final class FilmsController: UIViewController, FilmsView {
        var presenter: FilmsPresenting = FilmsPresenter()
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter.load()
        }
        func show(_ films: [Film]) { title = films.first?.name }
      }
      """),
    .pass(
      """
      protocol FilmsView: AnyObject {
        func show(_ films: [Film])
        func showProblem(_ text: String)
      }
      final class FilmsPresenter {
        weak var view: FilmsView?
        private let service = FilmService()
        func load() {
          service.all { [weak self] result in
            switch result {
            case .success(let films): self?.view?.show(films)
            case .failure(let error): self?.view?.showProblem(error.localizedDescription)
            }
          }
        }
      }
      final class FilmsController: UIViewController, FilmsView {
        private let presenter = FilmsPresenter()
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter.load()
        }
        func show(_ films: [Film]) { title = films.first?.name }
        func showProblem(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true) }
      }
      """),
  ]
}
